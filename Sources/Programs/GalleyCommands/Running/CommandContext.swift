import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import Glibc

/// The environment of a command: its folder, variables and streams, which tests replace by their own.
package struct CommandContext {
  /// The working folder.
  package var folder: String
  /// The environment variables, read when they are first asked for: many commands never do.
  package var environment: [String: String] { variables.all }
  private let variables: Variables
  /// Prints to standard output.
  var out: (String) -> Void
  /// Prints to standard error.
  var err: (String) -> Void
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// Whether standard input and standard output are a terminal.
  package var isInteractive = false
  /// Reads standard input, up to a number of bytes.
  var input: (Int) throws -> [UInt8] = { try StandardInput.read(most: $0) }

  /// The words of the command line.
  var words: [String] = []
  /// The work of commands that only `galley-tools` does, by their names; empty in `galley`.
  package var tools: [String: CommandWork] = [:]
  /// The work of `--previews`, which only `galley-tools` does; `nil` in `galley`.
  package var previewWork: PreviewChecks.Work?
  /// The work of `--web`, which only `galley-tools` does; `nil` in `galley`.
  package var webSketchWork: SketchedWebPage.Work?

  private var givenExecutable: String?

  /// Makes the environment of a command.
  init(
    folder: String, environment: @autoclosure @escaping () -> [String: String],
    out: @escaping (String) -> Void, err: @escaping (String) -> Void
  ) {
    self.folder = folder
    variables = Variables(environment)
    self.out = out
    self.err = err
  }

  /// The tool itself, as an absolute path.
  package var executable: String {
    get {
      givenExecutable ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? "galley"
    }
    set { givenExecutable = newValue }
  }

  /// The environment of this process.
  static func process(_ output: ProcessOutput, errors: ProcessOutput) -> CommandContext {
    var context = CommandContext(
      folder: FileManager.default.currentDirectoryPath, environment: ProcessInfo.processInfo.environment,
      out: output.write, err: errors.write)
    context.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    context.isErrorTerminal = isatty(STDERR_FILENO) == 1
    context.isInteractive = isatty(STDIN_FILENO) == 1 && context.isOutputTerminal
    return context
  }

  /// The project that the working folder is in.
  package func project() throws(ProjectError) -> Project {
    try Project.find(from: folder, environment: environment)
  }

  /// The folder of the package that the working folder is in.
  ///
  /// - Parameter command: The command that needs one.
  /// - Throws: ``PreviewsError/noPackage(_:command:)``.
  package func packageFolder(for command: String) throws(PreviewsError) -> String {
    var package = folder
    while package.hasPrefix("/"), package != "/" {
      if FileManager.default.fileExists(atPath: package + "/Package.swift") { return package }
      package = (package as NSString).deletingLastPathComponent
    }
    throw .noPackage(folder, command: command)
  }

  /// The signature of a decision: who runs this, and the reasons that `--reason` and, on CI, `--on-ci` give.
  ///
  /// - Throws: ``UsageError/onCI(_:)``, or `SigningError` if it is to be signed and cannot be.
  func signature(_ options: some DecidingOptions, in project: Project) throws -> Signature {
    let reason: String?
    do throws(DecisionOnCIError) {
      reason = try ContinuousIntegration.reason(
        options.reason.word, word: options.onCI.word, in: environment)
    } catch {
      throw UsageError.onCI(error)
    }
    return try options.signing.signature(reason: reason, in: project, self)
  }

  /// The run that an option names, or else the newest one; never one that may have been written by hand.
  package func run(_ option: ValueOption<String>) throws -> Run {
    let run = try Run(option.word, in: try project())
    if let doubt = run.doubts(environment: environment).first { throw doubt }
    return run
  }

  /// The absolute path of a path that the user wrote.
  package func absolute(_ path: String) -> String {
    PathText.standardized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  private final class Variables {
    private let read: () -> [String: String]
    lazy var all = read()

    init(_ read: @escaping () -> [String: String]) { self.read = read }
  }
}
