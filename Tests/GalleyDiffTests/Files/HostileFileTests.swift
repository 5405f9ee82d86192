import Foundation
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyDiff
@testable import GalleyFileDiff
@testable import GalleyImage

/// Files made to do harm, on either side and on both, in words that say what to do; whoever compares.
@Suite struct HostileFileTests {
  /// A file by hand.
  private static func file(
    width: Int, height: Int, rows: [UInt8]? = nil, stream: [UInt8]? = nil, colorType: UInt8 = 2
  ) -> Data {
    var data = Data(PNGStructure.signature)
    let size = PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
    PNGChunk.append("IHDR", size + [8, colorType, 0, 0, 0], to: &data)
    PNGChunk.append("IDAT", stream ?? GeneratedPicture.compressed(rows ?? [], level: 6), to: &data)
    PNGChunk.append("IEND", to: &data)
    return data
  }

  /// A sound file of 40 × 30 white pixels.
  private static let sound = file(width: 40, height: 30, rows: rows(width: 40, height: 30))

  private static func rows(width: Int, height: Int, _ sample: UInt8 = 255) -> [UInt8] {
    (0..<height).flatMap { _ in [0] + [UInt8](repeating: sample, count: width * 3) }
  }

  /// A length that the file does not have.
  private static func lying(_ length: UInt32) -> Data {
    sound.prefix(33) + Data(PNGChunk.bigEndian(length)) + sound.dropFirst(37)
  }

  private static let cut = " Restore it from version control, or save the picture again."

  /// Files, and what is said of each after its name.
  static let files: [(Data, String)] = [
    (
      file(width: 1, height: 80_000_000, stream: GeneratedPicture.compressed([0, 0, 0, 0], level: 6)),
      "is too large: 1 × 80000000 pixels, and no side may have more than 131072. Crop it, or raise the limit "
        + "(ImageLimits.side)."
    ),
    (
      file(width: 80_000_000, height: 1, stream: GeneratedPicture.compressed([0, 0, 0, 0], level: 6)),
      "is too large: 80000000 × 1 pixels, and no side may have more than 131072. Crop it, or raise the limit "
        + "(ImageLimits.side)."
    ),
    (
      file(width: 100_000, height: 100_000, stream: GeneratedPicture.compressed([0, 0, 0, 0], level: 6)),
      "is too large: 100000 × 100000 pixels, and there may be no more than 80000000 in all. Crop it, or raise the limit "
        + "(ImageLimits.area)."
    ),
    (
      file(width: 0, height: 30, rows: [0]),
      "is damaged: chunk IHDR at byte 8 gives 0 as width." + cut
    ),
    (
      file(width: 30, height: 0, rows: [0]),
      "is damaged: chunk IHDR at byte 8 gives 0 as height." + cut
    ),
    (Data(), "is empty." + cut),
    (sound.prefix(5), "is cut off: it has only 5 bytes." + cut),
    (sound.prefix(20), "is cut off: chunk IHDR at byte 8 needs 25 bytes, but only 12 are there." + cut),
    (sound.prefix(33), "is cut off: it ends at byte 33 without the closing chunk IEND." + cut),
    (sound.prefix(38), "is cut off: a chunk begins at byte 33, but only 5 bytes of it are there." + cut),
    (
      sound.dropLast(14),
      "is cut off: chunk IDAT at byte 33 needs \(sound.count - 45) bytes, but only \(sound.count - 47) are there."
        + cut
    ),
    (
      sound.dropLast(3),
      "is cut off: chunk IEND at byte \(sound.count - 12) needs 12 bytes, but only 9 are there."
        + cut
    ),
    (
      lying(0x7FFF_FFFF),
      "is cut off: chunk IDAT at byte 33 needs 2 147 483 659 bytes, but only \(sound.count - 33) are there."
        + cut
    ),
    (lying(0xFFFF_FFFF), "is damaged: chunk IDAT at byte 33 may not have 4 294 967 295 bytes." + cut),
    (
      // 20 MB where 3 630 bytes belong.
      file(
        width: 40, height: 30,
        stream: GeneratedPicture.compressed([UInt8](repeating: 0, count: 20_000_000), level: 6)),
      "is damaged: its compressed pixels fail after 29 of 30 rows (libpng: IDAT: Too much image data)." + cut
    ),
    (
      file(width: 8_000, height: 8_000, stream: GeneratedPicture.compressed([0, 0, 0, 0], level: 6)),
      "is cut off: its 12 compressed bytes cannot hold 192 008 000 bytes of pixels." + cut
    ),
    (
      Data(
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 7\n"
          .utf8),
      "is a Git LFS pointer, not the picture (object aaaaaaaaaaaa, 7 bytes). Run \"git lfs pull\" to fetch it."
    ),
    (
      Data("<html>Sign in</html>".utf8),
      "is not a PNG: it begins as a web page does. Save the picture as PNG."
    ),
  ]

