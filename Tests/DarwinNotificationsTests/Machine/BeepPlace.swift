import DarwinNotifications
import Foundation
import TemporaryFolders

/// A folder of a test's own in which processes find each other.
struct BeepPlace {
  private let path: String

  var folder: PeerFolder { PeerFolder(environment: ["XDG_RUNTIME_DIR": path]) }

  /// Runs a test with a place, whose folder is not made yet.
  ///
  /// - Parameters:
  ///   - path: The path of the user's folder from the test's; it is made.
  ///   - body: The test.
  static func use(below path: String = "", _ body: (BeepPlace) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let whole = path.isEmpty ? folder : "\(folder)/\(path)"
      try FileManager.default.createDirectory(atPath: whole, withIntermediateDirectories: true)
      try body(BeepPlace(path: whole))
    }
  }

  /// Starts a process that beeps or listens.
  func start(_ words: String...) throws -> BeepProcess {
    try BeepProcess(words, environment: ["XDG_RUNTIME_DIR": path])
  }
}

/// A process that beeps or listens.
final class BeepProcess {
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  init(_ words: [String], environment: [String: String]) throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("beep-peer")
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    try process.run()
  }

  deinit {
    // A test that failed does not wait for it.
    if process.isRunning { kill() }
  }

  /// Waits for the next line; `nil` at the end.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[rest.index(after: end)...]) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// Waits for its end.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Kills it.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
