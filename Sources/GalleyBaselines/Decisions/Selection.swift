import GalleyTree

/// Which of the checks that await a decision are meant.
public struct Selection: Hashable, Sendable {
  /// Everything that waits, those of another environment included.
  public var all: Bool
  /// What has no baseline.
  public var new: Bool
  /// What differs.
  public var changed: Bool
  /// What differs for these causes and no other.
  public var causes: [String]
  /// Only checks that one of these patterns matches; any check if there are none.
  public var patterns: [String]

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - all: Everything that waits.
  ///   - new: What has no baseline.
  ///   - changed: What differs.
  ///   - causes: What differs for these causes and no other; the first digits are enough.
  ///   - patterns: Only checks that one of these matches; see ``matches(_:_:)-(_,CheckKey)``.
  public init(
    all: Bool = false, new: Bool = false, changed: Bool = false, causes: [String] = [],
    patterns: [String] = []
  ) {
    self.all = all
    self.new = new
    self.changed = changed
    self.causes = causes
    self.patterns = patterns
  }

  /// Whether nothing is selected, not even everything.
  public var isEmpty: Bool {
    !all && !new && !changed && causes.isEmpty && patterns.isEmpty
  }

  /// Whether a pattern means a check.
  ///
  /// `*` stands for any text and `?` for one character. A pattern is matched against the whole line of the key, the
  /// line without the environment, the suite, suite and test, the check's name, and the environment.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - key: The check.
  /// - Returns: Whether it is meant.
  public static func matches(_ pattern: String, _ key: CheckKey) -> Bool {
    matches(pattern, faces(of: key) + [key.text, key.environment.slug])
  }

  /// Whether a pattern means a check that could not be made, as far as it is known.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - refusal: The check.
  /// - Returns: Whether it is meant.
  public static func matches(_ pattern: String, _ refusal: Refusal) -> Bool {
    if let key = refusal.key { return matches(pattern, key) }
    let key = CheckKey(
      suite: refusal.suite, test: refusal.test, argument: refusal.argument, name: refusal.name ?? "",
      environment: refusal.environment ?? .picture)
    return matches(pattern, faces(of: key) + [refusal.text])
  }

  /// What a pattern may mean, whatever the environment.
  private static func faces(of key: CheckKey) -> [String] {
    let suite = ElementText.clean(key.suite.joined(separator: "/"))
    return [key.textWithoutEnvironment, suite, key.ownerText, ElementText.clean(key.name)]
  }

  private static func matches(_ pattern: String, _ faces: [String]) -> Bool {
    let pattern = Array(pattern)
    return faces.contains { matches(pattern, Array($0)) }
  }

  /// Greedy matching with one way back, to the last star.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var p = 0
    var t = 0
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        p = last.pattern + 1
        t = last.text + 1
        star = (last.pattern, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
