import Foundation
import GalleyImage
import SeededCases
import Testing

/// One damaged file for every error, and the words it gets.
///
/// The wording is part of the product.
@Suite struct PNGErrorTests {
  /// What most errors end with.
  static let restore = "Restore it from version control, or save the picture again."

  static let palette: PNGFile = {
    var generator = SeededGenerator(seed: 40)
    var picture = SamplePicture(
      width: 5, height: 3, colorType: 3, depth: 8, interlaced: false, transparent: false, using: &generator)
    picture.palette = [.black, .white, RGBA(hex: 0xFF0000)]
    picture.samples = [0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2]
    return picture.file
  }()

  static let gray = plain(colorType: 0, row: [0, 9, 9, 9, 9, 9])
  static let rgba = plain(colorType: 6, row: [0] + [UInt8](repeating: 7, count: 20))

  /// A picture of 5 × 3 pixels whose rows are all the same.
  private static func plain(colorType: Int, row: [UInt8]) -> PNGFile {
    PNGFile(chunks: [
      PNGFile.header(width: 5, height: 3, colorType: colorType),
      .init("IDAT", PNGFile.stored(row + row + row)),
      .init("IEND"),
    ])
  }

  struct Case: CustomTestStringConvertible {
    var data: Data
    var limits = ImageLimits.standard
    var text: String

    init(_ file: PNGFile, _ text: String, limits: ImageLimits = .standard) {
      self.init(file.data, text, limits: limits)
    }

    init(_ data: Data, _ text: String, limits: ImageLimits = .standard) {
      self.data = data
      self.limits = limits
      self.text = text
    }

    var testDescription: String { text }
  }

  private func check(_ item: Case) {
    let error = #expect(throws: PNGError.self) { try PNG.decode(item.data, limits: item.limits) }
    #expect(error.map { PNGErrorText.text(for: $0, subject: "It") } == item.text)
  }

