import GalleyLogging
import GalleyUIKit

/// The log of the device under test, where each message of a test is a step.
///
/// There is no `os` module for tests: a module of that name would make `canImport(os)` true in all of a suite's code. A line
/// `import os` of a suite has to be guarded by `#if canImport(os)`. The names come with this module instead, and are those of `os`.
struct DeviceLog: LogDestination {
  /// Registers the destination, once.
  static func register() { registered }

  private static let registered: Void = LogDestinations.add(DeviceLog())

  /// Whether a test runs on the main thread; messages of apps are no steps of a test.
  func takes(_ type: OSLogType) -> Bool { XCUIContext.isLogging && !ReportedDevice.isForApp }

  func write(_ entry: LogEntry) {
    let source = entry.source.isEmpty ? "" : " [\(entry.source)]"
    let word = entry.type == .default ? "notice" : entry.type.word
    XCUIContext.note("Log\(source) \(word): \(entry.text)")
  }
}
