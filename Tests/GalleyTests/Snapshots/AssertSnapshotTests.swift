import Foundation
import GalleyBaselines
import GalleyImage
import Testing

@testable import Galley

@Suite struct AssertSnapshotTests {
  private let room: TestRoom

  init() throws {
    room = try TestRoom()
  }

  /// A picture with a number of red pixels in its first row.
  private func picture(_ red: Int = 0) -> Bitmap {
    var picture = Bitmap(width: 20, height: 10, color: RGBA(40, 120, 200, 255))
    for x in 0..<red { picture[x, 0] = RGBA(255, 0, 0, 255) }
    return picture
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

  private func record(_ picture: Bitmap, named name: String?) {
    _ = issue { try room.run(.all) { _ = assertSnapshot(of: picture, as: .image, named: name) } }
  }

  @Test func whatIsNewFails() throws {
    let words = issue { try room.run { _ = assertSnapshot(of: picture(), as: .image, named: "sky") } }
    #expect(
      words == """
        AssertSnapshotTests/whatIsNewFails / sky @ picture has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve \
        'AssertSnapshotTests/whatIsNewFails / sky @ picture'
        """)
  }

  @Test func whatWasApprovedPasses() throws {
    record(picture(), named: "sky")
    #expect(try room.run { assertSnapshot(of: picture(), as: .image, named: "sky") } == .match)
    #expect(
      FileManager.default.fileExists(
        atPath: room.root + "/Baselines/AssertSnapshotTests/whatWasApprovedPasses/sky.picture.png"))
  }

  @Test func aDifferenceFails() throws {
    record(picture(), named: "sky")
    let words = issue { try room.run { _ = assertSnapshot(of: picture(3), as: .image, named: "sky") } }
    #expect(words.contains("differs from its baseline"), "\(words)")
    #expect(words.contains("3 pixels"), "\(words)")
  }

  @Test func aBudgetIsTheStrategysOrTheBlocks() throws {
    record(picture(), named: "sky")
    #expect(
      try room.run { assertSnapshot(of: picture(2), as: .image(precision: 0.99), named: "sky") }?.passes
        == true)
    let words = issue {
      try room.run { _ = assertSnapshot(of: picture(3), as: .image(precision: 0.99), named: "sky") }
    }
    #expect(words.contains("differs from its baseline"))
    let outcome = try room.run {
      withSnapshots(budget: try DifferenceBudget(maxDiffPixels: 3)) {
        assertSnapshot(of: picture(3), as: .image, named: "sky")
      }
    }
    #expect(outcome?.passes == true)
  }

  @Test func aRectangleCanBeIgnored() throws {
    record(picture(), named: "sky")
    let outcome = try room.run {
      assertSnapshot(
        of: picture(3), as: .image, named: "sky",
        regions: [.ignore(CGRect(x: 0, y: 0, width: 20, height: 1))])
    }
    #expect(outcome?.passes == true)
  }

  @Test func numbersCountWithinATest() throws {
    _ = issue {
      try room.run(.all) {
        _ = assertSnapshot(of: picture(1), as: .image)
        _ = assertSnapshot(of: picture(2), as: .image)
      }
    }
    #expect(try room.records().map(\.key.name) == ["1", "2"])
  }

  @Test(arguments: [1, 2])
  func parameterisedTestsNeedNames(_ red: Int) throws {
    let words = issue { try room.run { _ = assertSnapshot(of: picture(red), as: .image) } }
    #expect(
      words == """
        the snapshot: a snapshot in a parameterised test needs a name, because its cases run in no certain order; \
        write named: and for:, such as named: "start", for: argument
        """)
    record(picture(red), named: "named")
    #expect(try room.run { assertSnapshot(of: picture(red), as: .image, named: "named") } == .match)
  }

  @Test func filesAreComparedByWhatTheyShow() throws {
    record(picture(4), named: "file")
    let path = room.root + "/picture.png"
    try PNG.encode(picture(4), effort: .fast).write(to: URL(fileURLWithPath: path))
    #expect(try room.run { assertSnapshot(of: PNGFile(path), as: .image, named: "file") } == .match)
    #expect(
      try room.run { assertSnapshot(of: URL(fileURLWithPath: path), as: .image, named: "file") } == .match)
  }

  @Test func aMissingOrDamagedFileFailsWithItsReason() throws {
    let path = room.root + "/picture.png"
    let missing = issue { _ = assertSnapshot(of: PNGFile(path), as: .image, named: "file") }
    #expect(missing.hasPrefix("file: ") && missing.contains("<root>/picture.png"), "\(missing)")
    try Data(PNG.encode(picture(), effort: .fast).prefix(60)).write(to: URL(fileURLWithPath: path))
    let damaged = issue { _ = assertSnapshot(of: PNGFile(path), as: .image, named: "file") }
    #expect(damaged.hasPrefix("file: ") && damaged.contains("<root>/picture.png"), "\(damaged)")
    #expect(damaged != missing)
  }

  @Test func aNumberThatIsNoPartFails() {
    let words = issue { _ = assertSnapshot(of: picture(), as: .image(precision: 99), named: "sky") }
    #expect(words.hasPrefix("sky: ") && words.contains("precision") && words.contains("99"), "\(words)")
  }

  @Test func aTreeLevelRefusesAPicture() throws {
    record(picture(), named: "sky")
    let words = issue {
      try room.run { _ = assertSnapshot(of: picture(1), as: .image, named: "sky", level: .layout) }
    }
    #expect(words.contains("tree"), "\(words)")
  }

  @Test func anyValueThatBecomesAPictureWillDo() throws {
    record(picture(5), named: "five")
    let number = Snapshotting<Bitmap>.image.pullback { (red: Int) in self.picture(red) }
    #expect(try room.run { assertSnapshot(of: 5, as: number, named: "five") } == .match)
  }
}
