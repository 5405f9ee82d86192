import GalleyPages
import GalleyText

/// The errors in the layouts of a test target: why none of its tests can be trusted.
public struct LayoutValidationError: Error, Hashable, Sendable, Codable {
  /// The target's module.
  public var module: String
  /// The errors, in the order of the atlas.
  public var problems: [LayoutProblem]

  package init(module: String, problems: [LayoutProblem]) {
    self.module = module
    self.problems = problems
  }

  /// Lints an atlas; `nil` if it has no errors.
  package init?(_ atlas: Atlas, of module: String) {
    let errors = atlas.problems().filter { $0.rule.severity == .error }
    if errors.isEmpty { return nil }
    self.init(module: module, problems: errors)
  }
}

extension LayoutValidationError: CustomStringConvertible {
  /// All errors together, and the way to read about them.
  public var description: String {
    let count = EnglishNoun.count(problems.count, one: "an error", "error")
    let lines = problems.map { "  \($0)" }.joined(separator: "\n")
    return "the layouts of \(module) have \(count), so none of its tests is run:\n\(lines)\n"
      + "\"galley lint-pages --explain <rule>\" explains a rule"
  }
}
