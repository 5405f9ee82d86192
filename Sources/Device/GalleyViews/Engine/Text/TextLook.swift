import Foundation
import GalleyRaster

/// The attributes of a text that differ from its surroundings: those that modifiers of ``Text`` that return a
/// text have set.
struct TextLook: Sendable {
  var font: Font?
  var weight: FontWeight?
  var isItalic: Bool?
  var design: Font.Design?
  var isMonospacedDigit: Bool?
  var foreground: (any ShapeStyle)?
  /// The line below; `.some(nil)` for none, regardless of the surroundings.
  var underline: Text.LineStyle??
  /// The line through; `.some(nil)` for none, regardless of the surroundings.
  var strikethrough: Text.LineStyle??
  var kerning: Double?
  var tracking: Double?
  var baselineOffset: Double?
  /// The label that is read aloud instead of the text.
  var label: TextLabel?
  /// The app's attributes for its renderer.
  var attributes = TextAttributes()

  /// Changes an environment.
  func apply(to values: inout EnvironmentValues) {
    if let font { values.font = font }
    if let weight { values.fontWeight = weight }
    if let isItalic { values.isItalic = isItalic }
    if let design { values.fontDesign = design }
    if let isMonospacedDigit { values.isMonospacedDigit = isMonospacedDigit }
    if let foreground, let anchored = values.anchored(foreground) { values.foreground = anchored }
    if let underline { values.underline = underline }
    if let strikethrough { values.strikethrough = strikethrough }
    if let kerning { values.kerning = kerning }
    if let tracking { values.tracking = tracking }
    if let baselineOffset { values.baselineOffset = baselineOffset }
    if attributes != TextAttributes() {
      values.textAttributes = attributes.merging(values.textAttributes)
    }
  }
}

/// A text in a look, which is in a text itself.
final class TextLabel: Sendable, Equatable {
  private let text: Text

  init(_ text: Text) {
    self.text = text
  }

  func plainText(in values: EnvironmentValues) -> String { text.plainText(in: values) }

  static func == (a: TextLabel, b: TextLabel) -> Bool { a.text == b.text }
}

extension TextLook: Equatable {
  static func == (a: TextLook, b: TextLook) -> Bool {
    a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic && a.design == b.design
      && a.isMonospacedDigit == b.isMonospacedDigit && a.underline == b.underline
      && a.strikethrough == b.strikethrough && a.kerning == b.kerning && a.tracking == b.tracking
      && a.baselineOffset == b.baselineOffset && a.label == b.label
      && a.attributes == b.attributes && isSame(a.foreground, b.foreground)
  }

  /// Whether two styles are equal, if they can be compared.
  private static func isSame(_ a: (any ShapeStyle)?, _ b: (any ShapeStyle)?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    guard let a = a as? any Hashable, let b = b as? any Hashable else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }
}

nonisolated extension Text {
  /// Returns the look with a part that was not set before: the modifier nearest to the text takes precedence,
  /// as in SwiftUI.
  private func with<Part>(_ part: WritableKeyPath<TextLook, Part?>, _ value: Part?) -> Text {
    var text = self
    if text.look[keyPath: part] == nil { text.look[keyPath: part] = value }
    return text
  }

  /// Sets the font of the text; `nil` for the default.
  public func font(_ font: Font?) -> Text { with(\.font, font) }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

  /// Sets the design of the text's font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or restores the regular weight.
  public func bold(_ isActive: Bool) -> Text { with(\.weight, isActive ? .bold : nil) }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }

  /// Sets whether the text is in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(\.design, isActive ? .monospaced : .default)
  }

  /// Makes digits one width.
  public func monospacedDigit() -> Text { with(\.isMonospacedDigit, true) }

  /// Sets the colour of the text; `nil` for the default.
  public func foregroundColor(_ color: Color?) -> Text { with(\.foreground, color) }

  /// Sets the style of the text.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { with(\.foreground, style) }

  /// The text as a badge of a row: secondary, unless it has a style.
  var inBadgeStyle: Text { look.foreground == nil ? foregroundStyle(.secondary) : self }

  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(\.underline, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    with(\.strikethrough, .some(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds space after every character and keeps ligatures, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, Double(kerning)) }

  /// Adds space after every character and separates ligatures, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, Double(tracking)) }

  /// Moves the text up from its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(\.baselineOffset, Double(baselineOffset))
  }

  /// Sets the label of the text for assistive technology.
  public func accessibilityLabel(_ label: Text) -> Text { with(\.label, TextLabel(label)) }

  /// Sets the label of the text for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the text for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text {
    accessibilityLabel(Text(label))
  }
}
