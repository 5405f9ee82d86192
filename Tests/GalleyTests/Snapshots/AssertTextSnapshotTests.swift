import Foundation
import GalleyBaselines
import GalleyImage
import GalleyTree
import Testing

@testable import Galley
@testable import GalleyChecks

@Suite struct AssertTextSnapshotTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  private func record<Value>(_ value: Value, as strategy: Snapshotting<Value>, named name: String?) throws {
    _ = try sandbox.messages(.all) { _ = assertSnapshot(of: value, as: strategy, named: name) }
  }

  private func stored(_ path: String) throws -> String {
    try String(contentsOfFile: "\(sandbox.root)/Baselines/AssertTextSnapshotTests/\(path)", encoding: .utf8)
  }

  @Test func whatIsNewFails() throws {
    let message = try sandbox.messages { _ = assertSnapshot(of: "a\n", as: .lines, named: "letter") }
    #expect(
      message == """
        AssertTextSnapshotTests/whatIsNewFails / letter @ text has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve \
        'AssertTextSnapshotTests/whatIsNewFails / letter @ text'
        """)
  }

  @Test func whatWasApprovedPassesAndADifferenceShowsTheLines() throws {
    try record("a\nb\nc\n", as: .lines, named: "letter")
    #expect(try stored("whatWasApprovedPassesAndADifferenceShowsTheLines/letter.text.txt") == "a\nb\nc\n")
    #expect(try sandbox.run { assertSnapshot(of: "a\nb\nc\n", as: .lines, named: "letter") } == .match)
    let message = try sandbox.messages { _ = assertSnapshot(of: "a\nx\nc\n", as: .lines, named: "letter") }
    #expect(message.contains("1. line 2 “b” became “x”\n"), "\(message)")
    #expect(message.contains("\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"), "\(message)")
  }

  @Test func picturesAndTextsAreNumberedTogether() throws {
    _ = try sandbox.messages(.all) {
      _ = assertSnapshot(of: "a", as: .lines)
      _ = assertSnapshot(of: Bitmap(width: 2, height: 2, color: .white), as: .image)
      _ = assertSnapshot(of: "b", as: .lines)
    }
    #expect(
      try sandbox.records().map(\.key.text).map { $0.split(separator: " / ").last } == [
        "1 @ text", "2 @ picture", "3 @ text",
      ])
  }

  @Test func aNameIsAPicturesOrATexts() throws {
    try record("a", as: .lines, named: "both")
    let message = try sandbox.messages {
      _ = assertSnapshot(of: Bitmap(width: 2, height: 2, color: .white), as: .image, named: "both")
    }
    let folder = "Baselines/AssertTextSnapshotTests/aNameIsAPicturesOrATexts"
    #expect(
      message
        == "AssertTextSnapshotTests/aNameIsAPicturesOrATexts / both @ picture could not be compared: "
        + "\(folder)/both.text.txt is the approved text of this check, which is a picture now; give one of the two another "
        + "name, or remove the file and its .json and approve again.")
  }

  @Test(arguments: [1, 2])
  func parameterisedTestsNeedNames(_ number: Int) throws {
    let message = try sandbox.messages { _ = assertSnapshot(of: "\(number)", as: .lines) }
    #expect(message.hasPrefix("the snapshot: a snapshot in a parameterised test needs a name"), "\(message)")
    _ = try sandbox.messages(.all) {
      _ = assertSnapshot(of: "\(number)", as: .lines, named: "n", for: number)
    }
    #expect(
      try sandbox.run { assertSnapshot(of: "\(number)", as: .lines, named: "n", for: number) } == .match)
  }

  @Test func levelsAndRegionsAreForPictures() throws {
    let level = try sandbox.messages { _ = assertSnapshot(of: "a", as: .lines, named: "a", level: .strict) }
    #expect(
      level
        == "a: a text is compared exactly, and not at level Strict; leave level: out, and compare a text without "
        + "what may change")
    let regions = try sandbox.messages {
      _ = assertSnapshot(
        of: "a", as: .lines, named: "a", regions: [.ignore(CGRect(x: 0, y: 0, width: 1, height: 1))])
    }
    #expect(
      regions == "a: a text has no regions; leave regions: out, and compare a text without what may change")
    try record("a", as: .lines, named: "a")
    // What a suite states for pictures makes no text pass.
    let message = try sandbox.messages {
      withSnapshots(level: MatchLevel.none) { _ = assertSnapshot(of: "b", as: .lines, named: "a") }
    }
    #expect(message.contains("differs from its baseline"), "\(message)")
  }

  private struct Recipe: Encodable {
    var title = "Soup"
    var link = "https://a/b"
    var steps = ["z": 1, "a": 2]
    var made = Date(timeIntervalSince1970: 0)
  }

  @Test func jsonIsSorted() throws {
    try record(Recipe(), as: .json, named: "recipe")
    #expect(
      try stored("jsonIsSorted/recipe.text.txt") == """
        {
          "link" : "https://a/b",
          "made" : "1970-01-01T00:00:00Z",
          "steps" : {
            "a" : 2,
            "z" : 1
          },
          "title" : "Soup"
        }

        """)
    #expect(try sandbox.run { assertSnapshot(of: Recipe(), as: .json, named: "recipe") } == .match)
  }

  @Test func whatCannotBeWrittenFailsWithItsReason() throws {
    let message = try sandbox.messages { _ = assertSnapshot(of: Double.infinity, as: .json, named: "number") }
    #expect(message.hasPrefix("number: "), "\(message)")
  }

  @Test func anElementIsComparedByItsText() throws {
    let tree = Element(
      .button, identifier: "save", label: String(repeating: "long ", count: 40) + "end",
      frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    try record(tree, as: .tree, named: "button")
    #expect(
      try stored("anElementIsComparedByItsText/button.text.txt")
        == "button \"save\" “\(String(repeating: "long ", count: 40))end” (0, 0) 4 × 3\n")
    var other = tree
    other.isEnabled = false
    let message = try sandbox.messages { _ = assertSnapshot(of: other, as: .tree, named: "button") }
    #expect(message.contains("  1. button \"save\""), "\(message)")
  }

  @Test func anyValueThatBecomesATextWillDo() throws {
    try record(
      ["a", "b"], as: Snapshotting<String>.lines.pullback { $0.joined(separator: "\n") }, named: "list")
    #expect(try stored("anyValueThatBecomesATextWillDo/list.text.txt") == "a\nb")
    let own = Snapshotting<Int>(text: { "\($0)\n" })
    try record(5, as: own, named: "five")
    #expect(try sandbox.run { assertSnapshot(of: 5, as: own, named: "five") } == .match)
  }
}
