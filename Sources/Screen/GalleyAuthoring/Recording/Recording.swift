import GalleyTree

/// The way of a person through the pages of an app, in order.
package struct Recording: Sendable {
  /// A page as it was shown.
  package struct Screen: Sendable {
    /// The screen with the page.
    package var tree: Element
    /// The address of the page without the parts in which pages of one kind differ, such as `/books/*`.
    package var page: String
    /// The name of the page in words; `nil` for that of its screen.
    package var name: String?
    /// The name of the document, another one after each load.
    package var document: String

    package init(_ tree: Element, page: String, name: String?, document: String) {
      self.tree = tree
      self.page = page
      self.name = name
      self.document = document
    }
  }

  /// An action of a person.
  package enum Act: Hashable, Sendable {
    case tap
    /// Letters that an empty field then holds.
    case type(String)
    /// Letters that a field then holds, which held others before.
    case replace(String)
    /// A text that is not to be known.
    case typeSecret
    /// The key Enter of a field.
    case submit
    case set(Bool)
    case select(String)
    /// The position of a slider, from 0 to 1.
    case adjust(Double)
    /// Files, by their names.
    case attach([String])
    /// The key Escape.
    case escape
  }

  package enum Entry: Sendable {
    /// A screen at rest.
    case screen(Screen)
    /// A step, with the screen before it, and the handles of its element and those around it, the innermost one first.
    case step(Act, target: [UInt64], Screen)
    /// The answer to a dialog of JavaScript with its message.
    case dialog(message: String, isQuestion: Bool, isAccepted: Bool)
    /// The browser's own way back.
    case back
    /// An address that was opened by hand.
    case open(String)
    /// Something that is not recorded, as a sentence.
    case note(String)
  }

  package var entries: [Entry] = []

  package init(_ entries: [Entry] = []) { self.entries = entries }
}
