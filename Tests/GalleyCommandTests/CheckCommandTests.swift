import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite(.timeLimit(.minutes(2))) struct CheckCommandTests {
  private let sandbox: Sandbox
  private let galley: Tool

  init() throws {
    sandbox = try Sandbox()
    var tool = Tool(sandbox: sandbox)
    tool.environment["GALLEY_RUN"] = "run"
    galley = tool
  }

  private func draw(_ variant: Int = 0) throws {
    try sandbox.write(
      [UInt8](PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast)), to: "cart.png")
  }

  private func check(_ words: String...) -> ToolResult {
    galley.run(["check", "cart", "--picture", "cart.png", "--suite", "shop", "--test", "test_cart"] + words)
  }

  @Test func theExitCodeAndTheSentenceAreThoseOfATest() throws {
    try draw()
    let new = check()
    #expect(new.code == .new)
    #expect(galley("approve", "--all").code == .clean)
    #expect(check() == ToolResult(code: .clean, out: "", err: ""))
    try draw(3)
    let different = check("--run", "second", "--at", "tests/test_cart.py:12")
    #expect(different.code == .differences)
    let record = try #require(try Run("second", in: sandbox.project).records.first)
    #expect(record.place.filePath == "tests/test_cart.py")
    #expect(record.place.line == 12)
    expectGolden([("new", new.out), ("different", different.out)])
  }

  @Test func checksOfOneRunAreJudgedTogether() throws {
    try draw()
    #expect(check().code == .new)
    #expect(check("--argument", "two").code == .new)
    #expect(galley("approve", "--all").code == .clean)
    let gate = galley("gate", "--expect", "2")
    #expect(gate.code == .clean, "\(gate.out)\(gate.err)")
    #expect(galley("gate", "--expect", "3").code == .notComparable)
  }

  /// Without a line in the run the gate would take the check for one that nobody made.
  @Test func aModeThatIsRefusedFailsTheCheckInItsRun() throws {
    try draw()
    #expect(check().code == .new)
    #expect(galley("approve", "--all").code == .clean)
    try draw(3)
    var onCI = galley
    onCI.environment["CI"] = "true"
    let words = ["check", "cart", "--picture", "cart.png", "--suite", "shop", "--test", "test_cart"]
    let refused = onCI.run(words + ["--run", "second", "--update-snapshots=all"])
    #expect(refused.code == .notComparable)
    #expect(
      refused.err == """
        galley: shop/test_cart / cart @ picture could not be compared: recording (all) is refused on CI, where nobody \
        looks at the pictures; approve from the run instead, or set GALLEY_RECORD_ON_CI to the reason.

        """)
    #expect(galley("gate", "--run", "second").code == .notComparable)
  }

  @Test func theCommitOfEachCheckIsNoted() throws {
    try draw()
    #expect(check().code == .new)
    #expect(try Run("run", in: sandbox.project).commits == [nil])
    try sandbox.makeRepository()
    let head = try sandbox.git("rev-parse", "HEAD").text.trimmingCharacters(in: .newlines)
    #expect(check("--run", "second").code == .new)
    #expect(check("--run", "second", "--argument", "two").code == .new)
    #expect(try Run("second", in: sandbox.project).commits == [head])
    #expect(galley("gate", "--run", "second").code == .new)
  }

  @Test func aCommittedRunIsRefusedWhereverItIsRead() throws {
    try draw()
    #expect(check().code == .new)
    try sandbox.makeRepository()
    try sandbox.git("add", "-f", ".galley/runs/run")
    for words in [["gate"], ["status"], ["approve", "--all"]] {
      let result = galley.run(words + ["--run", "run"])
      #expect(result.code == .notComparable && (result.out + result.err).contains("is tracked by git, and"))
      #expect((result.out + result.err).contains(".galley/runs/run/"), "\(result)")
    }
  }

  @Test func whatCannotBeComparedLeavesARefusal() throws {
    let missing = check()
    #expect(missing.code == .notComparable)
    #expect(galley("gate").code == .notComparable)
    try sandbox.write("no picture", to: "cart.png")
    let text = check()
    #expect(text.code == .notComparable)
    try draw()
    try sandbox.write("no tree", to: "cart.json")
    let tree = check("--tree", "cart.json")
    #expect(tree.code == .notComparable)
    let region = check("--ignore", "9000,0,1,1")
    #expect(region.code == .notComparable)
    expectGolden([("missing", missing.err), ("text", text.err), ("tree", tree.err), ("region", region.err)])
  }

  @Test func regionsAndBudgetsForgive() throws {
    try draw()
    #expect(check("--update-snapshots=missing").code == .new)
    try draw(3)
    #expect(check("--ignore", "0,0,4000,4000").code == .clean)
    #expect(check("--max-diff-pixels", "100000000").code == .clean)
    #expect(check("--level", "none").code == .clean)
    #expect(check().code == .differences)
  }

  /// A sentence names no place of an element that a tree lists without a frame.
  @Test func aTreeWithoutFramesNamesWhatChangedAndNoPlace() throws {
    try draw()
    try sandbox.write("- main:\n  - button \"Buy\"\n", to: "cart.yml")
    #expect(check("--tree", "cart.yml").code == .new)
    #expect(galley("approve", "--all").code == .clean)
    try draw(3)
    try sandbox.write("- main:\n  - button \"Buy now\"\n", to: "cart.yml")
    let different = check("--tree", "cart.yml", "--run", "second")
    #expect(different.code == .differences)
    #expect(different.out.contains("1. button “Buy” → “Buy now”\n"), "\(different.out)")
    #expect(!different.out.contains("where no element is"), "\(different.out)")
  }

  @Test func aPictureMayComeFromStandardInput() throws {
    try draw()
    let binary = try Binary.run(
      ["-c", "\"$0\" check cart --picture - --run piped < cart.png", Binary.path], in: sandbox,
      program: "/bin/sh")
    #expect(binary.code == .new)
    #expect(binary.out.contains("cart @ picture has no baseline yet"))
  }

  @Test func aPictureIsNeeded() {
    #expect(galley("check", "cart").code == .usage)
    #expect(check("--at", "nowhere").code == .usage)
    #expect(check("--level", "wild").code == .usage)
  }
}
