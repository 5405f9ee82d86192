import GalleyCommands
import GalleyTree

/// How views are laid out: on a whole screen, in their own size or in a given one, and how the device is held.
struct RenderLayout: Hashable {
  /// The traits of previews that say so, as Swift writes them.
  var traits: [String] = []

  /// Longer sides than this take more memory than machines have.
  private static let longest = 20_000.0

  /// Reads the options.
  init(_ options: RenderLayoutOptions) throws(UsageError) {
    if options.sizeThatFits.isGiven { traits.append(".sizeThatFitsLayout") }
    if let size = options.fixed.word {
      if !traits.isEmpty { throw .contradiction(options.sizeThatFits.name, options.fixed.name) }
      guard let match = size.wholeMatch(of: /(\d+(?:\.\d+)?)[x×](\d+(?:\.\d+)?)/),
        let width = Double(match.1),
        let height = Double(match.2), 1...Self.longest ~= width, 1...Self.longest ~= height
      else {
        throw .badValue(options.fixed.name, size, needs: "a width and a height in points such as 320x200")
      }
      traits.append(".fixedLayout(width: \(width), height: \(height))")
    }
    guard let word = options.orientation.word else { return }
    if !traits.isEmpty {
      throw .needlessFor(
        options.sizeThatFits.isGiven ? options.sizeThatFits.name : options.fixed.name,
        options.orientation.name)
    }
    guard let orientation = Orientation(rawValue: word) else {
      throw .badValue(
        options.orientation.name, word, needs: Orientation.allCases.map(\.rawValue).joined(separator: ", "))
    }
    traits.append(".\(orientation.rawValue)")
  }
}
