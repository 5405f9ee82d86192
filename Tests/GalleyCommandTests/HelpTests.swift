import BaselineFixtures
import GalleyBaselines
import Testing

@testable import galley

@Suite struct HelpTests {
  private func run(_ words: String...) throws -> ToolResult {
    Tool(sandbox: try Sandbox()).run(words)
  }

  @Test func overview() throws {
    let text = """
      Galley proofs user interfaces: every screen is compared with an approved picture.

      Usage: galley <command> [options]

      Commands:
        test                        run the suite with "swift test", then the gate
        gate                        say whether a run may pass, and end accordingly
        status                      list what waits for a decision, by cause
        approve                     make baselines of what a run recorded, byte for byte
        undo                        take the last decision back, or another one
        report                      write a run as a page that needs no network
        diff                        compare two PNG files
        compare                     compare all PNG files of two folders
        optimise                    write baselines as small as can be, with the same pixels
        verify                      see that every baseline is what was approved
        prune                       remove the baselines whose checks are gone
        lint-pages                  find mistakes in the layouts of the tests, and run none
        atlas                       draw the pages of the tests and the ways between them
        sketch                      print a layout for a screen that was recorded
        init                        set a package up: settings, git, and a first suite
        doctor                      say which fonts, libraries and settings there are
        history                     tell how the baseline of a check came to be
        merge-driver                merge two sides of a baseline; git calls it

      Other:
        help <command>              how a command is used
        --version                   the version

      Exit codes:
        0                           clean
        1                           something differs, or a test failed
        2                           something could not be compared
        3                           only new checks without a baseline
        4                           only unused baselines, with --fail-on-orphans
        64                          the command line makes no sense
        130                         interrupted

      """
    for words in ["help", "--help", "-h"] {
      #expect(try run(words) == ToolResult(code: .clean, out: text, err: ""))
    }
  }

  @Test func everyCommandExplainsItself() throws {
    for command in CommandLineTool.commands {
      let spec = command.spec
      let help = try run("help", spec.name)
      #expect(help.code == .clean)
      #expect(help == (try run(spec.name, "--help")))
      #expect(help == (try run(spec.name, "-h")))
      for option in spec.allOptions { #expect(help.out.contains("\n  \(option.usage)"), "\(option.name)") }
      #expect(help.out.split(separator: "\n").allSatisfy { $0.count <= 130 }, "\(help.out)")
    }
  }

  @Test func approve() throws {
    #expect(
      try run("help", "approve").out == """
        Make baselines of what a run recorded, byte for byte.

        Usage: galley approve [options] [<pattern> …]

        A pattern narrows the choice to the keys it matches; * stands for any text and ? for one character. It is
        matched against the whole key, the key without its environment, the suite, suite and test, the check's name,
        and the environment. Baselines that changed since the run are left as they are.

        Options:
          --all                       everything that waits, other environments included
          --new                       checks without a baseline
          --changed                   checks that differ from their baseline
          --cause <id>                checks that differ for this cause and no other; may come more than once
          --known                     the very changes that the journal of any branch approved, and did not take back
          --reason <text>             why, for the journal
          --dry-run                   say what would be approved, and change nothing
          --run <run>                 a run other than the newest
          --json                      print JSON alone on standard output, prose on standard error
          --help                      print this and stop

        """)
  }

  @Test func version() throws {
    #expect(try run("--version") == ToolResult(code: .clean, out: "galley 0.1.0\n", err: ""))
  }
}
