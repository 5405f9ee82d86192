import Foundation
import GalleyBaselines
import GalleyImage
import Testing

@testable import Galley
@testable import GalleyChecks

@Suite struct AssertSnapshotTests {
  private let sandbox: TestSandbox

  init() throws {
    sandbox = try TestSandbox()
  }

  /// A picture with a number of red pixels in its first row.
  private func picture(_ red: Int = 0) -> Bitmap {
    var picture = Bitmap(width: 20, height: 10, color: RGBA(40, 120, 200, 255))
    for x in 0..<red { picture[x, 0] = RGBA(255, 0, 0, 255) }
    return picture
  }

  private func record(_ picture: Bitmap, named name: String?) throws {
    _ = try sandbox.messages(.all) { _ = assertSnapshot(of: picture, as: .image, named: name) }
  }

  @Test func whatIsNewFails() throws {
    let message = try sandbox.messages { _ = assertSnapshot(of: picture(), as: .image, named: "sky") }
    #expect(
      message == """
        AssertSnapshotTests/whatIsNewFails / sky @ picture has no baseline yet.
        Look at it with: galley report. Approve it with: galley approve \
        'AssertSnapshotTests/whatIsNewFails / sky @ picture'
        """)
  }

  @Test func whatWasApprovedPasses() throws {
    try record(picture(), named: "sky")
    #expect(try sandbox.run { assertSnapshot(of: picture(), as: .image, named: "sky") } == .match)
    #expect(
      FileManager.default.fileExists(
        atPath: sandbox.root + "/Baselines/AssertSnapshotTests/whatWasApprovedPasses/sky.picture.png"))
  }

  @Test func aDifferenceFails() throws {
    try record(picture(), named: "sky")
    let message = try sandbox.messages { _ = assertSnapshot(of: picture(3), as: .image, named: "sky") }
    #expect(message.contains("differs from its baseline"), "\(message)")
    #expect(message.contains("3 pixels"), "\(message)")
  }

  @Test func aBudgetIsTheStrategysOrTheBlocks() throws {
    try record(picture(), named: "sky")
    #expect(
      try sandbox.run { assertSnapshot(of: picture(2), as: .image(precision: 0.99), named: "sky") }?.passes
        == true)
    let message = try sandbox.messages {
      _ = assertSnapshot(of: picture(3), as: .image(precision: 0.99), named: "sky")
    }
    #expect(message.contains("differs from its baseline"))
    let outcome = try sandbox.run {
      withSnapshots(budget: try DifferenceBudget(maxDiffPixels: 3)) {
        assertSnapshot(of: picture(3), as: .image, named: "sky")
      }
    }
    #expect(outcome?.passes == true)
  }

  @Test func aRectangleCanBeIgnored() throws {
    try record(picture(), named: "sky")
    let outcome = try sandbox.run {
      assertSnapshot(
        of: picture(3), as: .image, named: "sky",
        regions: [.ignore(CGRect(x: 0, y: 0, width: 20, height: 1))])
    }
    #expect(outcome?.passes == true)
  }

  @Test func numbersCountWithinATest() throws {
    _ = try sandbox.messages(.all) {
      _ = assertSnapshot(of: picture(1), as: .image)
      _ = assertSnapshot(of: picture(2), as: .image)
    }
    #expect(try sandbox.records().map(\.key.name) == ["1", "2"])
  }

  @Test(arguments: [1, 2])
  func parameterisedTestsNeedNames(_ red: Int) throws {
    let message = try sandbox.messages { _ = assertSnapshot(of: picture(red), as: .image) }
    #expect(
      message == """
        the snapshot: a snapshot in a parameterised test needs a name, because its cases run in no certain order; \
        write named: and for:, such as named: "start", for: argument
        """)
    try record(picture(red), named: "named")
    #expect(try sandbox.run { assertSnapshot(of: picture(red), as: .image, named: "named") } == .match)
  }

  @Test func filesAreComparedByWhatTheyShow() throws {
    try record(picture(4), named: "file")
    let path = sandbox.root + "/picture.png"
    try PNG.encode(picture(4), effort: .fast).write(to: URL(fileURLWithPath: path))
    #expect(try sandbox.run { assertSnapshot(of: PNGFile(path), as: .image, named: "file") } == .match)
    #expect(
      try sandbox.run { assertSnapshot(of: URL(fileURLWithPath: path), as: .image, named: "file") } == .match)
  }

  @Test func aMissingOrDamagedFileFailsWithItsReason() throws {
    let path = sandbox.root + "/picture.png"
    let missing = try sandbox.messages { _ = assertSnapshot(of: PNGFile(path), as: .image, named: "file") }
    #expect(missing.hasPrefix("file: ") && missing.contains("<root>/picture.png"), "\(missing)")
    try Data(PNG.encode(picture(), effort: .fast).prefix(60)).write(to: URL(fileURLWithPath: path))
    let damaged = try sandbox.messages { _ = assertSnapshot(of: PNGFile(path), as: .image, named: "file") }
    #expect(damaged.hasPrefix("file: ") && damaged.contains("<root>/picture.png"), "\(damaged)")
    #expect(damaged != missing)
  }

  @Test func aNumberThatIsNoPartFails() throws {
    let message = try sandbox.messages {
      _ = assertSnapshot(of: picture(), as: .image(precision: 99), named: "sky")
    }
    #expect(
      message.hasPrefix("sky: ") && message.contains("precision") && message.contains("99"), "\(message)")
  }

  @Test func aTreeLevelRefusesAPicture() throws {
    try record(picture(), named: "sky")
    let message = try sandbox.messages {
      _ = assertSnapshot(of: picture(1), as: .image, named: "sky", level: .layout)
    }
    #expect(message.contains("tree"), "\(message)")
  }

  @Test func anyValueThatBecomesAPictureWillDo() throws {
    try record(picture(5), named: "five")
    let number = Snapshotting<Bitmap>.image.pullback { (red: Int) in self.picture(red) }
    #expect(try sandbox.run { assertSnapshot(of: 5, as: number, named: "five") } == .match)
  }
}
