import Foundation
import GalleyAutomation
import Synchronization

/// The attachments of the running test so far.
///
/// It may be used from any thread.
package final class TestAttachments: Sendable {
  private struct State {
    var recorder: (any AttachmentRecorder)?
    var activities: [String] = []
    /// The files that are removed unless the test fails.
    var passing: [String] = []
  }

  private let state = Mutex(State())

  package func begin(_ recorder: (any AttachmentRecorder)?) {
    state.withLock { $0 = State(recorder: recorder) }
  }

  /// Ends a test: without a failure, attachments that are deleted on success are removed.
  func end(hasFailed: Bool) {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard !hasFailed else { return }
    for name in ended.passing { ended.recorder?.remove(name) }
  }

  func enter(_ activity: String) {
    state.withLock { $0.activities.append(activity) }
  }

  func leave() {
    state.withLock { _ = $0.activities.popLast() }
  }

  /// Keeps an attachment at once, so that a test that dies has left it.
  ///
  /// - Throws: Why it could not be kept.
  func keep(_ attachment: XCTAttachment) throws {
    var file = try attachment.file()
    let recorder = state.withLock { state in
      file.activities = state.activities
      return state.recorder
    }
    guard let name = try recorder?.keep(file), attachment.lifetime == .deleteOnSuccess else { return }
    state.withLock { $0.passing.append(name) }
  }
}
