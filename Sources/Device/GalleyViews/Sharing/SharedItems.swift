import Foundation
import GalleyText
import GalleyUIKit

/// The items that are offered to other apps, and their preview.
struct SharedItems {
  /// The values.
  var values: [Any]
  /// The title of the preview; without one, it is derived from the values.
  var title: Text?
  /// The picture of the preview.
  var image: Image?

  /// The texts that represent the values for other apps.
  var texts: [String] { values.compactMap { Self.text(of: $0) } }

  /// The pictures among the values.
  var pictures: [UIImage] { values.compactMap { $0 as? UIImage } }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let text as AttributedString: return String(text.characters)
    case let url as URL: return url.absoluteString
    case let item as any Transferable: return proxy(of: item).flatMap { text(of: $0) }
    default: return nil
    }
  }

  private static func proxy<Item: Transferable>(of item: Item) -> Any? {
    // A proxy of the same type would recurse forever.
    Item.transferRepresentation.forms.lazy.compactMap { $0.proxy(of: item) }.first { !($0 is Item) }
  }

  /// The title: the preview's, the only text or address, or the number of items.
  var shownTitle: Text {
    if let title { return title }
    if values.count == 1, let url = values[0] as? URL {
      let host = url.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
      return Text(verbatim: host ?? url.lastPathComponent)
    }
    if texts.count == 1 { return Text(verbatim: texts[0]) }
    return Text(verbatim: EnglishNoun.count(values.count, "Item"))
  }

  /// The subtitle: the target of an address that has a title.
  var subtitle: String? {
    guard title != nil, values.count == 1, let url = values[0] as? URL else { return nil }
    return url.host
  }

  /// The symbol for items without a picture.
  var symbol: String {
    switch values.first {
    case is URL: "link"
    case is UIImage, is Image: "photo"
    default: "doc.text"
    }
  }

  /// Copies the values.
  @MainActor func copy() {
    let pasteboard = UIPasteboard.general
    if !pictures.isEmpty { pasteboard.images = pictures }
    if !texts.isEmpty { pasteboard.strings = texts }
  }
}
