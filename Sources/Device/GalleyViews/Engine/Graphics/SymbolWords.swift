/// The words by which assistive technology reads a symbol, in English.
///
/// Most words of the table are those that public UI tests find symbols by, and that public dumps of screens
/// show beside their names: `identifier: 'plus', label: 'Add'`, `identifier: 'arrow.clockwise', label:
/// 'Refresh'`, `app.images["Love"]`, `app.buttons["Go Down"]`. Six words have no such source: *Settings*,
/// *Share*, *Compose*, *Edit*, *Home* and *Send*. Every other symbol is read by the words of its name, without
/// those that only tell how it is drawn: `leaf.fill` is *Leaf*.
enum SymbolWords {
  /// Returns the words of a symbol, such as *Add* for `plus.circle.fill`.
  static func words(of name: String) -> String {
    if let exact = table[name] { return exact }
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, drawn.contains(last) {
      parts.removeLast()
      if let known = table[parts.joined(separator: ".")] { return known }
    }
    return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The parts of a name that tell how a symbol is drawn, and not its meaning.
  private static let drawn: Set<String> = ["fill", "circle", "square", "rectangle", "capsule", "rtl"]

  private static let table = [
    "arrow.backward": "Back",
    "arrow.clockwise": "Refresh",
    "arrow.forward": "Forward",
    "arrow.left": "Back",
    "arrow.right": "Forward",
    "checkmark": "Selected",
    "chevron.backward": "Back",
    "chevron.down": "Go Down",
    "chevron.forward": "Forward",
    "chevron.left": "Back",
    "chevron.right": "Forward",
    "chevron.up": "Go Up",
    "ellipsis": "More",
    "gear": "Settings",
    "gearshape": "Settings",
    "heart": "Love",
    "house": "Home",
    "magnifyingglass": "Search",
    "minus": "Remove",
    "paperplane": "Send",
    "pencil": "Edit",
    "person.2": "Two People",
    "person.crop.circle": "Account",
    "plus": "Add",
    "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "star": "Favorite",
    "trash": "Delete",
    "xmark": "Close",
  ]
}
