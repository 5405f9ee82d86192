import Foundation

/// The one text form of an element tree, used by failures, baselines and reviews.
///
/// One line an element, indented by two spaces a level:
///
/// ```text
/// button "recipe.add" “Add photo” = value (16, 88) 44 × 44 disabled
/// ```
///
/// After the type come the identifier in straight quotes, the label in curly ones, the value after an equals
/// sign, the upper left corner in points, the size, and unusual states.
package enum ElementText {
  /// The tree as text.
  package static func tree(
    _ element: Element, indent: Int = 0, isWhole: Bool = false, mark: (ElementPath) -> String? = { _ in nil }
  ) -> String {
    var text = ""
    element.walk { element, path in
      text += String(repeating: "  ", count: indent + path.indices.count) + line(element, isWhole: isWhole)
      if let mark = mark(path) { text += "  \(mark)" }
      text += "\n"
      return true
    }
    return text
  }

  /// One element as one line, without its descendants.
  package static func line(_ element: Element) -> String { line(element, isWhole: false) }

  private static func line(_ element: Element, isWhole: Bool) -> String {
    let limit = isWhole ? Int.max : 60
    var line = name(element, isWhole: isWhole)
    if let value = element.value { line += " = \(quoted(value.text, limit: limit))" }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      line += " placeholder \(quoted(placeholder, limit: limit))"
    }
    let frame = element.frame
    line += " (\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width)) × \(number(frame.height))"
    if !element.isEnabled { line += " disabled" }
    if element.isSelected { line += " selected" }
    if element.isFocused { line += " focused" }
    if element.appearance?.isTruncated == true { line += " truncated" }
    if element.appearance?.isBusy == true { line += " busy" }
    if !element.isHittable { line += " covered" }
    return line
  }

  /// The element's type, identifier and label: enough to know it by.
  ///
  /// - Parameter element: The element.
  /// - Returns: Such as `button "recipe.add" “Add photo”`.
  package static func name(_ element: Element) -> String { name(element, isWhole: false) }

  private static func name(_ element: Element, isWhole: Bool) -> String {
    var name = element.type.name
    if !element.identifier.isEmpty { name += " \"\(clean(element.identifier, limit: isWhole ? .max : 80))\"" }
    if !element.label.isEmpty { name += " “\(clean(element.label, limit: isWhole ? .max : 60))”" }
    return name
  }

  /// A number with at most two decimals and none that are needless.
  ///
  /// - Parameter value: The number.
  /// - Returns: Such as `44`, `0.33` or `-1.5`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A measured number, cut and not rounded, so that an insufficient number is never shown as the required
  /// one: 4.499 is `4.49`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - digits: The number of decimals, 1 or 2; zeros at the end are omitted.
  package static func cut(_ value: Double, digits: Int = 2) -> String {
    let factor = digits == 1 ? 10.0 : 100.0
    let nearest = (value * factor).rounded()
    // A step divided is the number that a program has for its decimal, as it has for what is required.
    return number((nearest / factor > value ? nearest - 1 : nearest) / factor)
  }

  private static func quoted(_ text: String, limit: Int) -> String {
    "\"\(clean(text, limit: limit))\""
  }

  /// A text on one line, without control characters, and no longer than a limit.
  package static func clean(_ text: String, limit: Int = .max) -> String {
    // Most texts are short and plain: of printable ASCII every byte is a character that is shown.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = ""
    for (count, character) in text.enumerated() {
      if count >= limit { return result + "…" }
      switch character {
      case "\n", "\r\n": result += "⏎"
      case "\t": result += " "
      default:
        if character.unicodeScalars.allSatisfy({ isShown($0) }) {
          result.append(character)
        } else {
          result += "�"
        }
      }
    }
    return result
  }

  /// Lines without control characters other than line breaks.
  ///
  /// For text that was put together of many parts, such as the output of a command: the parts may contain
  /// names of files, settings and variables from anybody.
  package static func cleanLines(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return text }
    guard !text.unicodeScalars.allSatisfy({ $0 == "\n" || isShown($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else {
        result.append(scalar == "\n" || isShown(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// JSON in which control characters beyond ASCII, and those that turn the direction of writing, are escaped.
  ///
  /// A reader of JSON finds the same text. JSON leaves them as they are, and a terminal would obey them.
  package static func cleanJSON(_ json: String) -> String {
    guard !json.unicodeScalars.allSatisfy({ $0.value < 0x7F || isShown($0) }) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar.value < 0x7F || isShown(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  /// Control characters and bidirectional overrides would let a label rewrite the line it stands in.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .lineSeparator, .paragraphSeparator: false
    default: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }
}

extension Element: CustomStringConvertible {
  /// The element and everything below it, one line each.
  public var description: String {
    ElementText.tree(self)
  }
}
