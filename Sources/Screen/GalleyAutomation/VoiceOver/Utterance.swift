import GalleyTree

/// The spoken description of an element, as facts in the order in which VoiceOver speaks them.
public struct Utterance: Hashable, Sendable {
  /// One part of the spoken description.
  public enum Part: Hashable, Sendable {
    /// The start of a container.
    case begins(ElementAccessibility.ContainerKind, label: String)
    /// It is chosen.
    case selected
    /// The element's label.
    case label(String)
    /// The element's label, letter by letter.
    case spelled(String)
    /// The element's label, with the names of punctuation marks.
    case punctuated(String)
    case value(String)
    /// Important content.
    case content(label: String, value: String)
    /// The element's role.
    case role(Role)
    /// It takes no input.
    case dimmed
    /// The position of the element among its siblings.
    case position(Int, of: Int)
    /// The end of a container.
    case ends(ElementAccessibility.ContainerKind)
    /// The element's hint: the result of using it.
    case hint(String)
    /// The instruction for the use of the element.
    case instruction(Instruction)
    /// A notice that the element has more content on request.
    case moreContent
    /// A notice that the element has custom actions.
    case actionsAvailable
  }

  /// The role of an element.
  public enum Role: Hashable, Sendable {
    case button
    /// The button that leads back.
    case backButton
    /// A button that shows choices.
    case popUpButton
    case switchButton
    case tab
    /// A heading, with its level if it has one.
    case heading(level: Int?)
    case link
    /// A picture.
    case image
    /// A field for searching.
    case searchField
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

  /// An instruction for the use of an element.
  public enum Instruction: Hashable, Sendable {
    /// The instruction to toggle a switch.
    case toggle
    /// The instruction to edit a field.
    case edit
    /// The instruction to find misspellings, in a field with the keyboard focus or with several lines.
    case misspellings
    /// The instruction to adjust a value.
    case adjust
    /// The instruction to show the menu of a button.
    case showMenu
  }

  /// The parts, in spoken order.
  public var parts: [Part]

  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// The words, such as `Selected, Inbox, tab, 1 of 4`.
  public var text: String { UtteranceText.sentence(parts) }

  /// The spoken text without hints and instructions, as a person hears it who moves on at once.
  public var summary: String { UtteranceText.sentence(parts.filter { !$0.comesLate }) }
}

extension Utterance: CustomStringConvertible {
  /// The words.
  public var description: String { text }
}

extension Utterance.Part {
  /// Whether it is spoken after a pause.
  var comesLate: Bool {
    switch self {
    case .hint, .instruction, .moreContent, .actionsAvailable: true
    default: false
    }
  }
}
