import GalleyTree

/// An element that is nearly, or elsewhere, what was looked for.
public struct NearMatch: Hashable, Sendable {
  /// Which of the element's strings is close.
  public enum Field: String, Hashable, Sendable {
    /// The name given by the app's author.
    case identifier
    /// The name that is read aloud.
    case label
    /// The title.
    case title
    /// The text it holds.
    case value
    /// What it shows when empty.
    case placeholder
  }

  /// Where the element is.
  public var path: ElementPath
  /// Which of its strings is close.
  public var field: Field
  /// That string.
  public var text: String
  /// How many characters must be changed, added or removed to get what was looked for; 0 for none.
  public var distance: Int
}

/// Finds what somebody may have meant who looked for something that is not there.
public enum NearMatches {
  /// The closest strings of elements on a screen.
  ///
  /// A string is close if at most a third of what was looked for must be edited, letter case apart, or if one
  /// contains the other. The distance is
  /// [Levenshtein's](https://en.wikipedia.org/wiki/Levenshtein_distance).
  ///
  /// - Parameters:
  ///   - text: What was looked for.
  ///   - screen: What is on the screen.
  ///   - bundleIdentifier: The app to look in; `nil` for all.
  ///   - limit: How many to return at the most.
  /// - Returns: The closest first; of equally close ones the first on the screen.
  public static func find(
    _ text: String, in screen: ScreenIndex, of bundleIdentifier: String? = nil, limit: Int = 3
  ) -> [NearMatch] {
    let sought = Array(text.prefix(longest).lowercased())
    guard !sought.isEmpty else { return [] }
    var found: [(score: Int, match: NearMatch)] = []
    for place in screen.nodes.indices {
      if let bundleIdentifier, screen.bundleIdentifiers[screen.application(of: place)] != bundleIdentifier {
        continue
      }
      var best: (score: Int, match: NearMatch)?
      for (field, string) in screen.nodes[place].element.namedStrings {
        guard let (score, distance) = score(sought, Array(string.prefix(longest).lowercased())) else {
          continue
        }
        if let best, best.score <= score { continue }
        best = (
          score, NearMatch(path: screen.path(of: place), field: field, text: string, distance: distance)
        )
      }
      if let best { found.append(best) }
    }
    return found.sorted { ($0.score, $0.match.path) < ($1.score, $1.match.path) }.prefix(limit).map(\.match)
  }

  /// Longer strings are compared by their beginnings only.
  private static let longest = 80

  private static func score(_ sought: [Character], _ string: [Character]) -> (score: Int, distance: Int)? {
    let allowed = max(1, sought.count / 3)
    if abs(sought.count - string.count) <= allowed {
      let distance = distance(sought, string)
      if distance <= allowed { return (distance * 2, distance) }
    }
    let (short, long) = sought.count < string.count ? (sought, string) : (string, sought)
    guard short.count >= 3, long.contains(short) else { return nil }
    return (2 * allowed + 1 + long.count - short.count, long.count - short.count)
  }

  /// How many characters must be changed, added or removed to make one string into another.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, first) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, second) in b.enumerated() {
        let changed = diagonal + (first == second ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}

extension Element {
  /// The strings an element can be found by, each with its name.
  fileprivate var namedStrings: [(NearMatch.Field, String)] {
    var strings: [(NearMatch.Field, String)] = [(.identifier, identifier), (.label, label), (.title, title)]
    if case .text(let text) = value { strings.append((.value, text)) }
    if let placeholder { strings.append((.placeholder, placeholder)) }
    return strings.filter { !$0.1.isEmpty }
  }
}
