import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Pictures in JPEG and WebP, from the recording to the way back.
@Suite(.timeLimit(.minutes(2))) struct PictureFormatCommandTests {
  /// A project with pictures in the folder `shots`.
  private struct Project {
    let sandbox: Sandbox
    let galley: Tool

    init() throws {
      sandbox = try Sandbox()
      galley = Tool(sandbox: sandbox)
    }

    func record(_ words: String...) -> ToolResult { galley.run(["record", "shots"] + words) }

    func put(_ sample: String, as path: String) throws {
      try sandbox.write(try Self.sample(sample), to: path)
    }

    /// Removes all pictures, and puts one there.
    func replace(by sample: String, as path: String) throws {
      for file in sandbox.files("shots") { try sandbox.remove(file) }
      try put(sample, as: "shots/\(path)")
    }

    var baselines: [String] {
      sandbox.files("Baselines").filter { !$0.hasSuffix(".jsonl") && !$0.contains("/.") }
    }

    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: sandbox.url(path).path) }

    /// A file of the picture's tests; `.png` stands for the pixels of `lossless.webp` in PNG.
    static func sample(_ name: String) throws -> [UInt8] {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let folder = tests.appendingPathComponent("GalleyImageTests/Pictures")
      if name == ".png" {
        let data = try Data(contentsOf: folder.appendingPathComponent("lossless.webp"))
        return [UInt8](try PNG.encode(PictureFile.decode(data)))
      }
      return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
  }

  private func approved(_ sample: String, as path: String) throws -> Project {
    let project = try Project()
    try project.put(sample, as: "shots/\(path)")
    #expect(project.record("--gate").code == .new)
    #expect(project.galley("approve", "--all").code == .clean)
    return project
  }

  @Test(arguments: [
    ["home.jpg", "home.picture.jpg", "baseline.jpg", "subsampled.jpg"],
    ["home.JPEG", "home.picture.jpg", "progressive.jpg", "grey.jpg"],
    ["home.webp", "home.picture.webp", "lossless.webp", "lossy.webp"],
    ["home.webp", "home.picture.webp", "alpha.webp", "turned.webp"],
    // Only equal profiles are comparable.
    ["home.jpg", "home.picture.jpg", "turned.jpg", "baseline.jpg"],
  ]) func theRecordedBytesAreApproved(_ words: [String]) throws {
    let (path, name, first, second) = (words[0], "Baselines/\(words[1])", words[2], words[3])
    let project = try approved(first, as: path)
    #expect(project.baselines == ["Baselines/home.picture.json", name].sorted())
    #expect(try project.sandbox.bytes(name) == Project.sample(first))
    #expect(project.galley("gate").code == .clean)
    #expect(project.record("--gate").code == .clean)
    #expect(project.galley("verify").code == .clean)
    try project.put(second, as: "shots/\(path)")
    let changed = project.record("--gate")
    #expect(changed.code == .differences, "\(changed.out)\(changed.err)")
    #expect(project.galley("approve", "home").code == .clean)
    #expect(try project.sandbox.bytes(name) == Project.sample(second))
    #expect(project.galley("gate").code == .clean)
    #expect(project.galley("undo").code == .clean)
    #expect(try project.sandbox.bytes(name) == Project.sample(first))
    #expect(project.galley("gate").code == .differences)
    #expect(project.galley("status").out.contains("home"))
    try project.sandbox.remove("shots/\(path)")
    try project.put(first, as: "shots/other.\(path.split(separator: ".")[1])")
    #expect(project.record("--gate").code != .clean)
    #expect(project.galley("prune").code == .clean)
    #expect(!project.has(name))
  }

  @Test func anotherFormatTakesTheOldFileAlong() throws {
    let project = try approved(".png", as: "home.png")
    let (png, webp) = ("Baselines/home.picture.png", "Baselines/home.picture.webp")
    // Equal pixels are no change, as in a PNG that was written anew.
    try project.replace(by: "lossless.webp", as: "home.webp")
    #expect(project.record("--gate").code == .clean)
    #expect(project.has(png))
    try project.replace(by: "lossy.webp", as: "home.webp")
    #expect(project.record("--gate").code == .differences)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.baselines == ["Baselines/home.picture.json", webp])
    #expect(project.galley("gate").code == .clean)
    #expect(project.galley("verify").code == .clean)
    #expect(project.galley("undo").code == .clean)
    #expect(project.baselines == ["Baselines/home.picture.json", png])
    #expect(try project.sandbox.bytes(png) == Project.sample(".png"))
    #expect(project.galley("gate").code == .differences)
  }

  @Test func manyFormatsChangeTogether() throws {
    let project = try Project()
    let names = ["a", "b", "c", "d", "e"]
    for name in names { try project.put(".png", as: "shots/\(name).png") }
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    for name in names {
      try project.sandbox.remove("shots/\(name).png")
      try project.put("baseline.jpg", as: "shots/\(name).jpg")
    }
    #expect(project.record("--gate").code == .differences)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(
      project.baselines.filter { !$0.hasSuffix(".json") } == names.map { "Baselines/\($0).picture.jpg" })
    #expect(project.galley("gate").code == .clean)
    #expect(project.galley("undo").code == .clean)
    #expect(
      project.baselines.filter { !$0.hasSuffix(".json") } == names.map { "Baselines/\($0).picture.png" })
  }

  @Test func equalPixelsInTwoFormatsKeepTheirBytes() throws {
    let project = try Project()
    try project.put(".png", as: "shots/a.png")
    try project.put("lossless.webp", as: "shots/b.webp")
    #expect(project.record().code == .clean)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(try project.sandbox.bytes("Baselines/a.picture.png") == Project.sample(".png"))
    #expect(try project.sandbox.bytes("Baselines/b.picture.webp") == Project.sample("lossless.webp"))
  }

  @Test func twoFilesOfOneKeyAreNeitherACheckNorABaseline() throws {
    let project = try approved(".png", as: "home.png")
    try project.put("baseline.jpg", as: "shots/home.jpg")
    let twins = project.record("--run", "twins")
    #expect(twins.code == .notComparable)
    #expect(project.galley("gate").code == .notComparable)
    try project.sandbox.remove("shots/home.jpg")
    #expect(project.record("--gate").code == .clean)
    try project.put("lossless.webp", as: "Baselines/home.picture.webp")
    let gate = project.galley("gate")
    #expect(gate.code == .notComparable)
    let words = "Baselines/home.picture.png and Baselines/home.picture.webp are both there"
    #expect(gate.out.contains(words), "\(gate.out)\(gate.err)")
    #expect(project.record("--gate").code == .notComparable)
    #expect(project.galley("verify").code != .clean)
    try project.sandbox.remove("Baselines/home.picture.webp")
    #expect(project.galley("verify").code == .clean)
    expectGolden(twins.err)
  }

  @Test func theContentDecidesNotTheExtension() throws {
    let project = try approved("baseline.jpg", as: "home.png")
    #expect(project.baselines == ["Baselines/home.picture.jpg", "Baselines/home.picture.json"])
    #expect(project.record("--gate").code == .clean)
  }

  @Test func whatCannotBeComparedNeverPasses() throws {
    let project = try approved("baseline.jpg", as: "home.jpg")
    let whole = try Project.sample("baseline.jpg")
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 12\n"
    let cases: [(String, [UInt8])] = try [
      ("cut", Array(whole.dropLast(100))), ("CMYK", Project.sample("cmyk.jpg")),
      ("animation", Project.sample("animation.webp")), ("pointer", Array(pointer.utf8)),
      ("GIF", Array("GIF89a........".utf8)), ("TIFF", [0x49, 0x49, 42, 0, 8, 0, 0, 0]),
      ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("AVIF", [0, 0, 0, 24] + Array("ftypavif".utf8)),
      ("JPEG XL", [0xFF, 0x0A, 1, 2]), ("BMP", Array("BM......".utf8)),
    ]
    var words: [(String, String)] = []
    for (name, bytes) in cases {
      try project.sandbox.write(bytes, to: "shots/home.jpg")
      let result = project.record("--run", "run-\(words.count)")
      #expect(result.code == .notComparable, "\(name)")
      #expect(project.galley("gate").code == .notComparable, "\(name)")
      words.append((name, result.err))
      // The same in the place of the baseline.
      try project.put("baseline.jpg", as: "shots/home.jpg")
      try project.sandbox.write(bytes, to: "Baselines/home.picture.jpg")
      #expect(project.record("--gate").code == .notComparable, "\(name)")
      #expect(project.galley("verify").code != .clean, "\(name)")
      try project.sandbox.write(whole, to: "Baselines/home.picture.jpg")
    }
    #expect(project.record("--gate").code == .clean)
    expectGolden(words)
  }

  @Test func aProfileThatWentIsNoPass() throws {
    let project = try approved("profile.webp", as: "home.webp")
    #expect(project.record("--gate").code == .clean)
    // The same pixels without the profile.
    try project.put("lossless.webp", as: "shots/home.webp")
    #expect(project.record("--gate").code == .notComparable)
    try project.put("profile.webp", as: "shots/home.webp")
    #expect(project.record("--gate").code == .clean)
  }

  @Test func onePictureIsChecked() throws {
    let project = try Project()
    try project.put("baseline.jpg", as: "one.jpg")
    func check() -> ToolResult { project.galley("check", "one", "--picture", "one.jpg", "--run", "checks") }
    #expect(check().code == .new)
    #expect(project.galley("approve", "--all").code == .clean)
    #expect(project.has("Baselines/one.picture.jpg"))
    #expect(check().code == .clean)
    try project.put("subsampled.jpg", as: "one.jpg")
    #expect(project.galley("check", "one", "--picture", "one.jpg", "--run", "more").code == .differences)
    try project.put("cmyk.jpg", as: "one.jpg")
    #expect(project.galley("check", "one", "--picture", "one.jpg", "--run", "last").code == .notComparable)
  }

  @Test func filesAndFoldersAreCompared() throws {
    let project = try Project()
    for name in [
      "baseline.jpg", "progressive.jpg", "subsampled.jpg", "lossless.webp", "lossy.webp", "profile.webp",
      ".png",
    ] {
      try project.put(name, as: "old/\(name == ".png" ? "a.png" : name)")
      try project.put(name, as: "new/\(name == ".png" ? "a.png" : name)")
    }
    func diff(_ words: String...) -> ToolResult { project.galley.run(["diff"] + words) }
    #expect(diff("old/baseline.jpg", "new/baseline.jpg").out == "equal: 24 × 16 pixels\n")
    #expect(diff("old/baseline.jpg", "old/progressive.jpg").out == "equal: 24 × 16 pixels\n")
    #expect(diff("old/a.png", "old/lossless.webp").out == "equal: 24 × 16 pixels\n")
    #expect(diff("old/lossless.webp", "old/a.png", "--verdict").code == .clean)
    let changed = diff("old/a.png", "old/lossy.webp", "difference.png")
    #expect(changed.code == .differences)
    #expect(changed.out.hasPrefix("differ: "), "\(changed.out)")
    #expect(PictureFormat(of: try project.sandbox.bytes("difference.png")) == .png)
    #expect(diff("old/lossless.webp", "old/profile.webp").out.contains("is shown in sRGB, the second with"))
    #expect(diff("old/a.png", "old/subsampled.jpg").code == .differences)
    #expect(project.galley("compare", "old", "new").code == .clean)
    try project.put("lossy.webp", as: "new/lossless.webp")
    let folders = project.galley("compare", "old", "new", "-o", "differences", "--report", "page")
    #expect(folders.code == .differences)
    #expect(project.sandbox.files("differences") == ["differences/lossless.png"])
    #expect(project.sandbox.files("page/pictures").contains { $0.hasSuffix("-candidate.webp") })
    try project.put("cmyk.jpg", as: "new/baseline.jpg")
    #expect(project.galley("compare", "old", "new").code == .notComparable)
  }

  @Test func partsReportsAndPlainFoldersKeepTheBytes() throws {
    let project = try approved("lossless.webp", as: "home.webp")
    try project.put("lossy.webp", as: "shots/home.webp")
    #expect(project.record("--shard", "1/1", "--run", "part").code == .clean)
    #expect(project.galley("merge", "part", "-o", "whole").code == .clean)
    #expect(project.galley("gate", "--run", "whole").code == .differences)
    #expect(project.galley("report", "--run", "whole", "-o", "page").code == .clean)
    let pictures = project.sandbox.files("page/pictures")
    #expect(pictures.contains { $0.hasSuffix("-baseline.webp") }, "\(pictures)")
    #expect(pictures.contains { $0.hasSuffix("-candidate.webp") })
    #expect(pictures.contains { $0.hasSuffix("-overlay.png") })
    #expect(project.galley("export", "plain").code == .clean)
    #expect(try project.sandbox.bytes("plain/home.webp") == Project.sample("lossless.webp"))
    try project.sandbox.write(try Project.sample("baseline.jpg"), to: "theirs/Login.jpeg")
    #expect(project.galley("import", "paparazzi", "theirs").code == .clean)
    #expect(try project.sandbox.bytes("Baselines/Login.picture.jpg") == Project.sample("baseline.jpg"))
  }
}
