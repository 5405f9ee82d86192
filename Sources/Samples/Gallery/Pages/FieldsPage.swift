import SwiftUI

/// Fields for text: empty, filled, focused, secure and disabled.
struct FieldsPage: View {
  @State private var empty = ""
  @State private var name = "Johnny"
  @State private var password = "secret"
  @State private var note = "Two apples a day,\nand a pear on Sundays."
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Section("In a form") {
        TextField("Empty", text: $empty)
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        TextField("Disabled", text: $name).disabled(true)
        LabeledContent("Labelled") { TextField("Name", text: $name).multilineTextAlignment(.trailing) }
      }
      Section("Bordered") {
        TextField("Empty", text: $empty).textFieldStyle(.roundedBorder)
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
      }
      Section("Several lines") {
        TextField("Note", text: $note, axis: .vertical)
        TextEditor(text: $note).frame(height: 70)
      }
    }
    .onAppear { isFocused = true }
  }
}
