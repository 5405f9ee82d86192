import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

/// Every way to get a command line wrong ends with 64, and says what is meant.
@Suite struct UsageTests {
  @Test(arguments: [
    ([], "no command was given; \"galley help\" lists them"),
    (["aprove"], "there is no command \"aprove\"; did you mean \"approve\"?"),
    (["frobnicate"], "there is no command \"frobnicate\"; \"galley help\" lists them"),
    (["help", "gat"], "there is no command \"gat\"; did you mean \"gate\"?"),
    (["\u{1B}[31m"], "there is no command \"�[31m\"; \"galley help\" lists them"),
    (["approve", "--al"], "\"galley approve\" has no option --al; did you mean --all?"),
    (["gate", "--colour"], "\"galley gate\" has no option --colour; \"galley help gate\" lists its options"),
    (
      ["test", "--filter"], "\"galley test\" has no option --filter; arguments for \"swift test\" go after --"
    ),
    (
      ["test", "Recipes"],
      "\"galley test\" does not take the argument \"Recipes\"; arguments for \"swift test\" go after --"
    ),
    (["gate", "r1"], "\"galley gate\" does not take the argument \"r1\"; see \"galley help gate\""),
    (["gate", "--run"], "--run needs a value: --run <run>"),
    (["gate", "--run", ""], "--run needs a value: --run <run>"),
    (
      ["test", "--update-snapshots=al"], "--update-snapshots needs none, missing, changed or all, not \"al\""
    ),
    (["gate", "--run="], "--run needs a value: --run <run>"),
    (["gate", "--run", "--expect"], "--run needs a value: --run <run>"),
    (["gate", "--run", "a", "--run=b"], "--run was given twice"),
    (["gate", "--json=yes"], "--json takes no value"),
    (["gate", "--expect", "many"], "--expect needs a whole number from 0 up, not \"many\""),
    (["gate", "--expect=-1"], "--expect needs a whole number from 0 up, not \"-1\""),
    (
      ["test", "--shard", "6/5"], "--shard needs a part of a whole such as 2/5, of at most 1000, not \"6/5\""
    ),
    (
      ["test", "--shard", "0/5"], "--shard needs a part of a whole such as 2/5, of at most 1000, not \"0/5\""
    ),
    (
      ["test", "--shard=two"], "--shard needs a part of a whole such as 2/5, of at most 1000, not \"two\""
    ),
    (
      ["test", "--shard=1/1001"],
      "--shard needs a part of a whole such as 2/5, of at most 1000, not \"1/1001\""
    ),
    (["test", "--shard"], "--shard needs a value: --shard <n/m>"),
    (["test", "--retries", "-1"], "--retries needs a whole number from 0 up, not \"-1\""),
    (
      ["test", "--seed", "-1"],
      "--seed needs a whole number from 0 to 18446744073709551615, not \"-1\""
    ),
    (["test", "--retries", "20"], "--retries needs a whole number from 0 to 19, not \"20\""),
    (["merge"], "\"galley merge\" needs <run or folder>; see \"galley help merge\""),
    (["merge", "a", "-o"], "--output needs a value: --output <name>"),
    (["diff", "a.png"], "\"galley diff\" needs <b.png>; see \"galley help diff\""),
    (
      ["diff", "a", "b", "c", "d"],
      "\"galley diff\" does not take the argument \"d\"; see \"galley help diff\""
    ),
    (
      ["approve"],
      "select what to approve: --all, --new, --changed, --cause <id>, or patterns of keys such as 'RecipesTests*'"
    ),
    (
      ["reject"],
      "select what to reject: --all, --new, --changed, --cause <id>, or patterns of keys such as 'RecipesTests*'"
    ),
    (
      ["reject", "--all"],
      "a rejection needs a reason: --reason <text>; the author of the change will read it"
    ),
    (
      ["approve", "--device", "iPhone Y"],
      "no check that waits for a decision has --device \"iPhone Y\"; did you mean \"iPhone X\"?"
    ),
    (
      ["status", "--locale", "tlh"],
      "no check that waits for a decision has --locale \"tlh\"; there is en-US"
    ),
    (
      ["approve", "details", "--changed"],
      "no check that waits for a decision matches all of that; 1 check waits, and \"galley status\" lists them"
    ),
    (
      ["approve", "--id", "0123"],
      "no check that waits for a decision matches \"0123\"; \"galley status\" lists those that do"
    ),
    (["review", "details"], "a pattern needs --terminal"),
    (["review", "--images", "kitty"], "--images needs --terminal"),
    (
      ["review", "--terminal", "--port", "80"], "--port has no effect with --terminal; omit one of them"
    ),
    (
      ["review", "--terminal", "--images", "cat"],
      "--images needs kitty, iterm, sixel, blocks or none, not \"cat\""
    ),
    (["review", "--port", "65536"], "--port needs a whole number up to 65535, not \"65536\""),
    (
      ["review", "--terminal"],
      "\"galley review --terminal\" needs a terminal for its input and output; without one there are: "
        + "galley status, galley approve <pattern>, galley approve --cause <id>, "
        + "galley reject <pattern> --reason <text>, galley decide <file>"
    ),
    (
      ["approve", "detials"],
      "no check that waits for a decision matches \"detials\"; did you mean \"details\"?"
    ),
    (
      ["approve", "--cause", "zzzz"],
      "no check that waits for a decision matches \"zzzz\"; \"galley status\" lists those that do"
    ),
  ])
  func isExplained(_ words: [String], _ message: String) throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    let result = Tool(sandbox: sandbox).run(words)
    #expect(
      result
        == ToolResult(code: .usage, out: "", err: "galley: \(message)\(message.hasSuffix("?") ? "" : ".")\n"))
  }

  @Test func badNumbersAreFoundBeforeAnythingIsLookedFor() throws {
    let result = Tool(sandbox: try Sandbox())("gate", "--expect", "-1")
    #expect(result.code == .usage)
  }

  @Test func underJSONHelpIsJSONToo() throws {
    for words in [["help", "--json", "gate"], ["help", "gate", "--json"], ["gate", "--help", "--json"]] {
      let result = Tool(sandbox: try Sandbox()).run(words)
      #expect(result.code == .clean)
      #expect(result.out.hasPrefix("{\n  \"data\": {\n    \"help\": \"Judge a run"), "\(words)")
    }
  }

  @Test func aSentenceEndsWithOneFullStop() throws {
    let sandbox = try Sandbox()
    try sandbox.write("no picture", to: "a.png")
    let result = Tool(sandbox: sandbox)("diff", "a.png", "a.png")
    #expect(result.code == .notComparable)
    #expect(result.err.hasSuffix(".\n") && !result.err.hasSuffix("..\n"))
  }

  @Test func underJSONTheErrorIsJSON() throws {
    let result = Tool(sandbox: try Sandbox())("gate", "--colour", "--json")
    #expect(result.code == .usage)
    #expect(
      result.out == """
        {
          "error": {
            "code": 64,
            "message": "\\"galley gate\\" has no option --colour; \\"galley help gate\\" lists its options"
          },
          "status": "error"
        }

        """)
    #expect(
      result.err
        == "galley: \"galley gate\" has no option --colour; \"galley help gate\" lists its options.\n")
  }

  @Test func aProjectIsNeeded() throws {
    let sandbox = try Sandbox()
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("gate")
        == ToolResult(
          code: .notComparable, out: "", err: "galley: there is no run yet; \"galley test\" makes one.\n"))
    try sandbox.write("{ nope: 1 }", to: "Galley.json")
    #expect(
      tool("gate").err
        == "galley: Galley.json has no field \"nope\"; there are baselines, keepRuns, expect, failOnOrphans, "
        + "failOnFlaky, retries, level, batchName, batchID, batchProperties, matrix, approvalsFrom, forbid, sign, allowedSigners, approvers, "
        + "knownIssues, maxDiffPixels, maxDiffPixelRatio, precision, perceptualPrecision, minimumClusterSize (in \(sandbox.root)).\n"
    )
    #expect(tool("gate").code == .notComparable)
  }
}
