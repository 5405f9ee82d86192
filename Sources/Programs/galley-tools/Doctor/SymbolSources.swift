import Foundation
import GalleyCommands
import GalleyRaster
import GalleyText
import GalleyTree

/// The names of symbols in the sources of a package that have no drawing.
struct SymbolSources {
  /// A name that is written somewhere.
  struct Unknown: Hashable {
    let symbol: MissingSymbol
    /// The first place, as path and line.
    let place: String
  }

  /// The names, in alphabetical order.
  let unknown: [Unknown]

  /// Looks for literal names: what follows `systemName:`, `systemImage:` or `systemSymbolName:` in quotes.
  ///
  /// - Parameter folder: The package's folder.
  init(folder: String) {
    var places: [String: String] = [:]
    for (path, text) in PreviewSources(folder: folder).files(below: "Sources")
    where text.contains("systemName") || text.contains("systemImage") || text.contains("systemSymbolName") {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard line.contains(":"), line.contains("system") else { continue }
        for match in line.matches(of: /system(?:Name|Image|SymbolName):\s*"([^"\\]+)"/) {
          let name = String(match.output.1)
          if places[name] == nil, SymbolCatalogue.artwork(name) == nil {
            places[name] = "\(path):\(number + 1)"
          }
        }
      }
    }
    unknown = places.sorted { $0.key < $1.key }.map { name, place in
      let nearest = SpellingSuggestion.nearest(to: name, in: SymbolCatalogue.spellings)
      return Unknown(symbol: MissingSymbol(name: name, nearest: nearest), place: place)
    }
  }
}
