import Foundation
import GalleyImage
import GoldenFiles
import SeededCases
import Testing

/// One damaged file for every error, and the words it gets.
///
/// The wording is part of the product.
@Suite struct PNGErrorTests {
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

  struct Case {
    var name: String
    var data: Data
    var limits: ImageLimits

    init(_ name: String, _ file: PNGFile, limits: ImageLimits = .standard) {
      self.init(name, file.data, limits: limits)
    }

    init(_ name: String, _ data: Data, limits: ImageLimits = .standard) {
      self.name = name
      self.data = data
      self.limits = limits
    }
  }

  /// Decodes every file, and compares the words of its error with the golden file.
  private func check(_ cases: [Case], function: String = #function) {
    expectGolden(
      cases.map { item in
        let error = #expect(throws: PNGError.self) { try PNG.decode(item.data, limits: item.limits) }
        return (item.name, error.map { PNGErrorText.text(for: $0, subject: "It") } ?? "no error")
      }, function: function)
  }

  @Test func `what is no PNG is named`() {
    check([
      Case("empty", Data()),
      Case("GIF", Data("GIF89a.....".utf8)),
      Case("JPEG", Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16])),
      Case("WebP", Data("RIFF....WEBPVP8 ".utf8)),
      Case("web page", Data("<!DOCTYPE html><title>Sign in</title>".utf8)),
      Case("unknown bytes", Data([0, 1, 2, 0xAB, 4, 5, 6, 7, 8, 9])),
      Case("one unknown byte", Data([10])),
      Case(
        "Git LFS pointer",
        Data(
          """
          version https://git-lfs.github.com/spec/v1
          oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
          size 12345

          """.utf8)),
      Case(
        "Git LFS pointer without a digest",
        Data("version https://git-lfs.github.com/spec/v1\nsize many\n".utf8)),
      Case(
        "merge conflict",
        Data(
          """
          version https://git-lfs.github.com/spec/v1
          <<<<<<< HEAD
          oid sha256:4d7a
          =======
          """.utf8)),
      Case("line endings converted", Data([137, 80, 78, 71, 10, 26, 10, 0, 0, 0])),
      Case("optimised by Xcode", PNGFile(chunks: [.init("CgBI", [0x50, 0, 0x20, 2])] + Self.rgba.chunks)),
    ])
  }

  @Test func `what is cut off says where`() {
    check([
      Case("in the signature", Self.rgba.data.prefix(5)),
      Case("after the signature", Self.rgba.data.prefix(8)),
      Case("one byte into a chunk", Self.rgba.data.prefix(9)),
      Case("three bytes into a chunk", Self.rgba.data.prefix(36)),
      Case("within a chunk's data", Self.rgba.data.prefix(100)),
      Case("before IEND", Self.rgba.data.dropLast(12)),
      Case(
        "too few bytes for the size",
        Self.rgba.replacing("IHDR", with: [PNGFile.header(width: 9_000, height: 8_000)])),
    ])
  }

  private static func header(_ change: (inout [UInt8]) -> Void) -> PNGFile {
    var data = rgba.chunks[0].data
    change(&data)
    return rgba.replacing("IHDR", with: [.init("IHDR", data)])
  }

  @Test func `a bad header says which field`() {
    check([
      Case("too short", Self.header { $0.removeLast() }),
      Case("width of 0", Self.header { $0.replaceSubrange(0..<4, with: [0, 0, 0, 0]) }),
      Case("height above the most", Self.header { $0[4] = 0x80 }),
      Case("depth of RGBA", Self.header { $0[8] = 4 }),
      Case("colour type", Self.header { $0[9] = 5 }),
      Case("compression method", Self.header { $0[10] = 1 }),
      Case("filter method", Self.header { $0[11] = 2 }),
      Case("interlace method", Self.header { $0[12] = 2 }),
      Case("missing", PNGFile(chunks: Array(Self.rgba.chunks.dropFirst()))),
    ])
  }

  /// A file with one bit of one chunk's data or checksum changed.
  private static func flipped(_ file: PNGFile, at offset: Int) -> Data {
    var data = file.data
    data[offset] ^= 1
    return data
  }

  @Test func `a bad chunk is named, with its place`() {
    check([
      Case("checksum of IDAT", Self.flipped(Self.rgba, at: 60)),
      Case(
        "checksum of tEXt",
        Self.flipped(Self.rgba.inserting([.init("tEXt", [1, 2, 3])], before: "IDAT"), at: 41)),
      Case("name with a control character", Self.rgba.inserting([.init("id\u{1}T", [1])], before: "IDAT")),
      Case("unknown critical chunk", Self.rgba.inserting([.init("ABCD", [1])], before: "IDAT")),
      Case("length above the most", Data(PNGFile.signature + [0x80, 0, 0, 0] + Array("IHDR".utf8))),
      Case("second IHDR", Self.rgba.inserting([Self.rgba.chunks[0]], before: "IDAT")),
      Case("second PLTE", Self.palette.inserting([Self.palette.chunks[1]], before: "IDAT")),
      Case("PLTE after the pixels", Self.rgba.inserting([.init("PLTE", [1, 2, 3])], before: "IEND")),
      Case("PLTE in a grey picture", Self.gray.inserting([.init("PLTE", [1, 2, 3])], before: "IDAT")),
      Case("PLTE of broken entries", Self.palette.replacing("PLTE", with: [.init("PLTE", [1, 2, 3, 4])])),
      Case("PLTE missing", Self.palette.replacing("PLTE", with: [])),
      Case("tRNS in an RGBA picture", Self.rgba.inserting([.init("tRNS", [1, 2])], before: "IDAT")),
      Case("tRNS too short", Self.gray.inserting([.init("tRNS", [1])], before: "IDAT")),
      Case(
        "second tRNS", Self.gray.inserting([.init("tRNS", [1, 2]), .init("tRNS", [1, 2])], before: "IDAT")),
      Case("tRNS before PLTE", Self.palette.inserting([.init("tRNS", [1])], before: "PLTE")),
      Case("tRNS longer than PLTE", Self.palette.inserting([.init("tRNS", [1, 2, 3, 4])], before: "IDAT")),
      Case("tRNS after the pixels", Self.palette.inserting([.init("tRNS", [1])], before: "IEND")),
      Case("IDAT interrupted", Self.rgba.inserting([.init("tEXt"), .init("IDAT")], before: "IEND")),
      Case("IDAT missing", Self.rgba.replacing("IDAT", with: [])),
      Case("IEND with data", Self.rgba.replacing("IEND", with: [.init("IEND", [1])])),
      Case(
        "bytes after IEND",
        {
          var file = Self.rgba
          file.trailing = [1, 2]
          return file
        }()),
    ])
  }

  private static func compressed(_ stream: [UInt8], in file: PNGFile = rgba) -> PNGFile {
    file.replacing("IDAT", with: [.init("IDAT", stream)])
  }

  private static let rows = [UInt8](repeating: 0, count: 63)

  @Test func `bad pixels say how far reading came`() {
    check([
      Case("one byte too few", Self.compressed(PNGFile.stored(Self.rows.dropLast()))),
      Case("one row and a half", Self.compressed(PNGFile.stored(Array(Self.rows.prefix(30))))),
      Case("one byte too many", Self.compressed(PNGFile.stored(Self.rows + [0]))),
      Case("bytes after the stream", Self.compressed(PNGFile.stored(Self.rows) + [1, 2, 3])),
      Case("second stream", Self.rgba.inserting([.init("IDAT", [1, 2, 3])], before: "IEND")),
      Case("wrong check sum", Self.compressed(PNGFile.stored(Self.rows).dropLast(4) + [9, 9, 9, 9])),
      Case("no check sum", Self.compressed(PNGFile.stored(Self.rows).dropLast(4))),
      Case("bad header of the stream", Self.compressed([0x79] + PNGFile.stored(Self.rows).dropFirst())),
      Case("unknown filter", Self.compressed(PNGFile.stored([9] + Self.rows.dropFirst()))),
      Case(
        "palette entry that is not there",
        Self.compressed(
          PNGFile.stored([0, 0, 1, 2, 0, 0] + [0, 0, 1, 3, 0, 0] + [0, 0, 0, 0, 0, 0]), in: Self.palette)),
    ])
  }

  @Test func `what passes a limit says which`() {
    check([
      Case("side", Self.rgba, limits: ImageLimits(side: 4)),
      Case("area", Self.rgba, limits: ImageLimits(area: 14)),
      Case("bytes of the file", Self.rgba, limits: ImageLimits(fileBytes: 130)),
      Case(
        "number of other chunks",
        Self.rgba.inserting([.init("tEXt"), .init("tEXt"), .init("tEXt")], before: "IDAT"),
        limits: ImageLimits(ancillaryChunks: 2)),
      Case(
        "bytes of other chunks",
        Self.rgba.inserting([.init("tEXt", [1, 2]), .init("tEXt", [3])], before: "IDAT"),
        limits: ImageLimits(ancillaryBytes: 2)),
      Case("standard side", Self.rgba.replacing("IHDR", with: [PNGFile.header(width: 131_073, height: 1)])),
      Case(
        "standard area", Self.rgba.replacing("IHDR", with: [PNGFile.header(width: 100_000, height: 100_000)])),
    ])
  }

  @Test func `limits are inclusive`() throws {
    let limits = ImageLimits(side: 5, area: 15, fileBytes: 143, ancillaryChunks: 1, ancillaryBytes: 0)
    let file = Self.rgba.inserting([.init("tEXt")], before: "IDAT")
    #expect(file.data.count == 143)
    #expect(try PNG.decode(file.data, limits: limits).width == 5)
  }

  @Test func `an error alone speaks of the PNG data`() {
    expectGolden([("empty", "\(PNGError.empty)"), ("not written", "\(PNGError.notWritten(reason: "x"))")])
  }
}
