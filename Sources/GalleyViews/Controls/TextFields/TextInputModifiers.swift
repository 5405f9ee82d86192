import Foundation

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  fileprivate var submissions: [(triggers: SubmitTriggers, action: () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// What the end of a text's input does, the innermost first.
  var submitActions: [() -> Void] {
    submissions.reversed().filter { $0.triggers.contains(.text) }.map(\.action)
  }
}

extension EnvironmentValues {
  /// What the end of a search's input does, the innermost first.
  var searchSubmitActions: [() -> Void] {
    submissions.reversed().filter { $0.triggers.contains(.search) }.map(\.action)
  }
}

/// What ends an input.
///
/// - Reference: [SwiftUI's `SubmitTriggers`](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a trigger.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The search key in a field for searching.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Calls an action when the return key ends the input of a field inside.
  ///
  /// - Reference: [SwiftUI's `onSubmit(of:_:)`](https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)).
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modified(by: EnvironmentModifier { $0.submissions.append((triggers, action)) })
  }

  /// Keeps the end of an input inside from what views further out do.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modified(by: EnvironmentModifier { if isBlocking { $0.submissions = [] } })
  }

  /// Sets the words of the return key; the simulated keyboard has one return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets whether the system corrects what is typed; the simulated device never does.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modified(by: EnvironmentModifier { $0.disableAutocorrection = disable })
  }

  /// Sets whether the system corrects what is typed, under SwiftUI's older name.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    modified(by: EnvironmentModifier { $0.disableAutocorrection = disable })
  }

  /// Sets which letters begin as capitals; what a test types stays as it is.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

/// The words of the return key.
///
/// - Reference: [SwiftUI's `SubmitLabel`](https://developer.apple.com/documentation/swiftui/submitlabel).
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters begin as capitals.
///
/// - Reference: [SwiftUI's `TextInputAutocapitalization`](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(name: "characters")
  }
}
