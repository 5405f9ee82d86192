import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Synchronization

@testable import GalleyCommands
@testable import galley_tools

/// The output and the exit code of a command line.
struct ToolResult: Equatable {
  var code: ExitCode
  var out: String
  var err: String
}

/// Runs the tool in this process, in a folder of a sandbox.
struct Tool {
  let sandbox: Sandbox
  /// The working folder from the sandbox's root.
  var folder = ""
  var environment: [String: String] = ["USER": "ada"]
  var executable = Binary.path
  /// The work of `init --web`; a browser's for `nil`.
  var webSketch: SketchedWebPage.Work?
  /// What is piped to it.
  var input = ""

  func callAsFunction(_ words: String...) -> ToolResult {
    run(words)
  }

  func run(_ words: [String]) -> ToolResult {
    let printed = Mutex((out: "", err: ""))
    var context = CommandContext(
      folder: folder.isEmpty ? sandbox.root : sandbox.url(folder).path, environment: environment,
      out: { text in printed.withLock { $0.out += text } },
      err: { text in printed.withLock { $0.err += text } })
    context.executable = executable
    // This process must not be replaced by the program that does their work.
    context.tools = Toolbox.commands
    context.previewWork = PreviewSuite.run
    context.webSketchWork = webSketch ?? { try WebSketch.sketch($0, $1) }
    let input = [UInt8](input.utf8)
    context.input = { Array(input.prefix($0)) }
    let code = CommandLineTool.run(words, in: context)
    let text = printed.withLock { $0 }
    return ToolResult(code: code, out: text.out, err: text.err)
  }
}

/// The tool as it is built, beside the tests.
enum Binary {
  static var path: String { path(of: "galley") }

  /// Where a program of this package is.
  static func path(of program: String) -> String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent(program).path
  }

  /// Starts it, or another program of this package.
  static func start(
    _ words: [String], in sandbox: Sandbox, environment: [String: String] = [:], program: String = "galley"
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: program))
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = ["PATH": "/usr/bin:/bin", "USER": "ada"].merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs it with files limited to so many KiB, as a shell's `ulimit -f` does.
  static func limited(_ blocks: Int, _ words: [String], in sandbox: Sandbox) throws -> ToolResult {
    try run("/bin/bash", ["-c", "ulimit -f \(blocks); exec \"$0\" \"$@\"", path] + words, in: sandbox)
  }

  /// The words for a shell that runs what follows with a stack of so many KiB.
  static func words(withStack stack: Int) -> [String] { ["-c", "ulimit -s \(stack); exec \"$0\" \"$@\""] }

  /// Runs it with a stack of so many KiB, as a shell's `ulimit -s` does.
  static func run(_ words: [String], in sandbox: Sandbox, stack: Int) throws -> ToolResult {
    try run("/bin/bash", self.words(withStack: stack) + [path] + words, in: sandbox)
  }

  /// Runs it to its end.
  ///
  /// `path`: the folders in which it finds programs.
  static func run(
    _ words: [String], in sandbox: Sandbox, path: String = "/usr/bin:/bin", program: String = Self.path
  ) throws -> ToolResult {
    try run(program, words, in: sandbox, path: path)
  }

  private static func run(
    _ program: String, _ words: [String], in sandbox: Sandbox, path: String = "/usr/bin:/bin"
  ) throws -> ToolResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    process.environment = ["PATH": path, "USER": "ada"]
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // No command prints as much as a pipe holds.
    process.waitUntilExit()
    let texts = [out, err].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    let code = process.terminationReason == .exit ? ExitCode(rawValue: process.terminationStatus) : nil
    return ToolResult(code: code ?? .usage, out: texts[0], err: texts[1])
  }
}
