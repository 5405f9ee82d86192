import Foundation
import GalleyImage
import GoldenFiles
import Testing

/// What a file says about how its pixels are shown.
@Suite struct PNGAppearanceTests {
  static let sRGBPrimaries: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
  static let widePrimaries: [UInt32] = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]

  static func gamma(_ value: UInt32) -> PNGFile.Chunk { .init("gAMA", bigEndian(value)) }
  static func primaries(_ values: [UInt32]) -> PNGFile.Chunk { .init("cHRM", values.flatMap(bigEndian)) }
  static let sRGB = PNGFile.Chunk("sRGB", [0])
  static func profile(_ name: String, _ content: UInt8 = 0) -> PNGFile.Chunk {
    .init("iCCP", Array(name.utf8) + [0, 0, content])
  }
  /// An Exif block of one entry, in either order of bytes.
  static func exif(orientation: UInt8, isLittle: Bool = false) -> PNGFile.Chunk {
    .init(
      "eXIf",
      isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
  }

  static func file(_ chunks: [PNGFile.Chunk], before name: String = "IDAT") -> Data {
    PNGErrorTests.rgba.inserting(chunks, before: name).data
  }

  @Test(
    arguments: [
      [], [sRGB], [gamma(45_455)], [gamma(45_455), primaries(sRGBPrimaries)], [sRGB, gamma(100_000)],
      [.init("cICP", [1, 13, 0, 1]), profile("Display P3")], [exif(orientation: 1)],
      [.init("bKGD", [0, 1, 0, 2, 0, 3])],
      [.init("sBIT", [5, 6, 5, 8])], [.init("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1])],
      [.init("eXIf", [1, 2, 3])], [.init("eXIf", Array("II*\0".utf8) + [255, 255, 255, 127])],
      [.init("tEXt", Array("Comment\0gAMA".utf8))],
    ] as [[PNGFile.Chunk]])
  func `what is shown as it is stored is plain`(_ chunks: [PNGFile.Chunk]) throws {
    let data = Self.file(chunks)
    #expect(try PNGBandReader(data).appearance.isPlain)
    #expect(try PNG.decode(data, accepting: .plain) == PNG.decode(PNGErrorTests.rgba.data))
  }

  struct Shown: Sendable {
    var chunks: [PNGFile.Chunk]
    var words: String

    init(_ words: String, _ chunks: PNGFile.Chunk...) {
      self.words = words
      self.chunks = chunks
    }
  }

  static let shown = [
    Shown("with a gamma of 1", gamma(100_000)),
    Shown("with a gamma of 0.55556 and primaries of its own", gamma(55_556), primaries(widePrimaries)),
    Shown("with a gamma of 0.45455 and primaries of its own", gamma(45_455), primaries(widePrimaries)),
    Shown("with primaries of its own", primaries(widePrimaries)),
    Shown("with the colour profile \"Display P3\"", profile("Display P3"), sRGB),
    Shown("in the colours with the codes 9/16/0/1", .init("cICP", [9, 16, 0, 1]), sRGB),
    Shown("in sRGB upside down (orientation 3)", exif(orientation: 3)),
    Shown("in sRGB turned by a quarter (orientation 6)", exif(orientation: 6, isLittle: true)),
    Shown("in sRGB mirrored (orientation 2)", sRGB, exif(orientation: 2)),
  ]

  @Test(arguments: shown)
  func `what is shown otherwise is said, and refused where it must be plain`(_ shown: Shown) throws {
    let data = Self.file(shown.chunks)
    #expect("\(try PNGBandReader(data).appearance)" == shown.words)
    #expect(try PNG.decode(data) == PNG.decode(PNGErrorTests.rgba.data))
    let error = #expect(throws: PNGError.self) { try PNG.decode(data, accepting: .plain) }
    #expect(
      error.map { PNGErrorText.text(for: $0, subject: "It") }
        == "It is shown otherwise than its pixels are stored: \(shown.words). Save it in sRGB and upright, without a "
        + "colour profile, gamma or orientation.")
  }

  @Test func `Exif after the pixels may say nothing that browsers would have to read`() throws {
    let data = Self.file([Self.exif(orientation: 1)], before: "IEND")
    #expect(try PNGBandReader(data).appearance.isPlain)
  }

  private static func exif(_ entries: [UInt8]...) -> PNGFile.Chunk {
    .init(
      "eXIf", Array("II*\0".utf8) + [8, 0, 0, 0, UInt8(entries.count), 0] + entries.joined() + [0, 0, 0, 0])
  }
  private static func orientation(_ value: UInt8, type: UInt8 = 3, count: UInt8 = 1) -> [UInt8] {
    [0x12, 1, type, 0, count, 0, 0, 0, value, 0, 0, 0]
  }

  @Test func `chunks that programs read differently are refused`() {
    let turned = Self.exif(orientation: 3)
    let cases: [(String, Data)] = [
      ("sRGB of 2 bytes", Self.file([.init("sRGB", [0, 0]), Self.gamma(100_000)])),
      ("empty sRGB", Self.file([.init("sRGB", []), Self.primaries(Self.widePrimaries)])),
      ("sRGB with intent 9", Self.file([.init("sRGB", [9]), Self.gamma(100_000)])),
      ("profile without a name", Self.file([Self.profile("")])),
      ("profile with a long name", Self.file([Self.profile(String(repeating: "n", count: 80))])),
      ("profile of another compression", Self.file([.init("iCCP", Array("p".utf8) + [0, 1, 9])])),
      ("profile that ends with its name", Self.file([.init("iCCP", Array("p".utf8))])),
      ("Exif with two values", Self.file([Self.exif(Self.orientation(3, count: 2))])),
      ("Exif with no value", Self.file([Self.exif(Self.orientation(3, count: 0))])),
      ("Exif with a long number", Self.file([Self.exif(Self.orientation(6, type: 4))])),
      ("Exif with two orientations", Self.file([Self.exif(Self.orientation(3), Self.orientation(1))])),
      ("Exif behind the pixels", Self.file([turned], before: "IEND")),
    ]
    expectGolden(
      cases.map { name, data in
        let error = #expect(throws: PNGError.self) { try PNG.decode(data) }
        return (name, error.map { PNGErrorText.text(for: $0, subject: "It") } ?? "no error")
      })
  }

  @Test(arguments: [
    exif(orientation(1), orientation(1)), exif(orientation(1, type: 4)), exif(orientation(1, count: 2)),
    exif(orientation(0)), exif(orientation(9)),
    exif([0x0F, 1, 2, 0, 6, 0, 0, 0, 3, 0, 0, 0], orientation(1)),
    .init("sRGB", [3]), .init("gAMA", [0, 1, 0x86, 0xA0, 0]),
  ])
  func `a chunk without effect in any program is accepted`(_ chunk: PNGFile.Chunk) throws {
    #expect(try PNGBandReader(Self.file([chunk])).appearance.isPlain)
  }

  @Test func `profiles of one name are told apart by their bytes`() throws {
    let appearances = try [UInt8(1), 2].map {
      try PNGBandReader(Self.file([Self.profile("P3", $0)])).appearance
    }
    #expect(appearances[0] != appearances[1] && appearances[0].description == appearances[1].description)
  }

  @Test func `a profile counts by its content, however it is called and compressed`() throws {
    let content = (0..<588).map { UInt8($0 % 251) }
    func shown(_ name: String, _ bytes: [UInt8]) throws -> PNGAppearance {
      try PNGBandReader(Self.file([.init("iCCP", Array(name.utf8) + [0, 0] + bytes)])).appearance
    }
    let whole = try shown("ICC Profile", PNGFile.stored(content))
    let blocks = PNGFile.stored(content, blockSize: 100)
    #expect(blocks != PNGFile.stored(content))
    #expect(try whole.isShown(like: shown("ICC Profile", blocks)))
    #expect(try whole.isShown(like: shown("icc", blocks)))
    #expect(try !whole.isShown(like: shown("ICC Profile", PNGFile.stored(content.dropLast() + [0]))))
    // A damaged profile is itself alone.
    let damaged = try shown("ICC Profile", blocks.dropLast(4) + [1, 2, 3, 4])
    #expect(damaged.isShown(like: damaged) && !damaged.isShown(like: whole))
    let words = try PNGAppearance.descriptions(whole, shown("ICC Profile", PNGFile.stored([1])))
    #expect(words.0 != words.1 && words.0.hasPrefix("with the colour profile \"ICC Profile\" ("))
  }

  @Test(
    arguments: [
      ([gamma(45_455)], [gamma(45_454)], true), ([gamma(45_455)], [gamma(45_453)], false),
      ([gamma(50_000)], [gamma(50_001)], true), ([gamma(50_000)], [gamma(50_002)], false),
      ([], [gamma(45_456)], true), ([sRGB], [gamma(45_454)], true),
      ([primaries(widePrimaries)], [primaries(widePrimaries.map { $0 + 1 })], true),
      ([primaries(widePrimaries)], [primaries(widePrimaries.dropLast() + [6_002])], false),
      ([sRGB], [exif(orientation: 3)], false), ([sRGB], [gamma(45_455), primaries(widePrimaries)], false),
    ] as [([PNGFile.Chunk], [PNGFile.Chunk], Bool)])
  func `a rounding difference of one unit is ignored`(
    _ first: [PNGFile.Chunk], _ second: [PNGFile.Chunk], _ isAlike: Bool
  ) throws {
    let (one, other) = (
      try PNGBandReader(Self.file(first)).appearance, try PNGBandReader(Self.file(second)).appearance
    )
    #expect(one.isShown(like: other) == isAlike)
    #expect(other.isShown(like: one) == isAlike)
  }

  @Test(arguments: ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI"])
  func `a chunk about colours after the pixels is refused`(_ name: String) throws {
    let error = #expect(throws: PNGError.self) {
      try PNGBandReader(Self.file([.init(name, [0, 0, 0, 0])], before: "IEND"))
    }
    let words = error.map { PNGErrorText.text(for: $0, subject: "It") } ?? ""
    #expect(words.contains("\(name)") && words.contains("must come before the pixels"), "\(words)")
  }

  @Test(arguments: [exif(orientation: 3)])
  func `a duplicate chunk is refused`(_ chunk: PNGFile.Chunk) throws {
    let error = #expect(throws: PNGError.self) { try PNGBandReader(Self.file([chunk, chunk])) }
    let words = error.map { PNGErrorText.text(for: $0, subject: "It") } ?? ""
    #expect(words.contains("is there a second time"), "\(words)")
  }

  @Test func `high dynamic range goes with its codes`() throws {
    let codes = PNGFile.Chunk("cICP", [9, 16, 0, 1])
    let bright = try PNGBandReader(Self.file([codes, .init("cLLI", [0, 1, 2, 3, 4, 5, 6, 7])])).appearance
    #expect(try bright != PNGBandReader(Self.file([codes])).appearance)
    #expect(try PNGBandReader(Self.file([.init("cLLI", [0, 1, 2, 3, 4, 5, 6, 7])])).appearance.isPlain)
  }

  @Test func `two dynamic ranges are distinguished by their values`() throws {
    let codes = PNGFile.Chunk("cICP", [9, 16, 0, 1])
    // 1000 and 400 cd/m², and 4000 and 400.
    let light = PNGFile.Chunk("cLLI", [0, 0x98, 0x96, 0x80, 0, 0x3D, 0x09, 0])
    let bright = PNGFile.Chunk("cLLI", [2, 0x62, 0x5A, 0, 0, 0x3D, 0x09, 0])
    // The primaries and the white of BT.2020, and 1000 to 0.005 cd/m².
    let display = PNGFile.Chunk(
      "mDCV",
      [
        0x8A, 0x48, 0x39, 0x08, 0x21, 0x34, 0x9B, 0xAA, 0x19, 0x96, 0x08, 0xFC, 0x3D, 0x13, 0x40, 0x42,
        0, 0x98, 0x96, 0x80, 0, 0, 0, 0x32,
      ])
    func words(_ one: [PNGFile.Chunk], _ other: [PNGFile.Chunk]) throws -> [String] {
      let (first, second) = PNGAppearance.descriptions(
        try PNGBandReader(Self.file([codes] + one)).appearance,
        try PNGBandReader(Self.file([codes] + other)).appearance)
      return [first, second]
    }
    let same = "in the colours with the codes 9/16/0/1"
    #expect(
      try words([light], [bright]) == [
        "\(same), cLLI 1000 and 400 cd/m²", "\(same), cLLI 4000 and 400 cd/m²",
      ])
    // Chunks of a wrong length have no values, and are told apart all the same.
    let odd = try words([.init("cLLI", [1])], [.init("cLLI", [2])])
    #expect(odd[0] != odd[1] && odd.allSatisfy { $0.hasPrefix("\(same) (") }, "\(odd)")
    #expect(
      try words([display, light], [light]) == [
        "\(same), mDCV red 0.708/0.292, green 0.17/0.797, blue 0.131/0.046, white 0.3127/0.329, "
          + "0.005 to 1000 cd/m²", "\(same), no mDCV",
      ])
  }

  @Test(arguments: [
    ("acTL", [0, 0, 0, 2, 0, 0, 0, 0] as [UInt8]), ("acTL", [0, 0, 0, 1, 0, 0, 0, 0]),
    ("fcTL", [UInt8](repeating: 0, count: 26)), ("fdAT", [0, 0, 0, 1, 1, 2]),
  ])
  func `an animation is no picture`(_ name: String, _ bytes: [UInt8]) throws {
    for place in ["IDAT", "IEND"] {
      let data = Self.file([.init(name, bytes)], before: place)
      let offset = try #require(data.firstRange(of: Data(name.utf8))).lowerBound - 4
      let words =
        "It is an animation (chunk \(name) at byte \(offset)), of which only one picture would be compared. "
        + "Save that picture alone."
      for body in [
        { _ = try PNG.decode(data) }, { _ = try PNGBandReader(data) }, { _ = try PNG.optimized(data) },
        { _ = try Bitmap(pngData: data) },
      ] as [() throws -> Void] {
        let error = #expect(throws: PNGError.self) { try body() }
        #expect(error.map { PNGErrorText.text(for: $0, subject: "It") } == words)
      }
    }
  }
}
