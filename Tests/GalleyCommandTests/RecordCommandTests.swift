import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite(.timeLimit(.minutes(2))) struct RecordCommandTests {
  /// A project with pictures in the folder `shots`.
  private struct Project {
    let sandbox: Sandbox
    let galley: Tool

    init(settings: String? = nil) throws {
      sandbox = try Sandbox()
      galley = Tool(sandbox: sandbox)
      if let settings { try sandbox.write(settings, to: "Galley.json") }
    }

    func draw(_ path: String, _ variant: Int = 0) throws {
      try sandbox.write(
        [UInt8](PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast)), to: "shots/\(path)")
    }

    func record(_ words: String...) -> ToolResult { galley.run(["record", "shots"] + words) }
  }

  private func approved(_ paths: String..., settings: String? = nil) throws -> Project {
    let project = try Project(settings: settings)
    for (index, path) in paths.enumerated() { try project.draw(path, index) }
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    return project
  }

  @Test func picturesAreNewUntilSomebodyApprovesThem() throws {
    let project = try Project()
    try project.draw("home.png")
    try project.draw("checkout/cart.png", 1)
    let first = project.record("--run", "one")
    #expect(first.code == .clean)
    #expect(first.out == "Recorded 2 pictures as run one: 2 new.\nJudge it with: galley gate\n")
    #expect(project.galley("gate").code == .new)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.galley("gate").code == .clean)
    #expect(project.record("--gate").code == .clean)
    #expect(
      project.sandbox.files("Baselines").filter { $0.hasSuffix(".png") }
        == ["Baselines/checkout/cart.picture.png", "Baselines/home.picture.png"])
    // What is approved are the bytes that were recorded.
    #expect(
      try project.sandbox.bytes("Baselines/home.picture.png") == project.sandbox.bytes("shots/home.png"))
  }

  @Test func anApprovalOfAnotherBranchPasses() throws {
    let project = try approved("home.png")
    let sandbox = project.sandbox
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "other")
    try project.draw("home.png", 3)
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--changed", "--reason", "redesign").code == .clean)
    try sandbox.commit("Approve")
    try sandbox.git("checkout", "-q", "main")
    try project.draw("home.png", 3)
    #expect(project.record("--gate").code == .differences)
    let borrowed = project.record("--gate", "--approvals-from", "other")
    #expect(borrowed.code == .clean, "\(borrowed.out)\(borrowed.err)")
    try sandbox.write("{ approvalsFrom: ['other'] }", to: "Galley.json")
    #expect(project.record("--gate").code == .clean)
  }

  /// Neither fonts nor libraries have to do with it, and the pixels are the approved ones.
  @Test func anotherDisplayOfTheSamePixelsIsNamed() throws {
    let project = try Project()
    try project.draw("home.png")
    // Beside this chunk, a gamma means nothing.
    let plain = PNGBytes.removing("sRGB", from: try project.sandbox.bytes("shots/home.png"))
    try project.sandbox.write(plain, to: "shots/home.png")
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    let gamma = try PNGBytes.inserting("gAMA", [0x00, 0x01, 0x86, 0xA0], in: plain)
    try project.sandbox.write(gamma, to: "shots/home.png")
    let seen = project.record("--gate")
    #expect(seen.code == .notComparable)
    #expect(
      seen.out.contains("other environment  1 check shown with another profile, gamma or orientation:\n"),
      "\(seen.out)")
    #expect(!seen.out.contains("fonts") && !seen.out.contains("Install"), "\(seen.out)")
    try project.sandbox.write(plain, to: "shots/home.png")
    try project.sandbox.write(gamma, to: "Baselines/home.picture.png")
    let stored = project.record("--gate")
    #expect(stored.code == .notComparable)
    #expect(
      stored.out.contains(
        "Baselines/home.picture.png is not the approved picture: its pixels are the approved ones, but it is shown with a "
          + "gamma of 1, and the approved one is not; restore both files with git"), "\(stored.out)")
    // The other way round, the approved digest tells pixels and gamma together.
    try project.sandbox.write(plain, to: "Baselines/home.picture.png")
    try project.sandbox.write(gamma, to: "shots/home.png")
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    try project.sandbox.write(plain, to: "Baselines/home.picture.png")
    let bare = project.record("--gate")
    #expect(
      bare.out.contains(
        "Baselines/home.picture.png is not the approved picture: its pixels, shown by profile, gamma and orientation, are "
      ),
      "\(bare.out)")
  }

  @Test func aChangeStopsTheGateUntilItIsApproved() throws {
    let project = try approved("home.png", "cart.png")
    try project.draw("home.png", 3)
    let result = project.record("--gate")
    #expect(result.code == .differences)
    #expect(result.out.contains("1 match, 1 mismatch"), "\(result.out)")
    #expect(project.galley("approve", "home").code == .clean)
    #expect(project.galley("gate").code == .clean)
    #expect(project.galley("undo").code == .clean)
    #expect(project.galley("gate").code == .differences)
  }

  @Test func aPictureThatVanishedNeverPassesUntilItsBaselineIsPruned() throws {
    let project = try approved("home.png", "cart.png")
    try project.sandbox.remove("shots/cart.png")
    let result = project.record("--gate")
    #expect(result.code == .orphans)
    #expect(project.galley("gate").code == .orphans)
    // A shard of one is the whole.
    #expect(project.record("--gate", "--shard", "1/1").code == .orphans)
    #expect(project.galley("prune").code == .clean)
    #expect(project.galley("gate").code == .clean)
  }

  @Test func baselinesOfOtherSuitesHaveNotVanished() throws {
    let project = try Project()
    try project.draw("home.png")
    #expect(project.record("--suite", "web").code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.record("--suite", "mail").code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.record("--suite", "web", "--gate").code == .clean)
    #expect(project.record("--gate").code == .new)
  }

  @Test func aRenamedPictureIsNoLossAndNothingNew() throws {
    let project = try approved("home.png", "cart.png")
    try FileManager.default.moveItem(
      at: project.sandbox.url("shots/cart.png"), to: project.sandbox.url("shots/basket.png"))
    let result = project.record("--gate")
    #expect(result.code != .clean)
    #expect(result.out.contains("basket"), "\(result.out)")
    #expect(project.galley("approve", "--renames").code == .clean)
    #expect(project.galley("gate").code == .clean)
  }

  @Test func whatIsNoPictureNeverPasses() throws {
    let project = try approved("home.png", "cart.png")
    try project.sandbox.write(
      [UInt8](try project.sandbox.bytes("shots/home.png").dropLast(40)), to: "shots/home.png")
    let damaged = project.record("--run", "damaged")
    #expect(damaged.code == .notComparable)
    #expect(project.galley("gate").code == .notComparable)
    try project.sandbox.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 12\n",
      to: "shots/home.png")
    let pointer = project.record("--run", "pointer")
    #expect(pointer.code == .notComparable)
    try project.sandbox.write("no picture", to: "shots/home.png")
    let text = project.record("--run", "text")
    #expect(text.code == .notComparable)
    expectGolden([("damaged", damaged.err), ("pointer", pointer.err), ("text", text.err)])
  }

  @Test func twoPicturesWithOneKeyAreNeitherACheck() throws {
    let project = try Project(settings: "{ pictures: { patterns: [\"{name}-{os:linux|mac}\", \"{name}\"] } }")
    try project.draw("home.png")
    try project.draw("Home.png", 1)
    let result = project.record("--run", "twins")
    #expect(result.code == .notComparable)
    #expect(project.galley("gate").code == .notComparable)
    try project.draw("home-linux.png", 2)
    let ambiguous = project.record("--run", "ambiguous")
    #expect(ambiguous.code == .notComparable)
    expectGolden([("twins", result.err), ("ambiguous", ambiguous.err)])
  }

  @Test func anEmptyFolderIsNoPassEvenAfterAnOlderRun() throws {
    let project = try approved("home.png")
    #expect(project.galley("gate").code == .clean)
    try project.sandbox.remove("shots/home.png")
    let result = project.record("--run", "empty")
    #expect(result.code == .notComparable)
    #expect(project.galley("gate").code == .notComparable)
    let missing = project.galley("record", "elsewhere")
    #expect(missing.code == .notComparable)
    #expect(project.galley("gate").code == .notComparable)
    expectGolden([
      ("empty", result.err), ("missing", missing.err.replacing(project.sandbox.root, with: "ROOT")),
    ])
  }

  @Test func rulesOfTheProjectDecideHowPicturesAreCompared() throws {
    let project = try approved(
      "home.png", "cart.png",
      settings:
        "{ pictures: { rules: { home: { ignore: [\"0,0,4000,4000\"] }, cart: { maxDiffPixels: 100000000 } } } }"
    )
    try project.draw("home.png", 3)
    try project.draw("cart.png", 2)
    let result = project.record("--gate")
    #expect(result.code == .clean, "\(result.out)\(result.err)")
    #expect(result.out.contains("2 tolerated"), "\(result.out)")
  }

  @Test func anIgnoredElementNeedsATree() throws {
    let project = try Project(settings: "{ pictures: { rules: { \"*\": { ignore: [\"clock\"] } } } }")
    try project.draw("home.png")
    let result = project.record("--run", "one")
    #expect(result.code == .notComparable)
    expectGolden(result.err)
  }

  @Test func partsOfCIAreMerged() throws {
    let project = try approved("home.png", "cart.png")
    try project.sandbox.write(try project.sandbox.bytes("shots/cart.png"), to: "other/cart.png")
    try project.sandbox.remove("shots/cart.png")
    #expect(project.record("--shard", "1/2", "--run", "a").code == .clean)
    #expect(project.galley("record", "other", "--shard", "2/2", "--run", "b").code == .clean)
    #expect(project.galley("merge", "a", "-o", "half").code == .notComparable)
    #expect(project.galley("gate", "--run", "half").code == .notComparable)
    #expect(project.galley("merge", "a", "b", "-o", "all").code == .clean)
    #expect(project.galley("gate", "--run", "all").code == .clean)
    try project.sandbox.remove("other/cart.png")
    try project.draw("../other/more.png", 1)
    #expect(project.galley("record", "other", "--shard", "2/2", "--run", "c").code == .clean)
    #expect(project.galley("merge", "a", "c", "-o", "lost").code == .clean)
    #expect(project.galley("gate", "--run", "lost").code != .clean)
  }

  @Test func aRunOfThatNameIsNotWrittenOver() throws {
    let project = try approved("home.png")
    #expect(project.record("--run", "one").code == .clean)
    let again = project.record("--run", "one")
    #expect(again.code == .notComparable)
    expectGolden(again.err)
  }

  @Test func baselinesAreWrittenOnRequest() throws {
    let project = try Project()
    try project.draw("home.png")
    let result = project.record("--update-snapshots=missing", "--gate")
    #expect(result.code != .clean)
    #expect(project.record("--gate").code == .clean)
    try project.draw("home.png", 3)
    #expect(project.record("--update-snapshots", "--gate").code != .clean)
    #expect(project.record("--gate").code == .clean)
  }

  @Test func equalPixelsInOtherColoursAreNotTheSamePicture() throws {
    let project = try approved("home.png")
    let plain = try project.sandbox.bytes("shots/home.png")
    try project.sandbox.write(PNGBytes.inserting("cICP", [9, 16, 0, 1], in: plain), to: "shots/home.png")
    #expect(project.record("--gate").code == .notComparable)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.record("--gate").code == .clean)
    #expect(project.galley("verify").code == .clean)
    try project.sandbox.write(plain, to: "shots/home.png")
    #expect(project.record("--gate").code == .notComparable)
  }
}
