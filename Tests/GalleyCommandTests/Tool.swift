import BaselineFixtures
import Foundation
import GalleyBaselines
import Synchronization

@testable import galley

/// What a command line printed, and how it ended.
struct ToolResult: Equatable {
  var code: ExitCode
  var out: String
  var err: String
}

/// Runs the tool in this process, in the folder of a sandbox.
struct Tool {
  let sandbox: Sandbox
  var environment: [String: String] = ["USER": "ada"]
  var executable = Binary.path

  func callAsFunction(_ words: String...) -> ToolResult {
    run(words)
  }

  func run(_ words: [String]) -> ToolResult {
    let printed = Mutex((out: "", err: ""))
    var surroundings = Surroundings(
      folder: sandbox.root, environment: environment,
      out: { text in printed.withLock { $0.out += text } },
      err: { text in printed.withLock { $0.err += text } })
    surroundings.executable = executable
    let code = CommandLineTool.run(words, in: surroundings)
    let text = printed.withLock { $0 }
    return ToolResult(code: code, out: text.out, err: text.err)
  }
}

/// The tool as it is built, beside the tests.
enum Binary {
  static var path: String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("galley").path
  }

  /// Starts it.
  static func start(_ words: [String], in sandbox: Sandbox, environment: [String: String] = [:]) throws
    -> Process
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = ["PATH": "/usr/bin:/bin", "USER": "ada"].merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
