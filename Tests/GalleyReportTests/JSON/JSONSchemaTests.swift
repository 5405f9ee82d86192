import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyTree
import Testing

/// Every document that Galley prints follows its schema, and what does not is found.
@Suite(.whereSchemasCanBeChecked) struct JSONSchemaTests {
  private typealias Document = SchemaValidation.Document

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
    let noticed = try Sandbox()
    try noticed.makeBaselines(.init(), .init(Samples.key("gone")))
    try noticed.makeRepository()
    try noticed.run("r", .init(Samples.key(), Screen().button("Remove")), .init(Samples.key("new")))
    try noticed.approve("r")
    try noticed.remove("Baselines/RecipesTests/testDetails/gone.iphone-x-light.json")
    var verdict = try Gate().review(
      of: try Run("r", in: noticed.project), against: noticed.store,
      since: try BaseBranch("main", in: noticed.project))
    verdict = verdict.replacing(notices: try NoticeTextTests.everything())
    all.append((noticed, verdict))
    return all
  }

  private static func document(_ schema: String, _ value: some Encodable & Sendable) throws -> Document {
    Document(schema, try StableJSON.document(Envelope(value)))
  }

  private func expectValid(_ documents: [Document], sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let faults = try SchemaValidation.faults(documents)
    #expect(faults == Array(repeating: nil, count: documents.count), sourceLocation: sourceLocation)
  }

  private func expectInvalid(_ documents: [Document], sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let faults = try SchemaValidation.faults(documents)
    for (document, fault) in zip(documents, faults) where fault == nil {
      Issue.record(
        "\(String(decoding: document.bytes.prefix(300), as: UTF8.self)) passes",
        sourceLocation: sourceLocation)
    }
  }

  /// A document with one of its texts replaced.
  private static func changed(_ document: Document, _ old: String, _ new: String) throws -> Document {
    let text = String(decoding: document.bytes, as: UTF8.self)
    let wrong = text.replacing(old, with: new, maxReplacements: 1)
    try #require(wrong != text, "\(old)")
    return Document(document.schema, wrong)
  }

  @Test func everyOutcomeIsInTheSchemas() throws {
    var documents = [
      Document("gate", try StableJSON.document(Envelope.failure(.usage, "no such option")))
    ]
    var statuses: Set<String> = []
    for (sandbox, verdict) in try Self.verdicts() {
      let run = try Run("r", in: sandbox.project)
      let report = try HTMLReport(run: run, store: sandbox.store).write(verdict, to: sandbox.url("out").path)
      documents.append(
        try Self.document(
          "gate", VerdictDocument(verdict, drifts: Drift.read(verdict, of: run), report: report)))
      let desk = DecisionService(run: run, store: sandbox.store)
      documents.append(try Self.document("status", StatusDocument(verdict, queue: desk.queue(verdict))))
      let journal = try sandbox.store.journal.records()
      let explanations =
        verdict.checks.map { CheckExplanation($0, in: verdict, sandbox.store, journal: journal, known: []) }
        + verdict.refusals.map { CheckExplanation($0, in: verdict) }
      #expect(explanations.allSatisfy { !$0.text.contains("\u{1B}") })
      documents += try explanations.map { try Self.document("explain", $0) }
      statuses.formUnion(verdict.checks.map(\.outcome.status.rawValue))
    }
    #expect(
      statuses.isSuperset(of: ["match", "tolerated", "mismatch", "new", "environmentChanged", "unusable"]))
    try expectValid(documents)
  }

  @Test func aWrongVerdictIsFound() throws {
    let verdict = try TerminalReportTests.everything().verdict("r")
    let right = try Self.document("gate", VerdictDocument(verdict))
    try expectValid([right])
    let wrong = try [
      ("\"format\": 2", "\"format\": 3"), ("\"status\": \"mismatch\"", "\"status\": \"different\""),
      ("\"exitCode\": 2", "\"exitCode\": \"2\""), ("\"place\": {", "\"place\": { \"column\": 3,"),
      ("\"orphans\"", "\"orphan\""), ("\"status\": \"ok\"", "\"status\": \"fine\""),
      ("\"appearance\": \"light\"", "\"appearance\": \"sepia\""),
    ].map { try Self.changed(right, $0, $1) }
    try expectInvalid(
      wrong + [
        Document("gate", #"{"status": "error", "error": {"code": 7, "message": "x"}}"#),
        Document("status", right.bytes),
      ])
  }

  @Test func decisionsAreInTheirs() throws {
    let request = DecisionRequest(id: "0123456789abcdef", action: .reject, reason: "no")
    let item = String(decoding: try StableJSON.line(request), as: UTF8.self)
    try expectValid([Document("decisions", #"{"format":1,"run":"r","decisions":[\#(item)]}"#)])
    try expectInvalid(
      [
        #"{"format":1,"run":"r","decisions":[{"id":"xyz","action":"approve"}]}"#,
        #"{"format":1,"decisions":[]}"#, #"{"format":1,"run":"","decisions":[]}"#,
        #"{"format":1,"run":"r","decisions":[{"id":"0123456789abcdef","action":"undo"}]}"#,
        #"{"run":"r","decisions":[]}"#,
      ].map { Document("decisions", $0) })
  }

  /// A run with a check that waits, one that is rejected and was spoken of, and one that got another name.
  private static func waiting() throws -> (Verdict, [QueueItem]) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(
      .init(), .init(Samples.key("other")), .init(Samples.key("old"), Screen().button("Old")))
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove")),
      .init(Samples.key("other"), Screen().button("Remove")),
      .init(Samples.key("renamed"), Screen().button("Old")))
    let desk = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
    let id = try #require(desk.queue().first { $0.key.name == "other" }).id
    let result = desk.carryOut(
      [
        DecisionRequest(id: id, action: .comment, reason: "why?"),
        DecisionRequest(id: id, action: .reject, reason: "no"),
      ], Signature(by: "Ada", at: Date()))
    #expect(result.refused.isEmpty)
    let verdict = Gate(countsOrphans: true).verdict(on: desk.run, against: sandbox.store)
    return (verdict, desk.queue(verdict))
  }

  @Test func aWrongQueueIsFound() throws {
    let (verdict, queue) = try Self.waiting()
    #expect(queue.count { $0.status == .rejected && $0.ruling != nil && !$0.comments.isEmpty } == 1)
    let right = try Self.document("status", StatusDocument(verdict, queue: queue))
    try expectValid([right])
    let wrong = try [
      ("\"status\": \"rejected\"", "\"status\": \"refused\""), ("\"waiting\": ", "\"waited\": "),
      ("\"action\": \"comment\"", "\"action\": \"say\""),
      ("\"outcome\": \"mismatch\"", "\"outcome\": \"match\""),
    ].map { try Self.changed(right, $0, $1) }
    // A verdict has no queue.
    try expectInvalid(wrong + [Document("gate", right.bytes)])
  }

  @Test func aVerdictIsTheSameInBothSchemas() throws {
    func definitions(_ name: String) throws -> [String: Data] {
      let schema = try #require(JSONSchema.all.first { $0.name == name })
      let object = try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any]
      return try #require(object?["$defs"] as? [String: Any]).mapValues {
        try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
      }
    }
    let (gate, status) = (try definitions("gate"), try definitions("status"))
    #expect(gate.count > 10)
    for (name, definition) in gate where name != "verdict" { #expect(status[name] == definition, "\(name)") }
  }
}
