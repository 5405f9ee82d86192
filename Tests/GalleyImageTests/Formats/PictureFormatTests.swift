import Foundation
import GalleyImage
import GoldenFiles
import Testing

/// Files of other formats, made by Pillow 13 (libjpeg-turbo 3.2, libwebp 1.6) of the picture that `FormatFile.drawn` draws.
@Suite struct PictureFormatTests {
  private func read(_ name: String) throws -> ShownPicture {
    try ShownPicture(file: try FormatFile.data(name))
  }

  /// The differences of channels between a file and the picture that it was made of: the largest, and the mean.
  private func differences(_ bytes: [UInt8], _ other: [UInt8]) -> (largest: Int, mean: Double) {
    let all = zip(bytes, other).map { abs(Int($0) - Int($1)) }
    return (all.max() ?? 0, Double(all.reduce(0, +)) / Double(all.count))
  }

  @Test func theContentDecidesOnTheFormat() throws {
    #expect(PictureFormat(of: try FormatFile.data("grey.jpg")) == .jpeg)
    #expect(PictureFormat(of: try FormatFile.data("alpha.webp")) == .webp)
    #expect(PictureFormat(of: try PNG.encode(FormatFile.drawn)) == .png)
    #expect(PictureFormat(of: Data("RIFF....WAVE".utf8)) == nil)
    #expect(PictureFormat(of: Data()) == nil)
    let png = try ShownPicture(file: try PNG.encode(FormatFile.drawn))
    #expect(png.pixels == FormatFile.drawn)
  }

  /// At quality 95 without subsampling, steps of the coefficients are at most 10, and their sum moves few pixels by more than 4.
  @Test(arguments: ["baseline.jpg", "progressive.jpg"]) func aJPEGIsReadCloseToItsSource(_ name: String)
    throws
  {
    let shown = try read(name)
    #expect(shown.appearance.isPlain)
    #expect((shown.pixels.width, shown.pixels.height) == (24, 16))
    #expect(differences(shown.pixels.bytes, FormatFile.drawn.bytes).largest <= 4)
    #expect(try read("baseline.jpg").pixels == read("progressive.jpg").pixels)
  }

  /// Chroma of half the size bleeds by whole blocks here, but the picture stays recognizable.
  @Test(arguments: ["subsampled.jpg", "lossy.webp"]) func lossyColoursStayClose(_ name: String) throws {
    let shown = try read(name)
    #expect(differences(shown.pixels.bytes, FormatFile.drawn.bytes).mean < 13)
    #expect(shown.pixels.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
  }

  @Test func aGreyJPEGHasEqualChannels() throws {
    let pixels = try read("grey.jpg").pixels
    for start in stride(from: 0, to: pixels.bytes.count, by: 4) {
      #expect(pixels.bytes[start] == pixels.bytes[start + 1])
      #expect(pixels.bytes[start] == pixels.bytes[start + 2])
    }
    // 0.299 R + 0.587 G + 0.114 B of the first block, as JFIF defines it.
    #expect(abs(Int(pixels[3, 3].red) - 82) <= 1)
  }

  @Test func aLosslessWebPIsItsSource() throws {
    #expect(try read("lossless.webp").pixels == FormatFile.drawn)
    #expect(try read("alpha.webp").pixels == FormatFile.translucent)
  }

  @Test func theAlphaOfALossyWebPIsExact() throws {
    let pixels = try read("lossy-alpha.webp").pixels
    let alphas = stride(from: 3, to: pixels.bytes.count, by: 4)
    #expect(alphas.map { pixels.bytes[$0] } == alphas.map { FormatFile.translucent.bytes[$0] })
  }

  @Test func aProfileIsPartOfTheAppearance() throws {
    let (jpeg, webp) = (try read("profile.jpg"), try read("profile.webp"))
    #expect(!jpeg.appearance.isPlain)
    // Both hold the bytes of one profile.
    #expect(jpeg.appearance == webp.appearance)
    #expect(webp.pixels == FormatFile.drawn)
    #expect(webp.digest != FormatFile.drawn.digest)
  }

  @Test func anOrientationIsApplied() throws {
    #expect(try read("turned.webp").pixels == FormatFile.turned(6, FormatFile.drawn))
    let plain = try FormatFile.data("baseline.jpg")
    let pixels = try read("baseline.jpg").pixels
    #expect(try read("turned.jpg").pixels == FormatFile.turned(6, pixels))
    for orientation in 1...8 {
      let shown = try ShownPicture(file: FormatFile.turning(plain, to: orientation))
      #expect(shown.appearance.isPlain)
      #expect(shown.pixels == FormatFile.turned(orientation, pixels), "orientation \(orientation)")
    }
  }
}

/// The pictures of the tests.
enum FormatFile {
  static func data(_ name: String) throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appendingPathComponent("Pictures").appendingPathComponent(name))
  }

  /// Four blocks of one colour and a slope, in 24 × 16 pixels.
  static let drawn = picture { _, _ in 255 }
  /// The same with a slope of opacity.
  static let translucent = picture { x, y in UInt8((x * 10 + y) % 256) }

  private static func picture(_ alpha: (Int, Int) -> UInt8) -> Bitmap {
    var bitmap = Bitmap(width: 24, height: 16)
    for y in 0..<16 {
      for x in 0..<24 {
        let (red, green, blue): (UInt8, UInt8, UInt8) =
          switch (x / 8, y / 8) {
          case (0, 0): (200, 30, 40)
          case (0, _): (20, 150, 60)
          case (1, 0): (30, 60, 210)
          case (_, 0): (240, 200, 20)
          default: (UInt8(x * 10), UInt8(y * 15), 128)
          }
        bitmap[x, y] = RGBA(red, green, blue, alpha(x, y))
      }
    }
    return bitmap
  }

  /// A JPEG with a directory of Exif that has nothing but an orientation.
  static func turning(_ jpeg: Data, to orientation: Int) -> Data {
    let directory: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0,
    ]
    let content = [UInt8]("Exif\0\0".utf8) + directory
    return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + jpeg.dropFirst(2)
  }

  /// A picture in an orientation, by the words of Exif: where the first row and the first column lie.
  static func turned(_ orientation: Int, _ picture: Bitmap) -> Bitmap {
    let isTurned = orientation >= 5
    let (width, height) =
      isTurned ? (picture.height, picture.width) : (picture.width, picture.height)
    var result = Bitmap(width: width, height: height)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let place =
          switch orientation {
          case 2: (width - 1 - column, row)
          case 3: (width - 1 - column, height - 1 - row)
          case 4: (column, height - 1 - row)
          case 5: (row, column)
          case 6: (width - 1 - row, column)
          case 7: (width - 1 - row, height - 1 - column)
          case 8: (row, height - 1 - column)
          default: (column, row)
          }
        result[place.0, place.1] = picture[column, row]
      }
    }
    return result
  }
}
