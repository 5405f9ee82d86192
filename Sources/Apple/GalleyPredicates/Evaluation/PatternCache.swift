import Foundation
import Synchronization

/// The patterns that were used last: a query asks one of them about every element.
enum PatternCache {
  private struct Key: Hashable {
    var pattern: String
    var isIgnoringCase: Bool
  }

  /// Regular expressions do not change once they are made.
  private struct Entry: @unchecked Sendable {
    var expression: NSRegularExpression
  }

  /// Enough for the predicates of a screen; when it is full, all are forgotten.
  private static let capacity = 64

  private static let entries = Mutex<[Key: Entry]>([:])
  private static let wildcards = Mutex<[String: WildcardPattern]>([:])

  /// Whether a whole text is of a pattern with wildcards.
  static func matches(_ text: String, wildcards pattern: String) -> Bool {
    let known = wildcards.withLock { patterns in
      if let known = patterns[pattern] { return known }
      if patterns.count == capacity { patterns = [:] }
      let new = WildcardPattern(pattern)
      patterns[pattern] = new
      return new
    }
    return known.matches(text)
  }

  /// Whether a whole text is of a pattern.
  ///
  /// - Throws: ``PredicateEvaluationError/malformedPattern(_:)`` or ``PredicateEvaluationError/costlyPattern(_:)``.
  /// - Reference: ICU's [regular expressions](https://unicode-org.github.io/icu/userguide/strings/regexp.html).
  static func matches(_ text: String, pattern: String, isIgnoringCase: Bool) throws -> Bool {
    // ICU has no empty pattern.
    if pattern.isEmpty { return text.isEmpty }
    let key = Key(pattern: pattern, isIgnoringCase: isIgnoringCase)
    let entry = try entries.withLock { entries in
      if let entry = entries[key] { return entry }
      let options: NSRegularExpression.Options = isIgnoringCase ? .caseInsensitive : []
      // By itself first: parentheses around an unbalanced pattern could balance it.
      guard (try? NSRegularExpression(pattern: pattern, options: options)) != nil,
        let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
      else { throw PredicateEvaluationError.malformedPattern(pattern) }
      if entries.count == capacity { entries = [:] }
      let entry = Entry(expression: expression)
      entries[key] = entry
      return entry
    }
    var matching = LimitedMatching()
    guard let matches = matching.matches(of: entry.expression, in: text, most: 1) else {
      throw PredicateEvaluationError.costlyPattern(pattern)
    }
    return !matches.isEmpty
  }
}
