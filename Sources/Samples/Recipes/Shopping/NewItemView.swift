import SwiftUI

/// Writes something on the shopping list.
struct NewItemView: View {
  let store: ShoppingStore

  @State private var name = ""
  @State private var quantity = 1
  @State private var aisle = Aisle.produce
  @Environment(\.dismiss) private var dismiss

  private var trimmed: String { name.trimmingCharacters(in: .whitespaces) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("What do you need?", text: $name)
          .accessibilityIdentifier("item.name")
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...20)
          .accessibilityIdentifier("item.quantity")
        Picker("Aisle", selection: $aisle) {
          ForEach(Aisle.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .accessibilityIdentifier("item.aisle")
      }
      .navigationTitle("New Item")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cancel") { dismiss() }.accessibilityIdentifier("item.cancel")
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add") {
            store.add(trimmed, quantity: quantity, aisle: aisle)
            dismiss()
          }
          .disabled(trimmed.isEmpty)
          .accessibilityIdentifier("item.add")
        }
      }
    }
  }
}
