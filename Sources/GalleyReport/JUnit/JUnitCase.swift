import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// One test case of a JUnit file.
struct JUnitCase {
  var name: String
  var className: String
  var place: CallSite?
  var properties: [(String, String)] = []
  /// The failure or error; `nil` if the case passed.
  var problem: Problem?
  /// Further lines of text.
  var output: [String] = []

  /// A failure or an error.
  struct Problem {
    var kind: Kind
    var message: String
    var type: String
    var text: String

    enum Kind: String {
      case failure, error
    }
  }

  init(name: String, className: String, problem: Problem? = nil) {
    self.name = name
    self.className = className
    self.problem = problem
  }

  /// A check, by what is known of its key.
  init(suite: [String], test: String?, argument: String?, name: String?, environment: CheckKey.Environment?) {
    let owner = suite + [test].compactMap { $0 }
    self.init(
      name: [argument.map { "(\($0))" }, name ?? "a check", environment.map { "@ \($0.slug)" }]
        .compactMap { $0 }.joined(separator: " "),
      className: owner.isEmpty ? Self.noSuite : owner.joined(separator: "."))
  }

  /// A check that could not be made.
  init(_ refusal: Refusal) {
    self.init(
      suite: refusal.suite, test: refusal.test, argument: refusal.argument, name: refusal.name,
      environment: refusal.environment)
    place = refusal.place
    properties = [("galley.key", refusal.text), ("galley.status", "refused")]
    problem = Problem(kind: .error, message: refusal.reason, type: "refused", text: "\(refusal.sentence).")
  }

  /// The suite or class of a case without one.
  static let noSuite = "(no suite)"

  /// The numbers of cases by result, as attributes.
  static func counts(_ cases: [JUnitCase]) -> [(String, String?)] {
    func count(_ kind: Problem.Kind) -> String { "\(cases.count { $0.problem?.kind == kind })" }
    return [
      ("tests", "\(cases.count)"), ("failures", count(.failure)), ("errors", count(.error)), ("skipped", "0"),
    ]
  }

  var node: MarkupNode {
    var content: [MarkupNode] = []
    if !properties.isEmpty {
      content.append(
        .element(
          "properties", [],
          properties.map { .element("property", [("name", $0.0), ("value", $0.1)], []) }))
    }
    if let problem {
      content.append(
        .element(
          problem.kind.rawValue, [("message", problem.message), ("type", problem.type)], [.text(problem.text)]
        ))
    }
    if !output.isEmpty { content.append(.element("system-out", [], [.text(output.joined(separator: "\n"))])) }
    return .element(
      "testcase",
      [
        ("name", name), ("classname", className), ("file", place?.filePath),
        ("line", place.map { "\($0.line)" }),
      ], content)
  }
}
