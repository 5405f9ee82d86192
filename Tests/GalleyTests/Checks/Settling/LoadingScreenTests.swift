import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyViews
import Testing

@testable import Galley

/// An app whose page waits for an answer that never comes.
private struct LoadingApp: App {
  var body: some Scene { WindowGroup { LoadingView() } }
}

private struct LoadingView: View {
  @Environment(\.launchEnvironment) private var launchEnvironment

  var body: some View {
    VStack {
      Text(launchEnvironment["TITLE"] ?? "Recipes")
      ProgressView("Loading")
    }
  }
}

/// Checks of a simulated device's screen that is busy, in a project made for the test.
@Suite struct LoadingScreenTests {
  private let room: TestRoom

  init() throws {
    room = try TestRoom()
  }

  private func check(
    _ mode: RecordMode = .none, after delay: Duration = .zero, title: String = "Recipes"
  ) throws -> CheckOutcome? {
    let application = try Application.launch(LoadingApp.self, environment: ["TITLE": title])
    application.automator.evidence = nil
    application.device?.advance(by: delay)
    return try room.run(mode) { try application.check("loading") }
  }

  @Test func aScreenThatStillLoadsIsNoProof() throws {
    try withKnownIssue {
      let outcome = try check(.missing)
      #expect(outcome == nil)
    } matching: { issue in
      issue.description.contains(
        """
        the screen was still busy after 5 s: activityIndicator “Loading” = "1" (177.67, 416) 20 × 20 busy
        A picture of it says nothing about what is to come: wait for that before the check. If the picture is to show it, \
        make the check in whileBusy { … }, or leave it out of the picture.
        """)
    }
    #expect(try room.records().isEmpty)
  }

  @Test func aScreenThatIsMeantToLoadLooksTheSameHoweverLongTheTestTook() throws {
    try withKnownIssue {
      let outcome = try whileBusy { try check(.missing) }
      #expect(outcome == .recorded(.missing))
    } matching: {
      $0.description.contains("was recorded")
    }
    for delay in [0, 60, 125, 330, 500, 940] {
      #expect(try check(after: .milliseconds(delay)) == .match)
    }
    try withKnownIssue {
      let outcome = try check(title: "Soups")
      #expect(outcome?.status == .mismatch)
    } matching: {
      $0.description.contains("“Soups”")
    }
  }

  @Test func ofAScreenThatDoesNotRestBothFramesAreInTheRun() throws {
    let application = try Application.launch(LoadingApp.self)
    try room.run {
      let capture = try application.automator.driver.capture()
      RunEvidence().record(
        Evidence(title: "not at rest", text: "why", capture: capture, previous: capture, steps: []))
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: room.root).filter {
      $0.contains("/evidence/") && $0.hasSuffix(".png")
    }
    #expect(files.compactMap { $0.split(separator: "-").last }.sorted() == ["actual.png", "previous.png"])
  }
}
