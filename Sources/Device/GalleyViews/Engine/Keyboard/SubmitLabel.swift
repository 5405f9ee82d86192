/// The words of the return key.
///
/// - Reference: [SwiftUI's `SubmitLabel`](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Hashable, Sendable {
  /// The title of the key.
  let word: String
  /// The name of the key in the element tree, as in UIKit.
  let identifier: String
  /// Whether the key has the colour of the primary action.
  let isProminent: Bool

  private init(_ word: String, identifier: String? = nil, isProminent: Bool = false) {
    self.word = word
    self.identifier = identifier ?? word.prefix(1).uppercased() + word.dropFirst()
    self.isProminent = isProminent
  }

  /// “Done”.
  public static let done = SubmitLabel("done", isProminent: true)
  /// “Go”.
  public static let go = SubmitLabel("go", isProminent: true)
  /// “Send”.
  public static let send = SubmitLabel("send", isProminent: true)
  /// “Join”.
  public static let join = SubmitLabel("join", isProminent: true)
  /// “Route”.
  public static let route = SubmitLabel("route", isProminent: true)
  /// “Search”.
  public static let search = SubmitLabel("search", isProminent: true)
  /// “Return”.
  public static let `return` = SubmitLabel("return")
  /// “Next”.
  public static let next = SubmitLabel("next", identifier: "Next:")
  /// “Continue”.
  public static let `continue` = SubmitLabel("continue")
}
