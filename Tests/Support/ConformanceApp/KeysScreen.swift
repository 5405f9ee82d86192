import Foundation
import GalleyTree
import GalleyViews

/// Two fields, and buttons that keys press.
struct KeysScreen: View {
  @State private var name = ""
  @State private var notes = ""
  @State private var noticed = "nothing"

  var body: some View {
    VStack(spacing: 12) {
      Text(noticed).accessibilityIdentifier("noticed")
      TextField("Name", text: $name).onSubmit { noticed = "submitted" }.accessibilityIdentifier("name")
      TextEditor(text: $notes).frame(height: 90).accessibilityIdentifier("notes")
      Button("New") { noticed = "new" }.keyboardShortcut("n")
      Button("Close All") { noticed = "close all" }.keyboardShortcut("w", modifiers: [.command, .option])
      Button("Done") { noticed = "done" }.keyboardShortcut(.defaultAction)
      Button("Give Up") { noticed = "given up" }.keyboardShortcut(.cancelAction)
    }
  }
}
