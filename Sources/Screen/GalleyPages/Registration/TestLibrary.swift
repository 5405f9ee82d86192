import GalleyAutomation
import GalleyTree
import Synchronization

/// The library for tests, for modules that it stands above.
///
/// It connects itself when a program that contains it is loaded. Modules below fail the running test by it, and keep evidence of failures;
/// a command, which does not contain it, does neither.
package enum TestLibrary {
  private struct Connection {
    var fail: @Sendable (String, CallSite) -> Void
    var evidence: @Sendable () -> any EvidenceRecorder
  }

  private static let connection = Mutex<Connection?>(nil)

  /// Whether the process contains the library.
  package static var isConnected: Bool { connection.withLock { $0 != nil } }

  /// Connects the library; it does so once.
  ///
  /// - Parameters:
  ///   - evidence: Makes a recorder of failures, for one device.
  ///   - fail: Fails the running test with a message at a line, without ending it.
  package static func connect(
    evidence: @escaping @Sendable () -> any EvidenceRecorder,
    fail: @escaping @Sendable (_ message: String, _ site: CallSite) -> Void
  ) {
    connection.withLock { $0 = Connection(fail: fail, evidence: evidence) }
  }

  /// Fails the running test at a line, without ending it; does nothing without the library.
  package static func fail(_ message: String, at site: CallSite) {
    connection.withLock { $0 }?.fail(message, site)
  }

  /// A new recorder of failures; `nil` without the library.
  package static func evidence() -> (any EvidenceRecorder)? {
    connection.withLock { $0 }?.evidence()
  }
}
