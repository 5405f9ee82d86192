import Foundation
import GalleyText

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
    line +=
      " (\(Numeral.decimal(frame.minX)), \(Numeral.decimal(frame.minY))) \(Numeral.decimal(frame.width)) × \(Numeral.decimal(frame.height))"
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
    if !element.identifier.isEmpty {
      name += " \"\(CleanText.line(element.identifier, limit: isWhole ? .max : 80))\""
    }
    if !element.label.isEmpty { name += " “\(CleanText.line(element.label, limit: isWhole ? .max : 60))”" }
    return name
  }

  private static func quoted(_ text: String, limit: Int) -> String {
    "\"\(CleanText.line(text, limit: limit))\""
  }
}

extension Element: CustomStringConvertible {
  /// The element and everything below it, one line each.
  public var description: String {
    ElementText.tree(self)
  }
}
