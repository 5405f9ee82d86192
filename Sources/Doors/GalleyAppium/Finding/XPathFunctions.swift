import CXMLReader
import Foundation
import GalleyPredicates

/// The functions on texts that XPath expressions may call beside those of XPath 1.0.
///
/// Regular expressions are ICU's, and `i` is the one flag with an effect.
///
/// - Reference: the functions of WebDriverAgent 13.2,
///   [XPath extension functions](https://appium.github.io/appium-xcuitest-driver/latest/reference/xpath-extensions/).
final class XPathFunctions {
  private static let separator = "\u{1E}"

  /// The fault of a call, if one had any.
  private(set) var fault: CommandError?
  private var matching = LimitedMatching()
  private var expressions: [String: NSRegularExpression] = [:]

  /// Lets a search call the functions.
  func withCallback(_ search: (galley_xpath_functions) -> Int32) -> Int32 {
    let functions = galley_xpath_functions(
      call: { owner, function, arguments, count, text in
        guard let owner, let arguments else { return Int32(XPATH_FAULT.rawValue) }
        let functions = Unmanaged<XPathFunctions>.fromOpaque(owner).takeUnretainedValue()
        let texts = (0..<Int(count)).map { arguments[$0].map { String(cString: $0) } ?? "" }
        switch functions.result(of: galley_xpath_function(UInt32(function)), texts) {
        case .truth(let truth)?: return Int32((truth ? XPATH_TRUE : XPATH_FALSE).rawValue)
        case .text(let result)?:
          text?.pointee = strdup(result)
          return Int32(XPATH_TEXT.rawValue)
        case nil: return Int32(XPATH_FAULT.rawValue)
        }
      }, owner: Unmanaged.passUnretained(self).toOpaque())
    return withExtendedLifetime(self) { search(functions) }
  }

  private enum Result {
    case truth(Bool)
    case text(String)
  }

  private func result(of function: galley_xpath_function, _ texts: [String]) -> Result? {
    do throws(CommandError) {
      switch function {
      case XPATH_MATCHES:
        return .truth(try !matches(texts[1], flags: texts.dropFirst(2).first, in: texts[0], most: 1).isEmpty)
      case XPATH_ENDS_WITH: return .truth(texts[0].hasSuffix(texts[1]))
      case XPATH_LOWER_CASE: return .text(texts[0].lowercased())
      case XPATH_UPPER_CASE: return .text(texts[0].uppercased())
      case XPATH_REPLACE:
        return .text(try replaced(texts[0], texts[1], by: texts[2], flags: texts.dropFirst(3).first))
      case XPATH_TOKENIZE:
        return .text(try tokens(of: texts[0], texts.dropFirst().first).joined(separator: Self.separator))
      case XPATH_STRING_JOIN: return .text(texts[0].replacing(Self.separator, with: texts[1]))
      default: return nil
      }
    } catch {
      fault = error
      return nil
    }
  }

  private func replaced(
    _ text: String, _ pattern: String, by template: String, flags: String?
  ) throws(CommandError) -> String {
    let result = NSMutableString(string: text)
    // From the last to the first, so that the places of the others stay.
    for match in try matches(pattern, flags: flags, in: text, known: "imsxq").reversed() {
      guard let expression = match.regularExpression else { continue }
      result.replaceCharacters(
        in: match.range,
        with: expression.replacementString(for: match, in: text, offset: 0, template: template))
    }
    return result as String
  }

  /// The parts between matches of a pattern, empty ones left out; words without a pattern, and characters for an empty one.
  private func tokens(of text: String, _ pattern: String?) throws(CommandError) -> [String] {
    guard let pattern else { return text.split(whereSeparator: \.isWhitespace).map(String.init) }
    if pattern.isEmpty { return text.map { String($0) } }
    var tokens: [Substring] = []
    var start = text.startIndex
    for match in try matches(pattern, flags: nil, in: text) {
      guard let range = Range(match.range, in: text) else { continue }
      tokens.append(text[start..<range.lowerBound])
      start = range.upperBound
    }
    tokens.append(text[start...])
    return tokens.filter { !$0.isEmpty }.map(String.init)
  }

  private func matches(
    _ pattern: String, flags: String?, in text: String, known: String = "imsx", most: Int = .max
  ) throws(CommandError) -> [NSTextCheckingResult] {
    let flags = flags ?? ""
    if let unknown = flags.first(where: { !known.contains($0) }) {
      throw CommandError(.invalidSelector, "There is no flag \"\(unknown)\" of regular expressions.")
    }
    let expression = try expression(pattern, isIgnoringCase: flags.contains("i"))
    guard let matches = matching.matches(of: expression, in: text, most: most) else {
      throw CommandError(
        .invalidSelector,
        "The regular expression \"\(pattern.prefix(80))\" takes too many steps; put fewer repeats inside of repeats."
      )
    }
    return matches
  }

  private func expression(
    _ pattern: String, isIgnoringCase: Bool
  ) throws(CommandError) -> NSRegularExpression {
    let key = (isIgnoringCase ? "i" : "-") + pattern
    if let known = expressions[key] { return known }
    let options: NSRegularExpression.Options = isIgnoringCase ? .caseInsensitive : []
    guard !pattern.isEmpty, let new = try? NSRegularExpression(pattern: pattern, options: options) else {
      throw CommandError(.invalidSelector, "\"\(pattern.prefix(80))\" is no regular expression.")
    }
    expressions[key] = new
    return new
  }
}
