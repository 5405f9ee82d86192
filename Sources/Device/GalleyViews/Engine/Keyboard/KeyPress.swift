import Foundation
import GalleyTree

/// A key of a hardware keyboard that was pressed.
///
/// - Reference: [SwiftUI's `KeyPress`](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
  /// Whether a key was taken.
  ///
  /// - Reference: [SwiftUI's `KeyPress.Result`](https://developer.apple.com/documentation/swiftui/keypress/result).
  public enum Result: Hashable, Sendable {
    /// The key was handled.
    case handled
    /// The key was not handled: other views receive it.
    case ignored
  }

  /// The stages of pressing a key.
  ///
  /// - Reference: [SwiftUI's `KeyPress.Phases`](https://developer.apple.com/documentation/swiftui/keypress/phases).
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All stages.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The stage; the simulated device's keys are held for no time.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The keys that are held with it.
  public let modifiers: EventModifiers
}

nonisolated extension View {
  /// Handles a key that goes down while the view or one inside is focused.
  ///
  /// Views receive the key from the inside out; a key that none of them handles has its standard effect.
  ///
  /// - Reference: [SwiftUI's `onKeyPress(_:action:)`](https://developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)).
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Takes a key while the view or one inside is focused.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Takes some keys while the view or one inside is focused.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Takes keys that type some characters while the view or one inside is focused.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isMeant =
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      return isMeant ? action(press) : .ignored
    }
  }

  /// Takes any key while the view or one inside is focused.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier(phases: phases, action: action))
  }
}

struct KeyPressModifier: NodeModifier {
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
}

/// A node that may take keys.
@MainActor protocol KeyTaking: Node {
  func take(_ press: KeyPress) -> KeyPress.Result
}

extension ModifierNode: KeyTaking where Modifier == KeyPressModifier {
  func take(_ press: KeyPress) -> KeyPress.Result {
    modifier.phases.contains(press.phase) ? modifier.action(press) : .ignored
  }
}

extension ViewHost {
  /// Sends a key press and release to the focused view and those around it.
  ///
  /// - Returns: Whether one of them handled the press.
  func tellKey(_ key: KeyInput, _ modifiers: EventModifiers) -> Bool {
    let takers = focus.focusedChain.compactMap { $0 as? any KeyTaking }
    guard !takers.isEmpty, let equivalent = key.equivalent else { return false }
    // A held shift is a separate entry of `modifiers`; the key itself is that of the small letter.
    let characters: String = if case .character(let character) = key { String(character) } else { "" }
    func tell(_ phase: KeyPress.Phases) -> Bool {
      let press = KeyPress(phase: phase, key: equivalent, characters: characters, modifiers: modifiers)
      return takers.contains { $0.take(press) == .handled }
    }
    let isTaken = tell(.down)
    _ = tell(.up)
    return isTaken
  }
}