  @Test(arguments: [
    Case(Data(), "It is empty. \(restore)"),
    Case(
      Data("GIF89a.....".utf8), "It is not a PNG: it begins as a GIF does. Save the picture as PNG."),
    Case(
      Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
      "It is not a PNG: it begins as a JPEG does. Save the picture as PNG."),
    Case(
      Data("RIFF....WEBPVP8 ".utf8), "It is not a PNG: it begins as a WebP does. Save the picture as PNG."),
    Case(
      Data("<!DOCTYPE html><title>Sign in</title>".utf8),
      "It is not a PNG: it begins as a web page does. Save the picture as PNG."),
    Case(
      Data([0, 1, 2, 0xAB, 4, 5, 6, 7, 8, 9]),
      "It is not a PNG: it begins with the bytes 00 01 02 AB 04 05 06 07. Save the picture as PNG."),
    Case(Data([10]), "It is not a PNG: it begins with the byte 0A. Save the picture as PNG."),
    Case(
      Data(
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """.utf8),
      """
      It is a Git LFS pointer, not the picture (object 4d7a214614ab, 12345 bytes). Run "git lfs pull" to fetch it.
      """),
    Case(
      Data("version https://git-lfs.github.com/spec/v1\nsize many\n".utf8),
      "It is a Git LFS pointer, not the picture. Run \"git lfs pull\" to fetch it."),
    Case(
      Data(
        """
        version https://git-lfs.github.com/spec/v1
        <<<<<<< HEAD
        oid sha256:4d7a
        =======
        """.utf8),
      """
      It has merge-conflict markers in it, so it is not a picture. Choose a side with "git checkout --ours" or \
      "git checkout --theirs", and add it again.
      """),
    Case(
      Data([137, 80, 78, 71, 10, 26, 10, 0, 0, 0]),
      """
      It was a PNG until its line endings were converted as if it were text. Put "*.png binary" into \
      .gitattributes and check it out again.
      """),
    Case(
      PNGFile(chunks: [.init("CgBI", [0x50, 0, 0x20, 2])] + rgba.chunks),
      """
      It is a PNG that Xcode optimised for iOS (it begins with chunk CgBI), which only Apple's systems read. \
      Use the original, or undo it with "xcrun pngcrush -revert-iphone-optimizations".
      """),
  ])
  func `what is no PNG is named`(item: Case) { check(item) }

  @Test(arguments: [
    Case(rgba.data.prefix(5), "It is cut off: it has only 5 bytes. \(restore)"),
    Case(rgba.data.prefix(8), "It is cut off: it ends at byte 8 without the closing chunk IEND. \(restore)"),
    Case(
      rgba.data.prefix(9),
      "It is cut off: a chunk begins at byte 8, but only 1 byte of it is there. \(restore)"),
    Case(
      rgba.data.prefix(36),
      "It is cut off: a chunk begins at byte 33, but only 3 bytes of it are there. \(restore)"),
    Case(
      rgba.data.prefix(100),
      "It is cut off: chunk IDAT at byte 33 needs 86 bytes, but only 67 are there. \(restore)"),
    Case(
      rgba.data.dropLast(12), "It is cut off: it ends at byte 119 without the closing chunk IEND. \(restore)"),
    Case(
      rgba.replacing("IHDR", with: [PNGFile.header(width: 9_000, height: 8_000)]),
      "It is cut off: its 74 compressed bytes cannot hold 288008000 bytes of pixels. \(restore)"),
  ])
  func `what is cut off says where`(item: Case) { check(item) }

  private static func header(_ change: (inout [UInt8]) -> Void) -> PNGFile {
    var data = rgba.chunks[0].data
    change(&data)
    return rgba.replacing("IHDR", with: [.init("IHDR", data)])
  }

  @Test(arguments: [
    Case(
      header { $0.removeLast() },
      "It is damaged: chunk IHDR at byte 8 may not have 12 bytes. \(restore)"),
    Case(
      header { $0.replaceSubrange(0..<4, with: [0, 0, 0, 0]) },
      "It is damaged: chunk IHDR at byte 8 gives 0 as width. \(restore)"),
    Case(
      header { $0[4] = 0x80 }, "It is damaged: chunk IHDR at byte 8 gives 2147483651 as height. \(restore)"),
    Case(
      header { $0[8] = 4 },
      "It is damaged: chunk IHDR at byte 8 gives 4 bits a sample, which an RGBA picture cannot have. \(restore)"
    ),
    Case(header { $0[9] = 5 }, "It is damaged: chunk IHDR at byte 8 gives 5 as colour type. \(restore)"),
    Case(
      header { $0[10] = 1 }, "It is damaged: chunk IHDR at byte 8 gives 1 as compression method. \(restore)"),
    Case(header { $0[11] = 2 }, "It is damaged: chunk IHDR at byte 8 gives 2 as filter method. \(restore)"),
    Case(
      header { $0[12] = 2 }, "It is damaged: chunk IHDR at byte 8 gives 2 as interlace method. \(restore)"),
    Case(
      PNGFile(chunks: Array(rgba.chunks.dropFirst())),
      "It is damaged: chunk IDAT at byte 8 stands where chunk IHDR must be. \(restore)"),
  ])
  func `a bad header says which field`(item: Case) { check(item) }

  /// A file with one bit of one chunk's data or checksum changed.
  private static func flipped(_ file: PNGFile, at offset: Int) -> Data {
    var data = file.data
    data[offset] ^= 1
    return data
  }

  @Test(arguments: [
    Case(
      flipped(rgba, at: 60),
      "It is damaged: chunk IDAT at byte 33 has checksum 4D5A030D, but its bytes give 6F59B01D. \(restore)"),
    Case(
      flipped(rgba.inserting([.init("tEXt", [1, 2, 3])], before: "IDAT"), at: 41),
      "It is damaged: chunk tEXt at byte 33 has checksum 9C1D5A57, but its bytes give 9DDF3060. \(restore)"),
    Case(
      rgba.inserting([.init("id\u{1}T", [1])], before: "IDAT"),
      "It is damaged: chunk 0x69640154 at byte 33 has a name that is not four letters. \(restore)"),
    Case(
      rgba.inserting([.init("ABCD", [1])], before: "IDAT"),
      "It is damaged: chunk ABCD at byte 33 is needed to read the picture, and is of an unknown kind. \(restore)"
    ),
    Case(
      Data(PNGFile.signature + [0x80, 0, 0, 0] + Array("IHDR".utf8)),
      "It is damaged: chunk IHDR at byte 8 may not have 2147483648 bytes. \(restore)"),
    Case(
      rgba.inserting([rgba.chunks[0]], before: "IDAT"),
      "It is damaged: chunk IHDR at byte 33 is there a second time. \(restore)"),
    Case(
      palette.inserting([palette.chunks[1]], before: "IDAT"),
      "It is damaged: chunk PLTE at byte 54 is there a second time. \(restore)"),
    Case(
      rgba.inserting([.init("PLTE", [1, 2, 3])], before: "IEND"),
      "It is damaged: chunk PLTE at byte 119 must come before the pixels. \(restore)"),
    Case(
      gray.inserting([.init("PLTE", [1, 2, 3])], before: "IDAT"),
      "It is damaged: chunk PLTE at byte 33 may not be in a grey picture. \(restore)"),
    Case(
      palette.replacing("PLTE", with: [.init("PLTE", [1, 2, 3, 4])]),
      "It is damaged: chunk PLTE at byte 33 may not have 4 bytes. \(restore)"),
    Case(
      palette.replacing("PLTE", with: []),
      "It is damaged: chunk PLTE is missing before byte 33, and a palette picture needs it. \(restore)"),
    Case(
      rgba.inserting([.init("tRNS", [1, 2])], before: "IDAT"),
      "It is damaged: chunk tRNS at byte 33 may not be in an RGBA picture. \(restore)"),
    Case(
      gray.inserting([.init("tRNS", [1])], before: "IDAT"),
      "It is damaged: chunk tRNS at byte 33 may not have 1 byte. \(restore)"),
    Case(
      gray.inserting([.init("tRNS", [1, 2]), .init("tRNS", [1, 2])], before: "IDAT"),
      "It is damaged: chunk tRNS at byte 47 is there a second time. \(restore)"),
    Case(
      palette.inserting([.init("tRNS", [1])], before: "PLTE"),
      "It is damaged: chunk tRNS at byte 33 must come after the palette. \(restore)"),
    Case(
      palette.inserting([.init("tRNS", [1, 2, 3, 4])], before: "IDAT"),
      "It is damaged: chunk tRNS at byte 54 may not have 4 bytes. \(restore)"),
    Case(
      palette.inserting([.init("tRNS", [1])], before: "IEND"),
      "It is damaged: chunk tRNS at byte 95 must come before the pixels. \(restore)"),
    Case(
      rgba.inserting([.init("tEXt"), .init("IDAT")], before: "IEND"),
      "It is damaged: chunk IDAT at byte 131 continues pixels that another chunk had ended. \(restore)"),
    Case(
      rgba.replacing("IDAT", with: []),
      "It is damaged: chunk IDAT is missing before byte 33, and an RGBA picture needs it. \(restore)"),
    Case(
      rgba.replacing("IEND", with: [.init("IEND", [1])]),
      "It is damaged: chunk IEND at byte 119 may not have 1 byte. \(restore)"),
    Case(
      {
        var file = rgba
        file.trailing = [1, 2]
        return file
      }(),
      """
      It has 2 bytes after the end of its picture, from byte 131. They would go unseen, so save the picture \
      again without them.
      """),
  ])
  func `a bad chunk is named, with its place`(item: Case) { check(item) }

  private static func compressed(_ stream: [UInt8], in file: PNGFile = rgba) -> PNGFile {
    file.replacing("IDAT", with: [.init("IDAT", stream)])
  }

  private static let rows = [UInt8](repeating: 0, count: 63)

  @Test(arguments: [
    Case(
      compressed(PNGFile.stored(rows.dropLast())),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: Not enough image data). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored(Array(rows.prefix(30)))),
      "It is damaged: its compressed pixels fail after 1 of 3 rows (libpng: Not enough image data). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored(rows + [0])),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: IDAT: Too much image data). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored(rows) + [1, 2, 3]),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: IDAT: Extra compressed data). \(restore)"
    ),
    Case(
      rgba.inserting([.init("IDAT", [1, 2, 3])], before: "IEND"),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: IDAT: Extra compressed data). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored(rows).dropLast(4) + [9, 9, 9, 9]),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: IDAT: incorrect data check). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored(rows).dropLast(4)),
      "It is damaged: its compressed pixels fail after 2 of 3 rows (libpng: Not enough image data). \(restore)"
    ),
    Case(
      compressed([0x79] + PNGFile.stored(rows).dropFirst()),
      "It is damaged: its compressed pixels fail after 0 of 3 rows (libpng: IDAT: incorrect header check). \(restore)"
    ),
    Case(
      compressed(PNGFile.stored([9] + rows.dropFirst())),
      "It is damaged: its compressed pixels fail after 0 of 3 rows (libpng: bad adaptive filter value). \(restore)"
    ),
    Case(
      compressed(
        PNGFile.stored([0, 0, 1, 2, 0, 0] + [0, 0, 1, 3, 0, 0] + [0, 0, 0, 0, 0, 0]), in: palette),
      """
      It is damaged: the pixel at (2, 1) uses palette entry 3, but there are only 3, counted from 0. \(restore)
      """),
  ])
  func `bad pixels say how far reading came`(item: Case) { check(item) }

  @Test(arguments: [
    Case(
      rgba,
      """
      It is too large: 5 × 3 pixels, and no side may have more than 4. Crop it, or raise the limit \
      (ImageLimits.side).
      """, limits: ImageLimits(side: 4)),
    Case(
      rgba,
      """
      It is too large: 5 × 3 pixels, and there may be no more than 14 in all. Crop it, or raise the limit \
      (ImageLimits.area).
      """, limits: ImageLimits(area: 14)),
    Case(
      rgba,
      """
      It is too large: 131 bytes, and a picture's file may have no more than 130. Compress it better, or raise the \
      limit (ImageLimits.fileBytes).
      """, limits: ImageLimits(fileBytes: 130)),
    Case(
      rgba.inserting([.init("tEXt"), .init("tEXt"), .init("tEXt")], before: "IDAT"),
      """
      It is too large: it has more than 2 chunks beside its pixels. Save it without metadata, or raise the limit \
      (ImageLimits.ancillaryChunks).
      """, limits: ImageLimits(ancillaryChunks: 2)),
    Case(
      rgba.inserting([.init("tEXt", [1, 2]), .init("tEXt", [3])], before: "IDAT"),
      """
      It is too large: it has more than 2 bytes beside its pixels. Save it without metadata, or raise the limit \
      (ImageLimits.ancillaryBytes).
      """, limits: ImageLimits(ancillaryBytes: 2)),
    Case(
      rgba.replacing("IHDR", with: [PNGFile.header(width: 131_073, height: 1)]),
      """
      It is too large: 131073 × 1 pixels, and no side may have more than 131072. Crop it, or raise the limit \
      (ImageLimits.side).
      """),
    Case(
      rgba.replacing("IHDR", with: [PNGFile.header(width: 100_000, height: 100_000)]),
      """
      It is too large: 100000 × 100000 pixels, and there may be no more than 80000000 in all. Crop it, or raise \
      the limit (ImageLimits.area).
      """),
  ])
  func `what passes a limit says which`(item: Case) { check(item) }

  @Test func `limits are inclusive`() throws {
    let limits = ImageLimits(side: 5, area: 15, fileBytes: 143, ancillaryChunks: 1, ancillaryBytes: 0)
    let file = Self.rgba.inserting([.init("tEXt")], before: "IDAT")
    #expect(file.data.count == 143)
    #expect(try PNG.decode(file.data, limits: limits).width == 5)
  }

  @Test func `an error alone speaks of the PNG data`() {
    #expect("\(PNGError.empty)" == "The PNG data is empty. \(Self.restore)")
    #expect("\(PNGError.notWritten(reason: "x"))" == "The PNG data cannot be written as a PNG (libpng: x).")
  }
}
