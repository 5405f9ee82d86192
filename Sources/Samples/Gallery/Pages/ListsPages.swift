import SwiftUI

/// A list of cards, with headers, footers, selection, badges and rows that open and close.
struct CardsPage: View {
  @State private var isOpen = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("A row")
          Label("With an icon", systemImage: "star")
          Label("With a badge", systemImage: "tray").badge(7)
          NavigationLink("That opens a page") { Text("Page") }
          LabeledContent("With a value", value: "42")
        } header: {
          Text("Header")
        } footer: {
          Text("A footer says what the rows above it are for, in a line or two.")
        }
        Section {
          VStack(alignment: .leading) {
            Text("Two lines")
            Text("The second is smaller").font(.subheadline).foregroundStyle(.secondary)
          }
          Text("With a background").listRowBackground(Color.yellow.opacity(0.3))
          Text("Without a line below").listRowSeparator(.hidden)
          Button("A button") {}
          Button("A destructive button", role: .destructive) {}
        }
        Section("Prominent header") {
          DisclosureGroup("Opens and closes", isExpanded: $isOpen) {
            Text("Inside")
          }
        }
        .headerProminence(.increased)
      }
      .navigationTitle("Cards")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A plain list, with buttons behind its rows.
struct RowsPage: View {
  @State private var chosen: Set<Int> = [2]

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section("Fruit") {
          ForEach(1..<4, id: \.self) { number in
            Text(["Apple", "Pear", "Plum"][number - 1])
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {}
                Button("Flag", systemImage: "flag") {}.tint(.orange)
              }
              .swipeActions(edge: .leading) { Button("Read", systemImage: "envelope.open") {}.tint(.blue) }
          }
        }
        Section("Vegetables") {
          ForEach(4..<6, id: \.self) { number in Label("Carrot \(number)", systemImage: "leaf") }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Rows")
      .toolbar { EditButton() }
    }
  }
}
