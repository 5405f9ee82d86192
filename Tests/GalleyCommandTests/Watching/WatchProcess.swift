import BaselineFixtures
import Foundation
import Glibc

@testable import GalleyCommands

/// `galley watch` without a terminal, in a process of its own whose lines a test waits for.
final class WatchProcess {
  struct Silence: Error, CustomStringConvertible {
    var wanted: String
    var seen: String
    var description: String { "\(wanted.debugDescription) never came; there was \(seen.debugDescription)" }
  }

  let process = Process()
  private let pipe = Pipe()
  private var bytes: [UInt8] = []
  private var mark = 0

  /// Starts the tool in a package.
  init(_ words: [String], in fake: FakeBundle) throws {
    process.executableURL = URL(fileURLWithPath: Binary.path)
    process.arguments = ["watch"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: fake.sandbox.root)
    process.environment = fake.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Waits until something was printed after what was waited for last, and returns all up to it.
  @discardableResult
  func wait(for text: String) throws -> String {
    while true {
      let fresh = String(decoding: bytes[mark...], as: UTF8.self)
      if let range = fresh.range(of: text) {
        mark += fresh[..<range.upperBound].utf8.count
        return String(fresh[..<range.upperBound])
      }
      guard read() else { throw Silence(wanted: text, seen: fresh) }
    }
  }

  /// Sends a signal, and waits for the end.
  func end(_ signal: Int32? = nil) -> (status: Int32, rest: String) {
    if let signal { kill(process.processIdentifier, signal) }
    while read() {}
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes[mark...], as: UTF8.self))
  }

  /// A minute of silence is a fault.
  private func read() -> Bool {
    var source = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&source, 1, 60_000) } while ready < 0 && errno == EINTR
    guard ready > 0 else { return false }
    let data = pipe.fileHandleForReading.availableData
    bytes += data
    return !data.isEmpty
  }
}
