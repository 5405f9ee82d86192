import BaselineFixtures
import BrowserSuites
import Foundation
import GalleyBaselines
import GalleyBrowser
import GalleyDecisions
import GalleyPages
import Glibc
import ReportPages
import Testing

/// What a review says and exits with is the state of run and store, whatever happened between two looks.
@Suite(.browser, .serialized, .whereBrowserIsInstalled, .timeLimit(.minutes(15))) struct StateTests {
  private let browser: SharedBrowser

  init() throws { browser = try SharedBrowser.current }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    let screen = Screen().button("Remove")
    try sandbox.run("r", .init(Samples.key(), screen), .init(Samples.key("other"), screen))
    return sandbox
  }

  /// Runs `galley` to its end.
  private func galley(_ words: String..., in sandbox: Sandbox) throws {
    let (code, err) = try StartedProgram(words, in: sandbox, program: "galley").end()
    #expect(code == 0, "\(words): \(err)")
  }

  private func review(_ sandbox: Sandbox) throws -> StartedProgram {
    let program = try StartedProgram(["--root=\(sandbox.root)", "--no-open"], in: sandbox)
    try browser.open(#require(URL(string: program.url())))
    try browser.wait(
      for: """
        document.documentElement.dataset.ready === "true" && document.documentElement.dataset.connection === "on"
        """)
    return program
  }

  private func waitForProgress(_ text: String) throws {
    try browser.driver.evaluate("galley.refresh()")
    let page = try browser.page(ReportPage.self)
    try page.progress.becomes(.label(text), within: SharedBrowser.patience)
  }

  private func end(_ program: StartedProgram) -> (code: Int32, err: String) {
    kill(program.process.processIdentifier, SIGINT)
    return program.end()
  }

  @Test func whatWasApprovedAndUndoneMeanwhileWaits() throws {
    let sandbox = try sandbox()
    let program = try review(sandbox)
    try waitForProgress("0 of 2 decided")
    try galley("approve", "--all", in: sandbox)
    try galley("undo", in: sandbox)
    // A line in the journal that is about neither, so that the page cannot but look again.
    try galley("reject", "other", "--reason", "too wide", in: sandbox)
    try waitForProgress("1 of 2 decided")
    #expect(try browser.count("#list [data-decision=approved]") == 0)
    #expect(try browser.count("#list [data-decision=waiting]") == 1)
    let (code, err) = end(program)
    #expect(code == ExitCode.differences.rawValue)
    #expect(err.hasSuffix("1 rejected, 1 change left.\n"), "\(err)")
  }

  @Test func whatIsApprovedElsewhereIsApprovedHere() throws {
    let sandbox = try sandbox()
    let program = try review(sandbox)
    try galley("approve", "--all", in: sandbox)
    try waitForProgress("All decided")
    let (code, err) = end(program)
    #expect(code == ExitCode.clean.rawValue)
    #expect(err.hasSuffix("2 approved, nothing left.\n"), "\(err)")
  }

  @Test func aBaselineThatIsBrokenInPlaceIsNotApproved() throws {
    let sandbox = try sandbox()
    let program = try review(sandbox)
    try galley("approve", "--all", in: sandbox)
    try waitForProgress("All decided")
    // Neither a line in the journal nor another entry in the folder tells of it.
    let file = try FileHandle(forWritingTo: sandbox.url(Sandbox.baseline + ".png"))
    try file.seek(toOffset: 60)
    try file.write(contentsOf: Data(repeating: 0xAA, count: 8))
    try file.close()
    try browser.wait(for: "document.querySelector('#list [data-decision=moved]')")
    let (code, err) = end(program)
    #expect(code == ExitCode.notComparable.rawValue)
    #expect(
      err.hasSuffix(
        "1 approved, 1 changed meanwhile, nothing left; \"galley gate\" explains why the run is not clean.\n"),
      "\(err)")
  }

  @Test func aRunThatIsGoneIsNotClean() throws {
    let sandbox = try sandbox()
    let program = try review(sandbox)
    try galley("approve", "--all", in: sandbox)
    try waitForProgress("All decided")
    try sandbox.remove(".galley/runs/r")
    #expect(end(program).code == ExitCode.notComparable.rawValue)
  }
}
