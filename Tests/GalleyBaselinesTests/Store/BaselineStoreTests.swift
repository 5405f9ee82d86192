import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines

@Suite struct BaselineStoreTests {
  private func fault(_ sandbox: Sandbox, _ key: CheckKey = Samples.key()) -> String {
    do {
      return "\(try sandbox.store.read(key))"
    } catch {
      return "\(error)"
    }
  }

  @Test func whatWasApprovedIsFound() throws {
    let sandbox = try Sandbox()
    guard case .missing = try sandbox.store.read(Samples.key()) else {
      return #expect(Bool(false), "not missing")
    }
    try sandbox.makeBaselines(.init())
    guard case .found(let baseline) = try sandbox.store.read(Samples.key()) else {
      return #expect(Bool(false), "not found")
    }
    #expect(baseline.snapshot.picture == Screen().picture)
    #expect(baseline.snapshot.tree == Screen().tree)
    #expect(baseline.snapshot.scale == 2)
    #expect(baseline.fingerprint == Samples.fingerprint)
    #expect(baseline.path == sandbox.url(Sandbox.baseline + ".png").path)
  }

  @Test func aBaselineIsTwoFilesAndAJournalLine() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key(argument: "Banana Bread")), .init())
    #expect(
      sandbox.files("Baselines") == [
        "Baselines/RecipesTests/testDetails/details.Banana-Bread-\(Slug.digest("Banana Bread")).iphone-x-light.json",
        "Baselines/RecipesTests/testDetails/details.Banana-Bread-\(Slug.digest("Banana Bread")).iphone-x-light.png",
        "Baselines/RecipesTests/testDetails/details.iphone-x-light.json",
        "Baselines/RecipesTests/testDetails/details.iphone-x-light.png",
        "Baselines/approvals.jsonl",
      ])
  }

  @Test func theSidecarIsReadableAndStable() throws {
    let sandbox = try Sandbox()
    let screen = Screen().rows(0)
    try sandbox.makeBaselines(.init(Samples.key(), screen))
    #expect(
      try sandbox.text(Sandbox.baseline + ".json") == """
        {
          "fingerprint": {
            "fonts": {
              "Inter Regular": "1f0e2d3c4b5a69788796a5b4c3d2e1f0"
            },
            "libraries": {
              "harfbuzz": "6.0.0"
            },
            "renderer": "galley 1"
          },
          "format": 1,
          "key": {
            "environment": {
              "appearance": "light",
              "device": "iPhone X",
              "locale": "en-US",
              "orientation": "portrait",
              "textSize": "large"
            },
            "name": "details",
            "suite": [
              "RecipesTests"
            ],
            "test": "testDetails"
          },
          "pixels": "\(screen.picture.digest)",
          "scale": 2,
          "tree": {
            "children": [
              {
                "frame": [8, 8, 44, 12],
                "label": "Fluffy Pancakes",
                "type": "staticText"
              },
              {
                "frame": [8, 40, 24, 12],
                "identifier": "save",
                "label": "Save",
                "type": "button"
              }
            ],
            "frame": [0, 0, 60, 100],
            "label": "Recipes",
            "type": "application"
          }
        }

        """)
  }

  @Test func everyKindOfDamageIsNamed() throws {
    let png = Sandbox.baseline + ".png"
    let json = Sandbox.baseline + ".json"
    func damaged(_ change: (Sandbox) throws -> Void) throws -> String {
      let sandbox = try Sandbox()
      try sandbox.makeBaselines(.init())
      try change(sandbox)
      return fault(sandbox)
    }
    #expect(
      try damaged { try $0.remove(png) }
        == "\(png) is missing, but its .json is there; "
        + "restore it with \"git checkout -- \(png)\", or remove the .json and approve again")
    #expect(
      try damaged { try $0.remove(json) }
        == "\(json) is missing, but its picture is there; "
        + "restore it with \"git checkout -- \(json)\", or remove the picture and approve again")
    #expect(
      try damaged {
        try $0.write("version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 12\n", to: json)
      }
        == "\(json) is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\"")
    #expect(
      try damaged { try $0.write("{\n<<<<<<< HEAD\n}\n", to: json) }
        == "\(json) has the marks of an unfinished merge; choose one side of the .json and of the file beside it "
        + "with \"git checkout --ours\" or \"--theirs\"")
    #expect(
      try damaged { try $0.write("{ \"format\": 1 }", to: json) }
        == "\(json) cannot be understood: it has no \"key\"; "
        + "restore it with \"git checkout -- \(json)\", or remove it and the file beside it and approve again"
    )
    #expect(
      try damaged { try $0.write("{ \"format\": 9 }", to: json) }
        == "\(json) is of format 9, and this Galley knows formats up to 2; update Galley")
    let other = Screen().button("Remove").picture
    #expect(
      try damaged { try $0.write([UInt8](PNG.encode(other)), to: png) }
        == "\(png) is not the approved picture: its pixels are \(other.digest.description.prefix(12))…, "
        + "the approved ones are \(Screen().picture.digest.description.prefix(12))…; "
        + "restore both files with git, or remove both and approve again")
  }

  @Test func damagedPicturesSayWhatTheDecoderFound() throws {
    let png = Sandbox.baseline + ".png"
    func damaged(_ change: (inout [UInt8]) -> Void) throws -> String {
      let sandbox = try Sandbox()
      try sandbox.makeBaselines(.init())
      var bytes = try sandbox.bytes(png)
      change(&bytes)
      try sandbox.write(bytes, to: png)
      return fault(sandbox)
    }
    let truncated = try damaged { $0.removeLast(20) }
    #expect(truncated.hasPrefix("\(png) is cut off: "), "\(truncated)")
    let damage = try damaged { $0[$0.count / 2] ^= 0xFF }
    #expect(damage.hasPrefix("\(png) is damaged: "), "\(damage)")
    let pointer = try damaged {
      $0 = Array("version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 12\n".utf8)
    }
    #expect(pointer.hasPrefix("\(png) is a Git LFS pointer, not the picture"), "\(pointer)")
    let conflict = try damaged { $0 = Array("<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> b\n".utf8) }
    #expect(conflict.hasPrefix("\(png) has merge-conflict markers in it"), "\(conflict)")
    let empty = try damaged { $0 = [] }
    #expect(empty.hasPrefix("\(png) is empty."), "\(empty)")
    // 1 000 000 × 1 000 000 pixels, by the header alone.
    let huge = try damaged { bytes in
      bytes.replaceSubrange(16..<24, with: [0, 0x0F, 0x42, 0x40, 0, 0x0F, 0x42, 0x40])
    }
    #expect(huge.contains("\(png) is "), "\(huge)")
    for text in [truncated, damage, pointer, conflict, empty, huge] {
      #expect(!text.hasSuffix("."), "\(text)")
    }
  }

  @Test func twoChecksCannotShareAFile() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("loaded", test: nil, suite: ["Inbox", "Mail"])))
    expectGolden(fault(sandbox, Samples.key("loaded", test: "Mail", suite: ["Inbox"])))
  }

  @Test(arguments: [
    (
      Samples.key("Details"), "Baselines/RecipesTests/testDetails/Details.iphone-x-light.json",
      "details.iphone-x-light.json"
    ),
    (Samples.key(test: "testdetails"), "Baselines/RecipesTests/testdetails", "testDetails"),
    (Samples.key(suite: ["recipestests"]), "Baselines/recipestests", "RecipesTests"),
  ])
  func namesThatDifferOnlyInCaseAreCaught(_ key: CheckKey, _ path: String, _ twin: String) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let existing = (path as NSString).deletingLastPathComponent + "/" + twin
    #expect(
      fault(sandbox, key)
        == "\(path) and \(existing) differ only in case, which not every file system can hold; "
        + "give one of the two another name")
  }

  @Test func symbolicLinksInTheStoreAreRefused() throws {
    let sandbox = try Sandbox()
    let elsewhere = try Sandbox()
    try sandbox.makeBaselines(.init())
    try elsewhere.makeBaselines(.init())
    let advice = "it is a symbolic link, and Galley follows none; put the real file or folder there"
    let files = FileManager.default
    try sandbox.remove(Sandbox.baseline + ".png")
    try files.createSymbolicLink(
      at: sandbox.url(Sandbox.baseline + ".png"), withDestinationURL: elsewhere.url(Sandbox.baseline + ".png")
    )
    #expect(fault(sandbox) == "cannot read \(Sandbox.baseline).png: \(advice)")
    for folder in ["Baselines/RecipesTests/testDetails", "Baselines/RecipesTests", "Baselines"] {
      try sandbox.remove(folder)
      try files.createSymbolicLink(at: sandbox.url(folder), withDestinationURL: elsewhere.url(folder))
      #expect(fault(sandbox) == "cannot read \(folder): \(advice)")
    }
    // Nor does an approval go through one.
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    #expect(try sandbox.approve("r").approved.isEmpty)
    #expect(elsewhere.store.listing().keys == [Samples.key()])
  }

  @Test func listingReadsKeysFromSidecars() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(Samples.key("b c")), .init(), .init(Samples.key(appearance: .dark)))
    try sandbox.write("{", to: "Baselines/Other/broken.json")
    let listing = sandbox.store.listing()
    #expect(listing.keys == [Samples.key("b c"), Samples.key(appearance: .dark), Samples.key()])
    #expect(
      listing.faults.map { "\($0)" } == [
        "Baselines/Other/broken.json cannot be understood: it is not JSON; "
          + "restore it with \"git checkout -- Baselines/Other/broken.json\", or remove it and the file beside it and approve again"
      ])
  }
}
