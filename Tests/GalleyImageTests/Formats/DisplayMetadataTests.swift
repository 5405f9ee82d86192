import Foundation
import GalleyImage
import GoldenFiles
import SeededCases
import Testing

/// Exif and colour profiles in JPEG and WebP, which browsers do not read alike where they break the rules.
@Suite struct DisplayMetadataTests {
  typealias Segment = (marker: UInt8, content: [UInt8])

  private static func exif(_ orientation: UInt8, prefix: String = "Exif\0\0", count: UInt8 = 1) -> [UInt8] {
    Array(prefix.utf8) + [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, count, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
    ]
  }
  private static func exifSegment(_ orientation: UInt8, count: UInt8 = 1) -> Segment {
    (0xE1, exif(orientation, count: count))
  }
  private static let brokenExif: Segment = (0xE1, Array("Exif\0\0II+\0".utf8))
  private static let xmp: Segment = (0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
  private static let pictures: Segment = (0xE2, Array("MPF\0II*\0".utf8))
  private static func profile(_ number: UInt8, of count: UInt8, _ content: [UInt8] = [1, 2, 3]) -> Segment {
    (0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + content)
  }

  /// A JPEG with more segments, behind its first or behind its pixels.
  private static func jpeg(_ segments: [Segment], isAfterPixels: Bool = false) throws -> Data {
    let plain = try FormatFile.data("baseline.jpg")
    let place = isAfterPixels ? plain.count - 2 : 20
    let bytes = segments.flatMap { segment -> [UInt8] in
      let length = segment.content.count + 2
      return [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 255)] + segment.content
    }
    return plain.prefix(place) + bytes + plain.dropFirst(place)
  }

