import Foundation
import GalleyImage
import SamplePictures
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyDiff
@testable import GalleyFileDiff

/// Files are judged by engines as pictures are.
@Suite struct FileEngineTests {
  /// Every engine, those that judge rows as they come twice.
  static let engines: [any PixelEngine] = [
    ExactEngine(), YIQEngine(antialiasing: .counted), YIQEngine(colorTolerance: 0, antialiasing: .counted),
    YIQEngine(colorTolerance: 0.02, antialiasing: .counted, backdrop: .white), YIQEngine(), OKLabEngine(),
    OKLabEngine(antialiasing: .counted, backdrop: .white), CIEDE2000Engine(),
    CIEDE2000Engine(antialiasing: .counted, caret: .counted), SimilarityEngine(), StrictEngine(),
    ContentEngine(), OdiffEngine(), OdiffEngine(antialiasing: .forgiven),
    CIEDE2000Engine(antialiasingTolerance: 5, usesShortcuts: true, caret: .forgiven(width: 2)),
    StrictEngine(caret: .forgiven(width: 1)),
  ]

  @Test(arguments: Soak.seeds(40))
  func `an engine finds in files what it finds in pictures`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 6_151 &+ 1)
      let (width, height) = (
        Int.random(in: 1...50, using: &generator), Int.random(in: 1...40, using: &generator)
      )
      let picture = GeneratedPicture(using: &generator, width: width, height: height)
      var storage = GeneratedPicture.Storage(using: &generator)
      storage.isInterlaced = seed % 7 == 0
      let changed = picture.changed(pixels: width * height / 3, using: &generator)
      let other = changed.file(storage)
      let paths = ("\(folder)/a.png", "\(folder)/b.png")
      try picture.file(storage).write(to: URL(fileURLWithPath: paths.0))
      try other.write(to: URL(fileURLWithPath: paths.1))
      let pictures = (try PNG.read(paths.0), try PNG.read(paths.1))
      let mask = PixelRect(x: width / 3, y: height / 4, width: width / 4, height: height / 2)
      for engine in Self.engines {
        // Without tolerance, files of 16 bits differ where pictures of 8 bits, which screens show, need not.
        let expected =
          engine is ExactEngine && picture.depth == 16
          ? picture.pixels(otherThanIn: changed, outside: mask)
          : engine.map(pictures.0, pictures.1, ignoring: [mask]).count(.different)
        let found = try FileComparison(by: engine, ignoring: [mask]).compare(paths.0, paths.1)
        #expect(found.differingPixels == expected, "seed \(seed), \(engine)")
        for threads in [FileComparison.Threads.one, .two] {
          let again = try FileComparison(by: engine, ignoring: [mask], threads: threads).compare(
            paths.0, paths.1)
          #expect(again == found, "seed \(seed), \(engine), \(threads)")
        }
        let verdict = try FileComparison(.verdict, by: engine, ignoring: [mask]).compare(paths.0, paths.1)
        #expect(verdict.isEqual == found.isEqual, "seed \(seed), \(engine)")
        let same = try FileComparison(by: engine).compare(paths.0, paths.0)
        #expect(same.isEqual && same.basis == .bytes)
        // CIE94 has a standard and a sample, so Playwright's second comparator is not symmetric.
        if !(engine is SimilarityEngine) {
          let back = try FileComparison(by: engine, ignoring: [mask]).compare(paths.1, paths.0)
          #expect(back.differingPixels == found.differingPixels, "seed \(seed), \(engine)")
        }
        let drawn = try FileComparison(by: engine, ignoring: [mask])
          .compare(paths.0, paths.1, drawing: DifferenceStyle(), to: "\(folder)/drawn.png")
        #expect(drawn.differingPixels == found.differingPixels)
        guard !drawn.isEqual else { continue }
        let drawing = try PNG.read("\(folder)/drawn.png")
        let marked = (0..<width * height).count {
          drawing[$0 % width, $0 / width] == DifferenceAppearance.light.different
        }
        #expect(marked == found.differingPixels, "seed \(seed), \(engine)")
      }
    }
  }

  /// Engines that look at nothing but a pixel: around others, what is not judged is still looked at.
  @Test(arguments: Soak.seeds(30))
  func `what is left by masks is what a part cut out is`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 3_571 &+ 9)
      let (width, height) = (
        Int.random(in: 3...50, using: &generator), Int.random(in: 3...40, using: &generator)
      )
      let a = Noise.colors(width, height, isOpaque: true, &generator)
      let b = Noise.nudged(a, by: 60, &generator)
      let left = Int.random(in: 0..<width, using: &generator)
      let top = Int.random(in: 0..<height, using: &generator)
      let part = PixelRect(
        minX: left, minY: top, maxX: Int.random(in: left + 1...width, using: &generator),
        maxY: Int.random(in: top + 1...height, using: &generator))
      let around = [
        PixelRect(x: 0, y: 0, width: width, height: top),
        PixelRect(minX: 0, minY: part.maxY, maxX: width, maxY: height),
        PixelRect(x: 0, y: 0, width: left, height: height),
        PixelRect(minX: part.maxX, minY: 0, maxX: width, maxY: height),
      ]
      let parts = (a.cropped(to: part)!, b.cropped(to: part)!)
      let paths = ["a", "b", "part-a", "part-b"].map { "\(folder)/\($0).png" }
      for (path, picture) in zip(paths, [a, b, parts.0, parts.1]) { try picture.writePNG(to: path) }
      let engines: [any PixelEngine] = [
        ExactEngine(), YIQEngine(antialiasing: .counted), OKLabEngine(antialiasing: .counted),
        CIEDE2000Engine(antialiasing: .counted, caret: .counted),
      ]
      for engine in engines {
        let expected = engine.map(parts.0, parts.1).count(.different)
        #expect(engine.map(a, b, ignoring: around).count(.different) == expected, "seed \(seed), \(engine)")
        let masked = try FileComparison(by: engine, ignoring: around).compare(paths[0], paths[1])
        let cut = try FileComparison(by: engine).compare(paths[2], paths[3])
        #expect(
          masked.differingPixels == expected && cut.differingPixels == expected, "seed \(seed), \(engine)")
        #expect(masked.ignoredPixels == width * height - part.width * part.height)
      }
    }
  }

  @Test func `what is drawn is the first picture, faded, with marks`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png", "\(folder)/drawn.png")
      var before = Bitmap(width: 6, height: 4, color: .white)
      before[0, 0] = .black
      before[1, 0] = RGBA(255, 255, 255, 0)
      var after = Bitmap(width: 5, height: 5, color: .white)
      after[0, 0] = .black
      after[1, 0] = RGBA(255, 255, 255, 0)
      after[2, 2] = .black
      try before.writePNG(to: paths.0)
      try after.writePNG(to: paths.1)
      let masked = PixelRect(x: 4, y: 1, width: 2, height: 1)
      _ = try FileComparison(ignoring: [masked])
        .compare(paths.0, paths.1, drawing: DifferenceStyle(), to: paths.2)
      let drawn = try PNG.read(paths.2)
      #expect(drawn.width == 6 && drawn.height == 5)
      #expect(drawn[0, 0] == RGBA(191, 191, 191), "black at a quarter")
      #expect(drawn[1, 0] == .white && drawn[3, 3] == .white)
      #expect(drawn[2, 2] == DifferenceAppearance.light.different)
      #expect(drawn[4, 1] == RGBA(0xD6, 0xE4, 0xF5), "not judged")
      #expect(drawn[5, 0] == RGBA(255, 170, 192) && drawn[0, 4] == drawn[5, 0], "only in one")
      _ = try FileComparison()
        .compare(paths.0, paths.1, drawing: DifferenceStyle(color: .black, isMask: true), to: paths.2)
      let mask = try PNG.read(paths.2)
      #expect(mask[0, 0] == .clear && mask[2, 2] == .black)
    }
  }

  @Test func `large pictures are drawn in squares, with marks of single pixels`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png", "\(folder)/drawn.png")
      let (width, height) = (1_601, 1_601)
      #expect(width * height >= DifferencePainter.pixelsForSquares)
      var before = Bitmap(width: width, height: height, color: .white)
      for (x, y) in [(10, 10), (11, 10), (10, 11), (11, 11), (20, 20), (1_600, 1_600), (1_600, 30)] {
        before[x, y] = .black
      }
      var after = before
      for (x, y) in [(41, 40), (50, 51), (1_600, 1_600)] { after[x, y] = RGBA(0, 0, 255) }
      try before.writePNG(to: paths.0)
      try after.writePNG(to: paths.1)
      let masked = PixelRect(x: 11, y: 11, width: 1, height: 1)
      let found = try FileComparison(ignoring: [masked])
        .compare(paths.0, paths.1, drawing: DifferenceStyle(), to: paths.2)
      #expect(found.differingPixels == 3)
      let drawn = try PNG.read(paths.2)
      let marked = (0..<width * height).filter {
        drawn[$0 % width, $0 / width] == DifferenceAppearance.light.different
      }
      #expect(marked == [(41, 40), (50, 51), (1_600, 1_600)].map { $0.0 + $0.1 * width })
      #expect(drawn[10, 10] == RGBA(191, 191, 191) && drawn[10, 11] == drawn[10, 10], "black at a quarter")
      #expect(drawn[11, 11] == RGBA(0xD6, 0xE4, 0xF5), "not judged")
      // A quarter of four steps is one, and a quarter of that is seen.
      #expect(drawn[20, 20] == RGBA(239, 239, 239) && drawn[21, 21] == drawn[20, 20])
      #expect(drawn[1_600, 30] == drawn[1_600, 31] && drawn[1_600, 30] != .white, "the last column alone")
      #expect(drawn[40, 40] == .white && drawn[40, 41] == .white)
    }
  }

  @Test func `nothing is drawn where nothing differs`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png", "\(folder)/drawn.png")
      let picture = Bitmap(width: 9, height: 9, color: .white)
      try picture.writePNG(to: paths.0)
      try PNG.encode(picture, effort: .standard).write(to: URL(fileURLWithPath: paths.1))
      let found = try FileComparison().compare(paths.0, paths.1, drawing: DifferenceStyle(), to: paths.2)
      #expect(found.isEqual && !FileManager.default.fileExists(atPath: paths.2))
    }
  }

  @Test func `regions are what lies together`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png")
      let before = Bitmap(width: 40, height: 30, color: .white)
      var after = before
      for (x, y) in [(1, 1), (3, 2), (20, 20), (21, 21), (22, 20), (39, 29)] { after[x, y] = .black }
      try before.writePNG(to: paths.0)
      try after.writePNG(to: paths.1)
      var comparison = FileComparison()
      #expect(try comparison.compare(paths.0, paths.1).regions == nil)
      comparison.findsRegions = true
      #expect(
        try comparison.compare(paths.0, paths.1).regions == [
          PixelRect(x: 20, y: 20, width: 3, height: 2), PixelRect(x: 1, y: 1, width: 3, height: 2),
          PixelRect(x: 39, y: 29, width: 1, height: 1),
        ])
    }
  }

  @Test func `columns that are judged may be those of some rectangles only`() {
    var columns = ComparedColumns(
      width: 10, height: 5, ignored: [PixelRect(x: 4, y: 2, width: 2, height: 9)],
      only: [PixelRect(x: 1, y: 1, width: 6, height: 2), PixelRect(x: 5, y: 2, width: 99, height: 2)])
    let expected = [[], [1..<7], [1..<4, 6..<10], [6..<10], []]
    #expect((0..<5).map { columns.columns(ofRow: $0) } == expected)
    #expect(columns.count(in: PixelRect(x: 0, y: 0, width: 10, height: 5)) == 6 + 3 + 4 + 4)
    columns = ComparedColumns(width: 3, height: 1, ignored: [], only: [])
    #expect(columns.columns(ofRow: 0).isEmpty)
  }

  @Test func `columns that are judged follow the rectangles that are not`() {
    var columns = ComparedColumns(
      width: 10, height: 6,
      ignored: [
        PixelRect(x: 2, y: 1, width: 3, height: 2), PixelRect(x: 4, y: 2, width: 9, height: 9),
        PixelRect(x: -5, y: 5, width: 6, height: 1), PixelRect(x: 50, y: 0, width: 1, height: 1),
      ])
    let expected = [[0..<10], [0..<2, 5..<10], [0..<2], [0..<4], [0..<4], [1..<4]]
    #expect((0..<6).map { columns.columns(ofRow: $0) } == expected)
    #expect(columns.columns(ofRow: 0) == [0..<10], "and back")
    #expect(columns.count(in: PixelRect(x: 0, y: 0, width: 10, height: 6)) == 10 + 7 + 2 + 4 + 4 + 3)
    #expect(columns.count(in: PixelRect(x: 3, y: 0, width: 2, height: 2)) == 2)
  }
}

extension GeneratedPicture {
  /// The number of pixels outside of a rectangle that have other samples in another picture, or are transparent
  /// in one of them alone.
  fileprivate func pixels(otherThanIn other: GeneratedPicture, outside mask: PixelRect) -> Int {
    (0..<width * height).count { index in
      let (x, y) = (index % width, index / width)
      let isMasked = (mask.minX..<mask.maxX).contains(x) && (mask.minY..<mask.maxY).contains(y)
      return !isMasked && pixel(index) != other.pixel(index)
    }
  }

  /// The samples of a pixel, and whether it has the colour that is transparent.
  private func pixel(_ index: Int) -> [UInt16] {
    let own = samples[channels * index..<channels * (index + 1)]
    let isClear = !transparency.isEmpty && own.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } == transparency
    return own + [isClear ? 1 : 0]
  }
}
