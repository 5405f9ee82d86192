import GalleyBaselines
import GalleyTree

/// One test case of a JUnit file.
struct JUnitCase {
  /// How it ended; a case without one passed.
  enum Result {
    case failure(message: String, type: String, text: String)
    case error(message: String, type: String, text: String)
  }

  var name: String
  var className: String
  var place: SourcePlace?
  var properties: [(String, String)] = []
  var result: Result?
  /// What is said of it beside, line by line.
  var output: [String] = []

  init(name: String, className: String, place: SourcePlace? = nil) {
    self.name = name
    self.className = className
    self.place = place
  }

  /// A check that could not be made.
  init(_ refusal: Refusal) {
    let owner = refusal.suite + [refusal.test].compactMap { $0 }
    self.init(
      name: [
        refusal.argument.map { "(\($0))" }, refusal.name ?? "a check",
        refusal.environment.map { "@ \($0.slug)" },
      ].compactMap { $0 }.joined(separator: " "),
      className: owner.isEmpty ? "(no suite)" : owner.joined(separator: "."), place: refusal.place)
    properties = [("galley.key", refusal.text), ("galley.status", "refused")]
    result = .error(message: refusal.reason, type: "refused", text: "\(refusal.sentence).")
  }

  /// How many cases there are and how they ended, as attributes.
  static func counts(_ cases: [JUnitCase]) -> [(String, String?)] {
    let failures = cases.count { if case .failure = $0.result { true } else { false } }
    let errors = cases.count { if case .error = $0.result { true } else { false } }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "0"),
    ]
  }

  var node: XMLNode {
    var content: [XMLNode] = []
    if !properties.isEmpty {
      content.append(
        .element(
          "properties", [],
          properties.map { .element("property", [("name", $0.0), ("value", $0.1)], []) }))
    }
    switch result {
    case .failure(let message, let type, let text):
      content.append(.element("failure", [("message", message), ("type", type)], [.text(text)]))
    case .error(let message, let type, let text):
      content.append(.element("error", [("message", message), ("type", type)], [.text(text)]))
    case nil: break
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
