import CHarfBuzz
import CICU
import Foundation

/// The fonts of a device, found by a fixed search and never by the machine's own font configuration.
///
/// Inter is one family in two optical sizes: below 20 points the faces named `Inter`, from there on those named
/// `InterDisplay`, whose forms are finer and set tighter. Each has nine weights, upright and italic.
///
/// The system's other designs have separate faces, `DesignFaces`, and so have fonts that an app brings along,
/// ``AppFace``; characters without a glyph in them are set in Inter.
///
/// Text that Inter has no glyph for is set in a fallback font, if one is installed. For each character, with all that
/// is combined with it, the first of these that has it is taken:
///
/// 1. Noto Color Emoji, where the text asks for a coloured picture (UTS 51: a character that is one by default, or is followed
///    by U+FE0F, or is part of a sequence of them);
/// 2. Inter, in the weight and slant asked for;
/// 3. the Noto Sans family of the character's script, such as Noto Sans Thai;
/// 4. Noto Sans, Noto Sans Symbols, Symbols2 and Math, Noto Music;
/// 5. Noto Sans CJK in its Japanese, Korean, or one of its Chinese forms: that of the text's own letters,
///    else of its language, else simplified Chinese; it comes before Inter for the signs of East Asian
///    writing;
/// 6. Noto Color Emoji;
/// 7. a box with the character's number, which is reported: ``TextBlock/missing``, ``DisplayList/missingCharacters``.
///
/// Of the Noto families the regular face replaces weights up to medium, and the bold one, where there is one, for
/// those from semibold on.
///
/// Creating a library looks for Inter's files and reads none; files that are read later are shared by all
/// libraries of the process.
package final class FontLibrary {
  /// The renderer's name and version.
  ///
  /// It changes whenever the same list may give other pixels.
  package static let rendererVersion = "galley-raster 2"

  /// The folders to search for fonts, in order: Debian's and Ubuntu's for `fonts-inter`, then those of other
  /// distributions, then those for manual installation on the machine.
  package static let defaultFolders = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter-fonts",
    "/usr/local/share/fonts/inter",
    "/usr/local/share/fonts",
  ]

  /// The folders that are searched for fallback fonts, in order: Debian's and Ubuntu's, then Fedora's and
  /// Arch's, then those for manual installation on the machine.
  package static let defaultFallbackFolders = [
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/google-noto",
    "/usr/share/fonts/google-noto-color-emoji-fonts",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/truetype/vollkorn",
    "/usr/share/fonts/opentype/vollkorn",
    "/usr/share/fonts/truetype/jetbrains-mono",
    "/usr/share/fonts/jetbrains-mono-fonts",
    "/usr/share/fonts/TTF",
    "/usr/local/share/fonts/noto",
    "/usr/local/share/fonts",
  ]

  /// The size in points from which on the display faces are used: that at which Apple's system font changes its own.
  package static let displaySize = 20.0

  private let paths: [String: String]
  private let fallbackFolders: [String]
  private var faces: [FontFace?]
  private var isSearched = Array(repeating: false, count: FaceCatalogue.entries.count)
  /// The fallback fonts with damaged files, as far as text has needed them; they count as not installed.
  package private(set) var damagedFonts: [FontError] = []
  private var surpluses: [Int: Double] = [:]
  /// The faces of apps' own; `nil` for those whose files are gone or damaged.
  private var appFaces: [FaceID: FontFace?] = [:]

  /// Finds all faces.
  ///
  /// - Parameters:
  ///   - folders: The folders that are searched for Inter, in order; a face is taken from the first folder that has it.
  ///   - fallbackFolders: The folders that are searched for fallback fonts, in order; they need not be there.
  /// - Throws: `FontError.missing` for the first of Inter's faces that no folder has.
  package init(
    folders: [String] = defaultFolders, fallbackFolders: [String] = defaultFallbackFolders
  ) throws(FontError) {
    var paths: [String: String] = [:]
    for name in FaceName.all {
      paths[name] = try Self.find(name, in: folders)
    }
    self.paths = paths
    self.fallbackFolders = fallbackFolders
    faces = Array(repeating: nil, count: FaceCatalogue.entries.count)
    // The one face that every screen needs is opened now, so that a damaged installation is noticed here.
    faces[0] = try FontFace.at(path: paths[FaceName.all[0]] ?? "", name: FaceName.all[0])
  }

  /// Creates a library with the same faces for another thread; a library is used by one at a time.
  init(sharing other: FontLibrary) {
    paths = other.paths
    fallbackFolders = other.fallbackFolders
    faces = other.faces
    isSearched = other.isSearched
    damagedFonts = other.damagedFonts
    surpluses = other.surpluses
  }

  private static func find(_ name: String, in folders: [String]) throws(FontError) -> String {
    if let path = file(name, in: folders) { return path }
    throw .missing(face: name, folders: folders)
  }

  static func file(_ name: String, in folders: [String]) -> String? {
    for folder in folders {
      for ending in ["otf", "ttf", "ttc"] {
        let path = "\(folder)/\(name).\(ending)"
        if access(path, R_OK) == 0 { return path }
      }
    }
    return nil
  }

  /// The XXH3-128 digests of the files of some faces as hexadecimal text, by face name.
  ///
  /// Faces that are not installed have none.
  ///
  /// - Parameter ids: The faces, such as ``DisplayList/faces``.
  /// - Returns: The digests.
  package func digests(of ids: some Sequence<FaceID>) -> [String: String] {
    var digests: [String: String] = [:]
    for id in ids {
      if let face = face(id) { digests[id.name] = face.digest }
    }
    return digests
  }

  /// Whether a face is installed and can be read.
  package func isInstalled(_ id: FaceID) -> Bool {
    face(id) != nil
  }

  /// The XXH3-128 digests of Inter's files as hexadecimal text, by face name.
  package var digests: [String: String] {
    var digests: [String: String] = [:]
    for (number, name) in FaceName.all.enumerated() { digests[name] = face(number: number).digest }
    return digests
  }

  /// The versions of the libraries whose behaviour shows in pixels, by name.
  package var libraryVersions: [String: String] {
    ["HarfBuzz": String(cString: hb_version_string()), "ICU": String(cString: galley_icu_version())]
  }

  /// The vertical measures of a font: the faces of the system's designs have lines as high as San Francisco's, those of apps'
  /// own the lines that their files name.
  ///
  /// - Parameter font: The face and size.
  /// - Returns: The measures in points.
  package func metrics(_ font: FontSpec) -> FontMetrics {
    let metrics = FontMetrics(face(font), size: font.size)
    return id(of: font).isOfDesign ? metrics.inSystemLines(size: font.size) : metrics
  }

  /// The face that a font is set in.
  func face(_ font: FontSpec) -> FontFace {
    face(id(of: font)) ?? face(number: FaceName.number(of: font))
  }

  /// The face that a font is set in; Inter's where that of its family is not installed.
  func id(of font: FontSpec) -> FaceID {
    let inter = FaceName.number(of: font)
    let own: FaceID
    switch font.family {
    case .system, .unknown: return FaceID(inter: inter)
    case .rounded: own = FaceID(number: UInt16(FaceName.all.count + inter))
    case .custom(let id): own = id
    case .serif, .monospaced:
      own = FaceID(number: UInt16(FaceCatalogue.firstDesign + (DesignFaces.number(of: font) ?? 0)))
    }
    return face(own) == nil ? FaceID(inter: inter) : own
  }

  /// The mean excess of the width of text faces' glyphs over display faces', as a part of the size.
  func opticalSurplus(_ font: FontSpec) -> Double {
    var (text, display) = (font, font)
    text.size = OpticalSpacing.textSize
    display.size = OpticalSpacing.displaySize
    let number = FaceName.number(of: text)
    if let surplus = surpluses[number] { return surplus }
    let surplus = face(number: number).meanAdvance - face(number: FaceName.number(of: display)).meanAdvance
    surpluses[number] = surplus
    return surplus
  }

  /// A face; `nil` for a fallback font that is not installed or damaged, and for the box of missing characters.
  func face(_ id: FaceID) -> FontFace? {
    if id.isInter { return face(number: Int(id.number)) }
    if id.isCustom {
      if let face = appFaces[id] { return face }
      let face = AppFace.of(id)?.font
      appFaces[id] = .some(face)
      return face
    }
    let number = Int(id.number)
    guard number < faces.count else { return nil }
    if isSearched[number] { return faces[number] }
    isSearched[number] = true
    let entry = FaceCatalogue.entries[number]
    guard let path = entry.isRounded ? paths[entry.file] : Self.file(entry.file, in: fallbackFolders)
    else { return nil }
    do {
      faces[number] = try FontFace.at(
        path: path, name: entry.name,
        FontFace.Adjustment(scale: entry.scale, isRounded: entry.isRounded))
    } catch {
      damagedFonts.append(error)
    }
    return faces[number]
  }

  /// The face of a fallback family in the nearest weight; `nil` when it is not installed.
  func fallbackFace(family: Int, weight: FontWeight) -> (id: FaceID, face: FontFace)? {
    if weight >= .semibold {
      let id = FaceCatalogue.face(family: family, isBold: true)
      if let face = face(id) { return (id, face) }
    }
    let id = FaceCatalogue.face(family: family, isBold: false)
    return face(id).map { (id, $0) }
  }

  /// A face of Inter's by its number in the list of all names.
  func face(number: Int) -> FontFace {
    if let face = faces[number] { return face }
    let name = FaceName.all[number]
    do {
      let face = try FontFace.at(path: paths[name] ?? "", name: name)
      faces[number] = face
      return face
    } catch {
      // The file was there when the library was made. Drawing another face instead would be a silent lie.
      fatalError(error.description)
    }
  }
}

/// The names of Inter's static faces, in a fixed order.
enum FaceName {
  /// All names: for each optical size the weights from thin to black, upright and italic; first the regular one.
  static let all: [String] = {
    var names: [String] = []
    for family in ["Inter", "InterDisplay"] {
      for weight in weights {
        for isItalic in [false, true] { names.append(name(family, weight, isItalic)) }
      }
    }
    return names
  }()

  static func number(of font: FontSpec) -> Int {
    let display = font.size >= FontLibrary.displaySize ? weights.count * 2 : 0
    let weight = weights.firstIndex(of: font.weight) ?? 0
    return display + weight * 2 + (font.isItalic ? 1 : 0)
  }

  /// The weights, with the one that is always used first.
  private static let weights: [FontWeight] = [
    .regular, .ultraLight, .thin, .light, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static func name(_ family: String, _ weight: FontWeight, _ isItalic: Bool) -> String {
    let style =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return "\(family)-\(style)\(isItalic ? "Italic" : "")"
  }
}
