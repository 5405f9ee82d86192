import GalleyTree

/// The properties of CSS: the kinds of causes that their changes are, and the values that they have where a page gives none.
enum StyleProperty {
  /// The properties that boxes inside find, unless they have another value of their own.
  private static let inherited: Set<String> = [
    "color", "font-family", "font-size", "font-style", "font-weight", "letter-spacing", "line-height",
    "list-style-type", "text-align", "text-indent", "text-shadow", "text-transform", "visibility",
    "white-space", "word-break", "word-spacing",
  ]

  private static let usual: [String: String] = [
    "align-content": "normal", "align-items": "normal", "align-self": "auto", "background-position": "0% 0%",
    "background-size": "auto", "display": "block", "flex-direction": "row", "flex-grow": "0",
    "flex-wrap": "nowrap", "gap": "normal normal", "justify-content": "normal", "justify-self": "auto",
    "mix-blend-mode": "normal", "object-fit": "fill", "opacity": "1", "order": "0", "overflow-x": "visible",
    "overflow-y": "visible", "position": "static", "text-overflow": "clip", "vertical-align": "baseline",
    "margin": "0px 0px 0px 0px", "padding": "0px 0px 0px 0px", "border-radius": "0px 0px 0px 0px",
    "aspect-ratio": "auto", "bottom": "auto", "flex-basis": "auto", "height": "auto", "left": "auto",
    "min-height": "auto", "min-width": "auto", "right": "auto", "top": "auto", "width": "auto",
    "z-index": "auto", "background-color": "transparent",
  ]

  /// The value that a box has: its own, that of what is around, or the usual one.
  static func value(_ name: String, of number: Int, in tree: FlatViewTree) -> String? {
    if let own = tree[number].facts[name] { return own }
    if isContent(name) { return nil }
    guard inherited.contains(name) else { return usual[name] ?? "none" }
    return tree.around(number).lazy.compactMap { tree[$0].facts[name] }.first { _ in true }
  }

  /// Facts that are no style: the text and picture of a box, and its state.
  static func isContent(_ name: String) -> Bool { ["text", "src", "isEnabled"].contains(name) }

  /// The property of a fact; longhands have the kind of their shorthand.
  static func property(_ name: String) -> ViewProperty {
    switch name {
    case "text": ViewProperty(.text, "label", .content)
    case "src": ViewProperty(.restyled, "picture", .content)
    case "isEnabled": ViewProperty(.state, "enabled", .state)
    case "width", "height", "min-width", "min-height", "max-width", "max-height", "aspect-ratio", "flex-grow",
      "flex-basis":
      ViewProperty(.resized, name, .layout)
    case "text-align": ViewProperty(.restyled, name, .layout)
    case "transform", "white-space": ViewProperty(.restyled, name, .layout)
    case "line-height", "letter-spacing", "word-spacing", "word-break", "list-style-type", "text-indent",
      "text-transform", "-webkit-line-clamp":
      ViewProperty(.restyled, name, .content)
    default:
      if name.hasPrefix("font-") {
        ViewProperty(.restyled, name, .content)
      } else if placing.contains(name) || name.hasPrefix("padding") || name.hasPrefix("margin")
        || name.hasSuffix("gap")
      {
        ViewProperty(.moved, name, .layout)
      } else {
        ViewProperty(.restyled, name, .paint)
      }
    }
  }

  private static let placing: Set<String> = [
    "align-content", "align-items", "align-self", "bottom", "clear", "display", "flex-direction", "flex-wrap",
    "float", "grid-template-columns", "justify-content", "justify-self", "left", "order", "position", "right",
    "top", "vertical-align",
  ]

  /// A value as people write it: opaque colours without their alpha, whole and half numbers as they are.
  static func text(_ value: String) -> String {
    value.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count == 9 && word.hasPrefix("#") && word.hasSuffix("FF") ? String(word.dropLast(2)) : String(word)
    }.joined(separator: " ")
  }
}
