import Foundation

/// The information of a PNG about the display of its pixels, beside their values.
///
/// Two pictures of the same values look the same only if this is the same. Chunks that browsers ignore are
/// not part of it: `bKGD`, `sBIT`, `pHYs`, `hIST`, `sPLT` and texts.
///
/// - Reference: PNG Specification, third edition, section 4.3 (of the colour chunks the first of `cICP`, `iCCP`, `sRGB`,
///   and `gAMA` with `cHRM` counts), 11.3.2 (their contents), 11.3.4.3 (`mDCV` and `cLLI` go with `cICP`), 11.3.4.5 (`eXIf`);
///   Exif 2.32, 4.6.4 (orientation).
package struct PNGAppearance: Hashable, Sendable {
  /// The colour space of the values.
  package enum Color: Hashable, Sendable {
    /// The sRGB colour space, which is also that of a picture without any information about it.
    case sRGB
    /// A colour space by code points of ITU-T H.273, with the values of the chunks for high dynamic range.
    case codes([UInt8], range: [UInt8])
    /// A colour space by an ICC profile, with its name, a digest of its bytes as they are stored, and half a SHA-256 digest of its content.
    ///
    /// The name and the compression mean nothing; digests of pictures have the stored bytes, because baselines hold them.
    case profile(name: String, Digest128, content: Digest128)
    /// A power of the values, in hundred thousandths, and primaries, if the file has them.
    case gamma(UInt32?, primaries: [UInt32])
  }

  /// The colour space of the values.
  package var color = Color.sRGB

  /// The orientation of the picture, from 1 to 8; 1 is unchanged.
  package var orientation = 1

  /// Whether the pixels are shown as they are stored.
  package var isPlain: Bool { color == .sRGB && orientation == 1 }

  package init() {}
}

extension PNGAppearance.Color {
  /// A colour space by the profile in a JPEG or WebP, which has no name there.
  static func embedded(_ profile: [UInt8]) -> PNGAppearance.Color {
    .profile(
      name: "embedded", Digest128(of: Data(profile)), content: SHA256Digest(of: profile).firstHalf)
  }
}

extension PNGAppearance: CustomStringConvertible {
  /// Such as `with the colour profile "Display P3"`.
  package var description: String {
    let words: String =
      switch color {
      case .sRGB: "in sRGB"
      case .codes(let codes, _):
        "in the colours with the codes \(codes.map(String.init).joined(separator: "/"))"
      case .profile(let name, _, _): "with the colour profile \"\(name)\""
      case .gamma(let gamma?, let primaries):
        "with a gamma of \(Self.decimal(gamma))" + (primaries.isEmpty ? "" : " and primaries of its own")
      case .gamma(nil, _): "with primaries of its own"
      }
    return words + turning
  }

  /// The descriptions of two appearances that look different; if the words are equal, with the detail that differs.
  package static func descriptions(_ first: PNGAppearance, _ second: PNGAppearance) -> (String, String) {
    let words = (first.description, second.description)
    guard words.0 == words.1 else { return words }
    if case .codes(_, let one) = first.color, case .codes(_, let other) = second.color, one != other {
      let ranges = DynamicRange.descriptions(DynamicRange(one), DynamicRange(other))
      // Chunks of a wrong length may differ in bytes that no value is read from.
      if ranges.0 != ranges.1 { return ("\(words.0), \(ranges.0)", "\(words.1), \(ranges.1)") }
    }
    func mark(_ appearance: PNGAppearance) -> String {
      String("\(Digest128(of: appearance.identity))".prefix(12))
    }
    return ("\(words.0) (\(mark(first)))", "\(words.1) (\(mark(second)))")
  }

  private var turning: String {
    guard orientation != 1 else { return "" }
    let turned = ["", "", " mirrored", " upside down", " upside down and mirrored"]
    return (orientation < turned.count ? turned[orientation] : " turned by a quarter")
      + " (orientation \(orientation))"
  }

  /// Hundred thousandths without needless zeros.
  private static func decimal(_ number: UInt32) -> String {
    var digits = String(number % 100_000 + 100_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(number / 100_000)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}

extension PNGAppearance {
  /// The chunks that are looked at.
  static let chunks = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "mDCV", "cLLI", "eXIf"]

  /// The code points of sRGB: BT.709's primaries, sRGB's curve, RGB, and the full range.
  ///
  /// - Reference: PNG Specification, third edition, section 11.3.2.6 (cICP), table of common values.
  private static let codesOfSRGB: [UInt8] = [1, 13, 0, 1]

  /// The gamma that stands for sRGB where a reader does not know the chunk of that name.
  ///
  /// - Reference: PNG Specification, third edition, section 11.3.2.5 (sRGB).
  private static let gammaOfSRGB: UInt32 = 45_455
  private static let primariesOfSRGB: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]

  /// Reads some chunks; the first one of each name counts.
  init(_ chunks: [(name: String, data: [UInt8])]) {
    func found(_ name: String) -> [UInt8]? { chunks.first { $0.name == name }?.data }
    orientation = found("eXIf").flatMap { ExifOrientations($0).agreed } ?? 1
    if let codes = found("cICP"), codes.count == 4 {
      color =
        codes == Self.codesOfSRGB
        ? .sRGB : .codes(codes, range: (found("mDCV") ?? []) + (found("cLLI") ?? []))
    } else if let profile = found("iCCP") {
      let name = profile.prefix { $0 != 0 }
      // Latin-1, as all of a PNG's names; control characters for terminals are left to the code that prints
      // it.
      color = .profile(
        name: String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) })),
        Digest128(of: Data(profile.dropFirst(name.count))),
        content: SHA256Digest(of: Self.content(profile.dropFirst(name.count + 2))).firstHalf)
    } else if found("sRGB") == nil {
      let gamma = found("gAMA").flatMap { $0.count == 4 ? Self.numbers($0)[0] : nil }
      let primaries = found("cHRM").flatMap { $0.count == 32 ? Self.numbers($0) : nil } ?? []
      let isUsual =
        (gamma ?? Self.gammaOfSRGB) == Self.gammaOfSRGB
        && (primaries.isEmpty || primaries == Self.primariesOfSRGB)
      color = isUsual ? .sRGB : .gamma(gamma, primaries: primaries)
    }
  }

  /// The greatest size of a profile that is unpacked; those of displays and cameras have some kilobytes.
  private static let largestProfile = 16 << 20

  /// The content of a compressed profile; the stored bytes of one that is damaged or too large.
  private static func content(_ stored: ArraySlice<UInt8>) -> [UInt8] {
    ZlibStream.inflated(Array(stored), limit: largestProfile) ?? Array(stored)
  }

  /// Whether equal pixels look the same with both; names, compression and rounding do not count.
  package func isShown(like other: PNGAppearance) -> Bool {
    guard orientation == other.orientation else { return false }
    switch (color, other.color) {
    case (.profile(_, _, let mine), .profile(_, _, let others)): return mine == others
    case (.gamma, .gamma), (.gamma, .sRGB), (.sRGB, .gamma):
      return zip(curve, other.curve).allSatisfy { max($0, $1) - min($0, $1) <= 1 }
    default: return color == other.color
    }
  }

  /// The gamma and the primaries, those of sRGB where there are none.
  private var curve: [UInt32] {
    guard case .gamma(let gamma, let primaries) = color else {
      return [Self.gammaOfSRGB] + Self.primariesOfSRGB
    }
    return [gamma ?? Self.gammaOfSRGB] + (primaries.isEmpty ? Self.primariesOfSRGB : primaries)
  }

  private static func numbers(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
