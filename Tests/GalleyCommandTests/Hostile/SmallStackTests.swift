import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
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
    ("prune", .clean),
  ])
  func everyCommandWorks(_ words: String, _ code: ExitCode) throws {
    let sandbox = try Sandbox()
    var tree = Element(.other, frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    for _ in 1..<TreeDepth.most {
      tree = Element(.other, frame: CGRect(x: 0, y: 0, width: 60, height: 100), children: [tree])
    }
    var check = Sandbox.Check()
    check.snapshot = ScreenSnapshot(picture: Screen().picture, tree: tree, scale: 2)
    try sandbox.run("first", check)
    if !words.contains("first --all") { try sandbox.approve("first") }
    check.snapshot.picture = Screen().button("Remove").picture
    try sandbox.run("r", check)
    let result = try Binary.run(words.split(separator: " ").map(String.init), in: sandbox, stack: 256)
    #expect(result.code == code, "\(result.out + result.err)")
  }
}
