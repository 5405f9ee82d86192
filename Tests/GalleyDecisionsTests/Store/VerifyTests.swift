import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct VerifyTests {
  private let path = Sandbox.baseline

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    return sandbox
  }

  @Test func aSoundStoreIsClean() throws {
    let sandbox = try sandbox()
    let report = sandbox.store.verify()
    #expect(report.isClean && report.pictures == 2 && report.texts == 0 && report.decisions == 2)
    #expect(report.unfinished.isEmpty && report.leftovers.isEmpty)
    let other = try Sandbox()
    let empty = other.store.verify()
    #expect(empty.isClean && empty.pictures == 0)
  }

  /// Each damage is found, and said in these words.
  @Test(arguments: [
    "picture cut off", "other picture", "no picture", "no sidecar", "pointer", "picture pointer", "conflict",
    "link",
    "journal", "journal conflict", "case collision", "key case collision", "moved", "intent", "text changed",
  ])
  func everyDamageIsFound(_ damage: String) throws {
    let sandbox = try sandbox()
    let folder = "Baselines/RecipesTests/testDetails"
    var words: [String] = []
    switch damage {
    case "picture cut off":
      try sandbox.write(Array(try sandbox.bytes(path + ".png").dropLast(20)), to: path + ".png")
      words = ["\(path).png is cut off"]
    case "other picture":
      try sandbox.write([UInt8](try PNG.encode(Screen.variant(1).picture)), to: path + ".png")
      words = ["\(path).png is not the approved picture"]
    case "no picture":
      try sandbox.remove(path + ".png")
      words = ["\(path).png is missing, but its .json is there"]
    case "no sidecar":
      try sandbox.remove(path + ".json")
      words = ["\(path).json is missing, but its picture is there"]
    case "pointer":
      try sandbox.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: path + ".json")
      words = ["\(path).json is a Git LFS pointer"]
    case "picture pointer":
      try sandbox.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: path + ".png")
      words = ["\(path).png is a Git LFS pointer"]
    case "conflict":
      try sandbox.write("<<<<<<< ours\n" + sandbox.text(path + ".json"), to: path + ".json")
      words = ["\(path).json has the marks of an unfinished merge"]
    case "link":
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.url(folder + "/link.png").path, withDestinationPath: "/dev/null")
      words = ["cannot read \(folder)/link.png: it is a symbolic link"]
    case "journal":
      try sandbox.write(
        "nonsense\n" + sandbox.text("Baselines/approvals.jsonl"), to: "Baselines/approvals.jsonl")
      words = ["line 1 of approvals.jsonl is no decision"]
    case "journal conflict":
      try sandbox.write(
        "<<<<<<< ours\n" + sandbox.text("Baselines/approvals.jsonl"), to: "Baselines/approvals.jsonl")
      words = [
        "line 1 of approvals.jsonl is a mark of an unfinished merge; keep the lines of both sides and remove the marks"
      ]
    case "case collision":
      try sandbox.write(try sandbox.bytes(path + ".png"), to: folder + "/Details.iphone-x-light.png")
      words = [
        "\(folder)/Details.iphone-x-light.json is missing, but its picture is there",
        "\(folder)/Details.iphone-x-light.png and \(path).png differ only in case",
      ]
    case "key case collision":
      // Both have file names of their own on every disk, and nobody could tell them apart in a list.
      for name in ["É", "é"] { try sandbox.makeBaselines(.init(Samples.key(name))) }
      words = [
        "the checks RecipesTests/testDetails / É @ iphone-x-light and RecipesTests/testDetails / é @ iphone-x-light "
          + "differ only in case; give one of the two another name"
      ]
    case "moved":
      for end in [".png", ".json"] {
        try sandbox.write(try sandbox.bytes(path + end), to: "Baselines/Elsewhere/details\(end)")
        try sandbox.remove(path + end)
      }
      words = [
        "Baselines/Elsewhere/details.json is the baseline of a check that belongs at \(path).json"
      ]
    case "intent":
      try sandbox.write("{", to: folder + "/.details.iphone-x-light.intent")
      words = [
        "\(folder)/.details.iphone-x-light.intent belongs to an interrupted change and cannot be understood"
      ]
    default:
      let key = Samples.textKey()
      let new = Candidate(text: "Dear Ada\n", key: key)
      try sandbox.store.replace(
        with: new, expecting: .exactly(nil),
        approval: DecisionRecord(.approve, Samples.signature, run: "r", key: key, from: nil, to: new.digest))
      let file = try #require(sandbox.files("Baselines").first { $0.hasSuffix(".txt") })
      try sandbox.write("Dear Grace\n", to: file)
      words = ["\(file) is not the approved text"]
    }
    let report = sandbox.store.verify()
    #expect(!report.isClean)
    let found = Set(report.findings).sorted().map { "\($0)" }
    #expect(found.count == words.count, "\(found)")
    for (sentence, word) in zip(found, words) { #expect(sentence.hasPrefix(word), "\(sentence)") }
  }

  @Test func whatKilledWritersLeftIsSaidAndTidiedByWriters() throws {
    let sandbox = try sandbox()
    let folder = "Baselines/RecipesTests/testDetails"
    for name in [".x.png.new", ".x.json.new", ".x.intent.new", ".details.png.999999999-3.part"] {
      try sandbox.write("half", to: "\(folder)/\(name)")
    }
    let living = ".details.png.\(ProcessInfo.processInfo.processIdentifier)-3.part"
    try sandbox.write("half", to: "\(folder)/\(living)")
    try sandbox.write("kept", to: "\(folder)/.gitkeep")
    try sandbox.write("half", to: "Baselines/Gone/.y.png.new")
    let new = try candidate(.variant(1))
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.key(),
      from: try sandbox.store.read(Samples.key()).digest,
      to: new.digest)
    let change = try StoreChange(with: new, record)
    for step in [WriteStep.keepOld, .stageContent, .stageSidecar, .stageIntent, .writeIntent] {
      try sandbox.store.perform(step, change, files)
    }
    let left = sandbox.files("Baselines")
    let report = sandbox.store.verify()
    #expect(report.isClean, "\(report.findings)")
    #expect(report.unfinished == ["\(folder)/.details.iphone-x-light.intent"])
    #expect(sandbox.files("Baselines") == left)
    let tidied = sandbox.store.tidy()
    #expect(tidied.settled == report.unfinished && tidied.removed == report.leftovers)
    #expect(
      report.leftovers == [
        "Baselines/Gone/.y.png.new", "\(folder)/.details.png.999999999-3.part", "\(folder)/.x.intent.new",
        "\(folder)/.x.json.new", "\(folder)/.x.png.new",
      ])
    #expect(try sandbox.store.read(Samples.key()).digest == new.digest)
    #expect(
      sandbox.files("Baselines").filter { $0.contains("/.") }
        == ["\(folder)/\(living)", "\(folder)/.gitkeep"].sorted())
    #expect(!FileManager.default.fileExists(atPath: sandbox.url("Baselines/Gone").path))
    #expect(try sandbox.store.journal.records().last == record)
  }

  private func candidate(_ screen: Screen) throws -> Candidate {
    let digest = ContentDigest(pixels: screen.picture.digest, tree: try ContentDigest.tree(of: screen.tree))
    return Candidate(
      content: [UInt8](try PNG.encode(screen.picture)),
      sidecar: .picture(
        Sidecar(
          key: Samples.key(), pixels: screen.picture.digest, scale: 2, fingerprint: Samples.fingerprint,
          tree: screen.tree)), digest: digest)
  }
}
