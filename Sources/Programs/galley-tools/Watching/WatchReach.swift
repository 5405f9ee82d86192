import Foundation
import GalleyBaselines

/// The tests that changed files reach, by the modules that depend on theirs.
enum WatchReach: Hashable {
  /// All tests of the package.
  case all
  /// The tests whose names match one of some regular expressions, as `--filter` takes them.
  case tests([String])
  /// None.
  case nothing
}

extension BuildPlan {
  /// The modules with tests.
  var testModules: Set<String> {
    guard let program = testProgramModule else { return [] }
    let runners = [program, program.replacing(/Tests$/, with: "DiscoveredTests")]
    return Set(runners.flatMap { steps[$0]?.imports ?? [] }).intersection(modules)
  }

  /// The tests that changed files reach.
  ///
  /// - Parameters:
  ///   - paths: The files, absolute paths.
  ///   - folder: The folder of the package.
  /// - Returns: The reach; all tests where a file is of no module that is known.
  func reach(of paths: some Sequence<String>, in folder: String) -> WatchReach {
    let tests = testModules
    var modules: Set<String> = []
    var files: [String] = []
    for path in paths {
      guard let module = owner(of: path, in: folder) else { return .all }
      if tests.contains(module), let patterns = Self.patterns(ofTestsIn: path, module) {
        files += patterns
      } else {
        modules.insert(module)
      }
    }
    let reached = tests.filter { !closure(of: [$0]).isDisjoint(with: modules) }
    if reached == tests, files.isEmpty { return tests.isEmpty ? .nothing : .all }
    let patterns = reached.map { "^\(NSRegularExpression.escapedPattern(for: $0))\\." } + files
    return patterns.isEmpty ? .nothing : .tests(Set(patterns).sorted())
  }

  /// The module of a file: of a new one, that of the files beside it, and of others, that of the folder.
  private func owner(of path: String, in folder: String) -> String? {
    if let module = module(of: path) { return module }
    var above = (path as NSString).deletingLastPathComponent
    while above.hasPrefix(folder + "/") {
      let owners = modules.filter { steps[$0]?.sources.contains { $0.hasPrefix(above + "/") } ?? false }
      if owners.count == 1 { return owners[0] }
      if !owners.isEmpty { return nil }
      above = (above as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// What selects the tests in a file; `nil` if it has none, so that others may use what it has.
  private static func patterns(ofTestsIn path: String, _ module: String) -> [String]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let module = NSRegularExpression.escapedPattern(for: module)
    var patterns: [String] = []
    if text.contains("@Test") {
      // Swift Testing also matches the place of a test.
      let file = NSRegularExpression.escapedPattern(for: (path as NSString).lastPathComponent)
      patterns.append("^\(module)\\..*/\(file):")
    }
    let classes = text.matches(of: /class\s+(\w+)\s*:\s*\w*Test(?:Case|s)\b/).map { String($0.1) }
    patterns += classes.map { "^\(module)\\.\($0)/" }
    return patterns.isEmpty ? nil : patterns
  }
}
