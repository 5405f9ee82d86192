import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

@Suite struct HelpTests {
  private func run(_ words: String...) throws -> ToolResult {
    Tool(sandbox: try Sandbox()).run(words)
  }

  @Test func overview() throws {
    let text = """
      Galley tests user interfaces: it compares every screen with an approved picture.

      Usage: galley <command> [options]

      Set up:
        init                        set up a package: settings, git, and a first suite
        doctor                      report fonts, icons, libraries and settings, and what is missing
        devices                     list the devices that tests, previews and views can be shown on

      Run:
        test                        run the suite with "swift test", then the gate
        previews                    write a page of all previews of a package
        render                      write views of a package as pictures with their element trees
        merge                       combine the shards of a suite into one run
        gate                        judge a run, and exit accordingly
        beep                        beep: tell programs and apps under test that listen that something happens now

      Inspect:
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

      Maintain baselines:
        verify                      check that every baseline is what was approved
        prune                       remove baselines whose checks no longer exist
        optimise                    recompress the pictures of baselines, without loss

      Pages:
        lint-pages                  find errors in the layouts of the tests, without running them
        atlas                       draw the pages of the tests and the transitions between them
        sketch                      print a layout for a recorded screen

      XCUITest suites:
        lint-xcuitest               tell what of an XCUITest suite Linux does not have, and what to write instead

      For other programs:
        schema                      print the JSON Schema of an output of --json, or of a file that Galley reads
        completions                 print a completion script for a shell
        manual                      print the manual page, as source for man
        merge-driver                merge two versions of a baseline; called by git

      Other:
        help <command>              print how a command is used
        --version                   print the version

      Exit codes:
        0                           clean
        1                           something differs, or a test failed
        2                           something could not be compared
        3                           only new checks without a baseline
        4                           only unused baselines, with --fail-on-orphans
        5                           only tests that passed when run again, with --fail-on-flaky
        64                          the command line is wrong
        130, 143, 129               interrupted by SIGINT, SIGTERM or SIGHUP

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
        Approve what a run recorded: it becomes the baselines, byte for byte.

        Usage: galley approve [options] [<pattern> …]

        A pattern selects the keys that it matches; * matches any text and ? one character. It is compared with the
        whole key, the key without its environment, the suite, suite and test, the name of the check, and the environment.
        --suite, --device and the like narrow the selection and take patterns, too; an option that is given twice matches
        either value. "In the same way" means for exactly the same causes; for a check without a baseline or a known cause
        it means the same check in another environment.

        A baseline that has changed since the run is not replaced. Rejected checks are held back, unless --rejected or
        --id selects them. With --renames the old baseline is moved to the trash by the same decision.

        With --sign, a check that a pattern or --suite and the like name and that waits for nothing gets your signature
        for what others approved, if it lacks that of an approver. "galley gate --base" shows what that is.

        Options:
          --all                       all checks that wait, including those of other environments
          --new                       checks without a baseline
          --changed                   checks that differ from their baseline
          --cause <id>                checks that differ for this cause and no other; may be given more than once
          --like <key>                checks that differ in the same way as this one
          --id <id>                   one change, by its id in "status --json"
          --rejected                  include rejected checks
          --renames                   new checks that are renamed old ones
          --suite <suite>             checks of this suite
          --test <test>               checks of this test
          --device <device>           checks on this device
          --appearance <appearance>   checks in light or dark
          --locale <locale>           checks in this language and region
          --text-size <text-size>     checks at this text size
          --orientation <orientation>  checks in this orientation of the device
          --parameter <parameter>     checks with this parameter, such as MARKET=USAToday
          --known                     changes that the journal of any branch has approved, and not undone
          --reason <text>             the reason, for the journal
          --on-ci <reason>            the reason for deciding on CI, which is refused without one
          --dry-run                   print what would be approved, and change nothing
          --run <run>                 use this run instead of the newest
          --sign                      sign the decision with an SSH key, as "git commit -S" signs a commit
          --sign-key <key>            the key to sign with; the default is the one that git signs with
          --base <branch>             with --sign: the branch whose approvers are asked; the default is that of origin
          --json                      print JSON on standard output, and text on standard error
          -h, --help                  print this help

        """)
  }

  @Test func merge() throws {
    #expect(
      try run("help", "merge").out == """
        Combine the shards of a suite into one run.

        Usage: galley merge [options] [<run or folder> …]

        Takes names of runs, and folders that contain runs, such as the artifacts of CI jobs. All must have the same
        version of Galley, Galley.json, commit, configuration and list of tests. Exits with 2 if a shard is missing, or if shards
        recorded different content for one check; the new run is written even so, for "galley gate" and "galley report".

        Options:
          -o, --output <name>         the name of the new run; the default is made from the time
          --json                      print JSON on standard output, and text on standard error
          -h, --help                  print this help

        """)
  }

  @Test func version() throws {
    #expect(try run("--version") == ToolResult(code: .clean, out: "galley 0.1.0\n", err: ""))
  }
}
