/// A dialog of JavaScript that a browser shows.
package struct BrowserDialog: Hashable, Sendable {
  /// The kinds of dialogs, as WebDriver BiDi names them.
  package enum Kind: String, Sendable {
    case alert, confirm, prompt, beforeunload
  }

  /// The message.
  package var message: String
  /// The kind; `nil` where the protocol does not tell it.
  package var kind: Kind?

  package init(_ message: String, kind: Kind? = nil) {
    self.message = message
    self.kind = kind
  }

  /// The W3C's error code of commands while a dialog is open.
  package static let code = "unexpected alert open"
}
