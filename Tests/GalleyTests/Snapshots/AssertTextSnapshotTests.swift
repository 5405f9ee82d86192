import Foundation
import GalleyBaselines
import GalleyImage
import GalleyTree
import Testing

@testable import Galley

@Suite struct AssertTextSnapshotTests {
  private let room: TestRoom

  init() throws {
    room = try TestRoom()
  }

  /// The words of the issues that a block records; it must record one.
  private func issue(_ body: () throws -> Void) -> String {
    nonisolated(unsafe) var words = ""
    do {
      try withKnownIssue {
        try body()
      } matching: { issue in
        words += issue.comments.map(\.rawValue).joined(separator: "\n")
        return true
      }
    } catch {
      words += "thrown: \(error)"
    }
    return words.replacingOccurrences(of: room.root, with: "<root>")
  }

  private func record<Value>(_ value: Value, as strategy: Snapshotting<Value>, named name: String?) {
    _ = issue { try room.run(.all) { _ = assertSnapshot(of: value, as: strategy, named: name) } }
  }

  private func stored(_ path: String) throws -> String {
    try String(contentsOfFile: "\(room.root)/Baselines/AssertTextSnapshotTests/\(path)", encoding: .utf8)
  }

  @Test func whatIsNewFails() throws {
    let words = issue { try room.run { _ = assertSnapshot(of: "a\n", as: .lines, named: "letter") } }
    #expect(
      words == """
        AssertTextSnapshotTests/whatIsNewFails / letter @ text has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve \
        'AssertTextSnapshotTests/whatIsNewFails / letter @ text'
        """)
  }

  @Test func whatWasApprovedPassesAndADifferenceShowsTheLines() throws {
    record("a\nb\nc\n", as: .lines, named: "letter")
    #expect(try stored("whatWasApprovedPassesAndADifferenceShowsTheLines/letter.text.txt") == "a\nb\nc\n")
    #expect(try room.run { assertSnapshot(of: "a\nb\nc\n", as: .lines, named: "letter") } == .match)
    let words = issue { try room.run { _ = assertSnapshot(of: "a\nx\nc\n", as: .lines, named: "letter") } }
    #expect(words.contains("1. line 2 “b” became “x”\n"), "\(words)")
    #expect(words.contains("\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"), "\(words)")
  }

  @Test func picturesAndTextsAreNumberedTogether() throws {
    _ = issue {
      try room.run(.all) {
        _ = assertSnapshot(of: "a", as: .lines)
        _ = assertSnapshot(of: Bitmap(width: 2, height: 2, color: .white), as: .image)
        _ = assertSnapshot(of: "b", as: .lines)
      }
    }
    #expect(
      try room.records().map(\.key.text).map { $0.split(separator: " / ").last } == [
        "1 @ text", "2 @ picture", "3 @ text",
      ])
  }

  @Test func aNameIsAPicturesOrATexts() throws {
    record("a", as: .lines, named: "both")
    let words = issue {
      try room.run {
        _ = assertSnapshot(of: Bitmap(width: 2, height: 2, color: .white), as: .image, named: "both")
      }
    }
    let folder = "Baselines/AssertTextSnapshotTests/aNameIsAPicturesOrATexts"
    #expect(
      words
        == "AssertTextSnapshotTests/aNameIsAPicturesOrATexts / both @ picture could not be compared: "
        + "\(folder)/both.text.txt is the approved text of this check, which is a picture now; give one of the two another "
        + "name, or remove the file and its .json and approve again.")
  }

  @Test(arguments: [1, 2])
  func parameterisedTestsNeedNames(_ number: Int) throws {
    let words = issue { try room.run { _ = assertSnapshot(of: "\(number)", as: .lines) } }
    #expect(words.hasPrefix("the snapshot: a snapshot in a parameterised test needs a name"), "\(words)")
    _ = issue {
      try room.run(.all) { _ = assertSnapshot(of: "\(number)", as: .lines, named: "n", for: number) }
    }
    #expect(try room.run { assertSnapshot(of: "\(number)", as: .lines, named: "n", for: number) } == .match)
  }

  @Test func levelsAndRegionsAreForPictures() throws {
    let level = issue { _ = assertSnapshot(of: "a", as: .lines, named: "a", level: .strict) }
    #expect(
      level
        == "a: a text is compared exactly, and not at level Strict; leave level: out, and compare a text without "
        + "what may change")
    let regions = issue {
      _ = assertSnapshot(
        of: "a", as: .lines, named: "a", regions: [.ignore(CGRect(x: 0, y: 0, width: 1, height: 1))])
    }
    #expect(
      regions == "a: a text has no regions; leave regions: out, and compare a text without what may change")
    record("a", as: .lines, named: "a")
    // What a suite states for pictures makes no text pass.
    let words = issue {
      try room.run {
        withSnapshots(level: MatchLevel.none) { _ = assertSnapshot(of: "b", as: .lines, named: "a") }
      }
    }
    #expect(words.contains("differs from its baseline"), "\(words)")
  }

  private struct Recipe: Encodable {
    var title = "Soup"
    var link = "https://a/b"
    var steps = ["z": 1, "a": 2]
    var made = Date(timeIntervalSince1970: 0)
  }

  @Test func jsonIsSorted() throws {
    record(Recipe(), as: .json, named: "recipe")
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
    #expect(try room.run { assertSnapshot(of: Recipe(), as: .json, named: "recipe") } == .match)
  }

  @Test func whatCannotBeWrittenFailsWithItsReason() throws {
    let words = issue { _ = assertSnapshot(of: Double.infinity, as: .json, named: "number") }
    #expect(words.hasPrefix("number: "), "\(words)")
  }

  @Test func anElementIsComparedByItsText() throws {
    let tree = Element(
      .button, identifier: "save", label: String(repeating: "long ", count: 40) + "end",
      frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    record(tree, as: .tree, named: "button")
    #expect(
      try stored("anElementIsComparedByItsText/button.text.txt")
        == "button \"save\" “\(String(repeating: "long ", count: 40))end” (0, 0) 4 × 3\n")
    var other = tree
    other.isEnabled = false
    let words = issue { try room.run { _ = assertSnapshot(of: other, as: .tree, named: "button") } }
    #expect(words.contains("  1. button \"save\""), "\(words)")
  }

  @Test func anyValueThatBecomesATextWillDo() throws {
    record(["a", "b"], as: Snapshotting<String>.lines.pullback { $0.joined(separator: "\n") }, named: "list")
    #expect(try stored("anyValueThatBecomesATextWillDo/list.text.txt") == "a\nb")
    let own = Snapshotting<Int>(text: { "\($0)\n" })
    record(5, as: own, named: "five")
    #expect(try room.run { assertSnapshot(of: 5, as: own, named: "five") } == .match)
  }
}
