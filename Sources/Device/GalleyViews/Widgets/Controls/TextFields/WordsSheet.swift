import Foundation

/// The system's sheet about selected words, which *Look Up* and *Translate* of the edit menu open.
///
/// The device has neither dictionaries nor languages, and says so below the words, as iOS does for a word that it does not know.
/// *Done* closes the sheet.
struct WordsSheet: View {
  /// The command that has opened the sheet.
  let command: EditCommand
  /// The selected words.
  let words: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(verbatim: words).font(.title2.bold())
          Text(verbatim: command == .translate ? "Translation Not Available" : "No Content Found")
            .foregroundStyle(.secondary)
        }
        if command == .lookUp {
          Section {
            Button {
              if let host = RunningDevice.current?.host { WebSearch(words: words).open(in: host) }
            } label: {
              Text(verbatim: EditCommand.searchWeb.rawValue)
            }
          }
        }
      }
      .navigationTitle(Text(verbatim: command.rawValue))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button {
            dismiss()
          } label: {
            Text(verbatim: "Done")
          }
        }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

/// A search for words on the web, which goes to the app that has the scheme `x-web-search`; without one nothing happens.
struct WebSearch {
  /// The words.
  let words: String

  /// Gives the address of the search to the system.
  @MainActor func open(in host: ViewHost) {
    let query = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    if let url = URL(string: "x-web-search://?\(query)") { _ = host.environment.systemOpenURL(url) }
  }
}
