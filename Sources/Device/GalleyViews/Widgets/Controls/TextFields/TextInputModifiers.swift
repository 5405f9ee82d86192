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
