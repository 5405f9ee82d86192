import Foundation

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  fileprivate var submissions: [(triggers: SubmitTriggers, action: () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The actions at the end of a text's input, the innermost first.
  var submitActions: [() -> Void] {
    submissions.reversed().filter { $0.triggers.contains(.text) }.map(\.action)
  }
}

extension EnvironmentValues {
  /// The actions at the end of a search's input, the innermost first.
  var searchSubmitActions: [() -> Void] {
    submissions.reversed().filter { $0.triggers.contains(.search) }.map(\.action)
  }
}

/// The events that end an input.
///
/// - Reference: [SwiftUI's `SubmitTriggers`](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The search key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Calls an action when the return key ends the input of a field inside.
  ///
  /// - Reference: [SwiftUI's `onSubmit(of:_:)`](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)).
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modified(by: EnvironmentModifier { $0.submissions.append((triggers, action)) })
  }

  /// Stops the end of an input inside from triggering actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modified(by: EnvironmentModifier { if isBlocking { $0.submissions = [] } })
  }

  /// Sets the words of the return key.
  ///
  /// - Reference: [SwiftUI's `submitLabel(_:)`](https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)).
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modified(by: EnvironmentModifier { $0.keyboard.submitLabel = submitLabel })
  }

  /// Sets whether the system corrects typed text; the simulated device never does.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modified(by: EnvironmentModifier { $0.disableAutocorrection = disable })
  }

  /// Sets whether the system corrects typed text; SwiftUI's older name.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    modified(by: EnvironmentModifier { $0.disableAutocorrection = disable })
  }

  /// Sets the automatic capitals of the keyboard on the screen; text that a test types stays unchanged.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modified(by: EnvironmentModifier { $0.keyboard.capitalization = autocapitalization })
  }
}

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

/// The automatic capitals of a text field.
///
/// - Reference: [SwiftUI's `TextInputAutocapitalization`](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  /// Creates the counterpart of a value of UIKit.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(type: type)
  }

  private init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }

  /// Whether the next letter after a text is a capital.
  func isCapital(after text: String) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      let sentence = text.reversed().drop { $0.isWhitespace }
      return last.isWhitespace && sentence.first.map { ".!?".contains($0) } ?? true
    }
  }
}