  /// A WebP with some chunks before and behind its pixels; `flags` are those of VP8X, if it is there.
  private static func webp(
    flags: UInt8?, _ before: [(String, [UInt8])], behind: [(String, [UInt8])] = []
  ) throws -> Data {
    let pixels = [UInt8](try FormatFile.data("lossless.webp").dropFirst(12))
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + bigEndian(UInt32(content.count)).reversed() + content
        + (content.count % 2 == 0 ? [] : [0])
    }
    // 24 × 16 pixels, less one each.
    let header = flags.map { chunk("VP8X", [$0, 0, 0, 0, 23, 0, 0, 15, 0, 0]) } ?? []
    let body =
      Array("WEBP".utf8) + header + before.flatMap { chunk($0.0, $0.1) } + pixels
      + behind.flatMap { chunk($0.0, $0.1) }
    return Data(Array("RIFF".utf8) + bigEndian(UInt32(body.count)).reversed() + body)
  }

  private func words(_ data: Data) -> String {
    do throws(PictureError) {
      _ = try ShownPicture(file: data)
      return "no error"
    } catch {
      return PictureErrorText.text(for: error, subject: "It")
    }
  }

  @Test func aJPEGThatBrowsersReadDifferentlyIsRefused() throws {
    let cases: [(String, [Segment])] = [
      ("Exif 3, then 1", [Self.exifSegment(3), Self.exifSegment(1)]),
      ("Exif 1, then 3", [Self.exifSegment(1), Self.exifSegment(3)]),
      ("broken Exif, then 3", [Self.brokenExif, Self.exifSegment(3)]),
      ("XMP, then Exif 3", [Self.xmp, Self.exifSegment(3)]),
      ("two values", [Self.exifSegment(3, count: 2)]),
      ("another prefix", [(0xE1, Self.exif(3, prefix: "Exif\0x"))]),
      ("number 0", [Self.profile(0, of: 1)]), ("count 0", [Self.profile(1, of: 0)]),
      ("a missing part", [Self.profile(1, of: 2)]),
      ("a part twice", [Self.profile(1, of: 2), Self.profile(1, of: 2)]),
      ("other counts", [Self.profile(1, of: 2), Self.profile(2, of: 3)]),
      ("no number", [(0xE2, Array("ICC_PROFILE\0".utf8) + [1])]),
    ]
    let late: [(String, [Segment])] = [
      ("late Exif", [Self.exifSegment(3)]), ("late profile", [Self.profile(1, of: 1)]),
    ]
    expectGolden(
      try cases.map { ($0.0, words(try Self.jpeg($0.1))) }
        + late.map { ($0.0, words(try Self.jpeg($0.1, isAfterPixels: true))) })
  }

  @Test func aWebPThatBrowsersReadDifferentlyIsRefused() throws {
    let (icc, turned) = (("ICCP", [UInt8]([1, 2, 3])), ("EXIF", Self.exif(3, prefix: "")))
    let cases: [(String, Data)] = [
      ("profile without a flag", try Self.webp(flags: 0, [icc])),
      ("profile without a header", try Self.webp(flags: nil, [icc])),
      ("profile twice", try Self.webp(flags: 0x20, [icc, icc])),
      ("late profile", try Self.webp(flags: 0x20, [], behind: [icc])),
      (
        "late header",
        try Self.webp(flags: nil, [("XMP ", [60, 62]), ("VP8X", [0x20, 0, 0, 0, 23, 0, 0, 15, 0, 0])])
      ),
      ("Exif without a flag", try Self.webp(flags: 0, [], behind: [turned])),
      ("Exif twice", try Self.webp(flags: 8, [], behind: [turned, turned])),
      ("Exif with the prefix of JPEG", try Self.webp(flags: 8, [], behind: [("EXIF", Self.exif(3))])),
    ]
    #expect(try ShownPicture(file: Self.webp(flags: nil, [])).pixels == FormatFile.drawn)
    expectGolden(cases.map { ($0.0, words($0.1)) })
  }

  /// As libjpeg, Pillow, ImageMagick, cameras and telephones write them.
  @Test func usualSegmentsAreRead() throws {
    let (first, second) = (Self.profile(1, of: 2, [1, 2]), Self.profile(2, of: 2, [3]))
    let whole = try ShownPicture(file: Self.jpeg([Self.profile(1, of: 1)]))
    for parts in [[first, second], [second, first]] {
      let shown = try ShownPicture(
        file: Self.jpeg([Self.exifSegment(6), Self.xmp, Self.xmp, parts[0], Self.pictures, parts[1]]))
      #expect(shown.appearance == whole.appearance)
      #expect(shown.pixels == FormatFile.turned(6, whole.pixels))
    }
    for segments in [[Self.xmp, Self.exifSegment(1)], [Self.exifSegment(0)], [Self.brokenExif], [Self.xmp]] {
      #expect(try ShownPicture(file: Self.jpeg(segments)).appearance.isPlain)
    }
    for flags in [UInt8(8), 0x2C] {
      let before = flags == 8 ? [] : [("ICCP", [UInt8]([1, 2, 3]))]
      let shown = try ShownPicture(
        file: Self.webp(
          flags: flags, before, behind: [("XMP ", [60]), ("EXIF", Self.exif(6, prefix: ""))]))
      #expect(shown.pixels == FormatFile.turned(6, FormatFile.drawn))
      #expect(shown.appearance.isPlain == before.isEmpty)
    }
    #expect(
      try ShownPicture(file: Self.webp(flags: 8, [], behind: [("EXIF", Self.exif(1))])).pixels
        == FormatFile.drawn)
  }

  /// Whatever is read is read as by Chromium and by Firefox, as pages in both have shown it.
  @Test(arguments: 0..<300 as Range<UInt64>) func aJPEGThatIsReadIsReadAsBrowsersDo(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 8_800)
    let choices: [Segment] = [
      Self.exifSegment(1), Self.exifSegment(3), Self.exifSegment(3), Self.exifSegment(6), Self.brokenExif,
      (0xE1, Array("Exif\0\0".utf8)), Self.xmp, Self.pictures, Self.profile(1, of: 1), Self.profile(1, of: 2),
      Self.profile(2, of: 2), Self.profile(0, of: 1),
    ]
    let segments = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      choices.randomElement(using: &generator)!
    }
    guard let shown = try? ShownPicture(file: Self.jpeg(segments)) else {
      // A single segment is refused only for the part of a profile that it lacks.
      #expect(segments.count > 1 || segments[0].marker == 0xE2)
      return
    }
    func orientation(_ segment: Segment?) -> Int {
      guard let segment, segment.content.starts(with: "Exif".utf8), segment.content.count > 30 else {
        return 1
      }
      return Int(segment.content[24])
    }
    let applications = segments.filter { $0.marker == 0xE1 }
    let firefox = orientation(applications.first)
    let chromium = orientation(
      applications.first { $0.content.starts(with: "Exif".utf8) && $0.content.count > 6 })
    let plain = try ShownPicture(file: FormatFile.data("baseline.jpg")).pixels
    #expect(firefox == chromium)
    #expect(shown.pixels == FormatFile.turned(firefox, plain))
    let parts = segments.filter { $0.content.starts(with: "ICC_PROFILE".utf8) }.map {
      ($0.content[12], $0.content[13])
    }
    let isWhole = parts.allSatisfy { Int($0.1) == parts.count } && Set(parts.map(\.0)).count == parts.count
    #expect(isWhole && !parts.contains { $0.0 == 0 })
    #expect(shown.appearance.isPlain == parts.isEmpty)
  }
}
