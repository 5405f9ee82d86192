import Foundation
import GalleySystem

/// Builds a package with its tests, for debugging.
struct PackageBuild {
  /// The package's folder.
  let folder: String
  /// Further arguments of `swift build`.
  let words: [String]
  let environment: [String: String]
  /// Whether it was built before, and nothing is built.
  var isBuilt = false

  /// What came of it.
  enum Outcome {
    /// The plan by which it was built.
    case made(BuildPlan)
    /// A signal ended it.
    case interrupted(Int32)
  }

  /// Builds the package.
  ///
  /// - Throws: ``RenderError``, and `ChildProcess.StartError` if there is no Swift.
  func make() throws -> Outcome {
    let command = ["swift", "build", "--package-path", folder] + words
    if !isBuilt {
      let end = try ChildProcess.run(
        command + ["--build-tests"], environment: environment, output: .standardError)
      if let signal = end.interruption { return .interrupted(signal) }
      guard end.status == 0 else { throw RenderError.notBuilt(status: end.status) }
    }
    let binaries = try TemporaryFolder.with { folder in
      let file = folder + "/path"
      let end = try ChildProcess.run(
        command + ["--show-bin-path"], environment: environment, output: .file(file))
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      guard end.status == 0, !text.isEmpty else { throw RenderError.notBuilt(status: end.status) }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Such as .build/x86_64-unknown-linux-gnu/debug, whose plan is .build/debug.yaml.
    let configuration = (binaries as NSString).lastPathComponent
    guard configuration == "debug" else { throw RenderError.optimized(configuration) }
    let scratch = ((binaries as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return .made(try BuildPlan(at: "\(scratch)/\(configuration).yaml"))
  }
}
