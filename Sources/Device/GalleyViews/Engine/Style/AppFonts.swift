import Foundation
import GalleyRaster
import GalleyText
import GalleyTree
import Synchronization

/// The fonts in the bundle of an app's module.
///
/// Files are found in the bundle's folder and in folders in it, such as `Fonts`, but not in other bundles.
final class AppFonts: Sendable {
  private static let loaded = Mutex<[URL: AppFonts]>([:])

  /// The fonts of a bundle, found once.
  static func of(_ folder: URL) -> AppFonts {
    if let fonts = loaded.withLock({ $0[folder] }) { return fonts }
    let fonts = AppFonts(folder)
    return loaded.withLock { all in
      if let earlier = all[folder] { return earlier }
      all[folder] = fonts
      return fonts
    }
  }

  /// The faces, in the order of their files.
  let faces: [AppFace]
  private let byName: [String: AppFace]
  private let families: [String: [AppFace]]

  init(_ folder: URL) {
    faces = Self.files(in: folder, depth: Self.depth).flatMap { FontFile.faces(at: $0.path) }
    byName = Dictionary(
      faces.flatMap { [($0.name.lowercased(), $0), ($0.fullName.lowercased(), $0)] },
      uniquingKeysWith: { first, _ in first })
    families = Dictionary(grouping: faces) { $0.family.lowercased() }
  }

  /// Returns a face by a name, with its weight and slant.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, a full name or a family's name; case is ignored.
  ///   - weight: The requested weight; `nil` for that of the name, which for a family is regular.
  ///   - isItalic: Whether to return a slanted face.
  /// - Returns: The face; `nil` without one of the name.
  func face(named name: String, weight: FontWeight?, isItalic: Bool) -> AppFace? {
    let name = name.lowercased()
    let named = byName[name]
    guard let family = families[named?.family.lowercased() ?? name] else { return nil }
    if let named, weight == nil, named.isItalic || !isItalic { return named }
    let weighed = weight?.rawValue ?? named?.weight ?? FontWeight.regular.rawValue
    let isItalic = isItalic || named?.isItalic == true
    // A family without a slanted face stays upright, and one without the weight takes the nearest.
    let slanted = family.filter { $0.isItalic == isItalic }
    let nearest = (slanted.isEmpty ? family : slanted).map { face in
      FontWeight(rawValue: weighed).map { face.with(weight: $0) } ?? face
    }
    return nearest.min { abs($0.weight - weighed) < abs($1.weight - weighed) }
  }

  /// The names that a face can be asked for by.
  var names: [String] { Set(faces.flatMap { [$0.name, $0.family] }).sorted() }

  /// The depth to which folders are searched.
  private static let depth = 2

  private static func files(in folder: URL, depth: Int) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    return names.flatMap { name -> [URL] in
      let place = folder.appendingPathComponent(name)
      if FontFile.isFont(name) { return [place] }
      // Folders with an extension are bundles, or products of the build.
      guard depth > 0, !name.contains(".") else { return [] }
      return files(in: place, depth: depth - 1)
    }
  }
}

extension EnvironmentValues {
  /// Sets a custom font by its name.
  func setAppFont(_ name: String, weight: FontWeight?, in spec: inout FontSpec) {
    let fonts = stringFolders.map { AppFonts.of($0) }
    let isItalic = spec.isItalic
    guard
      let face = fonts.lazy.compactMap({ $0.face(named: name, weight: weight, isItalic: isItalic) })
        .first,
      let id = face.id
    else {
      let nearest = SpellingSuggestion.nearest(to: name, in: fonts.flatMap(\.names))
      spec.family = .unknown(UnknownFont(name: name, nearest: nearest))
      return
    }
    spec.family = .custom(id)
    spec.isItalic = face.isItalic
    // Characters without a glyph in the face are set in fonts of that weight.
    spec.weight =
      FontWeight.allCases.min { abs($0.rawValue - face.weight) < abs($1.rawValue - face.weight) } ?? .regular
  }
}
