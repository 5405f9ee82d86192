import GalleyServices
import GalleyViews

/// A menu in a menu, a search field and a popover.
struct PartsApp: App {
  var body: some Scene {
    WindowGroup { PartsView() }
  }
}

private struct PartsView: View {
  @State private var log = "nothing"
  @State private var query = ""
  @State private var isPopped = false

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: log).accessibilityIdentifier("log")
        Text(verbatim: "query \(query)").accessibilityIdentifier("query")
        Menu("Sort") {
          Button("By name") { log = "name" }
          Menu("By date") { Button("Oldest first") { log = "oldest" } }
        }
        Button("Pop") { isPopped = true }
          .popover(isPresented: $isPopped) {
            Text("Popped").presentationCompactAdaptation(.popover)
          }
      }
      .searchable(text: $query)
      .navigationTitle("Parts")
    }
  }
}
