import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyPages
import GalleyReport
import GalleySimulator
import GalleyViews
import Testing

@testable import Galley
@testable import GalleyAutomation
@testable import GalleyChecks

/// The pages' protocol, not that of views, which is of the same name.
private typealias Layout = GalleyPages.Layout

/// An app of one button.
private struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

private struct CounterView: View {
  @State private var taps = 0

  var body: some View {
    GalleyViews.Button("Count") { taps += 1 }.accessibilityIdentifier("count")
  }
}

private struct Counter: Layout {
  let count = GalleyPages.Button("count")
  var body: Blueprint { Required { count } }
}

/// What is told of alerts that came up over what a test acted on, and were answered.
@Suite struct InterruptionNotesTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  /// Taps the page's button below an alert, and checks the screen afterwards.
  private func tapBelowAnAlert(
    _ title: String = "Low Battery", prepare: (Automator) -> Void = { _ in }
  ) throws -> Int {
    let application = try Application.launch(CounterApp.self)
    let page = try Page<Counter>(on: application)
    prepare(application.automator)
    application.device?.present(SystemAlert(title))
    let line = #line + 1
    try page.count.tap()
    try page.check("counted")
    return line
  }

  /// A run whose only check equals what was approved, with the line of the tap.
  private func cleanRun(_ title: String = "Low Battery", prepare: (Automator) -> Void = { _ in }) throws
    -> (run: Run, line: Int)
  {
    _ = try sandbox.failures { _ = try tapBelowAnAlert(title, prepare: prepare) }
    let first = try Run(nil, in: sandbox.project)
    let store = BaselineStore(sandbox.project)
    let plan = ApprovalPlan(Selection(all: true), in: Gate().verdict(on: first, against: store))
    let result = DecisionService(run: first, store: store).approve(plan, Signature(by: "Ada", at: Date()))
    #expect(result.approved.count == 1 && result.refused.isEmpty)
    try FileManager.default.removeItem(atPath: "\(sandbox.root)/.galley/runs/\(first.name)")
    let line = try sandbox.run { try tapBelowAnAlert(title, prepare: prepare) }
    return (try Run(nil, in: sandbox.project), line)
  }

  private var here: String { "Tests/GalleyTests/Testing/InterruptionNotesTests.swift" }
  private var sentence: String { "1 interruption was answered while tests acted on something else" }

  @Test func anAlertThatATapDismissedIsToldThoughAllPasses() throws {
    let (run, line) = try cleanRun()
    let verdict = Gate().review(of: run, against: BaselineStore(sandbox.project))
    #expect(verdict.exitCode == .clean)
    #expect(verdict.notices?.map(\.kind) == [.answeredInterruptions])
    let record = try #require(run.interruptions.first)
    #expect(record.test?.suite == ["InterruptionNotesTests"])
    #expect(record.test?.test == "anAlertThatATapDismissedIsToldThoughAllPasses")
    #expect(record.name == "\"Low Battery\" Alert")
    #expect(record.monitor == nil)
    #expect(record.tapped == ["\"OK\" Button"])
    #expect(record.place?.line == line)
    #expect(record.place?.filePath.hasSuffix(here) == true)
    let told =
      "\"Low Battery\" Alert; the built-in handler tapped \"OK\" Button, during \(record.action) at "
    let text = TerminalReport.gate(verdict)
    #expect(text.hasPrefix("notice  \(sentence):\n  - InterruptionNotesTests/anAlertThatATapDismissedIs"))
    #expect(text.contains(told))
    #expect(MarkdownReport(verdict).text().contains("<summary>ℹ️ <b>\(sentence)</b></summary>"))
    #expect(GitHubReport(verdict).annotations.hasPrefix("::notice title=Galley%3A answeredInterruptions::"))
    #expect(JUnitReport(verdict).text.contains(sentence))
    let notice = try #require(VerdictDocument(verdict).notices?.first)
    #expect(notice.kind == .answeredInterruptions && notice.forbiddenBy == nil)
    #expect(notice.interruptions == [record])
  }

  @Test func theMonitorThatAnsweredIsNamed() throws {
    let (run, _) = try cleanRun { automator in
      automator.monitors.add("battery") { try $0.tapButton("OK") }
    }
    let record = try #require(run.interruptions.first)
    #expect(run.interruptions.count == 1)
    #expect(record.monitor == "battery")
    #expect(record.tapped == ["\"OK\" Button"])
  }

  @Test func aTitleOfAnAppIsCleaned() throws {
    let (run, _) = try cleanRun("Low\u{1B}[2J\u{202E}Battery\nnotice  all is well")
    let verdict = Gate().review(of: run, against: BaselineStore(sandbox.project))
    for text in [
      TerminalReport.gate(verdict), MarkdownReport(verdict).text(), GitHubReport(verdict).annotations,
      JUnitReport(verdict).text,
    ] {
      #expect(text.contains("Battery"))
      #expect(!text.contains { "\u{1B}\u{202E}".contains($0) })
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("notice  all is well") })
    }
  }

  @Test func settingsCanForbidIt() throws {
    let (run, _) = try cleanRun()
    try "{ forbid: ['answeredInterruptions'] }".write(
      toFile: sandbox.root + "/Galley.json", atomically: true, encoding: .utf8)
    let project = try Project.open(root: sandbox.root)
    let verdict = Gate().review(of: try Run(run.name, in: project), against: BaselineStore(project))
    #expect(verdict.exitCode == .differences)
    #expect(TerminalReport.gate(verdict).hasPrefix("forbidden  \(sentence), and Galley.json forbids it"))
  }

  @Test func whatOnlyWaitsIsNoAnswer() {
    let waited = HandledInterruption(name: "\"Mail\" Other", handler: .wait, instant: .zero)
    #expect(InterruptionRecord(waited, in: nil) == nil)
    let swiped = HandledInterruption(name: "\"Mail\" Other", handler: .swipe, instant: .zero)
    #expect(InterruptionRecord(swiped, in: nil)?.isSwiped == true)
  }
}
