import Foundation

/// Searches by regular expressions that do a limited amount of work.
///
/// Repeats inside of repeats, as in `(a*)*b`, may take work that doubles with each character.
///
/// - Reference: ICU's [regular expressions, performance](https://unicode-org.github.io/icu/userguide/strings/regexp.html#performance-tips).
package struct LimitedMatching {
  /// The work that is left, in reports of progress: ICU makes one every 10 000 steps.
  private var reports = 2_000

  package init() {}

  /// The matches of an expression in a text, in order; `nil` if the work is over before they are found.
  ///
  /// - Parameter most: The number of matches after which the search ends.
  package mutating func matches(
    of expression: NSRegularExpression, in text: String, most: Int = .max
  ) -> [NSTextCheckingResult]? {
    var matches: [NSTextCheckingResult] = []
    var left = reports
    expression.enumerateMatches(
      in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
    ) { match, _, stop in
      if let match { matches.append(match) } else { left -= 1 }
      if matches.count >= most || left <= 0 { stop.pointee = true }
    }
    reports = left
    return left > 0 ? matches : nil
  }
}
