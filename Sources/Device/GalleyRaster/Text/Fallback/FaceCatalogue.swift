/// The list of all faces that text can be set in, in a fixed order.
///
/// Inter's come first, then the same rounded, those of other designs, and those of fallback fonts. The faces of apps' own fonts are not
/// in it.
///
/// Of a fallback family there are two weights, because Debian's `fonts-noto-core` has no others, and a machine that has
/// more of them installed has to draw the same.
enum FaceCatalogue {
  /// One face.
  struct Entry {
    /// The face's name.
    var name: String
    /// The file it is in, without its ending.
    var file: String
    /// The Debian package that has it.
    var package: String
    /// Whether its letters join, so that nothing may be put between them.
    var isCursive = false
    /// Whether the regular face replaces this one where it is not installed.
    var isOptional = false
    /// Whether it is another face with its outer corners rounded.
    var isRounded = false
    /// The factor of its size.
    var scale = 1.0
  }

  /// The faces by number.
  static let entries: [Entry] = {
    var entries = FaceName.all.map { Entry(name: $0, file: $0, package: "fonts-inter") }
    entries += FaceName.all.map { name in
      Entry(
        name: name.replacing("Inter", with: "InterRounded", maxReplacements: 1), file: name,
        package: "fonts-inter", isRounded: true)
    }
    entries += DesignFaces.all.map {
      Entry(name: $0.name, file: $0.name, package: $0.package, scale: $0.scale)
    }
    for family in FallbackFamily.all {
      for weight in ["Regular", "Bold"] {
        entries.append(
          Entry(
            name: "\(family.name)-\(weight)", file: "\(family.file)-\(weight)", package: family.package,
            isCursive: family.isCursive, isOptional: weight == "Bold"))
      }
    }
    entries.append(Entry(name: "NotoColorEmoji", file: "NotoColorEmoji", package: "fonts-noto-color-emoji"))
    return entries
  }()

  /// The number of the first fallback face.
  static let firstFallback = firstDesign + DesignFaces.all.count

  /// The number of the first face of the serif and monospaced designs.
  static let firstDesign = 2 * FaceName.all.count

  /// The face with the coloured pictures.
  static let emoji = FaceID(number: UInt16(entries.count - 1))

  static func face(family: Int, isBold: Bool) -> FaceID {
    FaceID(number: UInt16(firstFallback + family * 2 + (isBold ? 1 : 0)))
  }
}

/// A family of fonts for characters that Inter lacks.
struct FallbackFamily {
  /// The beginning of its faces' names.
  var name: String
  /// The beginning of the names of its files.
  var file: String
  /// The Debian package that has it.
  var package: String
  /// The scripts it is for, as four-letter codes of ISO 15924.
  var scripts: [String]
  /// Whether its letters join.
  var isCursive: Bool

  /// The families by number.
  static let all: [FallbackFamily] = core + cjk

  /// The families of a script, by number.
  static let ofScript: [UInt32: [Int]] = {
    var families: [UInt32: [Int]] = [:]
    for (number, family) in all.enumerated() {
      for script in family.scripts { families[openTypeTag(script), default: []].append(number) }
    }
    return families
  }()

  /// The families that are tried for every script after its own: Latin letters, then signs.
  static let forAll: [Int] = [
    "NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic",
  ].compactMap { name in all.firstIndex { $0.name == name } }

  /// The family for Chinese characters in the manner of a country.
  static func number(of style: HanStyle) -> Int {
    core.count + style.rawValue
  }

  private static let core: [FallbackFamily] = ScriptFonts.table.map { suffix, scripts in
    let name = suffix.hasPrefix("Noto") ? suffix : "NotoSans\(suffix)"
    return FallbackFamily(
      name: name, file: name, package: "fonts-noto-core", scripts: scripts,
      isCursive: scripts.contains(where: ScriptFonts.cursive.contains))
  }

  private static let cjk: [FallbackFamily] = HanStyle.allCases.map { style in
    FallbackFamily(
      name: "NotoSansCJK\(style.suffix)", file: "NotoSansCJK", package: "fonts-noto-cjk", scripts: [],
      isCursive: false)
  }
}

/// The regional form of Chinese characters, which share their numbers.
enum HanStyle: Int, CaseIterable, Hashable {
  case japanese
  case korean
  case simplifiedChinese
  case traditionalChinese
  case hongKong

  /// The end of the family's name.
  var suffix: String {
    switch self {
    case .japanese: "jp"
    case .korean: "kr"
    case .simplifiedChinese: "sc"
    case .traditionalChinese: "tc"
    case .hongKong: "hk"
    }
  }

  /// The language for the font's own rules.
  var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    case .hongKong: "zh-Hant-HK"
    }
  }

  /// The manner of a language; `nil` for languages without Chinese characters.
  ///
  /// - Parameter language: A BCP 47 tag.
  init?(language: String) {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("tw") || parts.contains("hant") {
        self = .traditionalChinese
      } else {
        self = .simplifiedChinese
      }
    default: return nil
    }
  }

  /// The manner of a text: that of its own letters, else of its language, else of simplified Chinese, which
  /// most people read.
  init(text: String, language: String?) {
    var found: HanStyle?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: found = .japanese
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: found = .korean
      case 0x3105...0x312F, 0x31A0...0x31BF: found = .traditionalChinese
      default: continue
      }
      break
    }
    self = found ?? language.flatMap { HanStyle(language: $0) } ?? .simplifiedChinese
  }
}

/// The number of an OpenType tag, which is also HarfBuzz's number of a script.
func openTypeTag(_ text: String) -> UInt32 {
  text.unicodeScalars.reduce(0) { $0 << 8 | $1.value & 0xFF }
}
