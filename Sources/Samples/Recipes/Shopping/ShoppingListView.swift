import SwiftUI

struct ShoppingListView: View {
  let store: ShoppingStore

  @State private var isAdding = false
  @State private var isTidying = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.items) { item in
          ShoppingRow(store: store, item: item)
            .accessibilityIdentifier("shopping.row")
            .swipeActions {
              Button("Delete", role: .destructive) { store.remove(item.id) }
            }
        }
        if store.items.isEmpty {
          Text("Nothing to buy.").foregroundStyle(.secondary)
            .accessibilityIdentifier("shopping.empty")
        }
      }
      .navigationTitle("Shopping List")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Tidy Up") { isTidying = true }
            .disabled(!store.items.contains(where: \.isBought))
            .accessibilityIdentifier("shopping.tidy")
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add")
          .accessibilityIdentifier("shopping.add")
        }
      }
    }
    .sheet(isPresented: $isAdding) {
      NewItemView(store: store)
    }
    .confirmationDialog("Remove what has been bought?", isPresented: $isTidying, titleVisibility: .visible) {
      Button("Remove", role: .destructive) { store.removeBought() }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// One line of the shopping list.
struct ShoppingRow: View {
  let store: ShoppingStore
  let item: ShoppingItem

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name).strikethrough(item.isBought)
          .accessibilityIdentifier("shopping.name")
        Text("\(item.quantity) · \(item.aisle.rawValue)").font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("shopping.facts")
      }
      Spacer()
      Toggle("Bought", isOn: Binding(get: { item.isBought }, set: { store.set(item.id, isBought: $0) }))
        .labelsHidden()
        .accessibilityIdentifier("shopping.bought")
    }
  }
}
