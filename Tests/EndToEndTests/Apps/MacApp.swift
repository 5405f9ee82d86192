import GalleyServices
import GalleySimulator
import GalleyViews

/// An app of a Mac with a menu, a sheet, and a button in the middle of its window, where dialogs come up.
struct NotebookApp: App {
  @State private var isAdding = false

  var body: some Scene {
    WindowGroup { NotebookView(isAdding: $isAdding) }
      .commands {
        CommandMenu("Notes") {
          Button("Add Note…") { isAdding = true }.keyboardShortcut("d")
        }
      }
  }
}

private struct NotebookView: View {
  @Binding var isAdding: Bool
  @Environment(\.permissions) private var permissions
  @State private var title = ""
  @State private var clicks = 0

  var body: some View {
    VStack {
      Button("Contacts") { permissions.request(.contacts) { _ in } }
      Spacer()
      Button("Middle") { clicks += 1 }
      Spacer()
      Text("\(clicks) clicks")
    }
    .padding()
    .alert("Add a Note", isPresented: $isAdding) {
      TextField("Title", text: $title)
      Button("Add") {}
      Button("Cancel", role: .cancel) {}
    }
  }
}
