import Foundation
import GalleyDiff
import GalleyFileDiff
import GalleyImage
import TemporaryFolders
import Testing

/// Files with samples of 16 bits, of which screens show 8.
@Suite struct DeepFileTests {
  /// 3 × 2 pixels of one colour in RGB.
  private static let plain = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACEAIAAABChi0OAAAAFElEQVR42mNoaBAy+f8fmWTAFAIAaC8Tmb8z34QAAAAASUVORK5CYII=
      """)!
  /// The same with one unit more of red in the second pixel, and one less of blue in the last one.
  private static let other = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACEAIAAABChi0OAAAAGklEQVR42mNoaBAy+f+/oRFMgtkMUCEE+Q8AaEwTmdpJiYIAAAAASUVORK5CYII=
      """)!

  private func compare(
    _ first: Data, _ second: Data, by engine: any PixelEngine, _ extent: FileComparison.Extent = .count
  ) throws -> FileDifference {
    try withTemporaryFolder { folder in
      let paths = ["a.png", "b.png"].map { folder + "/" + $0 }
      try first.write(to: URL(fileURLWithPath: paths[0]))
      try second.write(to: URL(fileURLWithPath: paths[1]))
      return try FileComparison(extent, by: engine).compare(paths[0], paths[1])
    }
  }

  @Test func everyBitCountsForTheExactEngine() throws {
    let found = try compare(Self.plain, Self.other, by: ExactEngine())
    #expect(found.differingPixels == 2 && !found.isEqual)
    #expect(try !compare(Self.plain, Self.other, by: ExactEngine(), .verdict).isEqual)
    #expect(try compare(Self.plain, Self.plain, by: ExactEngine()).isEqual)
  }

  @Test func othersJudgeAtEightBits() throws {
    for engine in [YIQEngine(), CIEDE2000Engine(), StrictEngine()] as [any PixelEngine] {
      #expect(try compare(Self.plain, Self.other, by: engine).isEqual)
    }
  }

  @Test func eightBitsAreTheirNearestOfSixteen() throws {
    func eight(_ color: RGBA) throws -> Data {
      try PNG.encode(Bitmap(width: 3, height: 2, color: color), effort: .fast)
    }
    // 0x8080 and 0xFFFF are those of 0x80 and 0xFF; 0x1234 is none of 8 bits.
    let found = try compare(Self.plain, eight(RGBA(0x80, 0x12, 0xFF, 255)), by: ExactEngine())
    #expect(found.differingPixels == 6)
    #expect(try compare(Self.plain, eight(RGBA(0x80, 0x12, 0xFF, 255)), by: YIQEngine()).isEqual)
  }
}
