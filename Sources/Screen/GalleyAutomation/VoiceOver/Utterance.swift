import GalleyTree

/// What VoiceOver says of an element, as facts in the order in which they are said.
public struct Utterance: Hashable, Sendable {
  /// Something that is said.
  public enum Part: Hashable, Sendable {
    /// Where a container begins.
    case begins(ElementAccessibility.ContainerKind, label: String)
    /// It is chosen.
    case selected
    /// What it is called.
    case label(String)
    /// What it is called, letter by letter.
    case spelled(String)
    /// What it is called, with the names of its punctuation.
    case punctuated(String)
    /// Its value.
    case value(String)
    /// Important content.
    case content(label: String, value: String)
    /// What it is.
    case role(Role)
    /// It takes no input.
    case dimmed
    /// Which of its like it is.
    case position(Int, of: Int)
    /// Where a container ends.
    case ends(ElementAccessibility.ContainerKind)
    /// What happens when it is used.
    case hint(String)
    /// How it is used.
    case instruction(Instruction)
    /// There is more to be told to those who ask.
    case moreContent
    /// There are actions to choose from.
    case actionsAvailable
  }

  /// What an element is.
  public enum Role: Hashable, Sendable {
    /// A button.
    case button
    /// The button that leads back.
    case backButton
    /// A button that shows choices.
    case popUpButton
    /// A switch.
    case switchButton
    /// A tab.
    case tab
    /// A heading, with its level if it has one.
    case heading(level: Int?)
    /// A link.
    case link
    /// A picture.
    case image
    /// A field for searching.
    case searchField
    /// A field for text.
    case textField
    /// A field for a secret.
    case secureTextField
    /// A field that is typed into.
    case editing
    /// A value that is chosen on a wheel.
    case pickerItem
    /// A value that is changed step by step.
    case adjustable
    /// A container, by its type.
    case container(ElementType)
  }

  /// How an element is used.
  public enum Instruction: Hashable, Sendable {
    /// A switch.
    case toggle
    /// A field.
    case edit
    /// A field that is typed into, or one of several lines.
    case misspellings
    /// A value.
    case adjust
    /// A button with choices.
    case showMenu
  }

  /// What is said, in order.
  public var parts: [Part]

  /// Makes an utterance of its parts.
  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The words, such as `Selected, Inbox, tab, 1 of 4`.
  public var text: String { UtteranceText.sentence(parts) }

  /// The words without hints and instructions, as somebody hears them who goes on at once.
  public var summary: String { UtteranceText.sentence(parts.filter { !$0.comesLate }) }
}

extension Utterance: CustomStringConvertible {
  /// The words.
  public var description: String { text }
}

extension Utterance.Part {
  /// Whether it is said after a pause.
  var comesLate: Bool {
    switch self {
    case .hint, .instruction, .moreContent, .actionsAvailable: true
    default: false
    }
  }
}
