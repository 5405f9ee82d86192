import SwiftUI

/// A large title, a search, and toolbars.
struct BarsPage: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List(0..<20, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Bars")
        .searchable(text: $words)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Favourite", systemImage: "heart") {}
            Button("Add", systemImage: "plus") {}
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Spacer()
            Text("20 rows").font(.caption)
            Spacer()
            Button("Delete", systemImage: "trash") {}.disabled(true)
          }
        }
    }
  }
}

/// Tabs with badges.
struct TabsPage: View {
  @State private var chosen = 1

  var body: some View {
    TabView(selection: $chosen) {
      Tab("Home", systemImage: "house", value: 0) { Color.clear }
      Tab("Inbox", systemImage: "tray", value: 1) {
        Text("The second tab").frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .bottom) {
            Text("At the bottom").padding(8).background(.quaternary, in: Capsule())
          }
      }
      .badge(3)
      Tab("Settings", systemImage: "gearshape", value: 2) { Color.clear }.badge("New")
    }
  }
}