  /// What is said, without the file's name.
  private func words(_ comparison: FileComparison, _ first: String, _ second: String) -> String {
    do {
      _ = try comparison.compare(first, second)
      return "nothing"
    } catch {
      return "\(error)".replacing("\"\(first)\" ", with: "1: ").replacing("\"\(second)\" ", with: "2: ")
    }
  }

  @Test(arguments: files.indices)
  func `every engine says of a bad file what is wrong with it`(index: Int) throws {
    let (file, expected) = Self.files[index]
    try withTemporaryFolder { folder in
      let (bad, good, copy) = ("\(folder)/bad.png", "\(folder)/good.png", "\(folder)/copy.png")
      try file.write(to: URL(fileURLWithPath: bad))
      // Other bytes, so that the files are looked into.
      try (file + [0]).write(to: URL(fileURLWithPath: copy))
      try Self.sound.write(to: URL(fileURLWithPath: good))
      for engine in FileEngineTests.engines {
        for extent in [FileComparison.Extent.verdict, .count] {
          for threads in [FileComparison.Threads.one, .two] {
            let comparison = FileComparison(extent, by: engine, threads: threads)
            #expect(words(comparison, bad, good) == "1: " + expected, "\(engine) \(extent)")
            #expect(words(comparison, good, bad) == "2: " + expected, "\(engine) \(extent)")
            #expect(words(comparison, bad, copy) == "1: " + expected, "the first one's fault goes before")
          }
        }
      }
      // In memory, it fails before there is a picture to compare.
      #expect {
        try PNG.decode(file)
      } throws: { error in
        expected.hasPrefix("is ") && error is PNGError
      }
    }
  }

  @Test func `bad files with the same bytes are no pass where their chunks tell it`() throws {
    try withTemporaryFolder { folder in
      for (file, expected) in Self.files where !expected.contains("Too much image data") {
        let paths = ("\(folder)/a.png", "\(folder)/b.png")
        try file.write(to: URL(fileURLWithPath: paths.0))
        try file.write(to: URL(fileURLWithPath: paths.1))
        #expect(words(FileComparison(), paths.0, paths.1) == "1: " + expected)
      }
    }
  }

  @Test(arguments: [(1, 100_000), (100_000, 1)])
  func `a line of pixels is compared by every engine`(width: Int, height: Int) throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png")
      let before = Bitmap(width: width, height: height, color: .white)
      var after = before
      for place in stride(from: 500, to: 100_000, by: 1_000) {
        after[width > 1 ? place : 0, height > 1 ? place : 0] = .black
      }
      try before.writePNG(to: paths.0)
      try after.writePNG(to: paths.1)
      for engine in FileEngineTests.engines {
        let found = try FileComparison(by: engine).compare(paths.0, paths.1)
        #expect(found.differingPixels == engine.map(before, after).count(.different), "\(engine)")
      }
      #expect(try FileComparison().compare(paths.0, paths.1).differingPixels == 100)
    }
  }
}
