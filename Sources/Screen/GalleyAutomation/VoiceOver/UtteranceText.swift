import GalleyTree

/// The English texts of VoiceOver's speech.
enum UtteranceText {
  /// All parts as one text: those that are spoken at once, and after a full stop the late ones.
  static func sentence(_ parts: [Utterance.Part]) -> String {
    let first = parts.filter { !$0.comesLate }.map(words).filter { !$0.isEmpty }
    let late = parts.filter(\.comesLate).map(words).filter { !$0.isEmpty }
    var text = join(first, by: ",")
    if let initial = text.first, parts.first?.isOfTheSystem == true {
      text = initial.uppercased() + text.dropFirst()
    }
    for sentence in late {
      if !text.isEmpty { text += endsItself(text) ? " " : ". " }
      text += sentence
    }
    return text
  }

  /// Parts with a pause between them; a part that ends with a mark needs no further one.
  private static func join(_ parts: [String], by mark: String) -> String {
    parts.reduce(into: "") { text, part in
      if !text.isEmpty { text += endsItself(text) ? " " : "\(mark) " }
      text += part
    }
  }

  private static func endsItself(_ text: String) -> Bool {
    text.last.map { ".,:;!?…".contains($0) } ?? false
  }

  /// One part.
  static func words(_ part: Utterance.Part) -> String {
    switch part {
    case .begins(.list, _): "list start"
    case .begins(.landmark, let label): label.isEmpty ? "landmark" : "\(label), landmark"
    case .begins(.semanticGroup, let label): label
    case .selected: "selected"
    case .label(let text), .value(let text), .hint(let text): text.trimmed
    case .spelled(let text): Spelling.characters(of: text).joined(separator: " ")
    case .punctuated(let text): Spelling.withPunctuation(text)
    case .content(let label, let value): label.isEmpty || value.isEmpty ? label + value : "\(label), \(value)"
    case .role(let role): words(role)
    case .dimmed: "dimmed"
    case .position(let number, let count): "\(number) of \(count)"
    case .ends(.list): "list end"
    case .ends(.landmark): "end"
    case .ends(.semanticGroup): ""
    case .instruction(let instruction): words(instruction)
    case .moreContent: "More content available"
    case .actionsAvailable: "Actions available"
    }
  }

  private static func words(_ role: Utterance.Role) -> String {
    switch role {
    case .button: "button"
    case .backButton: "back button"
    case .popUpButton: "pop-up button"
    case .switchButton: "switch button"
    case .tab: "tab"
    case .heading(nil): "heading"
    case .heading(let level?): "heading level \(level)"
    case .link: "link"
    case .image: "image"
    case .searchField: "search field"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .editing: "is editing"
    case .pickerItem: "picker item"
    case .adjustable: "adjustable"
    case .container(let type): words(type)
    }
  }

  private static func words(_ container: ElementType) -> String {
    switch container {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    case .table, .collectionView: "list"
    case .keyboard: "keyboard"
    case .alert: "alert"
    default: "group"
    }
  }

  private static func words(_ instruction: Utterance.Instruction) -> String {
    switch instruction {
    case .toggle: "Double tap to toggle setting"
    case .edit: "Double tap to edit"
    case .misspellings: "Use the rotor to access Misspelled Words"
    case .adjust: "Swipe up or down with one finger to adjust the value"
    case .showMenu: "Double tap to show menu"
    }
  }
}

extension Utterance.Part {
  /// Whether the words are the system's, which begin a sentence with a capital.
  fileprivate var isOfTheSystem: Bool {
    switch self {
    case .begins(.list, _), .selected, .role, .dimmed: true
    default: false
    }
  }
}

extension String {
  /// The text without white space around it, on one line.
  fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
