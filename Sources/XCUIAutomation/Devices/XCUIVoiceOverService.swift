// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The screen reader of a device, which no simulated one has: enabling it throws.
///
/// - Reference: [`XCUIVoiceOverService`](https://developer.apple.com/documentation/xcuiautomation/xcuivoiceoverservice).
@MainActor @preconcurrency
public final class XCUIVoiceOverService: NSObject {
  /// What the screen reader says.
  public struct Output: Hashable, Sendable {
    /// The words.
    public let utterance: String
  }

  /// Why the screen reader does not do something.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: Int, Hashable, Sendable, CaseIterable {
      /// It could not be started.
      case failedToStart
      /// It could not be ended.
      case failedToStop
      /// It said nothing.
      case noSpeech
      /// It does not run.
      case notRunning
    }

    /// The kind of failure.
    public let code: Code

    /// The failure as a sentence.
    public var description: String {
      switch code {
      case .failedToStart: "The screen reader did not start: a simulated device has none."
      case .failedToStop: "The screen reader did not end."
      case .noSpeech: "The screen reader said nothing."
      case .notRunning: "The screen reader does not run; a simulated device has none."
      }
    }
  }

  /// Whether it runs: it never does.
  public var isEnabled: Bool { false }

  /// Starts it.
  ///
  /// - Throws: ``Error`` always: a simulated device has none.
  public func enable() throws { throw Error(code: .failedToStart) }

  /// Ends it; does nothing, as it does not run.
  public func disable() throws {}

  /// Moves to the next element.
  ///
  /// - Throws: ``Error`` always: it does not run.
  public func moveForward() throws -> Output { throw Error(code: .notRunning) }

  /// Moves to the element before.
  ///
  /// - Throws: ``Error`` always: it does not run.
  public func moveBackward() throws -> Output { throw Error(code: .notRunning) }

  /// Moves into a container.
  ///
  /// - Throws: ``Error`` always: it does not run.
  public func moveIn() throws -> Output { throw Error(code: .notRunning) }

  /// Moves out of a container.
  ///
  /// - Throws: ``Error`` always: it does not run.
  public func moveOut() throws -> Output { throw Error(code: .notRunning) }

  /// What it says now.
  ///
  /// - Throws: ``Error`` always: it does not run.
  public func currentSpeech() throws -> Output { throw Error(code: .notRunning) }

  /// That it does not run.
  public override nonisolated var debugDescription: String { "VoiceOver: not running" }
}

/// The domain of the screen reader's errors.
public let XCUIVoiceOverServiceErrorDomain = "XCUIVoiceOverServiceErrorDomain"
