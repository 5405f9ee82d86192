import Foundation
import GalleyCommands
import GalleySystem

/// Builds a package with its tests, for debugging.
struct PackageBuild {
  /// The package's folder.
  let folder: String
  /// Further arguments of `swift build`.
  var words: [String]
  let environment: [String: String]
  /// Whether it was built before, and nothing is built.
  var isBuilt = false

  /// What came of it.
  enum Outcome {
    /// The plan by which it was built, and whether no more was built than what some modules need.
    case made(BuildPlan, isPartial: Bool)
    /// A signal ended it.
    case interrupted(Int32)
  }

  /// Builds the package.
  ///
  /// - Parameter modules: The only modules that are needed, if the caller can do without the others.
  /// - Throws: ``RenderError``, and `ChildProcess.StartError` if there is no Swift.
  func make(only modules: Set<String> = []) throws -> Outcome {
    let planning = SwiftPackage.planning(in: environment)
    let command = ["swift", "build", "--package-path", folder] + words
    let arguments = BuildArguments(words)
    if let arguments, arguments.configuration != "debug" {
      throw RenderError.optimized(arguments.configuration)
    }
    let known = arguments?.plan(of: folder, planning)
    let target =
      modules.count == 1
      ? known.flatMap { try? BuildPlan(at: $0) }.flatMap { plan in
        modules.first.flatMap(plan.targetBuiltAlone)
      } : nil
    if !isBuilt {
      let end = try ChildProcess.run(
        command + (target.map { ["--target", $0] } ?? ["--build-tests"]), environment: planning,
        isMarked: false,
        output: .standardError)
      if let signal = end.interruption { return .interrupted(signal) }
      guard end.status == 0 else { throw RenderError.notBuilt(status: end.status) }
    }
    let path =
      try known.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil } ?? plan(command, planning)
    let plan = try BuildPlan(at: path)
    // Views are shown by Galley, which is built though no test of the package depends on it.
    if !plan.hasGalley {
      let end = try ChildProcess.run(
        command + ["--target", "Galley"], environment: planning, isMarked: false, output: .standardError)
      if let signal = end.interruption { return .interrupted(signal) }
      guard end.status == 0 else { throw RenderError.notBuilt(status: end.status) }
    }
    return .made(plan, isPartial: target != nil && !isBuilt)
  }

  /// Asks SwiftPM where the plan is.
  private func plan(_ command: [String], _ environment: [String: String]) throws -> String {
    let binaries = try TemporaryFolder.with { folder in
      let file = folder + "/path"
      let end = try ChildProcess.run(
        command + ["--show-bin-path"], environment: environment, isMarked: false, output: .file(file))
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      guard end.status == 0, !text.isEmpty else { throw RenderError.notBuilt(status: end.status) }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Such as .build/x86_64-unknown-linux-gnu/debug, whose plan is .build/debug.yaml.
    let configuration = (binaries as NSString).lastPathComponent
    guard configuration == "debug" else { throw RenderError.optimized(configuration) }
    let scratch = ((binaries as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return "\(scratch)/\(configuration).yaml"
  }

  /// The folder for objects of generated programs, beside the rest of the build; `nil` where that is not known.
  var cache: ObjectCache? {
    BuildArguments(words).map { ObjectCache(folder: $0.scratchFolder(of: folder) + "/galley-objects") }
  }
}
