import Foundation
import GalleyImage
import SeededCases
import Testing

@Suite struct PNGDecodingTests {
  @Test(arguments: SamplePicture.all(width: 13, height: 11, seed: 2))
  func `every form is read to the nearest RGBA`(picture: SamplePicture) throws {
    #expect(try PNG.decode(picture.file.data) == picture.bitmap)
  }

  /// Interlacing leaves passes empty in small pictures, and rows end within a byte.
  @Test(arguments: 1...9)
  func `small pictures are read in every form`(width: Int) throws {
    for height in [1, 2, 5, 8] {
      for picture in SamplePicture.all(width: width, height: height, seed: UInt64(width * 16 + height)) {
        #expect(try PNG.decode(picture.file.data) == picture.bitmap, "\(picture.testDescription)")
      }
    }
  }

  /// Rows are expanded in bands of a quarter megabyte; these pictures have a whole one and a rest.
  @Test(arguments: [(2, 8, 300), (6, 16, 190)])
  func `large pictures are read in bands`(colorType: Int, depth: Int, side: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let picture = SamplePicture(
      width: side, height: side, colorType: colorType, depth: depth, interlaced: false, transparent: false,
      using: &generator)
    #expect(picture.rows.count > 256 * 1_024)
    #expect(try PNG.decode(picture.file.data) == picture.bitmap)
  }

  @Test func `all 65 536 values of a 16-bit sample round to the nearest`() throws {
    var generator = SeededGenerator(seed: 4)
    var picture = SamplePicture(
      width: 256, height: 256, colorType: 0, depth: 16, interlaced: false, transparent: false,
      using: &generator)
    picture.samples = Array(UInt16.min...UInt16.max)
    #expect(try PNG.decode(picture.file.data) == picture.bitmap)
  }

  @Test func `a 16-bit clear colour is compared before rounding`() throws {
    var generator = SeededGenerator(seed: 5)
    var picture = SamplePicture(
      width: 2, height: 1, colorType: 2, depth: 16, interlaced: false, transparent: false, using: &generator)
    picture.samples = [1000, 2000, 3000, 1000, 2000, 3001]
    picture.clear = [1000, 2000, 3000]
    let bitmap = try PNG.decode(picture.file.data)
    #expect(bitmap[0, 0].alpha == 0 && bitmap[1, 0].alpha == 255)
  }

  @Test func `only the bits of a clear colour that its depth has count`() throws {
    var generator = SeededGenerator(seed: 6)
    var picture = SamplePicture(
      width: 2, height: 1, colorType: 0, depth: 4, interlaced: false, transparent: false, using: &generator)
    picture.samples = [3, 4]
    let file = picture.file.inserting([.init("tRNS", [0xFF, 0xF3])], before: "IDAT")
    let bitmap = try PNG.decode(file.data)
    #expect(bitmap[0, 0] == RGBA(51, 51, 51, 0) && bitmap[1, 0] == RGBA(68, 68, 68))
  }

  @Test func `compressed pixels may come in any number of chunks, empty ones too`() throws {
    let picture = SamplePicture.all(width: 9, height: 9, seed: 7)[0]
    let compressed = PNGFile.stored(picture.rows)
    let split =
      [PNGFile.Chunk("IDAT")] + compressed.map { PNGFile.Chunk("IDAT", [$0]) } + [PNGFile.Chunk("IDAT")]
    #expect(try PNG.decode(picture.file.replacing("IDAT", with: split).data) == picture.bitmap)
  }

  @Test func `the values are those that are stored, whatever other chunks say`() throws {
    let picture = SamplePicture.all(width: 3, height: 3, seed: 8).last!
    let others: [PNGFile.Chunk] = [
      .init("gAMA", bigEndian(220_000)), .init("iCCP", Array("p\0\0no profile at all".utf8)),
      .init("tEXt", Array("Comment\0hello".utf8)),
    ]
    let file = picture.file.inserting(others, before: "IDAT")
      .inserting([.init("zzZz", [1, 2, 3])], before: "IEND")
    #expect(try PNG.decode(file.data) == picture.bitmap)
  }

  @Test func `a part of other data is read as well as the whole`() throws {
    let picture = SamplePicture.all(width: 4, height: 4, seed: 9)[0]
    let file = picture.file.data
    let within = Data([1, 2, 3]) + file + Data([4])
    #expect(try PNG.decode(within[3..<3 + file.count]) == picture.bitmap)
  }
}
