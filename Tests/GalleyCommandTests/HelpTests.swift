import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
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

      Begin:
        init                        set up a package: settings, git, and a first suite
        doctor                      report fonts, libraries and settings, and what is missing

      Run:
        test                        run the suite with "swift test", then the gate
        merge                       combine the shards of a suite into one run
        gate                        judge a run, and exit accordingly

      Look:
        status                      list what waits for a decision, by cause
        explain                     explain why a check passed or failed
        report                      write a run as a page that needs no network
        review                      look at changes and decide, in a browser or in the terminal
        history                     list the versions of a baseline and the decisions on it

      Decide:
        approve                     approve what a run recorded: it becomes the baselines, byte for byte
        reject                      reject what a run recorded: it must not become a baseline
        undo                        undo the last decision, or another one
        decide                      apply decisions from a file, or from standard input

      Compare pictures:
        diff                        compare two PNG files
        compare                     compare all PNG files of two folders

      Keep baselines in order:
        verify                      check that every baseline is what was approved
        prune                       remove baselines whose checks no longer exist
        optimise                    recompress the pictures of baselines, without loss

      Pages:
        lint-pages                  find errors in the layouts of the tests, without running them
        atlas                       draw the pages of the tests and the transitions between them
        sketch                      print a layout for a recorded screen

      For programs:
        schema                      print the JSON Schema of an output of --json, or of a file that Galley reads
        merge-driver                merge two versions of a baseline; called by git

      Other:
        help <command>              how a command is used
        --version                   the version

      Exit codes:
        0                           clean
        1                           something differs, or a test failed
        2                           something could not be compared
        3                           only new checks without a baseline
        4                           only unused baselines, with --fail-on-orphans
        5                           only tests that passed when run again, with --fail-on-flaky
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
        and the environment. --suite, --device and the like narrow it further and take patterns, too; of one option
        given twice either counts. "In the same way" means: for exactly the same causes; or, of a check without a
        baseline or a known cause, the same check in another environment.

        Baselines that changed since the run are left as they are. What somebody rejected is held back, unless
        --rejected or --id asks for it. With --renames the old baseline goes to the trash in the same decision.

        Options:
          --all                       all checks that wait, including those of other environments
          --new                       checks without a baseline
          --changed                   checks that differ from their baseline
          --cause <id>                checks that differ for this cause and no other; may be given more than once
          --like <key>                checks that differ in the same way as this one
          --id <id>                   this very change, by its id in "status --json"
          --rejected                  include rejected checks
          --renames                   new checks that are renamed old ones
          --suite <suite>             checks of this suite
          --test <test>               checks of this test
          --device <device>           checks on this device
          --appearance <appearance>   checks in light or dark
          --locale <locale>           checks in this language and region
          --text-size <text-size>     checks at this text size
          --orientation <orientation>  checks in this orientation of the device
          --known                     changes that the journal of any branch has approved, and not undone
          --reason <text>             the reason, for the journal
          --dry-run                   print what would be approved, and change nothing
          --run <run>                 a run other than the newest
          --json                      print JSON alone on standard output, prose on standard error
          --help                      print this and stop

        """)
  }

  @Test func merge() throws {
    #expect(
      try run("help", "merge").out == """
        Put the shards of a suite together as one run.

        Usage: galley merge [options] [<run or folder> …]

        A run is named, or is a folder such as CI leaves, or is anywhere below one. All must be of one version of Galley,
        one Galley.json, one commit and one list of tests. Ends with 2 if a shard is missing, or if shards saw different
        things in one check; the new run is there all the same, for "galley gate" and "galley report".

        Options:
          -o, --output <name>         the name of the new run; the default is made from the time
          --json                      print JSON alone on standard output, prose on standard error
          --help                      print this and stop

        """)
  }

  @Test func version() throws {
    #expect(try run("--version") == ToolResult(code: .clean, out: "galley 0.1.0\n", err: ""))
  }
}
