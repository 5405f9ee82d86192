import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyChecks

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
@Suite struct BusyScreenTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func check(
    _ mode: RecordMode = .none, after delay: Duration = .zero, title: String = "Recipes"
  ) throws -> CheckStatus? {
    let application = try Application.launch(LoadingApp.self, environment: ["TITLE": title])
    application.automator.evidence = nil
    application.device?.advance(by: delay)
    return try sandbox.run(mode) { try application.check("loading") }
  }

  /// The messages that a check fails with.
  private func messages(_ mode: RecordMode = .none, title: String = "Recipes") throws -> String {
    let application = try Application.launch(LoadingApp.self, environment: ["TITLE": title])
    application.automator.evidence = nil
    return try sandbox.messages(mode) { _ = try application.check("loading") }
  }

  @Test func aScreenThatStillLoadsIsNoProof() throws {
    let text = try messages(.missing)
    #expect(
      text == """
        the screen was still busy after 5 s: activityIndicator “Loading” = "1" (177.67, 401) 20 × 20 busy
        A picture of it says nothing about the finished screen: wait for that before the check. If the picture is to show it, \
        make the check in whileBusy { … }, or ignore it in the picture.
        """)
    #expect(try sandbox.records().isEmpty)
  }

  @Test func aScreenThatIsMeantToLoadLooksTheSameHoweverLongTheTestTook() throws {
    #expect(try whileBusy { try messages(.missing) }.contains("was recorded"))
    for delay in [0, 60, 125, 330, 500, 940] {
      #expect(try check(after: .milliseconds(delay)) == .match)
    }
    #expect(try messages(title: "Soups").contains("“Soups”"))
  }

  @Test func ofAScreenThatDoesNotRestBothFramesAreInTheRun() throws {
    let application = try Application.launch(LoadingApp.self)
    try sandbox.run {
      let capture = try application.automator.driver.capture()
      RunEvidenceRecorder().record(
        Evidence(title: "not at rest", text: "why", capture: capture, previous: capture, steps: []))
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: sandbox.root).filter {
      $0.contains("/evidence/") && $0.hasSuffix(".png")
    }
    #expect(files.compactMap { $0.split(separator: "-").last }.sorted() == ["actual.png", "previous.png"])
  }
}
