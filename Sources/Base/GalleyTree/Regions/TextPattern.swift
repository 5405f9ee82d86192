import Foundation
import GalleyText

/// A form of texts, such as dates, independent of their content.
///
/// Patterns look at the form alone, and give the same result on every machine, with every locale and
/// calendar.
public enum TextPattern: Sendable, Hashable, Codable {
  /// A number, with or without sign, groups and fraction: `1,234.5`.
  case number
  /// A day: `2024-05-31`, `31.5.2024`, `5/31/24`, `May 31, 2024` or `31 May 2024`.
  case date
  /// An e-mail address.
  case email
  /// A number with a currency's sign or code: `3.50 €`, `$12`, `CHF 5`.
  case currency
  /// An address of the web: `https://…` or `www.…`.
  case link
  /// A text that matches a regular expression as a whole.
  case expression(String)

  /// The patterns that are recognized in texts, the most specific first.
  public static let recognized: [TextPattern] = [.email, .link, .currency, .date, .number]

  /// Creates a pattern from a regular expression.
  ///
  /// - Parameter expression: The expression, which a text must obey as a whole.
  /// - Throws: ``TextPatternError``.
  public init(matching expression: String) throws(TextPatternError) {
    do {
      _ = try Regex(expression)
    } catch {
      throw TextPatternError(pattern: expression, reason: "\(error)")
    }
    self = .expression(expression)
  }

  /// Recognizes the pattern of a text, if it has one.
  public init?(of text: String) {
    guard let pattern = Self.recognized.first(where: { $0.isMatched(by: text) }) else { return nil }
    self = pattern
  }

  /// The longest text that is matched: no date is longer, and an expression may take long.
  private static let longest = 2000

  /// Whether a text matches it, apart from spaces around.
  public func isMatched(by text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= Self.longest, let regex = try? Regex(source) else { return false }
    return (try? regex.wholeMatch(in: text)) != nil
  }

  private static let amount =
    #"[+\-−]?\d{1,3}(?:[ \u00A0\u202F,.'’]\d{3})*(?:[.,]\d+)?|[+\-−]?\d+(?:[.,]\d+)?"#

  private static let month =
    "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?"
    + "|Nov(?:ember)?|Dec(?:ember)?)"

  private var source: String {
    switch self {
    case .number: "(?:\(Self.amount))(?:\\s?%)?"
    case .currency:
      "(?:[€$£¥₹₽₩₺₴]|[A-Z]{3})\\s?(?:\(Self.amount))|(?:\(Self.amount))\\s?(?:[€$£¥₹₽₩₺₴]|[A-Z]{3})|-[$£]\\s?\\d+(?:[.,]\\d+)?"
    case .date:
      #"\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\s?\d{1,2}[./]\s?(?:\d{4}|\d{2})"#
        + "|\(Self.month)\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th|\\.)? \(Self.month)\\.?,? \\d{4}"
    case .email: #"[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+"#
    case .link: #"(?:https?://|www\.)[^\s]+"#
    case .expression(let expression): expression
    }
  }

  /// The pattern's name, such as `a number`.
  public var name: String {
    switch self {
    case .number: "a number"
    case .date: "a date"
    case .email: "an e-mail address"
    case .currency: "an amount of money"
    case .link: "a link"
    case .expression(let expression): "a text that matches \(expression)"
    }
  }
}

/// The error of a text pattern that is no regular expression.
public struct TextPatternError: Error, Hashable, Sendable {
  /// The invalid pattern.
  public var pattern: String
  /// The reason, as the `Regex` type gives it.
  public var reason: String
}

extension TextPatternError: CustomStringConvertible {
  /// The reason, and the way out.
  public var description: String {
    "\(CleanText.line(pattern, limit: 80)) is no regular expression: \(CleanText.line(reason, limit: 160)); "
      + "see Swift's Regex for the syntax"
  }
}
