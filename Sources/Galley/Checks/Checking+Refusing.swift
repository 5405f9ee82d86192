import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyTree
import Testing

extension Checking {
  /// Ends a check that could not be made: leaves a refusal in the run, so that its gate stays shut, and fails the test.
  ///
  /// - Parameters:
  ///   - error: Why it could not be made.
  ///   - key: What is known of the check.
  ///   - isNamed: Whether the key's name is the check's.
  ///   - isPlaced: Whether the key's environment is that of the device.
  /// - Throws: The error, unless it is one that fails the test at the check's line.
  func end(with error: any Error, of key: CheckKey, isNamed: Bool = true, isPlaced: Bool = true) throws {
    let recorder = refuse(Self.reason(error), of: key, isNamed: isNamed, isPlaced: isPlaced)
    if let label {
      CheckFailure.report(
        Self.failsAtLine(error) ? "\(error)" : "\(label): \(error)", at: site, notedBy: recorder)
    } else if Self.failsAtLine(error) {
      CheckFailure.report("\(error)", at: site, notedBy: recorder)
    } else {
      if let recorder { CheckFailure.noteThrown(error, by: recorder) }
      throw error
    }
  }

  /// Leaves a refusal in the run.
  ///
  /// - Parameters:
  ///   - reason: Why the check could not be made.
  ///   - key: What is known of the check.
  ///   - isNamed: Whether the key's name is the check's.
  ///   - isPlaced: Whether the key's environment is that of the device.
  /// - Returns: Who keeps it; `nil` if there is no run, which no gate lets pass.
  @discardableResult
  func refuse(_ reason: String, of key: CheckKey, isNamed: Bool = true, isPlaced: Bool = true) -> RunRecorder?
  {
    guard let room = try? ProofRoom.proofing(for: "\(site.filePath)") else { return nil }
    let refusal = Refusal(
      of: key, isNamed: isNamed, isPlaced: isPlaced, because: reason, at: site,
      batch: batch?.completed(by: room.batch) ?? room.batch)
    // It counts even if it cannot be written, so that the gate misses it.
    try? room.recorder.refuse(refusal)
    return room.recorder
  }

  /// Leaves a refusal for a check that an XCTest method does not make, as a failure has stopped it.
  ///
  /// What comes after that failure was never seen, so approving what was does not make the run clean.
  ///
  /// - Parameters:
  ///   - application: The app, if there is a device.
  ///   - key: Makes the check's key.
  func refuseInStoppedTest(_ application: Application?, key: (Configuration) -> CheckKey) {
    guard !IgnoreSnapshotsTrait.isIgnoring else { return }
    let (key, isPlaced) = Self.key(on: application, key)
    refuse(
      "an earlier failure had stopped the test, whose \"continueAfterFailure\" is false", of: key,
      isPlaced: isPlaced)
  }

  /// Why a check could not be made, in one sentence.
  static func reason(_ error: any Error) -> String {
    (error as? SettlingError).map(SettlingErrorText.summary) ?? "\(error)"
  }

  /// Whether it is about what there is to compare, so that the checks after it can be made.
  private static func failsAtLine(_ error: any Error) -> Bool {
    error is CheckError || error is WholeContentError || error is SettlingError
  }

  /// The key of a check for the device at hand, as far as the device tells what it is.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - error: What was thrown, which may know the device.
  ///   - key: Makes the key.
  /// - Returns: The key, and whether its environment is the device's.
  static func key(
    on application: Application?, after error: (any Error)? = nil, _ key: (Configuration) -> CheckKey
  ) -> (key: CheckKey, isPlaced: Bool) {
    let seen = (error as? SettlingError)?.actual.snapshot.configuration
    if let configuration = seen ?? (try? application?.automator.driver.snapshot().configuration) {
      return (key(configuration), true)
    }
    return (key(Configuration(device: "", size: .zero, scale: 1)), false)
  }
}
