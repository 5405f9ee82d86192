import GalleyTree

/// The properties of CSS: the kinds of causes that their changes are, and the values that they have where a page gives none.
enum StyleProperty {
  /// The properties that boxes inside find, unless they have another value of their own.
  private static let inherited: Set<String> = [
    "accent-color", "border-collapse", "border-spacing", "box-sizing", "caption-side", "color", "direction",
    "fill", "font-family", "font-feature-settings", "font-size", "font-stretch", "font-style",
    "font-variant-caps", "font-variant-numeric", "font-weight", "hyphens", "image-rendering",
    "letter-spacing", "line-height", "list-style-image", "list-style-position", "list-style-type",
    "overflow-wrap", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-width",
    "tab-size", "text-align", "text-align-last", "text-indent", "text-shadow", "text-transform",
    "text-underline-offset", "text-wrap-style", "visibility", "-webkit-text-fill-color",
    "-webkit-text-stroke-width", "white-space", "word-break", "word-spacing", "writing-mode",
  ]

  /// Whether a property is one that a page defines itself.
  static func isCustom(_ name: String) -> Bool { name.hasPrefix("--") }

  /// The values of properties that no rule gives, where these are not `none`.
  private static let usual: [String: String] = [
    "accent-color": "auto", "border-collapse": "separate", "border-spacing": "0px",
    "box-sizing": "content-box",
    "caption-side": "top", "direction": "ltr", "font-feature-settings": "normal", "font-stretch": "100%",
    "font-variant-caps": "normal", "font-variant-numeric": "normal", "hyphens": "manual",
    "image-rendering": "auto", "letter-spacing": "normal", "list-style-position": "outside",
    "overflow-wrap": "normal", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-width": "1px",
    "tab-size": "8", "text-align-last": "auto", "text-indent": "0px", "text-underline-offset": "auto",
    "text-wrap-style": "auto", "visibility": "visible", "-webkit-text-fill-color": "currentcolor",
    "-webkit-text-stroke-width": "0px", "white-space": "normal", "word-break": "normal",
    "word-spacing": "0px", "writing-mode": "horizontal-tb",
    "align-content": "normal", "align-items": "normal", "align-self": "auto", "aspect-ratio": "auto",
    "background-attachment": "scroll", "background-blend-mode": "normal", "background-clip": "border-box",
    "background-color": "transparent", "background-origin": "padding-box", "background-position": "0% 0%",
    "background-repeat": "repeat", "background-size": "auto", "border-radius": "0px 0px 0px 0px",
    "bottom": "auto", "clip": "auto", "column-count": "auto", "column-width": "auto",
    "content-visibility": "visible", "display": "block", "flex-basis": "auto", "flex-direction": "row",
    "flex-grow": "0", "flex-shrink": "1", "flex-wrap": "nowrap", "gap": "normal normal",
    "grid-auto-columns": "auto", "grid-auto-flow": "row", "grid-auto-rows": "auto",
    "grid-column-end": "auto", "grid-column-start": "auto", "grid-row-end": "auto", "grid-row-start": "auto",
    "height": "auto", "isolation": "auto", "justify-content": "normal", "justify-items": "normal",
    "justify-self": "auto", "left": "auto", "margin": "0px 0px 0px 0px", "min-height": "auto",
    "min-width": "auto", "mix-blend-mode": "normal", "object-fit": "fill", "object-position": "50% 50%",
    "opacity": "1", "order": "0", "outline-offset": "0px", "transform-origin": "50% 50%",
    "overflow-x": "visible", "overflow-y": "visible",
    "padding": "0px 0px 0px 0px", "position": "static", "right": "auto", "table-layout": "auto",
    "text-decoration-color": "currentcolor", "text-decoration-style": "solid",
    "text-decoration-thickness": "auto", "text-overflow": "clip", "top": "auto", "unicode-bidi": "normal",
    "vertical-align": "baseline", "width": "auto", "z-index": "auto", "zoom": "1",
  ]

