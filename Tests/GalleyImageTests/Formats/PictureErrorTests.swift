import Foundation
import GoldenFiles
import SeededCases
import Testing

@testable import GalleyImage

@Suite struct PictureErrorTests {
  private static let names = [
    "baseline.jpg", "progressive.jpg", "subsampled.jpg", "grey.jpg", "profile.jpg", "turned.jpg",
    "lossy.webp",
    "lossless.webp", "alpha.webp", "lossy-alpha.webp", "profile.webp", "turned.webp",
  ]

  private func error(_ data: Data, _ limits: ImageLimits = .standard) -> PictureError? {
    do throws(PictureError) {
      _ = try ShownPicture(file: data, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func words(_ data: Data, _ limits: ImageLimits = .standard) -> String? {
    error(data, limits).map { PictureErrorText.text(for: $0, subject: "It") }
  }

  @Test func errorsInWords() throws {
    let (jpeg, webp) = (try FormatFile.data("baseline.jpg"), try FormatFile.data("lossless.webp"))
    let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
    /// The file with another byte behind the marker of its header.
    func changing(_ offset: Int, _ value: UInt8) -> Data {
      var changed = jpeg
      changed[frame.lowerBound + offset] = value
      return changed
    }
    expectGolden([
      ("cut JPEG", words(jpeg.dropLast(2))), ("cut WebP", words(webp.dropLast(2))),
      ("JPEG with an end too early", words(jpeg.dropLast(40) + [0xFF, 0xD9])),
      ("bytes behind a JPEG", words(jpeg + [1, 2, 3])), ("bytes behind a WebP", words(webp + [1, 2, 3])),
      ("CMYK", words(try FormatFile.data("cmyk.jpg"))),
      ("animation", words(try FormatFile.data("animation.webp"))),
      ("12 bits", words(changing(4, 12))), ("no height", words(changing(6, 0))),
      ("lossless JPEG", words(changing(1, 0xC3))),
      ("no width", words(changing(8, 0))),
      ("long side", words(jpeg, ImageLimits(side: 20))), ("large area", words(webp, ImageLimits(area: 100))),
      ("large file", words(jpeg, ImageLimits(fileBytes: 100))),
      ("many parts", words(jpeg, ImageLimits(ancillaryChunks: 0))),
      (
        "no library",
        PictureErrorText.text(
          for: .noLibrary(.webp, reason: "libwebp.so.7: cannot open shared object file"), subject: "It")
      ),
    ])
  }

  @Test func limitsHoldBeforeMemoryIsTaken() throws {
    var jpeg = try FormatFile.data("baseline.jpg")
    let frame = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0])))
    for offset in 5...8 { jpeg[frame.lowerBound + offset] = 0xFF }
    #expect(
      error(jpeg) == .overLimit(.area(width: 65_535, height: 65_535, limit: ImageLimits.standard.area)))
  }

  @Test func otherFormatsAreNamed() {
    let starts: [(String, [UInt8])] = [
      ("GIF", Array("GIF89a".utf8)), ("BMP", Array("BM0000".utf8)), ("TIFF", [0x49, 0x49, 42, 0]),
      ("large TIFF", [0x49, 0x49, 43, 0]), ("AVIF", [0, 0, 0, 32] + Array("ftypavif".utf8)),
      ("moving AVIF", [0, 0, 0, 32] + Array("ftypavis".utf8)),
      ("HEIC", [0, 0, 0, 24] + Array("ftypheic".utf8)), ("HEIF", [0, 0, 0, 24] + Array("ftypmif1".utf8)),
      ("JPEG XL", [0xFF, 0x0A, 0, 0]), ("boxed JPEG XL", [0, 0, 0, 12] + Array("JXL \r\n".utf8)),
      ("JPEG 2000", [0, 0, 0, 12] + Array("jP  \r\n".utf8)), ("icon", [0, 0, 1, 0, 1, 0]),
      ("QOI", Array("qoif0000".utf8)), ("Photoshop", Array("8BPS".utf8)),
      ("SVG", Array("<?xml version=\"1.0\"?>\n<svg width=\"2\"/>".utf8)), ("XML", Array("<?xml?><a/>".utf8)),
      ("unknown", [1, 2, 3]), ("empty", []),
    ]
    expectGolden(starts.map { ($0.0, words(Data($0.1))) })
  }

  @Test(arguments: names) func everyCutIsAnError(_ name: String) throws {
    let data = try FormatFile.data(name)
    for count in 0..<data.count { #expect(error(data.prefix(count)) != nil, "\(count) bytes") }
  }

  @Test(arguments: 0..<600 as Range<UInt64>) func damageGivesAPictureOrAnError(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 4_100)
    var data = try FormatFile.data(Self.names.randomElement(using: &generator)!)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<data.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: data[place] = .random(in: 0...255, using: &generator)
      case 1: data[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      case 2: data.insert(.random(in: 0...255, using: &generator), at: place)
      default: data.removeSubrange(place..<min(data.count, place + 5))
      }
      if data.isEmpty { break }
    }
    do throws(PictureError) {
      let pixels = try ShownPicture(file: data, limits: ImageLimits(side: 4_096, area: 1_000_000)).pixels
      #expect(pixels.bytes.count == pixels.width * pixels.height * 4)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}
