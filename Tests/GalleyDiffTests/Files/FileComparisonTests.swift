import Foundation
import GalleyImage
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyDiff
@testable import GalleyFileDiff

/// A comparison of two files finds what decoding both whole and comparing every pixel finds.
@Suite struct FileComparisonTests {
  /// Keeps what it is told.
  private final class Marks: DifferenceRecorder {
    var pixelsSeen: Set<[Int]> = []
    var width = 0
    let needsRows: Bool
    var rows = 0

    init(needsRows: Bool = false) { self.needsRows = needsRows }

    func record(row: Int, pixels: UnsafeRawPointer?, marks: UnsafePointer<UInt8>?) {
      #expect((pixels != nil) == needsRows && (!needsRows || row == rows))
      rows += 1
      guard let marks else { return }
      for x in 0..<width where marks[x] == 1 { pixelsSeen.insert([x, row]) }
    }
  }

  /// What the definition says: the pixels of the common part that differ.
  private func differing(_ a: Bitmap, _ b: Bitmap, ignoring ignored: [PixelRect] = []) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for y in 0..<min(a.height, b.height) {
      for x in 0..<min(a.width, b.width) where a[x, y] != b[x, y] {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        if !ignored.contains(where: { $0.intersection(pixel) != nil }) { pixels.insert([x, y]) }
      }
    }
    return pixels
  }

  private func check(
    _ first: Data, _ second: Data, in folder: String, ignoring ignored: [PixelRect] = [],
    _ seed: UInt64
  ) throws {
    let paths = ("\(folder)/a.png", "\(folder)/b.png")
    try first.write(to: URL(fileURLWithPath: paths.0))
    try second.write(to: URL(fileURLWithPath: paths.1))
    let (a, b) = (try PNG.decode(first), try PNG.decode(second))
    let expected = differing(a, b, ignoring: ignored)
    for threads in [FileComparison.Threads.one, .two] {
      let marks = Marks(needsRows: seed.isMultiple(of: 3))
      let found = try FileComparison(ignoring: ignored, threads: threads)
        .compare(paths.0, paths.1) { first, second in
          marks.width = min(first.width, second.width)
          return [marks]
        }
      #expect(found.differingPixels == expected.count, "seed \(seed), \(threads)")
      #expect(marks.pixelsSeen == expected, "seed \(seed), \(threads)")
      #expect(found.rows.flatMap { $0 } == Set(expected.map { $0[1] }).sorted(), "seed \(seed)")
      #expect(found.isWhole)
      let counted = try FileComparison(ignoring: ignored, threads: threads).compare(paths.0, paths.1)
      #expect(counted == found, "seed \(seed): with and without a recorder")
      let verdict = try FileComparison(.verdict, ignoring: ignored, threads: threads)
        .compare(paths.0, paths.1)
      #expect(verdict.isEqual == found.isEqual, "seed \(seed), \(threads)")
      let back = try FileComparison(ignoring: ignored, threads: threads).compare(paths.1, paths.0)
      #expect(back.differingPixels == found.differingPixels, "seed \(seed): symmetry")
      #expect(back.unmatchedPixels == found.unmatchedPixels, "seed \(seed): symmetry")
    }
  }

  private func size(using generator: inout SeededGenerator) -> (Int, Int) {
    // Mostly small; now and then more than one band, since bands of narrow pictures have thousands of rows.
    Int.random(in: 0..<12, using: &generator) == 0
      ? (.random(in: 300...700, using: &generator), .random(in: 200...500, using: &generator))
      : (.random(in: 1...40, using: &generator), .random(in: 1...60, using: &generator))
  }

  @Test(arguments: Soak.seeds(80, oneIn: 4))
  func `a picture and a changed one differ where their pixels do`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 7919 &+ 5)
      let (width, height) = size(using: &generator)
      let picture = GeneratedPicture(using: &generator, width: width, height: height)
      let changes = [0, 1, 2, 30, width * height].randomElement(using: &generator)!
      var other = picture.changed(pixels: changes, using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 { other = other.reformed() }
      var storage = GeneratedPicture.Storage(using: &generator)
      storage.isInterlaced = Int.random(in: 0..<10, using: &generator) == 0
      let first = picture.file(storage)
      // Mostly the same filters, as one encoder would choose them.
      if Int.random(in: 0..<3, using: &generator) == 0 {
        storage = GeneratedPicture.Storage(using: &generator)
      }
      let ignored = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        PixelRect(
          x: .random(in: -5...width, using: &generator), y: .random(in: -5...height, using: &generator),
          width: .random(in: 0...width, using: &generator), height: .random(in: 0...height, using: &generator)
        )
      }
      try check(first, other.file(storage), in: folder, ignoring: ignored, seed)
    }
  }

  /// What is the same down to the first change is inflated once: over several bands, and chunks cut anywhere.
  @Test(arguments: Soak.seeds(16, oneIn: 4))
  func `pictures that begin alike differ from the first change on`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 2_750_159 &+ 7)
      let (width, height) = (
        Int.random(in: 300...600, using: &generator), Int.random(in: 300...600, using: &generator)
      )
      let picture = GeneratedPicture(using: &generator, width: width, height: height)
      // One place, or none: then only the chunks, and what follows the pixels, are other ones.
      let other = picture.changed(pixels: Int(seed % 4), using: &generator)
      var storage = GeneratedPicture.Storage(using: &generator)
      storage.mostChunkBytes = [400, 8_192, 1 << 20].randomElement(using: &generator)!
      let first = picture.file(storage)
      if Bool.random(using: &generator) { storage.mostChunkBytes = 5_000 }
      try check(first, other.file(storage), in: folder, seed)
    }
  }

  @Test(arguments: Soak.seeds(40, oneIn: 4))
  func `pictures of any two sizes and forms are compared where both have pixels`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 104_729 &+ 11)
      let files = (0..<2).map { _ in
        let (width, height) = size(using: &generator)
        let picture = GeneratedPicture(using: &generator, width: width, height: height)
        return picture.file(GeneratedPicture.Storage(using: &generator))
      }
      try check(files[0], files[1], in: folder, seed)
    }
  }

  @Test func `pixels that only one picture has are counted apart`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png")
      try Bitmap(width: 10, height: 6, color: .white).writePNG(to: paths.0)
      try Bitmap(width: 8, height: 9, color: .white).writePNG(to: paths.1)
      let found = try FileComparison().compare(paths.0, paths.1)
      #expect(found.differingPixels == 0 && found.sizesDiffer && !found.isEqual)
      #expect(found.unmatchedPixels == 2 * 6 + 8 * 3)
      let ignored = PixelRect(x: 8, y: 0, width: 2, height: 5)
      #expect(
        try FileComparison(ignoring: [ignored]).compare(paths.0, paths.1).unmatchedPixels == 2 + 8 * 3)
      #expect(try !FileComparison(.verdict).compare(paths.0, paths.1).isWhole)
    }
  }

  @Test func `what a verdict is from is told`() throws {
    try withTemporaryFolder { folder in
      let paths = ("\(folder)/a.png", "\(folder)/b.png", "\(folder)/c.png")
      let picture = Bitmap(width: 30, height: 20, color: .black)
      try picture.writePNG(to: paths.0)
      try picture.writePNG(to: paths.1)
      try PNG.encode(picture, effort: .best).write(to: URL(fileURLWithPath: paths.2))
      let comparison = FileComparison()
      let size = PixelSize(width: 30, height: 20)
      let same = try comparison.compare(paths.0, paths.1)
      #expect(same.basis == .bytes && same.isEqual && same.first == size && same.second == size)
      let decoded = try comparison.compare(paths.0, paths.2)
      #expect(decoded.basis == .pixels && decoded.isEqual)
      let known = try comparison.compare(
        "nowhere", "nowhere either", digests: (picture.digest, picture.digest))
      #expect(known.basis == .digests && known.isEqual)
      #expect(throws: ImageFileError.self) {
        try comparison.compare("nowhere", paths.0, digests: (picture.digest, nil))
      }
    }
  }

  /// Damage is said as reading one file and then the other says it.
  @Test(arguments: Soak.seeds(100, oneIn: 4))
  func `damaged files fail as they do for whoever reads them whole`(seed: UInt64) throws {
    try withTemporaryFolder { folder in
      var generator = SeededGenerator(seed: seed &* 15_485_863 &+ 3)
      let (width, height) = size(using: &generator)
      let picture = GeneratedPicture(using: &generator, width: width, height: height)
      let other = picture.changed(pixels: 3, using: &generator)
      var storage = GeneratedPicture.Storage(using: &generator)
      storage.mostChunkBytes = 5_000
      let files = [picture, other].map { picture in
        let isDamaged = Int.random(in: 0..<3, using: &generator) > 0
        return damaged(picture, storage, isDamaged, using: &generator)
      }
      guard files[0] != files[1] else { return }
      let paths = ["\(folder)/a.png", "\(folder)/b.png"]
      for (path, file) in zip(paths, files) { try file.write(to: URL(fileURLWithPath: path)) }
      for threads in [FileComparison.Threads.one, .two] {
        let expected = Result { () throws(ImageFileError) in (try PNG.read(paths[0]), try PNG.read(paths[1]))
        }
        let found = Result { try FileComparison(threads: threads).compare(paths[0], paths[1]) }
        switch (expected, found) {
        case (.success(let (a, b)), .success(let found)):
          #expect(found.differingPixels == differing(a, b).count, "seed \(seed), \(threads)")
        case (.failure(let error), .failure(let other)):
          #expect(error == other as? ImageFileError, "seed \(seed), \(threads)")
        default: Issue.record("seed \(seed), \(threads): \(expected) but \(found)")
        }
      }
    }
  }

  private func bit(using generator: inout SeededGenerator) -> UInt8 {
    1 << UInt8.random(in: 0..<8, using: &generator)
  }

  private func damaged(
    _ picture: GeneratedPicture, _ storage: GeneratedPicture.Storage, _ isDamaged: Bool,
    using generator: inout SeededGenerator
  ) -> Data {
    guard isDamaged else { return picture.file(storage) }
    var rows = picture.filtered(storage)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: rows.removeLast(Int.random(in: 1...rows.count, using: &generator))
    case 1: rows += [0]
    case 2:
      // Filters that do not exist, and entries that the palette does not have.
      rows[.random(in: 0..<rows.count, using: &generator)] = .random(in: 5...255, using: &generator)
    case 3:
      var stream = GeneratedPicture.compressed(rows, level: storage.level)
      stream[.random(in: 0..<stream.count, using: &generator)] ^= bit(using: &generator)
      return picture.file(storage, compressed: stream)
    default:
      var file = picture.file(storage)
      file[.random(in: 0..<file.count, using: &generator)] ^= bit(using: &generator)
      return file
    }
    return picture.file(storage, compressed: GeneratedPicture.compressed(rows, level: storage.level))
  }
}
