import Foundation
import GalleyCommands
import GalleyRaster
import GalleyText
import GalleyTree

/// The names of fonts in the sources of a package that none of its font files has.
struct FontSources {
  /// A name that is written somewhere.
  struct Unknown: Hashable {
    let font: MissingFont
    /// The first place, as path and line.
    let place: String
  }

  /// The names, in alphabetical order.
  let unknown: [Unknown]

  /// Looks for literal names: what follows `Font.custom(` or `.custom(` in quotes before a size.
  ///
  /// - Parameter folder: The package's folder.
  init(folder: String) {
    var places: [String: String] = [:]
    for (path, text) in PreviewSources(folder: folder).files(below: "Sources") where text.contains(".custom(")
    {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains(".custom(") {
        for match in line.matches(of: /\.custom\(\s*"([^"\\]+)"\s*,\s*(?:size|fixedSize):/) {
          let name = String(match.output.1)
          if places[name] == nil { places[name] = "\(path):\(number + 1)" }
        }
      }
    }
    let faces = places.isEmpty ? [] : Self.files(in: folder).flatMap { FontFile.faces(at: $0) }
    let known = Set(faces.flatMap { [$0.name, $0.fullName, $0.family] })
    let lowercased = Set(known.map { $0.lowercased() })
    unknown = places.sorted { $0.key < $1.key }.filter { !lowercased.contains($0.key.lowercased()) }.map {
      name, place in
      let nearest = SpellingSuggestion.nearest(to: name, in: known.sorted())
      return Unknown(font: MissingFont(name: name, nearest: nearest), place: place)
    }
  }

  /// The paths of the font files below a package's `Sources`.
  private static func files(in folder: String) -> [String] {
    let root = folder + "/Sources"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { FontFile.isFont($0) }.sorted().map { "\(root)/\($0)" }
  }
}
