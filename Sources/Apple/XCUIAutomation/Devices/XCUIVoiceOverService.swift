// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GalleyAutomation
import GalleySystem

/// The screen reader of a device: a cursor that moves through the elements of the screen and speaks them.
///
/// - Reference: [`XCUIVoiceOverService`](https://developer.apple.com/documentation/xcuiautomation/xcuivoiceoverservice).
@MainActor @preconcurrency
public final class XCUIVoiceOverService: NSObject {
  /// The spoken text of the screen reader.
  public struct Output: Hashable, Sendable {
    /// The words.
    public let utterance: String
  }

  /// The reason why the screen reader cannot do something.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Code: Int, Hashable, Sendable, CaseIterable {
      /// It could not be started.
      case failedToStart
      /// It could not be ended.
      case failedToStop
      /// The screen reader was silent.
      case noSpeech
      /// It does not run.
      case notRunning
    }

    /// The kind of failure.
    public let code: Code

    /// The failure as a sentence.
    public var description: String {
      switch code {
      case .failedToStart:
        "The screen reader did not start: the test has no device, or its device does not answer."
      case .failedToStop: "The screen reader did not end."
      case .noSpeech: "The screen reader said nothing: there is no element in this direction."
      case .notRunning: "The screen reader does not run; call enable() before."
      }
    }
  }

  /// The cursor.
  private var voiceOver: VoiceOver?

  /// Whether it runs.
  public var isEnabled: Bool { running != nil }

  /// The cursor, if it is on the device of the running test.
  private var running: VoiceOver? {
    voiceOver.flatMap { $0.automator === XCUIContext.automator ? $0 : nil }
  }

  /// Turns VoiceOver on, with the cursor on the first element of the screen.
  ///
  /// - Throws: ``Error`` if there is no device, or it does not answer.
  public func enable() throws {
    guard running == nil else { return }
    guard let automator = XCUIContext.automator, let cursor = try? VoiceOver(automator) else {
      throw Error(code: .failedToStart)
    }
    voiceOver = cursor
  }

  /// Terminates the app, if it runs.
  ///
  /// - Throws: ``Error`` if the device does not answer.
  public func disable() throws {
    guard let running else { return }
    do { try running.turnOff() } catch { throw Error(code: .failedToStop) }
    voiceOver = nil
  }

  /// Moves to the next element.
  ///
  /// - Throws: ``Error`` if it does not run, or this is the last element.
  public func moveForward() throws -> Output { try say { try $0.flick(.right) } }

  /// Moves to the element before.
  ///
  /// - Throws: ``Error`` if it does not run, or this is the first element.
  public func moveBackward() throws -> Output { try say { try $0.flick(.left) } }

  /// Moves into the container that the cursor is on, as after ``moveOut()``: to the first element or container inside.
  ///
  /// Apple publishes no more than that it *moves into the current container*. Here moving forward and
  /// backward leads from element to element across all containers, so that the cursor comes to a container
  /// only by moving out.
  ///
  /// - Throws: ``Error`` if it does not run, or the cursor is on no container.
  public func moveIn() throws -> Output { try say { try $0.moveIn() } }

  /// Moves out of the container that the cursor is in, onto the container; moving forward leads past it then.
  ///
  /// Here a container is an element that groups several elements, such as a bar or a list. The words for its
  /// kind are Galley's, because Apple publishes none.
  ///
  /// - Throws: ``Error`` if it does not run, or no container is around.
  public func moveOut() throws -> Output { try say { try $0.moveOut() } }

  /// The spoken description of the element at the cursor.
  ///
  /// - Throws: ``Error`` if it does not run, or nothing is read on the screen.
  public func currentSpeech() throws -> Output { try say { $0.utterance?.text } }

  private func say(_ words: (inout VoiceOver) throws -> String?) throws -> Output {
    guard var cursor = running else { throw Error(code: .notRunning) }
    defer { voiceOver = cursor }
    guard let text = try words(&cursor) else { throw Error(code: .noSpeech) }
    return Output(utterance: text)
  }

  /// Whether it runs.
  public override nonisolated var debugDescription: String {
    let isRunning = MainActorEntry.isInside && MainActor.assumeIsolated { isEnabled }
    return "VoiceOver: \(isRunning ? "running" : "not running")"
  }
}

/// The domain of the screen reader's errors.
public let XCUIVoiceOverServiceErrorDomain = "XCUIVoiceOverServiceErrorDomain"
