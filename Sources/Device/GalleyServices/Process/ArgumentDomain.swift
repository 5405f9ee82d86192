import Foundation

/// The values that launch arguments give to user defaults: of `-key value` a value for a key.
///
/// A value is a property list, as `(de, en)` or `{ size = 3; }` are, or else a text.
///
/// - Reference: [The argument domain](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/UserDefaults/AboutPreferenceDomains/AboutPreferenceDomains.html).
package enum ArgumentDomain {
  /// The values by key; the last of equal keys counts.
  package static func values(of arguments: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") {
      values[String(key.dropFirst())] = self.value(of: value)
    }
    return values
  }

  private static func value(of text: String) -> Any {
    // Words and numbers are texts in both readings.
    guard let first = text.first, "({<\"".contains(first) else { return text }
    return (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) ?? text
  }
}
