import Foundation
import Galley
import GalleyBaselines
import GalleyImage
import GalleyViews
import Testing

/// An app with one button, whose title the launch environment may change.
private struct SignApp: App {
  var body: some Scene { WindowGroup { SignView() } }
}

private struct SignView: View {
  @Environment(\.launchEnvironment) private var launchEnvironment

  var body: some View {
    VStack {
      Text("A sign").font(.title).accessibilityIdentifier("sign")
      Button(launchEnvironment["TITLE"] ?? "Go") {}.accessibilityIdentifier("go")
    }
  }
}

private struct Sign: Layout {
  enum Checkpoints: String, CheckpointName { case resting }

  let sign = AnyElement(.staticText, "sign")
  let go = AnyElement(.button, "go")

  var body: Blueprint {
    Required {
      sign
      go
    }
    Checkpoint(Checkpoints.resting) { sign }
  }
}

/// Checks write into the run of this very process, but of a project made for the test.
@Suite(.serialized) struct CheckTests {
  private let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/galley-checks-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try "{}".write(toFile: root + "/Galley.json", atomically: true, encoding: .utf8)
  }

  /// What a check says, and what became of it, in a project of its own.
  private func check(
    _ subject: CheckSubject, title: String? = nil, record: RecordMode? = nil
  ) throws -> (outcome: CheckOutcome, words: String?) {
    let application = try Application.launch(SignApp.self, environment: title.map { ["TITLE": $0] } ?? [:])
    let project = try Project.open(root: root)
    let room = Proofing(
      store: BaselineStore(project), recorder: try RunRecorder.open(project), mode: record ?? .none)
    defer { try? room.recorder.close() }
    return try subject.check(application, in: room)
  }

  @Test func aNewCheckFailsAndSaysHowToApprove() throws {
    let (outcome, words) = try check(.screen("start"))
    #expect(outcome == .new)
    #expect(words?.hasPrefix("Suite/test / start @ iphone-x-light has no baseline yet.") == true)
    #expect(words?.contains("galley approve") == true)
  }

  @Test func whatWasRecordedMatchesFromThenOn() throws {
    #expect(try check(.screen("start"), record: .missing).outcome == .recorded(.missing))
    let (outcome, words) = try check(.screen("start"))
    #expect(outcome == .match)
    #expect(words == nil)
  }

  @Test func aDifferenceNamesTheElementAndHowItChanged() throws {
    _ = try check(.screen("start"), record: .missing)
    let (outcome, words) = try check(.screen("start"), title: "Proceed")
    #expect(!outcome.passes)
    let sentence = try #require(words)
    #expect(sentence.contains("“Go”") && sentence.contains("“Proceed”"), "\(sentence)")
  }

  @Test func anElementIsCheckedAlone() throws {
    _ = try check(.element("sign", identifier: "sign"), record: .missing)
    #expect(try check(.element("sign", identifier: "sign"), title: "Proceed").outcome == .match)
    _ = try check(.element("go", identifier: "go"), record: .missing)
    #expect(!(try check(.element("go", identifier: "go"), title: "Proceed").outcome.passes))
  }

  @Test func theRunningTestIsTheOwnerOfACheck() throws {
    let identity = TestIdentity.current(fileID: "Module/File.swift", function: "other()")
    #expect(identity == TestIdentity(suite: ["CheckTests"], test: "theRunningTestIsTheOwnerOfACheck"))
  }

  @Test func launchEnvironmentsAreReadFromOneText() {
    #expect(LaunchEnvironment.parsed("A=1;B=two words\n C = x=y ;broken;=none") == ["A": "1", "B": "two words", "C": " x=y "])
    #expect(LaunchEnvironment.parsed("").isEmpty)
  }
}
