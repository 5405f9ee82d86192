import BaselineFixtures
import Foundation
import Glibc

/// A running program of this package, which ends with the test at the latest.
final class StartedProgram {
  let process: Process
  let out: Pipe
  let err: Pipe

  init(
    _ words: [String], in sandbox: Sandbox, environment: [String: String] = [:],
    program: String = "galley-review", stack: Int? = nil
  ) throws {
    process = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let file = tests.deletingLastPathComponent().appendingPathComponent(program)
    let limited = stack.map { ["/bin/bash", "-c", "ulimit -s \($0); exec \"$0\" \"$@\""] } ?? []
    let line = limited + [file.path] + words
    process.executableURL = URL(fileURLWithPath: line[0])
    process.arguments = Array(line.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = ["PATH": "/usr/bin:/bin", "USER": "ada"].merging(environment) { $1 }
    (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The address that it prints first.
  func url() -> String {
    var bytes: [UInt8] = []
    while let byte = try? out.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end.
  func end() -> (code: Int32, err: String) {
    let text = (try? err.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
