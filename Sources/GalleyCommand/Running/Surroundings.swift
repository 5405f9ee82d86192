import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc

/// What a command has around it, so that tests can give it their own.
struct Surroundings {
  /// The working folder.
  var folder: String
  /// The environment variables.
  var environment: [String: String]
  /// Prints to standard output.
  var out: (String) -> Void
  /// Prints to standard error.
  var err: (String) -> Void
  /// Whether somebody looks at standard error while it is written.
  var isTerminal = false
  /// Whether somebody looks at standard output, and types.
  var hasKeys = false
  /// Reads standard input, up to so many bytes.
  var input: (Int) throws -> [UInt8] = { try StandardInput.read(most: $0) }

  /// The tool itself, as an absolute path.
  var executable =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "galley"

  /// Those of this process.
  ///
  /// - Parameters:
  ///   - output: Standard output.
  ///   - errors: Standard error.
  /// - Returns: The surroundings.
  static func process(_ output: ProcessOutput, errors: ProcessOutput) -> Surroundings {
    Surroundings(
      folder: FileManager.default.currentDirectoryPath, environment: ProcessInfo.processInfo.environment,
      out: output.write, err: errors.write, isTerminal: isatty(STDERR_FILENO) == 1,
      hasKeys: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
  }

  /// The project that the working folder is in.
  func project() throws(ProjectFault) -> Project {
    try Project.find(from: folder, environment: environment)
  }

  /// A path as the user wrote it, from the working folder.
  func absolute(_ path: String) -> String {
    let joined = path.hasPrefix("/") ? path : folder + "/" + path
    return URL(fileURLWithPath: joined).standardizedFileURL.path
  }
}
