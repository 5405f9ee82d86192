import CHarfBuzz
import CICU
import Foundation

/// The fonts of a device, found by a fixed search and never by the machine's own font configuration.
///
/// Inter is one family in two optical sizes: below 20 points the faces named `Inter`, from there on those named
/// `InterDisplay`, whose forms are finer and set tighter. Each has nine weights, upright and italic.
///
/// Making a library looks for the files and reads none; what is read later is shared by all libraries of the process.
public final class FontLibrary {
  /// The renderer's name and version.
  ///
  /// It changes whenever the same list may give other pixels.
  public static let rendererVersion = "galley-raster 1"

  /// Where fonts are looked for, in order: Debian's and Ubuntu's folder for `fonts-inter`, then what other distributions
  /// use, then what was installed by hand for the whole machine.
  public static let defaultFolders = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter-fonts",
    "/usr/local/share/fonts/inter",
    "/usr/local/share/fonts",
  ]

  /// From this size in points on, the display faces are used; the size at which Apple's system font changes its own.
  public static let displaySize = 20.0

  private let paths: [String: String]
  private var faces: [FontFace?]
  private var surpluses: [Int: Double] = [:]

  /// Finds all faces.
  ///
  /// - Parameter folders: Where to look, in order; a face is taken from the first folder that has it.
  /// - Throws: `FontError.missing` for the first face that no folder has.
  public init(folders: [String] = defaultFolders) throws(FontError) {
    var paths: [String: String] = [:]
    for name in FaceName.all {
      paths[name] = try Self.find(name, in: folders)
    }
    self.paths = paths
    faces = Array(repeating: nil, count: FaceName.all.count)
    // The one face that every screen needs is opened now, so that a damaged installation is noticed here.
    faces[0] = try FontFace.at(path: paths[FaceName.all[0]] ?? "", name: FaceName.all[0])
  }

  /// Makes a library with the same faces for another thread; a library is used by one at a time.
  init(sharing other: FontLibrary) {
    paths = other.paths
    faces = other.faces
    surpluses = other.surpluses
  }

  private static func find(_ name: String, in folders: [String]) throws(FontError) -> String {
    for folder in folders {
      for ending in ["otf", "ttf"] {
        let path = "\(folder)/\(name).\(ending)"
        if access(path, R_OK) == 0 { return path }
      }
    }
    throw .missing(face: name, folders: folders)
  }

  /// The XXH3-128 digests of the font files as hexadecimal text, by face name.
  public var digests: [String: String] {
    var digests: [String: String] = [:]
    for (number, name) in FaceName.all.enumerated() { digests[name] = face(number: number).digest }
    return digests
  }

  /// The versions of the libraries whose behaviour shows in pixels, by name.
  public var libraryVersions: [String: String] {
    ["HarfBuzz": String(cString: hb_version_string()), "ICU": String(cString: galley_icu_version())]
  }

  /// The vertical measures of a font.
  ///
  /// - Parameter font: The face and size.
  /// - Returns: The measures in points.
  public func metrics(_ font: FontSpec) -> FontMetrics {
    FontMetrics(face(font), size: font.size)
  }

  /// The face that a font is set in.
  func face(_ font: FontSpec) -> FontFace {
    face(number: FaceName.number(of: font))
  }

  /// How much wider a glyph of the text face is than one of the display face, on average, as a part of the size.
  func opticalSurplus(_ font: FontSpec) -> Double {
    var (text, display) = (font, font)
    text.size = OpticalSpacing.textSize
    display.size = OpticalSpacing.displaySize
    let number = FaceName.number(of: text)
    if let surplus = surpluses[number] { return surplus }
    let surplus = face(text).meanAdvance - face(display).meanAdvance
    surpluses[number] = surplus
    return surplus
  }

  /// A face by its number in the list of all names.
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

  /// The number of the face for a font.
  static func number(of font: FontSpec) -> Int {
    let display = font.size >= FontLibrary.displaySize ? weights.count * 2 : 0
    let weight = weights.firstIndex(of: font.weight) ?? 0
    return display + weight * 2 + (font.isItalic ? 1 : 0)
  }

  /// The weights, with the one that is always used first.
  private static let weights: [FontWeight] = [
    .regular, .thin, .extraLight, .light, .medium, .semibold, .bold, .extraBold, .black,
  ]

  private static func name(_ family: String, _ weight: FontWeight, _ isItalic: Bool) -> String {
    let style =
      switch weight {
      case .thin: "Thin"
      case .extraLight: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .extraBold: "ExtraBold"
      case .black: "Black"
      }
    return "\(family)-\(style)\(isItalic ? "Italic" : "")"
  }
}
