import GalleyText
import GalleyTree

extension AutomationError {
  /// An element with a text that is nearly the wanted one.
  package struct NearMatch: Hashable, Sendable {
    /// A text of an element.
    package enum Field: String, Hashable, Sendable {
      /// The name given by the app's author.
      case identifier
      /// The name that is read aloud.
      case label
      case title
      /// The text it holds.
      case value
      /// The text it shows when it is empty.
      case placeholder
    }

    /// The path of the element in `Snapshot/screen`.
    package var path: ElementPath
    /// The text that is close.
    package var field: Field
    package var text: String
    /// The number of edits between it and the wanted text; 0 if only letter case differs.
    package var distance: Int
  }
}

extension AutomationError.NearMatch {
  /// Longer strings are compared by their beginnings only.
  private static let longest = 80

  /// Finds the elements on a screen with the closest texts.
  ///
  /// A text is close if at most a third of the wanted text must be edited, letter case apart, or if one
  /// contains the other.
  static func closest(
    to text: String, in screen: ScreenIndex, of bundleIdentifier: String? = nil
  ) -> [AutomationError.NearMatch] {
    let sought = text.prefix(longest).lowercased()
    guard !sought.isEmpty else { return [] }
    return NearMatchRanking.closest(among: screen.nodes.indices) { place in
      if let bundleIdentifier, screen.bundleIdentifiers[screen.application(of: place)] != bundleIdentifier {
        return nil
      }
      let candidates = screen.nodes[place].element.namedStrings.compactMap { field, text in
        quality(of: text.prefix(longest).lowercased(), sought: sought).map { quality in
          (
            quality: quality,
            match: Self(path: screen.path(of: place), field: field, text: text, distance: quality.distance)
          )
        }
      }
      return candidates.min { $0.quality < $1.quality }
    }
  }

  private static func quality(of text: String, sought: String) -> MatchQuality? {
    if let distance = EditDistance.between(text, sought, atMost: max(1, sought.count / 3)) {
      return MatchQuality(rank: 0, distance: distance)
    }
    let (short, long) = sought.count < text.count ? (sought, text) : (text, sought)
    guard short.count >= 3, long.contains(short) else { return nil }
    return MatchQuality(rank: 1, distance: long.count - short.count)
  }
}

extension Element {
  /// The strings an element can be found by, each with its name.
  fileprivate var namedStrings: [(AutomationError.NearMatch.Field, String)] {
    var strings: [(AutomationError.NearMatch.Field, String)] = [
      (.identifier, identifier), (.label, label), (.title, title),
    ]
    if case .text(let text) = value { strings.append((.value, text)) }
    if let placeholder { strings.append((.placeholder, placeholder)) }
    return strings.filter { !$0.1.isEmpty }
  }
}
