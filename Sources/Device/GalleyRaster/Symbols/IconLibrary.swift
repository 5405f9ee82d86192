import CHarfBuzz
import Foundation
import Synchronization

/// The open icon sets of this machine, from which symbols are drawn; icons are read when they are first asked for.
///
/// There are two, each a Debian package, looked for in fixed folders: Bootstrap Icons, a file of SVG for each
/// icon, and Google's Material Icons, a font, for icons that the first does not have. Letters and digits in
/// symbols are Inter's. Nothing of the sets is copied into Galley; ``DrawnSymbol/digest`` records the
/// drawings from them.
package final class IconLibrary: Sendable {
  /// One of the sets.
  package enum IconSet: String, Sendable, CaseIterable {
    case bootstrap = "bootstrap-icons"
    /// Google's Material Icons.
    case material = "fonts-material-design-icons-iconfont"

    /// The Debian package that has it.
    package var package: String { rawValue }

    /// The folders to search, in order: those of Debian and Ubuntu, then those for manual installation on the
    /// machine.
    package var places: [String] {
      switch self {
      case .bootstrap: ["/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg"]
      case .material:
        ["/usr/share/fonts/truetype/material-design-icons-iconfont", "/usr/local/share/fonts"].map {
          "\($0)/MaterialIcons-Regular.ttf"
        }
      }
    }
  }

  /// The name of an icon in its set.
  enum IconName: Hashable, Sendable {
    /// A file of Bootstrap Icons, without its ending.
    case bootstrap(String)
    /// A character of Material Icons.
    case material(UInt32)
    /// Letters or digits of Inter.
    case text(String, FontWeight)
  }

  /// The library of the whole process.
  package static let shared = IconLibrary()

  private let places: [IconSet: String]
  private let shapes = Mutex<[IconName: InkShape?]>([:])

  /// Looks for the sets, and reads none.
  ///
  /// - Parameter places: Where each is looked for.
  package init(places: (IconSet) -> [String] = \.places) {
    var found: [IconSet: String] = [:]
    for set in IconSet.allCases {
      found[set] = places(set).first { access($0, R_OK) == 0 }
    }
    self.places = found
  }

  /// The folder of a set; `nil` if it is not installed.
  package func place(of set: IconSet) -> String? { places[set] }

  /// The sets that are not installed.
  package var missing: [IconSet] { IconSet.allCases.filter { places[$0] == nil } }

  /// The ink of an icon in units of a sixteenth of the set's grid; `nil` where it is not there or cannot be read.
  func shape(of name: IconName) -> InkShape? {
    if let known = shapes.withLock({ $0[name] }) { return known }
    let shape = read(name)
    shapes.withLock { $0[name] = .some(shape) }
    return shape
  }

  private func read(_ name: IconName) -> InkShape? {
    switch name {
    case .bootstrap(let name):
      guard let bytes = bytes(ofBootstrap: name), let text = String(validating: bytes, as: UTF8.self),
        let icon = try? SVGIcon(text)
      else { return nil }
      return InkShape(icon.outlines)
    case .material(let character):
      guard let path = places[.material],
        let face = try? FontFace.at(path: path, name: IconSet.material.rawValue)
      else { return nil }
      return face.ink(of: [character], size: 16)
    case .text(let text, let weight):
      let font = FontSpec(size: 17, weight: weight)
      let name = FaceName.all[FaceName.number(of: font)]
      guard let path = FontLibrary.file(name, in: FontLibrary.defaultFolders),
        let face = try? FontFace.at(path: path, name: name)
      else { return nil }
      return face.ink(of: text.unicodeScalars.map(\.value), size: 16)
    }
  }

  private func bytes(ofBootstrap name: String) -> [UInt8]? {
    guard let folder = places[.bootstrap] else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(name).svg").map { [UInt8]($0) }
  }
}

extension FontFace {
  /// The ink of some characters beside each other, in a size; `nil` where a character is missing or has no ink.
  fileprivate func ink(of characters: [UInt32], size: Double) -> InkShape? {
    var x = 0.0
    var shape = InkShape()
    for character in characters {
      var glyph: hb_codepoint_t = 0
      let advance: Double? = withFont { font in
        guard hb_font_get_nominal_glyph(font, character, &glyph) != 0, glyph != 0 else { return nil }
        return Double(hb_font_get_glyph_h_advance(font, glyph))
      }
      guard let advance else { return nil }
      let scale = size / unitsPerEm
      let ink = InkShape([(outline(of: glyph), .nonZero)], tolerance: InkShape.tolerance / scale)
      shape =
        shape + ink.mapped(by: Transform(a: scale, b: 0, c: 0, d: scale, tx: x * scale, ty: 0))
      x += advance
    }
    return shape.pieces.isEmpty ? nil : shape
  }
}