  /// The value that a box has: its own, that of what is around, or the usual one.
  static func value(_ name: String, of number: Int, in tree: FlatViewTree) -> String? {
    if let own = tree[number].facts[name] { return own }
    if isContent(name) { return nil }
    let around =
      inherited.contains(name)
      ? tree.around(number).lazy.compactMap { tree[$0].facts[name] }.first { _ in true } : nil
    return around ?? usual[name] ?? "none"
  }

  /// Facts that are no style: the text and picture of a box, and its state.
  static func isContent(_ name: String) -> Bool {
    ["text", "src", "isEnabled", "content", "drawing"].contains(name) || isCustom(name)
  }

  /// The property of a fact; longhands have the kind of their shorthand.
  static func property(_ name: String) -> ViewProperty {
    switch name {
    case "text": ViewProperty(.text, "label", .content)
    case "src": ViewProperty(.restyled, "picture", .content)
    case "isEnabled": ViewProperty(.state, "enabled", .state)
    case "content": ViewProperty(.restyled, name, .content)
    case "drawing": ViewProperty(.restyled, name, .paint)
    case "width", "height", "min-width", "min-height", "max-width", "max-height", "aspect-ratio", "flex-grow",
      "flex-shrink", "flex-basis", "zoom":
      ViewProperty(.resized, name, .layout)
    case "border-collapse", "border-spacing", "box-sizing", "direction", "object-fit", "object-position",
      "overflow-x",
      "overflow-y", "rotate", "scale", "table-layout", "text-align", "text-align-last", "transform",
      "translate",
      "white-space", "writing-mode":
      ViewProperty(.restyled, name, .layout)
    case "hyphens", "letter-spacing", "line-height", "list-style-position", "list-style-type",
      "overflow-wrap",
      "tab-size", "text-indent", "text-transform", "text-wrap-style", "-webkit-line-clamp", "word-break",
      "word-spacing":
      ViewProperty(.restyled, name, .content)
    default:
      if name.hasPrefix("font-") {
        ViewProperty(.restyled, name, .content)
      } else if isCustom(name) || name.hasPrefix("column-") {
        ViewProperty(.restyled, name, .layout)
      } else if name.hasPrefix("grid-") {
        ViewProperty(.moved, name, .layout)
      } else if placing.contains(name) || name.hasPrefix("padding") || name.hasPrefix("margin")
        || name.hasSuffix("gap")
      {
        ViewProperty(.moved, name, .layout)
      } else {
        ViewProperty(.restyled, name, .paint)
      }
    }
  }

  /// Whether a property of CSS may change the size of its box, and so that of the whole page.
  ///
  /// A name that arguments of views have, too, such as `border`, is none.
  static func resizes(_ name: String) -> Bool {
    if ["gap", "margin", "display"].contains(name) { return true }
    if name.hasPrefix("border-") { return !name.hasSuffix("color") && !name.hasSuffix("radius") }
    return name.contains("-") && property(name).effect != .paint
  }

  /// Whether a property has lengths that may be written in sizes of fonts.
  static func isRelative(_ name: String) -> Bool {
    relative.contains(name)
      || ["padding", "margin", "border", "grid-template"].contains(where: name.hasPrefix)
  }

  private static let relative: Set<String> = [
    "background-position", "background-size", "border-spacing", "bottom", "box-shadow", "column-width",
    "flex-basis", "font-size", "gap", "grid-auto-columns", "grid-auto-rows", "height", "left",
    "letter-spacing", "line-height", "max-height", "max-width", "min-height", "min-width", "outline",
    "outline-offset", "right", "stroke-width", "text-decoration-thickness", "text-indent", "text-shadow",
    "text-underline-offset", "top", "transform", "translate", "vertical-align", "width", "word-spacing",
  ]

  private static let placing: Set<String> = [
    "align-content", "align-items", "align-self", "bottom", "caption-side", "clear", "display",
    "flex-direction",
    "flex-wrap", "float", "justify-content", "justify-items", "justify-self", "left", "order", "position",
    "right", "top", "vertical-align",
  ]

  /// A value as people write it: opaque colours without their alpha, whole and half numbers as they are.
  static func text(_ value: String) -> String {
    value.replacing(/(#[0-9A-F]{6})FF\b/) { $0.1 }
  }
}
