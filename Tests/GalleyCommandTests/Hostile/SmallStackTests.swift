import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyCommands

/// A shell with a stack of 256 kB, and the deepest trees that can be stored.
@Suite struct SmallStackTests {
  @Test(arguments: [
    ("approve --run first --all", ExitCode.clean), ("gate --run r --html site --junit j.xml", .differences),
    ("status --run r", .clean), ("explain details --run r", .clean), ("report --run r -o page", .clean),
    ("verify", .clean), ("history details", .clean), ("optimise --check", .differences),
    ("export plain", .clean),
    ("approve --run r --all", .clean), ("undo", .clean), ("merge r first -o both", .notComparable),
    ("prune", .clean), ("reject --run r details --reason wide", .clean),
    ("decide decisions.json --run r", .clean),
    ("check home --picture b/home.png --tree b/home.tree.json", .new),
    ("diff a/home.png b/home.png", .differences),
    ("compare a b --report site", .differences), ("record b --run pictures --gate", .new),
    ("import reg-suit expected", .clean), ("merge-driver old ours theirs Baselines/a.json", .differences),
    ("init --dry-run", .clean), ("lint-pages --rules", .clean), ("sketch b/home.tree.json", .clean),
  ])
  func everyCommandWorks(_ words: String, _ code: ExitCode) throws {
    let sandbox = try Sandbox()
    let frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    var tree = Element(.other, identifier: "leaf", frame: frame)
    for _ in 2..<TreeDepth.most { tree = Element(.other, frame: frame, children: [tree]) }
    tree = Element(.other, identifier: "root", frame: frame, children: [tree])
    var check = Sandbox.Check()
    check.snapshot = ScreenSnapshot(picture: Screen().picture, tree: tree, scale: 2)
    try sandbox.run("first", check)
    if !words.contains("first --all") { try sandbox.approve("first") }
    check.snapshot.picture = Screen().button("Remove").picture
    try sandbox.run("r", check)
    for (folder, screen) in [("a", Screen()), ("b", Screen().rows(1)), ("expected", Screen())] {
      try sandbox.write([UInt8](PNG.encode(screen.picture)), to: "\(folder)/home.png")
    }
    try sandbox.write([UInt8](JSONEncoder().encode(tree)), to: "b/home.tree.json")
    if words.hasPrefix("merge-driver") {
      // Each side changed another end of the tree.
      let sidecar = try sandbox.text(Sandbox.baseline + ".json")
      try sandbox.write(sidecar, to: "old")
      try sandbox.write(sidecar.replacing("root", with: "top"), to: "ours")
      try sandbox.write(sidecar.replacing("leaf", with: "end"), to: "theirs")
    }
    if words.hasPrefix("decide") {
      let service = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store)
      let id = try #require(service.queue(try sandbox.verdict("r")).first?.id)
      try sandbox.write(
        "{\"format\":1,\"run\":\"r\",\"decisions\":[{\"id\":\"\(id)\",\"action\":\"approve\"}]}",
        to: "decisions.json")
    }
    let result = try Binary.run(words.split(separator: " ").map(String.init), in: sandbox, stack: 256)
    #expect(result.code == code, "\(result.out + result.err)")
  }

  @Test func aSuiteIsRun() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .changed])
    let result = try suite.galley(["test"], stack: 256)
    #expect(result.code == .differences, "\(result.out + result.err)")
  }
}
