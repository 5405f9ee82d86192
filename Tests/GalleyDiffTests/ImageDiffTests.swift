import Foundation
import GalleyDiff
import GalleyFileDiff
import GalleyImage
import TemporaryFolders
import Testing

/// The public way to compare two pictures.
@Suite struct ImageDiffTests {
  private let before = Bitmap(width: 40, height: 30, color: .white)

  private var after: Bitmap {
    var after = before
    for x in 5..<8 { for y in 10..<14 { after[x, y] = .black } }
    after[30, 2] = RGBA(250, 255, 255)
    return after
  }

  @Test func everyByteCountsWithoutOptions() {
    #expect(ImageDiff().compare(before, before) == .equal)
    #expect(
      ImageDiff().compare(before, after)
        == .different(
          pixels: 13,
          regions: [
            PixelRect(x: 5, y: 10, width: 3, height: 4), PixelRect(x: 30, y: 2, width: 1, height: 1),
          ]))
  }

  @Test func aThresholdToleratesFaintColours() {
    #expect(
      ImageDiff(threshold: 0.1).compare(before, after)
        == .different(pixels: 12, regions: [PixelRect(x: 5, y: 10, width: 3, height: 4)]))
    #expect(ImageDiff(threshold: 1).compare(before, after) == .equal)
  }

  @Test func smoothedEdgesAreIgnoredWhenAskedFor() {
    // A dark area beside a light one; a pixel on the edge between them is a little lighter.
    var before = Bitmap(width: 12, height: 12, color: .white)
    for x in 0..<6 { for y in 0..<12 { before[x, y] = .black } }
    for y in 0..<12 { before[6, y] = RGBA(128, 128, 128) }
    var after = before
    after[6, 5] = RGBA(200, 200, 200)
    #expect(
      ImageDiff(threshold: 0.1).compare(before, after)
        == .different(pixels: 1, regions: [PixelRect(x: 6, y: 5, width: 1, height: 1)]))
    #expect(ImageDiff(ignoresAntialiasing: true).compare(before, after) == .equal)
  }

  @Test func ignoredRegionsDoNotCount() {
    let diff = ImageDiff(ignoredRegions: [
      PixelRect(x: 0, y: 9, width: 10, height: 9), PixelRect(x: 30, y: -5, width: 90, height: 9),
    ])
    #expect(diff.compare(before, after) == .equal)
  }

  @Test func anotherSizeIsSaidFirst() {
    let larger = Bitmap(width: 40, height: 31, color: .white)
    #expect(
      ImageDiff(threshold: 1).compare(before, larger)
        == .differentSizes(
          before: PixelSize(width: 40, height: 30), after: PixelSize(width: 40, height: 31)))
  }

  @Test func tooManyRegionsAreOne() {
    var after = Bitmap(width: 400, height: 240, color: .white)
    for x in stride(from: 0, to: 400, by: 4) {
      for y in stride(from: 8, to: 200, by: 4) { after[x, y] = .black }
    }
    #expect(
      ImageDiff().compare(Bitmap(width: 400, height: 240, color: .white), after)
        == .different(pixels: 4_800, regions: [PixelRect(x: 0, y: 8, width: 400, height: 189)]))
  }

  @Test func filesAreComparedAsTheirPixelsAre() throws {
    try withTemporaryFolder { folder in
      let paths = ["before", "after", "difference", "again"].map { "\(folder)/\($0).png" }
      try before.writePNG(to: paths[0])
      try after.writePNG(to: paths[1])
      for diff in [
        ImageDiff(), ImageDiff(threshold: 0.1), ImageDiff(threshold: 0.1, ignoresAntialiasing: true),
        ImageDiff(ignoredRegions: [PixelRect(x: 0, y: 0, width: 40, height: 12)]),
      ] {
        let found = try diff.compare(paths[0], paths[1], writingDifferenceTo: paths[2])
        #expect(found == diff.compare(before, after))
        #expect(try diff.compare(paths[0], paths[1]) == found)
        #expect(try diff.compare(before, after, writingDifferenceTo: paths[3]) == found)
        let pictures = try paths[2...].map { try Bitmap(contentsOfPNG: $0) }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0].width == 40 && pictures[0].height == 30)
      }
    }
  }

  @Test func noPictureIsWrittenOfNoDifference() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/difference.png"
      let found = try ImageDiff().compare(before, before, writingDifferenceTo: path)
      #expect(found == .equal)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func aMissingFileIsNamed() {
    #expect {
      try ImageDiff().compare("/nowhere/before.png", "/nowhere/after.png")
    } throws: { "\($0)" == "cannot read /nowhere/before.png: it does not exist; check the path." }
  }
}
