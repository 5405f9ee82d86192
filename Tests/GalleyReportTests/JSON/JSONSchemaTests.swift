import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyTree
import Testing

@Suite struct JSONSchemaTests {
  private static func validator(_ name: String = "gate") throws -> SchemaValidator {
    try SchemaValidator(try #require(JSONSchema.all.first { $0.name == name }).text)
  }

  /// Runs that end in every way there is.
  private static func verdicts() throws -> [(Sandbox, Verdict)] {
    var all: [(Sandbox, Verdict)] = []
    let everything = try TerminalReportTests.everything()
    all.append((everything, try everything.verdict("r", Gate(expected: 6, countsOrphans: true))))
    let refused = try TerminalReportTests.refused()
    all.append((refused, try refused.verdict("r")))
    let (drifting, tolerated) = try Tolerating.drifting([3, 60], last: 97)
    all.append((drifting, tolerated))
    let texts = try Sandbox()
    try texts.makeBaseline(text: "Dear Ada,\n")
    try texts.run("r", text: "Dear Bob,\n")
    all.append((texts, try texts.verdict("r")))
    let regions = try Sandbox()
    try regions.makeBaselines(.init())
    try regions.run(
      "r",
      .init(
        Samples.key(argument: "x"), Screen().button("Remove"),
        settings: MatchSettings(
          level: .strict, budget: try DifferenceBudget(maxDiffPixels: 7, precision: 0.5),
          regions: [
            MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 9.5, height: 9)), name: "clock"),
            MatchRegion(.level(.layout), .element([1]), padding: 2, name: "save"),
          ])),
      .init(
        Samples.key(), Screen().button("Remove"),
        settings: MatchSettings(regions: [
          MatchRegion(.floating(4), .element([1])), MatchRegion(.dynamic(.number), .element([1])),
          MatchRegion(.dynamic(nil), .element([0])), MatchRegion(.accessibility(.regularText), .element([1])),
        ])))
    all.append((regions, try regions.verdict("r")))
    let empty = try Sandbox()
    try empty.run("r", all: [])
    all.append((empty, try empty.verdict("r")))
    return all
  }

  @Test func everyOutcomeIsInTheSchema() throws {
    let validator = try Self.validator()
    var statuses: Set<String> = []
    for (sandbox, verdict) in try Self.verdicts() {
      let run = try Run("r", in: sandbox.project)
      let report = try HTMLReport(run: run, store: sandbox.store).write(verdict, to: sandbox.url("out").path)
      let document = VerdictDocument(verdict, drifts: Drift.read(verdict, of: run), report: report)
      #expect(try validator.faults(try StableJSON.document(Envelope(document))) == [])
      statuses.formUnion(verdict.checks.map(\.outcome.status.rawValue))
    }
    #expect(
      statuses.isSuperset(of: ["match", "tolerated", "mismatch", "new", "environmentChanged", "unusable"]))
    #expect(try validator.faults(try StableJSON.document(Envelope.failure(.usage, "no such option"))) == [])
  }

  @Test func whatIsWrongIsFound() throws {
    let validator = try Self.validator()
    let sandbox = try TerminalReportTests.everything()
    let bytes = try StableJSON.document(Envelope(VerdictDocument(try sandbox.verdict("r"))))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try validator.faults(Array(text.utf8)) == [])
    for (old, new) in [
      ("\"format\": 2", "\"format\": 3"), ("\"status\": \"mismatch\"", "\"status\": \"different\""),
      ("\"exitCode\": 2", "\"exitCode\": \"2\""), ("\"place\": {", "\"place\": { \"column\": 3,"),
      ("\"orphans\"", "\"orphan\""), ("\"status\": \"ok\"", "\"status\": \"fine\""),
      ("\"appearance\": \"light\"", "\"appearance\": \"sepia\""),
    ] {
      let wrong = text.replacing(old, with: new, maxReplacements: 1)
      #expect(wrong != text, "\(old)")
      #expect(try validator.faults(Array(wrong.utf8)) != [], "\(old)")
    }
    #expect(
      try validator.faults(Array(#"{"status": "error", "error": {"code": 7, "message": "x"}}"#.utf8)) != [])
  }

  @Test func decisionsAreInTheirs() throws {
    let validator = try Self.validator("decisions")
    let request = DecisionRequest(id: "0123456789abcdef", action: .reject, reason: "no")
    let item = String(decoding: try StableJSON.line(request), as: UTF8.self)
    #expect(try validator.faults(Array(#"{"format":1,"run":"r","decisions":[\#(item)]}"#.utf8)) == [])
    for wrong in [
      #"{"format":1,"run":"r","decisions":[{"id":"xyz","action":"approve"}]}"#,
      #"{"format":1,"decisions":[]}"#, #"{"format":1,"run":"","decisions":[]}"#,
      #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"undo"}]}"#,
      #"{"run":"r","decisions":[]}"#,
    ] { #expect(try validator.faults(Array(wrong.utf8)) != [], "\(wrong)") }
  }

  /// A run with a check that waits, one that is rejected and was spoken of, and one that got another name.
  private static func waiting() throws -> (Sandbox, Verdict, [QueueItem]) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(
      .init(), .init(Samples.key("other")), .init(Samples.key("old"), Screen().button("Old")))
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove")),
      .init(Samples.key("other"), Screen().button("Remove")),
      .init(Samples.key("renamed"), Screen().button("Old")))
    let desk = DecisionDesk(run: try Run("r", in: sandbox.project), store: sandbox.store)
    let id = try #require(desk.queue().first { $0.key.name == "other" }).id
    let result = desk.carryOut(
      [
        DecisionRequest(id: id, action: .comment, reason: "why?"),
        DecisionRequest(id: id, action: .reject, reason: "no"),
      ], Signature(by: "Ada", at: Date()))
    #expect(result.refused.isEmpty)
    let verdict = Gate(countsOrphans: true).verdict(on: desk.run, against: sandbox.store)
    return (sandbox, verdict, desk.queue(verdict))
  }

  @Test func whatWaitsIsInItsOwn() throws {
    let validator = try Self.validator("status")
    for (sandbox, verdict) in try Self.verdicts() {
      let desk = DecisionDesk(run: try Run("r", in: sandbox.project), store: sandbox.store)
      let document = StatusDocument(verdict, queue: desk.queue(verdict))
      #expect(try validator.faults(try StableJSON.document(Envelope(document))) == [])
    }
    let (sandbox, verdict, queue) = try Self.waiting()
    #expect(queue.count { $0.status == .rejected && $0.ruling != nil && !$0.comments.isEmpty } == 1)
    let bytes = try StableJSON.document(Envelope(StatusDocument(verdict, queue: queue)))
    #expect(try validator.faults(bytes) == [])
    #expect(try Self.validator().faults(bytes) != [], "a verdict has no queue")
    #expect(
      try validator.faults(try StableJSON.document(Envelope(VerdictDocument(try sandbox.verdict("r"))))) != []
    )
    let text = String(decoding: bytes, as: UTF8.self)
    for (old, new) in [
      ("\"status\": \"rejected\"", "\"status\": \"refused\""), ("\"waiting\": ", "\"waited\": "),
      ("\"action\": \"comment\"", "\"action\": \"say\""),
      ("\"outcome\": \"mismatch\"", "\"outcome\": \"match\""),
    ] {
      let wrong = text.replacing(old, with: new, maxReplacements: 1)
      #expect(wrong != text, "\(old)")
      #expect(try validator.faults(Array(wrong.utf8)) != [], "\(old)")
    }
  }

  @Test func anExplanationIsInItsOwn() throws {
    let validator = try Self.validator("explain")
    for (sandbox, verdict) in try Self.verdicts() {
      for check in verdict.checks {
        let explanation = CheckExplanation(
          check, in: verdict, sandbox.store, journal: try sandbox.store.journal.records(), known: [])
        #expect(try validator.faults(try StableJSON.document(Envelope(explanation))) == [])
        #expect(!explanation.text.contains("\u{1B}"))
      }
      for refusal in verdict.refusals {
        let explanation = CheckExplanation(refusal, in: verdict)
        #expect(try validator.faults(try StableJSON.document(Envelope(explanation))) == [])
      }
    }
  }

  @Test func theDocumentationHasTheSameTexts() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropFirst().dropLast(4).joined(separator: "/")
    for (name, version, text) in JSONSchema.all {
      let path = "/\(root)/Documentation/Schemas/\(name)-\(version).schema.json"
      let file = try String(contentsOfFile: path, encoding: .utf8)
      #expect(file == text + (text.hasSuffix("\n") ? "" : "\n"), "\(path)")
    }
  }
}
