import Foundation
import GalleyTree

/// What people call a fact, or several that are set together: `padding` for its four edges, `font` for face, size and weight.
struct ViewProperty: Hashable {
  /// What a change of it does to the screen.
  enum Effect: Hashable {
    /// Things get other places or sizes.
    case layout
    /// Things look otherwise where they are.
    case paint
    /// Things look otherwise and may get another size: texts, fonts, symbols.
    case content
    /// A control holds something else, and may look otherwise and hold other views because of it.
    case state
    /// The whole screen is shown otherwise: its appearance, text size, language.
    case surroundings
  }

  /// The kind of cause that a change of it is.
  let kind: Cause.Kind
  /// The name in sentences.
  let name: String
  let effect: Effect

  init(_ kind: Cause.Kind, _ name: String, _ effect: Effect) {
    self.kind = kind
    self.name = name
    self.effect = effect
  }

  /// Facts that only follow from others: how a text was broken, and where content was scrolled to.
  static func isDerived(_ fact: String) -> Bool { derived.contains(fact) }

  private static let derived =
    Set([ViewFact.lines, .truncated, .contentOffset, .commands, .outline].map(\.rawValue)).union([
      "contentOffset.x", "contentOffset.y", StyledBox.selector, StyledBox.classes, StyledBox.rules,
    ])

