import Foundation
import GalleyTree
import GalleyTreeFormats

/// An action of a person in a browser, or a screen that a page then showed.
package struct RecordedEvent: Sendable {
  /// The kinds of events.
  package enum Kind: Hashable, Sendable {
    /// A document came, by the way that the browser names: `navigate`, `reload`, `back_forward`.
    case arrived(way: String)
    /// The first sign of a person in a document.
    case touched
    /// The screen once nothing changed for a while.
    case screen
    /// A touch; `isControl`: whether the element seems to be made for it.
    case tap(isControl: Bool)
    /// The first letters that change a field, with the text that it holds then; `nil` for a secret one.
    case type(String?, run: Int, wasEmpty: Bool)
    /// Further letters of such a run.
    case typed(String?, run: Int)
    /// The key Enter of a field.
    case enter
    /// The key Escape.
    case escape
    /// A check box.
    case set(Bool)
    /// An option of a menu.
    case select(String)
    /// A slider, from 0 to 1.
    case adjust(Double)
    /// Files, by their names.
    case attach([String])
    /// The answer to a dialog of JavaScript, whose text a prompt returns.
    case dialog(BrowserDialog, isAccepted: Bool, text: String)
    /// A touch in a frame of another origin, of which nothing else is known.
    case foreign
    /// Something that no test can do in one step, in words.
    case other(String)

    /// Whether a person did something, of which a recording tells.
    var isStep: Bool {
      switch self {
      case .arrived, .touched, .screen, .foreign: false
      default: true
      }
    }
  }

  package var kind: Kind
  /// The name of the document.
  package var page: String
  /// The address of the document.
  package var address: String
  /// The title of the document.
  package var title: String
  /// The screen before the event, without the texts of secret fields; `nil` for events that need none.
  package var screen: Element?
  /// The handles of the element and those around it, the innermost one first.
  package var target: [UInt64]
}

extension RecordedEvent {
  /// The message of the script in the page.
  private struct Message: Decodable {
    var kind: String
    var page: String
    var address: String
    var title: String
    var tree: String?
    var secrets: [UInt64]?
    var target: [UInt64]?
    var way: String?
    var isControl: Bool?
    var value: String?
    var run: Int?
    var isEmpty: Bool?
    var isOn: Bool?
    var position: Double?
    var names: [String]?
    var form: String?
    var message: String?
    var isAccepted: Bool?
    var what: String?

    var event: Kind? {
      switch kind {
      case "arrived": .arrived(way: way ?? "navigate")
      case "touched": .touched
      case "screen": .screen
      case "tap": .tap(isControl: isControl ?? true)
      case "type": .type(value, run: run ?? 0, wasEmpty: isEmpty ?? true)
      case "typed": .typed(value, run: run ?? 0)
      case "enter": .enter
      case "escape": .escape
      case "set": .set(isOn ?? false)
      case "select": .select(value ?? "")
      case "adjust": .adjust(position ?? 0)
      case "attach": .attach(names ?? [])
      case "dialog":
        .dialog(
          BrowserDialog(message ?? "", kind: form.flatMap(BrowserDialog.Kind.init)),
          isAccepted: isAccepted ?? false, text: value ?? "")
      case "foreign": .foreign
      case "other": .other(what ?? "a step")
      default: nil
      }
    }
  }

  /// Reads a message of the script; `nil` for one that it does not send.
  init?(_ text: String) {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
      let kind = message.event
    else { return nil }
    self.kind = kind
    page = message.page
    address = message.address
    title = message.title
    target = message.target ?? []
    guard let tree = message.tree, var live = try? LivePage.read(tree) else { return }
    live.root.hideTexts(of: Set(message.secrets ?? []))
    let application = live.application
    screen = Element(.other, frame: application.frame, children: [application])
  }
}

extension Element {
  /// Takes the values of elements away.
  fileprivate mutating func hideTexts(of handles: Set<UInt64>) {
    if let handle, handles.contains(handle) { value = nil }
    for index in children.indices { children[index].hideTexts(of: handles) }
  }
}
