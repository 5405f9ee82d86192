import Foundation
import GalleyBaselines
import GalleyImage
import GalleyViews
import Testing

@testable import Galley

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

  /// What became of a check, and what it says, in a project of its own; of one element, or of the whole screen.
  private func check(
    _ name: String, of identifier: String? = nil, title: String? = nil, record: RecordMode = .none
  ) throws -> (outcome: CheckOutcome, words: String?) {
    let application = try Application.launch(SignApp.self, environment: title.map { ["TITLE": $0] } ?? [:])
    let project = try Project.open(root: root)
    let room = Proofing(store: BaselineStore(project), recorder: try RunRecorder.open(project), mode: record)
    defer { try? room.recorder.close() }
    let take = try Take(
      of: application, against: room,
      key: { CheckKey(suite: ["Suite"], test: "test", name: name, configuration: $0) },
      subject: { snapshot in
        guard let identifier else { return .root }
        return try #require(snapshot.screen.paths { $0.identifier == identifier }.first)
      })
    let outcome = take.judged(in: room, at: GalleyBaselines::SourcePlace(file: #filePath, line: #line))
    return (outcome, CheckWords.failure(outcome, of: take.key))
  }

  @Test func aNewCheckFailsAndSaysHowToApprove() throws {
    let (outcome, words) = try check("start")
    #expect(outcome == .new)
    #expect(words?.hasPrefix("Suite/test / start @ iphone-x-light has no baseline yet.") == true)
    #expect(words?.contains("galley approve") == true)
  }

  @Test func whatWasRecordedMatchesFromThenOn() throws {
    #expect(try check("start", record: .missing).outcome == .recorded(.missing))
    let (outcome, words) = try check("start")
    #expect(outcome == .match)
    #expect(words == nil)
  }

  @Test func aDifferenceNamesTheElementAndHowItChanged() throws {
    _ = try check("start", record: .missing)
    let (outcome, words) = try check("start", title: "Proceed")
    #expect(!outcome.passes)
    let sentence = try #require(words)
    #expect(sentence.contains("“Go”") && sentence.contains("“Proceed”"), "\(sentence)")
  }

  @Test func anElementIsCheckedAlone() throws {
    _ = try check("sign", of: "sign", record: .missing)
    #expect(try check("sign", of: "sign", title: "Proceed").outcome == .match)
    _ = try check("go", of: "go", record: .missing)
    #expect(!(try check("go", of: "go", title: "Proceed").outcome.passes))
  }

  @Test func theRunningTestIsTheOwnerOfACheck() throws {
    let identity = TestIdentity.current(fileID: "Module/File.swift", function: "other()")
    #expect(identity == TestIdentity(suite: ["CheckTests"], test: "theRunningTestIsTheOwnerOfACheck"))
  }

  @Test func launchEnvironmentsAreReadFromOneText() {
    #expect(
      LaunchEnvironment.parsed("A=1;B=two words\n C = x=y ;broken;=none") == [
        "A": "1", "B": "two words", "C": " x=y ",
      ])
    #expect(LaunchEnvironment.parsed("").isEmpty)
  }
}
