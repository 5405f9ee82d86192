import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

/// The pages' protocol, not that of views, which is of the same name.
private typealias Layout = GalleyPages.Layout

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
    Checkpoint(Checkpoints.resting, level: .strict) {
      sign
      Region.floating(go, 8)
    }
  }
}

extension Application {
  /// Everything of the app with an identifier.
  fileprivate static func query(_ identifier: String) -> ElementQuery {
    ElementQuery.application(SignApp.bundleIdentifier).descendants(.any)[identifier]
  }
}

/// Checks write into the run of this very process, but of a project made for the test.
@Suite struct CheckRequestTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  /// What became of a check, and its message, in a process of its own as it were; of one element, or of the whole screen.
  private func check(
    _ name: String, of identifier: String? = nil, title: String? = nil, record: RecordMode = .none,
    stated: MatchLayer = .check(nil, nil, [])
  ) throws -> (outcome: CheckOutcome, message: String?) {
    let application = try Application.launch(SignApp.self, environment: title.map { ["TITLE": $0] } ?? [:])
    let request = CheckRequest(
      at: CallSite(filePath: #filePath, line: #line),
      of: { snapshot in
        guard let identifier else { return .root }
        return try #require(snapshot.screen.paths { $0.identifier == identifier }.first)
      }, stated: stated
    ) { CheckKey(suite: ["Suite"], test: "test", name: name, configuration: $0) }
    return try sandbox.withRunner(record) { runner in
      let capture = try request.capture(application, for: runner)
      let outcome = runner.run(capture)
      return (outcome, CheckText.failure(outcome, of: capture))
    }
  }

  @Test func aNewCheckFailsAndSaysHowToApprove() throws {
    let (outcome, message) = try check("start")
    #expect(outcome == .new)
    #expect(message?.hasPrefix("Suite/test / start @ iphone-x-light has no baseline yet.") == true)
    #expect(message?.contains("galley approve") == true)
  }

  @Test func whatWasRecordedMatchesFromThenOn() throws {
    #expect(try check("start", record: .missing).outcome == .recorded(.missing))
    let (outcome, message) = try check("start")
    #expect(outcome == .match)
    #expect(message == nil)
  }

  @Test func aDifferenceNamesTheElementAndHowItChanged() throws {
    _ = try check("start", record: .missing)
    let (outcome, message) = try check("start", title: "Proceed")
    #expect(!outcome.passes)
    let sentence = try #require(message)
    #expect(sentence.contains("“Go”") && sentence.contains("“Proceed”"), "\(sentence)")
  }

  @Test func anElementIsCheckedAlone() throws {
    _ = try check("sign", of: "sign", record: .missing)
    #expect(try check("sign", of: "sign", title: "Proceed").outcome == .match)
    _ = try check("go", of: "go", record: .missing)
    #expect(!(try check("go", of: "go", title: "Proceed").outcome.passes))
  }

  @Test func aRegionForgivesAChangeOfItsElement() throws {
    _ = try check("start", record: .missing)
    let go = Application.query("go")
    for region in [CheckRegion.layout(go), .dynamic(go, .expression("[A-Z][a-z]+"))] {
      let (outcome, message) = try check("start", title: "No", stated: .check(nil, nil, [region]))
      #expect(outcome.status == .tolerated, "\(region.title): \(message ?? "")")
    }
    // In a picture of the button alone it is the whole picture.
    _ = try check("go", of: "go", record: .missing)
    #expect(
      try check("go", of: "go", title: "No", stated: .check(.layout, nil, [])).outcome.status == .tolerated)
    // The sign is another element.
    let sign = CheckRegion.layout(Application.query("sign"))
    #expect(try check("start", title: "No", stated: .check(nil, nil, [sign])).outcome.status == .mismatch)
  }

  @Test func theProjectStatesALevelForAllItsChecks() throws {
    _ = try check("start", record: .missing)
    try "{ level: 'layout', maxDiffPixels: 3 }".write(
      toFile: sandbox.root + "/Galley.json", atomically: true, encoding: .utf8)
    #expect(try check("start", title: "No").outcome.status == .tolerated)
    #expect(try check("start", title: "No", stated: .check(.exact, nil, [])).outcome.status == .mismatch)
    let records = try sandbox.records().suffix(2)
    #expect(records.map(\.settings.level) == [.layout, .exact])
    #expect(records.map(\.settings.budget.maxDiffPixels) == [3, 3])
    #expect(
      records.map(\.origins) == [
        MatchOrigins(level: .project, budget: .project), MatchOrigins(level: .check, budget: .project),
      ])
  }

  @Test func aRegionThatMatchesNothingFailsTheTestAtTheLine() throws {
    let application = try Application.launch(SignApp.self)
    let page = try Page<Sign>(on: application)
    let nothing = CheckRegion.ignore(Application.query("nothing"))
    var statuses: [CheckStatus?] = []
    let line = #line + 3
    let failures = try sandbox.failures {
      statuses += [
        try page.check("sign", regions: [nothing]), try page.check(.resting, regions: [nothing]),
        try page.sign.check("sign", level: .strict, regions: [.ignore(page.go)]),
        try application.check("sign", regions: [.ignore(page.go, padding: -1)]),
      ]
    }
    // Nothing is compared, and the test goes on.
    #expect(statuses.count == 4 && statuses.allSatisfy { $0 == nil })
    #expect(failures.map(\.site.line) == [line, line, line + 1, line + 2])
    #expect(failures.allSatisfy { $0.message.hasPrefix("nothing was compared: the region ignore of ") })
    #expect(try sandbox.refusals().count == 4)
  }

  @Test func everythingOnAPageSaysWhereItIs() throws {
    let application = try Application.launch(SignApp.self)
    let page = try Page<Sign>(on: application)
    let snapshot = try application.automator.driver.snapshot()
    let sign = try page.sign.path(on: snapshot)
    #expect(try page.sign.regionTarget.find(snapshot) == .elements([sign]))
    #expect(page.sign.regionTarget.name == "sign")
    #expect(try Application.query("sign").regionTarget.find(snapshot) == .elements([sign]))
    #expect(try page.regionTarget.find(snapshot) == .elements([[0]]))
    #expect(try CGRect.zero.regionTarget.find(snapshot) == .rectangle(.zero))
  }

  @Test func theRunningTestIsTheOwnerOfACheck() throws {
    let owner = RunningTest.owner(fileID: "Module/File.swift", function: "other()")
    #expect(owner == TestOwner(suite: ["CheckRequestTests"], test: "theRunningTestIsTheOwnerOfACheck"))
  }

  @Test func launchEnvironmentsAreReadFromOneText() {
    #expect(
      LaunchEnvironment.parsed("A=1;B=two message\n C = x=y ;broken;=none") == [
        "A": "1", "B": "two message", "C": " x=y ",
      ])
    #expect(LaunchEnvironment.parsed("").isEmpty)
  }
}
