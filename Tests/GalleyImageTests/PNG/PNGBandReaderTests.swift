import Foundation
import GalleySystem
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyImage

@Suite struct PNGBandReaderTests {
  private func gradient(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = RGBA(UInt8(x & 255), UInt8(y & 255), UInt8((x ^ y) & 255)) }
    }
    return bitmap
  }

  @Test func `a file on disk gives the pixels and the digest of the picture`() throws {
    try withTemporaryFolder { folder in
      let picture = gradient(700, 900)
      try picture.writePNG(to: "\(folder)/a.png")
      let reader = try PNGBandReader(path: "\(folder)/a.png", digests: true)
      #expect(reader.format == .rgb && reader.width == 700 && reader.height == 900)
      #expect(reader.digest == nil)
      var next = 0
      while let band = try reader.next() {
        #expect(band.rows.lowerBound == next)
        next = band.rows.upperBound
        let row = band.samples(ofRow: band.rows.lowerBound)
        #expect(row[3] == 1 && row[4] == UInt8(band.rows.lowerBound & 255))
      }
      #expect(next == 900)
      #expect(reader.digest == picture.digest)
      #expect(try reader.next() == nil)
    }
  }

  /// What ``PNGFilter`` makes of filtered rows are the pixels.
  @Test func `filtered rows are what was compressed`() throws {
    var generator = SeededGenerator(seed: 130)
    for colorType in [0, 2, 4, 6] {
      let plain = PlainFile(using: &generator, width: 500, height: 300, colorType: colorType)
      let reader = try PNGBandReader(plain.file.data, form: .filtered)
      var rows: [UInt8] = []
      while let band = try reader.next() { rows += band.bytes }
      #expect(rows == plain.filtered)
    }
  }

  /// Two readers that read alike as long as they can, and then alone, read what each reads alone.
  @Test(arguments: Soak.seeds(30, oneIn: 3))
  func `what two files begin with is read once`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &* 31 &+ 4)
    let colorType = [0, 2, 4, 6].randomElement(using: &generator)!
    let width = Int.random(in: 20...300, using: &generator)
    let height = Int.random(in: 20...300, using: &generator)
    let plain = PlainFile(using: &generator, width: width, height: height, colorType: colorType)
    let rowBytes = plain.filtered.count / height
    var changed = plain.filtered
    // A sample of some row; of the last seeds none.
    let place = Int.random(in: 0..<height, using: &generator) * rowBytes + rowBytes / 2
    let isChanged = seed % 5 != 0
    if isChanged { changed[place] ^= 1 }
    func file(_ rows: [UInt8]) throws -> Data {
      let deflater = try PNGLibraryDeflater(level: 6, isFiltered: false)
      var stream: [UInt8] = []
      rows.withUnsafeBytes { deflater.add($0, isLast: true) { stream += $0 } }
      let cut = Int.random(in: 0...stream.count, using: &generator)
      return PNGFile(chunks: [
        PNGFile.header(width: width, height: height, colorType: colorType),
        .init("IDAT", Array(stream[..<cut])), .init("IDAT", Array(stream[cut...])), .init("IEND"),
      ]).data
    }
    let readers = (
      try PNGBandReader(try file(plain.filtered), form: .filtered),
      try PNGBandReader(try file(changed), form: .filtered)
    )
    let slots = (0..<2).map { _ in
      UnsafeMutableRawBufferPointer.allocate(
        byteCount: rowBytes * 7, alignment: 64)
    }
    defer { for slot in slots { slot.deallocate() } }
    var read: ([UInt8], [UInt8]) = ([], [])
    while let rows = readers.0.nextAlike(readers.1, into: slots[0], and: slots[1]) {
      let bytes = slots[0][..<(rows.count * rowBytes)]
      read.0 += bytes
      read.1 += bytes
    }
    let alike = read.0.count
    #expect(isChanged ? alike <= place : alike == plain.filtered.count)
    while let rows = try readers.0.nextFiltered(into: slots[0]) {
      read.0 += slots[0][..<(rows.count * rowBytes)]
    }
    while let rows = try readers.1.nextFiltered(into: slots[1]) {
      read.1 += slots[1][..<(rows.count * rowBytes)]
    }
    #expect(read.0 == plain.filtered && read.1 == changed)
  }

  @Test func `what a file knows of its colours is known at the start`() throws {
    let mask = try PNG.encodeIndexed([0, 1, 2, 1], width: 2, height: 2, palette: [.clear, .black, .white])
    let two = try PNGBandReader(mask)
    #expect(two.format == .rgba && two.palette.isEmpty, "fewer than 8 bits come as RGBA")
    var generator = SeededGenerator(seed: 131)
    let samples = PlainFile(using: &generator, width: 9, height: 9, colorType: 3)
    let palette = try PNGBandReader(samples.file.data)
    #expect(palette.format == .indexed && !palette.palette.isEmpty)
    var key = SamplePicture(
      width: 2, height: 1, colorType: 2, depth: 8, interlaced: false, transparent: false, using: &generator)
    key.clear = [1, 2, 3]
    #expect(try PNGBandReader(key.file.data).clear == [1, 2, 3])
  }

  @Test func `errors of files name them`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      #expect(throws: ImageFileError.file(FileError(.read, path, .missing))) { try PNGBandReader(path: path) }
      try AtomicFile.write(Data(), to: path)
      #expect(throws: ImageFileError.png(.empty, path: path)) { try PNGBandReader(path: path) }
      let short = PNGFile(chunks: [
        PNGFile.header(width: 9, height: 9),
        .init("IDAT", PNGFile.stored([UInt8](repeating: 0, count: 9 * 37 - 1))),
        .init("IEND"),
      ])
      try AtomicFile.write(short.data, to: path)
      let reader = try PNGBandReader(path: path)
      let fault = PNGError.badPixels(rowsRead: 8, rows: 9, reason: "Not enough image data")
      #expect(throws: ImageFileError.png(fault, path: path)) { while try reader.next() != nil {} }
    }
  }

  @Test func `an inflater that fails halfway is named`() {
    #expect(
      "\(PNGError.unreliableInflate(rowsRead: 4, rows: 9))"
        == "The PNG data is sound, but the ISA-L library of this machine cannot inflate it after 4 of 9 rows. "
        + "Update ISA-L (libisal2), or read the picture whole.")
  }

  /// A page of 70 000 rows is written and read in the memory of a screen's corner.
  @Test func `memory does not grow with the picture`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/tall.png"
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      let file = try #require(FileHandle(forWritingAtPath: path))
      let (width, height) = (1_125, 70_000)
      let writer = try PNGWriter(width: width, height: height, format: .rgb) {
        try file.write(contentsOf: $0)
      }
      var held = 0
      let rows = gradient(width, 500)
      for _ in 0..<height / 500 {
        try writer.append(rows)
        held = max(held, writer.heldBytes)
      }
      try writer.finish()
      try file.close()
      #expect(held < 2_000_000, "\(held) bytes were held in writing")
      let reader = try PNGBandReader(path: path)
      held = 0
      while try reader.next() != nil { held = max(held, reader.heldBytes) }
      #expect(held < 1_000_000, "\(held) bytes were held in reading")
    }
  }

  /// The most memory that this process ever had, in bytes.
  private static func peak() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({
        Int($0)
      })
    else { return .max }
    return kilobytes * 1_024
  }

  /// The same as the system sees it, in a process of its own: 315 MB of pixels, in the memory of a corner.
  @Test func `a process does not grow with the picture`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryFolder { folder in
        let path = "\(folder)/tall.png"
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))
        let writer = try PNGWriter(width: 1_125, height: 70_000, format: .rgba) {
          try file.write(contentsOf: $0)
        }
        let rows = Bitmap(width: 1_125, height: 500, color: RGBA(10, 200, 30))
        try writer.append(rows)
        let beforeWriting = PNGBandReaderTests.peak()
        for _ in 1..<140 { try writer.append(rows) }
        try writer.finish()
        let beforeReading = PNGBandReaderTests.peak()
        #expect(
          beforeReading - beforeWriting < 20_000_000, "written in \(beforeReading - beforeWriting) bytes")
        let reader = try PNGBandReader(path: path, digests: true)
        while try reader.next() != nil {}
        let grown = PNGBandReaderTests.peak() - beforeReading
        #expect(reader.digest != nil && grown < 20_000_000, "read in \(grown) bytes")
      }
    }
  }
}
