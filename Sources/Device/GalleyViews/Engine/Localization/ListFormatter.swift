import Foundation

/// A formatter of lists, such as *a, b, and c*, in the words of the device's language.
///
/// - Reference: [Foundation's `ListFormatter`](https://developer.apple.com/documentation/foundation/listformatter).
nonisolated open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the words between members; that of the device by default.
  open var locale: Locale! = Locale(identifier: Reader.localeIdentifier ?? "en-US")
  /// The formatter of members that are no texts; `nil` for their descriptions.
  open var itemFormatter: Formatter?

  /// Returns the texts as a list, in the device's language.
  public class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Returns the members as a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter?.string(for: item) ?? (item as? String) ?? String(describing: item)
    }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
