import GalleyBaselines
import GalleyText
import GalleyTree

/// A selection of checks: one language for every command that chooses some.
///
/// There are two parts. What is said of the decision (``all``, ``new``, ``changed``, ``causes``, ``like``, ``ids``,
/// ``renames``) adds up: a check of either is meant. What is said of the key (``patterns`` and ``scope``) narrows: a check
/// must answer to each dimension that is given, by one of its words.
package struct Selection: Hashable, Sendable {
  /// Everything that waits, those of another environment included.
  package var all: Bool
  /// Whether checks without a baseline are meant.
  package var new: Bool
  /// Whether checks that differ are meant.
  package var changed: Bool
  /// Whether rejected checks are meant, which are left out otherwise; alone, only these.
  package var rejected = false
  /// New checks that are old ones under another name.
  package var renames = false
  /// The only causes that a selected check may have; the first digits are enough.
  package var causes: [String]
  /// The patterns of checks that meant ones differ alike with.
  package var like: [String] = []
  /// The changes that are meant, by the whole `Transition.id`.
  package var ids: [String] = []
  /// The patterns of which a check must match one; empty for any check.
  package var patterns: [String]
  /// The values of which the key of a check must have one, for each dimension that is given.
  package var scope: [Dimension: [String]] = [:]

  /// Makes a selection.
  ///
  /// `causes`: what differs for these causes and no other; the first digits are enough. `patterns`: only checks that
  /// one of these matches; see ``matches(_:_:)-(_,CheckKey)``.
  package init(
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
  package var isEmpty: Bool { !saysKind && !rejected && !narrows }

  /// Whether something is said of the key.
  package var narrows: Bool { !patterns.isEmpty || !scope.isEmpty }

  /// Whether it is said what kind of change is meant.
  var saysKind: Bool {
    all || new || changed || renames || !causes.isEmpty || !like.isEmpty || !ids.isEmpty
  }

  /// Whether checks are named, and nothing is said of how they changed.
  package var onlyNarrows: Bool { narrows && !saysKind && !rejected }

  /// Whether a key is within what the selection says of keys.
  package func covers(_ key: CheckKey) -> Bool {
    (patterns.isEmpty || patterns.contains { Self.matches($0, key) })
      && scope.allSatisfy { dimension, words in words.contains { dimension.matches($0, key) } }
  }

  /// Whether a check that could not be made is within it, as far as it is known.
  func covers(_ refusal: Refusal) -> Bool {
    if let key = refusal.key { return covers(key) }
    return scope.isEmpty && (patterns.isEmpty || patterns.contains { Self.matches($0, refusal) })
  }

  /// Whether a pattern means a check.
  ///
  /// `*` stands for any text and `?` for one character. A pattern is matched against the whole line of the key, the
  /// line without the environment, the suite, suite and test, the check's name, and the environment.
  package static func matches(_ pattern: String, _ key: CheckKey) -> Bool {
    matches(pattern, faces(of: key) + [key.text, key.environment.slug])
  }

  /// Whether a pattern means a check that could not be made, as far as it is known.
  package static func matches(_ pattern: String, _ refusal: Refusal) -> Bool {
    if let key = refusal.key { return matches(pattern, key) }
    let key = CheckKey(
      suite: refusal.suite, test: refusal.test, argument: refusal.argument, name: refusal.name ?? "",
      environment: refusal.environment ?? .picture)
    return matches(pattern, faces(of: key) + [refusal.text])
  }

  /// What a pattern may mean, whatever the environment.
  private static func faces(of key: CheckKey) -> [String] {
    let suite = CleanText.line(key.suite.joined(separator: "/"))
    return [key.textWithoutEnvironment, suite, key.ownerText, CleanText.line(key.name)]
  }

  /// Whether a pattern means one of some texts.
  static func matches(_ pattern: String, _ faces: [String]) -> Bool {
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