  /// Whether a view is a shape, or a colour or gradient that fills its place.
  static func isShape(_ node: FlatViewTree.Node) -> Bool {
    node.facts[.fill] != nil || node.facts[.stroke] != nil || shapes.contains(node.kind)
  }

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "Path",
    "Color",
    "ConcentricRectangle", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
  ]

  /// Whether a kind is that of a modifier, which changes the one view inside, rather than of a view that holds others.
  ///
  /// Modifiers begin with a small letter, as in Swift; so do parts of the system's views, which have no name of their own.
  static func isModifier(_ kind: String) -> Bool {
    kind.utf8.first.map { (97...122).contains($0) } == true && !parts.contains(kind)
  }

  private static let parts: Set<String> = [
    "screen", "layer", "row", "header", "footer", "segment", "menu", "keyboard", "navigationBar",
    "toolbarItem",
    "bottomBar", "tabBar", "tabItem", "pageIndicator", "sheet", "alert", "fullScreenCover", "popover",
    "confirmationDialog", "dragIndicator", "searchable", "item", "label", "icon", "title",
  ]

  /// Whether a modifier sets what the views inside find in their environment.
  static func isOfEnvironment(_ kind: String) -> Bool { environment.contains(kind) }

  private static let environment: Set<String> = [
    "font", "fontWeight", "fontDesign", "bold", "italic", "foregroundStyle", "foregroundColor", "tint",
    "accentColor",
    "lineLimit", "multilineTextAlignment", "textCase", "kerning", "tracking", "lineSpacing", "underline",
    "strikethrough", "monospacedDigit", "controlSize", "imageScale", "symbolRenderingMode", "symbolVariant",
    "truncationMode", "minimumScaleFactor", "baselineOffset", "buttonStyle", "redacted", "disabled",
  ]

  /// The property that a whole modifier is, where it came or went with all its facts.
  static func presence(of kind: String, _ facts: [String: String]) -> ViewProperty {
    switch kind {
    case "background", "overlay":
      return facts[.stroke] == nil
        ? ViewProperty(.restyled, kind, .paint) : ViewProperty(.restyled, "border", .paint)
    case "clipShape", "cornerRadius":
      return ViewProperty(
        .restyled,
        facts[.cornerRadius] != nil || kind == "cornerRadius" ? "corner radius" : "clip shape", .paint
      )
    default:
      let names =
        kind == "frame" ? facts.keys.filter { $0 != ViewFact.alignment.rawValue } : Array(facts.keys)
      let properties = Set(names.map { property(of: kind, role: nil, fact: $0) })
      if properties.count == 1, let only = properties.first { return only }
      if kind == "frame" { return ViewProperty(.resized, "size", .layout) }
      return property(of: kind, role: nil, fact: kind)
    }
  }

  /// The properties of a view or modifier, each with those of its facts that changed.
  ///
  /// - Parameters:
  ///   - kind: The view or modifier.
  ///   - role: The modifier that brought the view along.
  ///   - facts: The names of the facts that changed.
  ///   - isShape: Whether facts that have no name here are those of an app's own shape.
  ///   - isLayout: Whether facts that have no name here are those of an app's own layout.
  static func properties(
    of kind: String, role: String?, facts: some Sequence<String>, isShape: Bool = false,
    isLayout: Bool = false
  ) -> [(property: ViewProperty, facts: [String])] {
    var found: [(property: ViewProperty, facts: [String])] = []
    let names = facts.filter { !isDerived($0) }.sorted()
    let fonts = names.filter(fontFacts.contains)
    var own: Set<String> = []
    if !fonts.isEmpty { found.append((font(fonts), fonts)) }
    for name in names where !fontFacts.contains(name) {
      var property = property(of: kind, role: role, fact: name)
      let isOwn = property == ViewProperty(.restyled, words(name), .paint) && !known.contains(name)
      if isShape, isOwn { own.insert(property.name) }
      if isLayout, !isShape, isOwn {
        property = ViewProperty(sizes.contains(name) ? .resized : .moved, words(name), .layout)
      }
      if let index = found.firstIndex(where: { $0.property == property }) {
        found[index].facts.append(name)
      } else {
        found.append((property, [name]))
      }
    }
    return merged(found, kind, own: own)
  }

  /// Facts of all shapes, beside those of an app's own ones.
  private static let known = Set<String>(
    [
      ViewFact.fill, .stroke, .border, .background, .cornerRadius, .cornerRadii, .lineWidth, .lineCap,
      .lineJoin, .dash, .dashPhase, .trim, .inset, .rotation, .scale, .offset, .size, .transform, .fillRule,
      .innerRadius, .alignment, .shadow, .opacity, .blur,
    ].map(\.rawValue))

  /// The arguments by which an app's own layout has another size.
  private static let sizes = Set([ViewFact.width, .height, .size].map(\.rawValue))

  private static let fontFacts = Set([ViewFact.font, .size, .weight, .design, .italic].map(\.rawValue))

  private static func font(_ facts: [String]) -> ViewProperty {
    switch facts.compactMap(ViewFact.init(rawValue:)) {
    case [.size]: ViewProperty(.restyled, "font size", .content)
    case [.weight], [.font, .weight]: ViewProperty(.restyled, "font weight", .content)
    default: ViewProperty(.restyled, "font", .content)
    }
  }

  /// Puts together what people take for one: the width and height of a frame, a line and its width.
  private static func merged(
    _ found: [(property: ViewProperty, facts: [String])], _ kind: String, own: Set<String>
  ) -> [(property: ViewProperty, facts: [String])] {
    var found = found
    func merge(_ names: Set<String>, into property: ViewProperty) {
      let parts = found.filter { names.contains($0.property.name) }
      guard parts.count > 1, let first = found.firstIndex(where: { names.contains($0.property.name) }) else {
        return
      }
      found[first] = (property, parts.flatMap(\.facts))
      found = found.enumerated().filter { $0 == first || !names.contains($1.property.name) }.map(\.1)
    }
    // Several arguments of an app's own shape are another shape.
    merge(own, into: ViewProperty(.restyled, "shape", .paint))
    merge(["width", "height", "size"], into: ViewProperty(.resized, "size", .layout))
    merge(["columns", "spacing"], into: ViewProperty(.moved, "spacing", .layout))
    merge(["colour", "drawing"], into: ViewProperty(.restyled, "drawing", .paint))
    merge(["border", "border width"], into: ViewProperty(.restyled, "border", .paint))
    merge(["stroke", "line width"], into: ViewProperty(.restyled, "stroke", .paint))
    if ["clipShape", "background", "overlay", "mask"].contains(kind) {
      // Another shape comes with corners of its own.
      let name = kind == "clipShape" ? "clip shape" : "shape"
      merge(["shape", "clip shape", "corner radius", "corners"], into: ViewProperty(.restyled, name, .paint))
    }
    if found.count > 1,
      found.contains(where: { $0.property.name == "symbol" || $0.property.name == "picture" })
    {
      // Another picture comes with another size and rendering of its own.
      found = [
        (found.first { ["symbol", "picture"].contains($0.property.name) }!.property, found.flatMap(\.facts))
      ]
    }
    return found
  }

  /// The property of one fact.
  static func property(of kind: String, role: String?, fact: String) -> ViewProperty {
    if kind == "screen" { return surroundings(fact) }
    if let property = ofModifier(kind, fact) { return property }
    let name = fact.hasSuffix(ViewFact.endOfName) ? String(fact.dropLast(ViewFact.endOfName.count)) : fact
    let known = ViewFact(rawValue: name)
    if known == .style, ["background", "overlay", "mask"].contains(kind) {
      return ViewProperty(.restyled, "corners", .paint)
    }
    if kind == "background" || kind == "overlay" {
      if known == .fill { return ViewProperty(.restyled, kind == "overlay" ? "fill" : kind, .paint) }
      if known == .stroke { return ViewProperty(.restyled, "border", .paint) }
      if known == .lineWidth { return ViewProperty(.restyled, "border width", .paint) }
      if known == .dash { return ViewProperty(.restyled, "border dash", .paint) }
    }
    switch known {
    case .text where ["TextField", "SecureField", "TextEditor", "searchable"].contains(kind):
      return ViewProperty(.value, "value", .content)
    case .text, .title: return ViewProperty(.text, "label", .content)
    case .placeholder: return ViewProperty(.text, "placeholder", .content)
    case .message, .header, .footer, .prompt: return ViewProperty(.text, name, .content)
    case .runs, .monospacedDigit:
      return ViewProperty(.restyled, known == .runs ? "font" : "digits", .content)
    case .foreground: return ViewProperty(.restyled, kind == "Text" ? "text colour" : "colour", .paint)
    case .colors: return ViewProperty(.restyled, "colour", .paint)
    case .fill:
      if role == "background" { return ViewProperty(.restyled, "background", .paint) }
      return ViewProperty(.restyled, "fill", .paint)
    case .stroke: return ViewProperty(.restyled, "stroke", .paint)
    case .lineWidth: return ViewProperty(.restyled, "line width", .paint)
    case .dash: return ViewProperty(.restyled, kind == "Chart" ? "dash" : "stroke dash", .paint)
    case .border: return ViewProperty(.restyled, "border", .paint)
    case .cornerRadius, .cornerRadii: return ViewProperty(.restyled, "corner radius", .paint)
    case .spacing, .horizontalSpacing, .verticalSpacing, .minLength, .rowSpacing, .sectionSpacing:
      return ViewProperty(.moved, "spacing", .layout)
    case .columns, .rows: return ViewProperty(.moved, name, .layout)
    case .alignment, .horizontalAlignment, .verticalAlignment:
      return ViewProperty(kind == "Text" ? .restyled : .moved, "alignment", .layout)
    case .contentMargins: return ViewProperty(.moved, "content insets", .layout)
    case .minHeight where kind == "List": return ViewProperty(.resized, "row height", .layout)
    case .insets: return ViewProperty(.moved, "padding", .layout)
    case .symbol: return ViewProperty(.restyled, "symbol", .content)
    case .image, .digest, .picture, .pixels: return ViewProperty(.restyled, "picture", .content)
    case .variableValue, .value: return ViewProperty(.value, "value", .state)
    case .badge: return ViewProperty(.value, "badge", .state)
    case .selection: return ViewProperty(.value, "selection", .state)
    case .isOn, .isSelected: return ViewProperty(.state, "selected", .state)
    case .isEnabled: return ViewProperty(.state, "enabled", .state)
    case .isExpanded: return ViewProperty(.state, "expanded", .state)
    case .isFocused: return ViewProperty(.state, "focused", .state)
    case .style, .buttonStyle, .pickerStyle, .listStyle, .labelStyle:
      return ViewProperty(
        .restyled, isKnownShape(kind) ? "corners" : "style", isKnownShape(kind) ? .paint : .state)
    case .barWidth, .barHeight: return ViewProperty(.resized, words(name), .layout)
    case .xDomain, .yDomain: return ViewProperty(.resized, "\(name.prefix(1)) domain", .layout)
    case .innerRadius: return ViewProperty(.restyled, "inner radius", .paint)
    case .stacking: return ViewProperty(.restyled, name, .state)
    case .headerProminence: return ViewProperty(.restyled, "prominence", .state)
    case .role: return ViewProperty(.restyled, "role", .state)
    case .controlSize: return ViewProperty(.restyled, "control size", .state)
    case .displayMode: return ViewProperty(.restyled, "title mode", .state)
    case .detent: return ViewProperty(.resized, "height", .layout)
    case .contentMode, .resizable, .aspectRatio: return ViewProperty(.resized, "size", .layout)
    case .lineLimit, .lineSpacing, .kerning, .tracking, .baselineOffset, .textCase:
      return ViewProperty(.restyled, words(name), .content)
    case .marks, .values, .axes, .data: return ViewProperty(.value, "value", .state)
    case .radius where isKnownShape(kind): return ViewProperty(.restyled, "corner radius", .paint)
    case .topLeadingRadius, .bottomLeadingRadius, .bottomTrailingRadius, .topTrailingRadius:
      return ViewProperty(.restyled, "corner radius", .paint)
    case .trim, .from, .to, .inset, .underline, .strikethrough, .renderingMode, .symbolRenderingMode:
      return ViewProperty(.restyled, words(name), .paint)
    case .weight, .scale, .symbolSize: return ViewProperty(.restyled, "symbol size", .content)
    case .shape: return ViewProperty(.restyled, "shape", .paint)
    case .hitArea: return ViewProperty(.covered, "hit area", .paint)
    // Facts that have no other name than their own, and the fields of an app's own shapes and layouts.
    case .amount, .anchor, .angularInset, .axis, .background, .backgroundRule, .borderShape, .bottom, .color,
      .colorScheme, .contentOffset, .contrast, .dashPhase, .degrees, .design, .destination, .drawing, .edge,
      .fillRule, .font, .guide, .height, .hiddenSeparators, .id, .idealHeight, .idealWidth, .interpolation,
      .italic, .key, .layoutDirection, .leading, .lineCap, .lineJoin, .lines, .locale, .maxHeight, .maxWidth,
      .minHeight, .minWidth, .minimumScaleFactor, .mode, .offset, .opacity, .outerRadius, .pinned, .placement,
      .commands, .outline, .paths, .radius, .series, .range, .ratio, .redacted, .reservedLines, .rotation,
      .separatorTint, .size, .stays,
      .step, .textSize, .timeZone, .tint, .top, .trailing, .transform, .truncated,
      .truncationMode, .width, .x, .y, .shadow, .blur, nil:
      return ViewProperty(.restyled, words(name), .paint)
    }
  }

  /// Whether a kind is a shape of SwiftUI's.
  static func isKnownShape(_ kind: String) -> Bool { shapes.contains(kind) }

  private static func surroundings(_ fact: String) -> ViewProperty {
    switch ViewFact(rawValue: fact) {
    case .locale: ViewProperty(.text, "language", .surroundings)
    case .colorScheme: ViewProperty(.restyled, "appearance", .surroundings)
    case .textSize: ViewProperty(.restyled, "text size", .surroundings)
    case .tint: ViewProperty(.restyled, "tint", .surroundings)
    case nil where fact == ViewFact.tint.nameOfPaint: ViewProperty(.restyled, "tint", .surroundings)
    default: ViewProperty(.restyled, words(fact), .surroundings)
    }
  }

  /// The property of a modifier, which is named by the modifier rather than by its facts.
  private static func ofModifier(_ kind: String, _ fact: String) -> ViewProperty? {
    let known = ViewFact(rawValue: fact)
    return switch kind {
    case "padding", "safeAreaPadding", "listRowInsets": ViewProperty(.moved, "padding", .layout)
    case "contentMargins": ViewProperty(.moved, "content insets", .layout)
    case "frame", "containerRelativeFrame":
      if known == .alignment {
        ViewProperty(.moved, "alignment", .layout)
      } else if fact.lowercased().hasSuffix("width") {
        ViewProperty(.resized, "width", .layout)
      } else if fact.lowercased().hasSuffix("height") {
        ViewProperty(.resized, "height", .layout)
      } else {
        ViewProperty(.resized, "size", .layout)
      }
    case "aspectRatio": ViewProperty(.resized, "aspect ratio", .layout)
    case "fixedSize", "scaledToFit", "scaledToFill": ViewProperty(.resized, "size", .layout)
    case "layoutPriority", "layoutValue": ViewProperty(.resized, words(kind), .layout)
    case "offset": ViewProperty(.moved, "offset", .layout)
    case "position": ViewProperty(.moved, "position", .layout)
    case "alignmentGuide": ViewProperty(.moved, "alignment", .layout)
    case "border":
      ViewProperty(.restyled, known == .width || known == .lineWidth ? "border width" : "border", .paint)
    case "shadow", "opacity", "blur", "brightness", "contrast", "saturation", "grayscale", "mask":
      ViewProperty(.restyled, kind, .paint)
    case "blendMode", "colorMultiply", "colorInvert", "hueRotation", "compositingGroup", "glassEffect":
      ViewProperty(.restyled, words(kind), .paint)
    case "rotationEffect", "rotation3DEffect": ViewProperty(.restyled, "rotation", .content)
    case "scaleEffect": ViewProperty(.restyled, "scale", .content)
    case "transformEffect": ViewProperty(.restyled, "transform", .content)
    case "clipShape", "cornerRadius", "clipped":
      ViewProperty(
        .restyled,
        fact.hasPrefix("cornerRadi") || kind == "cornerRadius"
          ? "corner radius" : kind == "clipped" ? "clip" : known == .style ? "corners" : "clip shape", .paint)
    case "contentShape": ViewProperty(.covered, "hit area", .paint)
    case "zIndex": ViewProperty(.restyled, "z-order", .paint)
    case "hidden": ViewProperty(.vanished, "", .paint)
    case "redacted": ViewProperty(.restyled, "redaction", .paint)
    case "tint", "accentColor": ViewProperty(.restyled, "tint", .paint)
    case "foregroundStyle", "foregroundColor": ViewProperty(.restyled, "colour", .paint)
    case "disabled": ViewProperty(.state, "enabled", .state)
    case "badge": ViewProperty(.value, "badge", .state)
    case "font", "fontDesign", "italic", "bold": ViewProperty(.restyled, "font", .content)
    case "fontWeight": ViewProperty(.restyled, "font weight", .content)
    case "dynamicTypeSize": ViewProperty(.restyled, "text size", .surroundings)
    case "colorScheme", "preferredColorScheme": ViewProperty(.restyled, "appearance", .surroundings)
    case "multilineTextAlignment": ViewProperty(.restyled, "alignment", .layout)
    case "imageScale": ViewProperty(.restyled, "symbol size", .content)
    case "symbolVariant": ViewProperty(.restyled, "symbol", .content)
    case "safeAreaInset" where known != .spacing: ViewProperty(.moved, "alignment", .layout)
    default:
      isModifier(kind) && known == .value ? property(of: "", role: nil, fact: kind) : nil
    }
  }

  /// A name of the framework in words: `lineSpacing` is line spacing.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, last != " ", !last.isUppercase { words.append(" ") }
      words.append(character == "." || character == "_" ? " " : character.lowercased().first ?? character)
    }
    return words
  }
}
