import Foundation
import GalleyText
import GalleyTree

/// Names of elements as Apple's logs write them.
package enum ElementNaming {
  /// An element as steps of a log call it, such as `"Retry" Button`.
  package static func name(_ element: Element) -> String {
    let word = element.label.isEmpty ? element.identifier : element.label
    return name(word.isEmpty ? nil : word, element.type)
  }

  /// A name and a type as steps of a log write them.
  package static func name(_ word: String?, _ type: ElementType) -> String {
    word.map { "\"\(CleanText.line($0, limit: 80))\" \(type.displayName)" } ?? type.displayName
  }

  /// An element as a line of
  /// [`debugDescription`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/debugdescription)
  /// writes it.
  package static func line(_ element: Element) -> String {
    var parts = [element.type.displayName, rectangle(element.frame)]
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { parts.append("\(name): '\(CleanText.line(text, limit: 120))'") }
    }
    add("identifier", element.identifier)
    add("label", element.label)
    add("title", element.title)
    add("placeholderValue", element.placeholder)
    if let value = element.value { parts.append("value: \(CleanText.line(value.text, limit: 120))") }
    if !element.isEnabled { parts.append("Disabled") }
    if element.isSelected { parts.append("Selected") }
    if element.isFocused { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }

  /// A rectangle as `{{x, y}, {width, height}}`, in points with one decimal.
  static func rectangle(_ frame: CGRect) -> String {
    "{{\(decimal(frame.minX)), \(decimal(frame.minY))}, {\(decimal(frame.width)), \(decimal(frame.height))}}"
  }

  private static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    return Numeral.tenths(Int((value * 10).rounded()))
  }
}
