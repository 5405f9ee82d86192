/// A way to put a change that is true: a kind of cause, and the property that it is about.
struct Reading: Hashable, Sendable, CustomStringConvertible {
  /// The cause's kind.
  let kind: String
  /// The cause's property; `nil` where the kind says it all.
  let property: String?

  var description: String { property.map { "\(kind) (\($0))" } ?? kind }

  /// One with any property.
  static func any(_ kind: String) -> [Reading] { [Reading(kind: kind, property: nil)] }

  private static func of(_ kind: String, _ properties: [String]) -> [Reading] {
    properties.map { Reading(kind: kind, property: $0) }
  }

  static func restyled(_ properties: String...) -> [Reading] { of("restyled", properties) }
  static func moved(_ properties: String...) -> [Reading] { of("moved", properties) }
  static func text(_ properties: String...) -> [Reading] { of("text", properties) }

  /// Another value of an argument that an app's own shape or layout has, told under the argument's name.
  static func argument(_ names: String...) -> [Reading] {
    of("restyled", names) + of("moved", names) + of("resized", names)
  }

  /// Another width or height.
  static let sizes = of("resized", ["width", "height", "size"])
  /// Another colour, whatever is painted with it.
  static let paints = restyled(
    "colour", "text colour", "background", "tint", "border", "gradient", "fill", "stroke")
}

extension Kind {
  /// What is true of a change of this kind, whatever the app.
  var readings: [Reading] {
    switch self {
    // Measures.
    case .spacing, .sectionSpacing: Reading.moved("spacing", "position")
    case .padding, .contentInset, .rowInset:
      Reading.moved("padding", "content insets", "content position", "position") + Reading.sizes
    case .rowHeight: Reading.sizes + Reading.moved("position", "spacing", "padding")
    case .buttonHeight: Reading.sizes
    case .aspectRatio: Reading.sizes + [Reading(kind: "resized", property: "aspect ratio")]
    // The initials grow along.
    case .avatarSize: Reading.sizes + Reading.restyled("font size", "font")
    case .iconSize: Reading.sizes + Reading.restyled("font size", "font", "symbol size")
    case .alignment, .textAlignment: Reading.moved("alignment", "position") + Reading.restyled("alignment")
    case .offset: Reading.moved("position", "offset") + Reading.restyled("offset")
    case .gridColumns: Reading.sizes + Reading.moved("columns", "position")
    case .controlSize: Reading.sizes + Reading.restyled("font", "font size", "control size")
    case .titleMode:
      Reading.any("moved") + Reading.sizes + Reading.restyled("font", "font size", "title mode")
    case .sheetDetent: Reading.any("moved") + Reading.sizes

    // Texts.
    case .digits: Reading.restyled("digits", "font") + Reading.sizes
    case .font, .fontWeight, .fontSize, .textSize:
      Reading.restyled("font", "font size", "weight", "font weight", "text size")
    case .kerning: Reading.restyled("kerning", "tracking", "letter spacing", "font") + Reading.sizes
    case .lineSpacing: Reading.restyled("line spacing", "font") + Reading.sizes
    case .underline, .strikethrough: Reading.restyled("underline", "strikethrough", "decoration")
    case .textCase: Reading.text("label", "title") + Reading.restyled("text case", "case", "font")
    case .label, .title, .buttonTitle, .sectionHeader, .sectionFooter, .locale, .placeholder, .stepper:
      Reading.any("text") + Reading.any("value")
    case .wrap: Reading.any("text") + Reading.any("wrapped")
    case .truncation: Reading.any("text") + Reading.any("truncated")
    case .lineLimit: Reading.any("truncated") + Reading.any("wrapped") + Reading.restyled("line limit")

    // Paint.
    case .catalogueColor, .codeColor, .tint, .background, .gradient, .bubbleColor, .chartColor: Reading.paints
    case .theme: Reading.any("restyled")
    case .border, .borderWidth: Reading.restyled("border", "border width", "stroke", "line width")
    case .shadow: Reading.restyled("shadow")
    case .cornerRadius, .cornerStyle, .avatarShape, .bubbleTail:
      Reading.restyled("corner radius", "corners", "shape", "clip shape")
    case .opacity: Reading.restyled("opacity", "colour", "text colour", "background", "fill")
    case .blur: Reading.restyled("blur")
    case .material: Reading.restyled("material", "background")
    case .blend: Reading.restyled("blend mode")
    case .clip: Reading.any("clipped") + Reading.restyled("clip", "corner radius", "clip shape")
    case .rotation: Reading.restyled("rotation")
    case .scale: Reading.restyled("scale") + Reading.sizes
    case .icon, .tabIcon: Reading.restyled("symbol", "picture")
    case .image:
      Reading.restyled("picture", "symbol", "colour", "background", "gradient", "fill")
        + Reading.text("label")
    case .buttonStyle: Reading.paints + Reading.restyled("style", "button style", "corner radius")

    // What there is, and in which order.
    case .order, .columnOrder, .listOrder, .tabOrder: Reading.any("reordered")
    case .listAdded, .added: Reading.any("appeared")
    case .listRemoved, .removed: Reading.any("vanished")
    case .hidden: Reading.any("vanished") + Reading.restyled("opacity", "visibility")
    case .divider, .toolbarItem: Reading.any("vanished") + Reading.any("appeared")
    case .zOrder: Reading.any("covered") + Reading.any("reordered") + Reading.restyled("z-order", "order")

    // Values.
    case .badge: Reading.any("text") + Reading.any("value")
    case .progress, .chartData:
      // Bars that an app draws itself have other lengths.
      Reading.any("value") + Reading.any("resized") + Reading.restyled("trim", "progress", "path", "drawing")
    case .chartAxis:
      Reading.any("vanished") + Reading.any("appeared") + Reading.any("value")
        + Reading.restyled("axis", "scale", "domain", "visibility")
    // An argument of an app's own shape or layout; the changes say its name.
    case .shapeArgument: Reading.restyled("shape", "path", "drawing")
    case .layoutArgument: Reading.moved("position", "spacing", "layout") + Reading.restyled("layout")
    // What a canvas draws.
    case .drawing:
      Reading.restyled("drawing", "path", "stroke", "line width", "fill", "colour") + Reading.any("appeared")
        + Reading.any("vanished")
    case .toggle, .selection: Reading.any("state") + Reading.any("value")
    case .disabled: Reading.any("state") + Reading.restyled("background", "colour", "opacity", "text colour")
    }
  }

  /// Whether it can be said of the container as well, which places what is in it.
  var isOfContainer: Bool {
    switch self {
    case .spacing, .sectionSpacing, .padding, .contentInset, .rowInset, .alignment, .gridColumns,
      .layoutArgument:
      true
    default: false
    }
  }

  /// Whether such a change is planted alone: it changes the whole screen.
  var isAlone: Bool {
    switch self {
    case .theme, .textSize, .locale, .catalogueColor, .titleMode, .sheetDetent, .gridColumns: true
    default: false
    }
  }
}
