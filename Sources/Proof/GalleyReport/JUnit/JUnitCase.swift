import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// One test case of a JUnit file.
struct JUnitCase {
  var name: String
  var className: String
  var place: CallSite?
  var properties: [(String, String)] = []
  /// The failure or error; `nil` if the case passed, or was skipped.
  var problem: Problem?
  /// The reason why it was skipped; `nil` if it was not.
  var skipped: String?
  /// How long it ran, in seconds.
  var duration: Double?
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

  /// A test, without what its checks say: they are cases of their own.
  init(_ test: JudgedTest, checks: Int) {
    self.init(name: test.test.test, className: Self.suite(of: test.test))
    place = test.hasFailed ? test.failurePlace : test.place
    duration = test.duration
    properties = [("galley.test", test.test.specifier), ("galley.end", test.end.rawValue)]
    if test.hasFailed {
      let lines = test.failures.map { failure in
        "\(failure.message)\(failure.place.map { "\n  at \($0)" } ?? "")"
      }
      let step = test.lastStep.map { ["its last step: \($0)"] } ?? []
      problem = Problem(
        kind: test.end == .cut ? .error : .failure, message: test.sentence,
        type: test.end == .cut ? "died" : "test", text: (lines + step).joined(separator: "\n"))
    } else if test.end == .skipped {
      skipped = test.remark ?? "it did not run"
    }
    if checks > 0 {
      output = [
        "\(EnglishNoun.count(checks, "check")) of it \(checks == 1 ? "is a case of its" : "are cases of their") own"
      ]
    }
  }

  /// The suites of a test as one name; its module, if it is in none.
  static func suite(of test: TestName) -> String {
    (test.suite.isEmpty ? [test.module] : test.suite).joined(separator: ".")
  }

  /// The suite or class of a case without one.
  static let noSuite = "(no suite)"

  /// The numbers of cases by result, as attributes.
  static func counts(_ cases: [JUnitCase]) -> [(String, String?)] {
    func count(_ kind: Problem.Kind) -> String { "\(cases.count { $0.problem?.kind == kind })" }
    return [
      ("tests", "\(cases.count)"), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", "\(cases.count { $0.skipped != nil })"),
    ]
  }

  /// A time in seconds with three decimals, as all readers take it.
  static func seconds(_ duration: Double) -> String {
    let thousandths = Int((max(0, min(duration, 1e9)) * 1_000).rounded())
    let fraction = "\(thousandths % 1_000)"
    return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
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
    if let skipped { content.append(.element("skipped", [("message", skipped)], [])) }
    if !output.isEmpty { content.append(.element("system-out", [], [.text(output.joined(separator: "\n"))])) }
    return .element(
      "testcase",
      [
        ("name", name), ("classname", className), ("time", duration.map(Self.seconds)),
        ("file", place?.filePath), ("line", place.map { "\(max(1, $0.line))" }),
      ], content)
  }
}
