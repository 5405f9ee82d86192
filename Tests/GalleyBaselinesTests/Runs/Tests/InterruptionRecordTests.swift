import BaselineFixtures
import GalleyBaselines
import GalleyText
import GalleyTree
import Testing

@Suite struct InterruptionRecordTests {
  private static let owner = TestOwner(suite: ["RecipesTests"], test: "testDetails")

  private static func record(
    _ name: String = "\"Low Battery\" Alert", in test: TestOwner? = owner, line: Int = 12
  ) -> InterruptionRecord {
    InterruptionRecord(
      name, in: test, by: nil, tapped: ["\"OK\" Button"], during: "Tap \"Save\" Button",
      at: CallSite(filePath: "Tests/RecipesTests.swift", line: line))
  }

  /// A closed run with interruptions.
  private static func sandbox(_ records: InterruptionRecord..., attempts: Int = 1) throws -> Sandbox {
    let sandbox = try Sandbox()
    for attempt in 1...attempts {
      let recorder = try RunRecorder.open(
        sandbox.project, environment: [RunName.variable: "r", RunAttempt.variable: "\(attempt)"])
      for record in records { recorder.noteInterruption(record) }
      try recorder.close()
    }
    return sandbox
  }

  @Test func whatWasAnsweredIsReadBack() throws {
    let sandbox = try Self.sandbox(Self.record(), Self.record(line: 13))
    let run = try Run("r", in: sandbox.project)
    #expect(run.unreadable.isEmpty)
    #expect(run.interruptions == [Self.record(), Self.record(line: 13)])
  }

  @Test func theSameAgainIsCountedWithinAnAttemptAndBeyond() throws {
    let sandbox = try Self.sandbox(Self.record(), Self.record("other"), Self.record(), attempts: 2)
    let found = try Run("r", in: sandbox.project).interruptions
    #expect(found.map(\.count) == [4, 2])
    #expect(found.map(\.name) == ["\"Low Battery\" Alert", "other"])
  }

  @Test func theyAreInTheOrderOfTests() throws {
    let first = TestOwner(suite: ["A"], test: "test")
    let sandbox = try Self.sandbox(Self.record(in: nil), Self.record(), Self.record(in: first))
    #expect(try Run("r", in: sandbox.project).interruptions.map(\.test) == [first, Self.owner, nil])
  }

  @Test func aLineIsNamedFromTheProjectsRoot() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    var record = Self.record()
    record.place = CallSite(filePath: sandbox.root + "/Tests/A.swift", line: 3)
    recorder.noteInterruption(record)
    try recorder.close()
    let place = try Run("r", in: sandbox.project).interruptions.first?.place
    #expect(place == CallSite(filePath: "Tests/A.swift", line: 3))
  }

  @Test func namesOfAnAppAreCleanedAndCut() {
    let long = String(repeating: "x", count: 10_000)
    let record = InterruptionRecord(
      "a\u{1B}[31m\n" + long, in: nil, by: "\u{202E}" + long,
      tapped: [String](repeating: "b\u{7}" + long, count: 500), during: long + "\u{0}", at: nil)
    for text in [record.name, record.monitor ?? "", record.action] + record.tapped {
      #expect(text.count <= 201)
      #expect(CleanText.line(text) == text)
    }
    #expect(record.tapped.count == 10)
  }

  @Test func anOlderNoteTellsNothing() throws {
    let sandbox = try Self.sandbox(Self.record())
    try sandbox.editNote { $0.interruptions = nil }
    let run = try Run("r", in: sandbox.project)
    #expect(run.unreadable.isEmpty)
    #expect(run.processes.map(\.interruptions) == [nil])
    #expect(run.interruptions.isEmpty)
  }

  @Test func aNoteThatCannotBeUnderstoodIsSaid() throws {
    let sandbox = try Self.sandbox(Self.record())
    let path = try #require(sandbox.files(".galley/runs/r").first { $0.contains("process-") })
    let text = try sandbox.text(path)
    let odd = text.replacing("\"isSwiped\": false", with: "\"isSwiped\": \"no\"")
    #expect(odd != text)
    try sandbox.write(odd, to: path)
    let run = try Run("r", in: sandbox.project)
    #expect(run.unreadable.count == 1)
    #expect(run.unreadable.first?.contains("isSwiped") == true)
  }
}
