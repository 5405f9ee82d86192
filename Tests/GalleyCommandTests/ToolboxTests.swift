import BaselineFixtures
import DarwinNotifications
import Foundation
import GalleyAuthoring
import GalleyBrowser
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyCommands
@testable import galley_tools

/// `galley-tools` does the work of those commands that have only their specification in `galley`.
@Suite struct ToolboxTests {
  @Test func everyCommandWithoutWorkHasItThere() {
    let names = CommandLineTool.commands.filter { $0 is any ToolCommand.Type }.map { $0.name }
    #expect(names.sorted() == Toolbox.commands.keys.sorted())
  }

  @Test func theRulesAreThoseOfTheLinter() {
    #expect(LintPagesCommand.rules == LayoutProblem.Rule.allCases.map(\.rawValue))
  }

  @Test func thePrefixIsThatOfBeepers() {
    #expect(BeepCommand.prefix == DarwinNotificationCenterBeeper.defaultPrefix)
  }

  @Test func theBrowsersAreThoseThatAreDriven() {
    #expect(BrowserNames.all == BrowserEngine.allCases.map(\.rawValue))
  }

  @Test func galleyStartsTheProgramBesideIt() throws {
    let sandbox = try Sandbox()
    let result = try Binary.run(["lint-pages", "--rules"], in: sandbox)
    #expect(result == Tool(sandbox: sandbox)("lint-pages", "--rules"))
    #expect(result.code == .clean)
    // What is wrong with the words is said before it is started.
    #expect(try Binary.run(["atlas", "--wrong"], in: sandbox).code == .usage)
  }

  @Test func aGalleyAloneSaysWhatIsMissing() throws {
    let sandbox = try Sandbox()
    let alone = sandbox.root + "/galley"
    // Copied here, it would be open for writing in processes that other tests fork meanwhile, and could not be started.
    #expect(try Binary.run([Binary.path, alone], in: sandbox, program: "/bin/cp").code == .clean)
    let result = try Binary.run(["doctor"], in: sandbox, program: alone)
    #expect(result.code == .notComparable)
    #expect(result.out.isEmpty)
    #expect(
      result.err
        == "galley: the program galley-tools, which does the work of this command, is neither beside galley "
        + "nor on the PATH; install both with \"make install\".\n")
    #expect(try Binary.run(["help", "doctor"], in: sandbox, program: alone).code == .clean)
  }
}
