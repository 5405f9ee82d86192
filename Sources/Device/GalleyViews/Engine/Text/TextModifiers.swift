import Foundation
import GalleyRaster

/// The direction in which an interface runs.
///
/// - Reference: [SwiftUI's `LayoutDirection`](https://developer.apple.com/documentation/swiftui/layoutdirection).
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right, as for English.
  case leftToRight
  /// From right to left, as for Arabic and Hebrew.
  case rightToLeft
}

extension Text {
  /// The part of a truncated line that an ellipsis replaces.
  ///
  /// - Reference: [SwiftUI's `Text.TruncationMode`](https://developer.apple.com/documentation/swiftui/text/truncationmode).
  public typealias TruncationMode = TextTruncation

  /// The look of a line below or through text.
  ///
  /// - Reference: [SwiftUI's `Text.LineStyle`](https://developer.apple.com/documentation/swiftui/text/linestyle).
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public typealias Pattern = TextLinePattern

    var pattern: Pattern
    var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line in the text's colour.
    public static let single = LineStyle()

    /// The look with its colour as numbers.
    func resolved(in environment: EnvironmentValues) -> TextStyle.Rule {
      TextStyle.Rule(pattern: pattern, color: color?.resolved(in: environment))
    }
  }
}

nonisolated extension View {
  /// Draws a line below text, with gaps where letters reach down.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern.
  ///   - color: Its colour; `nil` for the text's.
  /// - Returns: The view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(
      by: EnvironmentModifier(.underline) {
        $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Draws a line through text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern.
  ///   - color: Its colour; `nil` for the text's.
  /// - Returns: The view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modified(
      by: EnvironmentModifier(.strikethrough) {
        $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Adds space after every character and keeps ligatures; tracking overrides it.
  ///
  /// - Parameter kerning: The space in points; negative for tighter text.
  /// - Returns: The view.
  public func kerning(_ kerning: CGFloat) -> some View {
    modified(by: EnvironmentModifier(.kerning) { $0.kerning = Double(kerning) })
  }

  /// Adds space after every character and separates ligatures.
  ///
  /// - Parameter tracking: The space in points; negative for tighter text.
  /// - Returns: The view.
  public func tracking(_ tracking: CGFloat) -> some View {
    modified(by: EnvironmentModifier(.tracking) { $0.tracking = Double(tracking) })
  }

  /// Moves text up from its baseline.
  ///
  /// - Parameter baselineOffset: The distance in points; negative for down.
  /// - Returns: The view.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modified(by: EnvironmentModifier(.baselineOffset) { $0.baselineOffset = Double(baselineOffset) })
  }

  /// Sets the part of a truncated text that an ellipsis replaces.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modified(by: EnvironmentModifier(.truncationMode) { $0.truncationMode = mode })
  }

  /// Adds space between the lines of a text.
  ///
  /// - Parameter lineSpacing: The distance, in points.
  /// - Returns: The view.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modified(by: EnvironmentModifier(.lineSpacing) { $0.lineSpacing = Double(lineSpacing) })
  }

  /// Makes the digits of text one width.
  public func monospacedDigit() -> some View {
    modified(by: EnvironmentModifier(.monospacedDigit) { $0.isMonospacedDigit = true })
  }

  /// Sets whether text is italic.
  public func italic(_ isActive: Bool = true) -> some View {
    modified(by: EnvironmentModifier(.italic) { $0.isItalic = isActive })
  }

  /// Sets whether text is in letters of one width; see ``Font/Design/monospaced``.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : .default)
  }

  /// Sets the design of text's font; `nil` for the default.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modified(by: EnvironmentModifier(.fontDesign) { $0.fontDesign = design })
  }

  /// Sets the width of letters; the device's font has only one width.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the case of letters; `nil` leaves them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    modified(by: EnvironmentModifier(.textCase) { $0.textCase = textCase })
  }

  /// Sets the smallest scale of a text that does not fit.
  ///
  /// - Parameter factor: The smallest size as a part of the font's size, from 0 to 1.
  /// - Returns: The view.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modified(by: EnvironmentModifier(.minimumScaleFactor) { $0.minimumScaleFactor = factor })
  }

  /// Sets whether the space between letters may shrink if a text does not fit; here it never does.
  public func allowsTightening(_ flag: Bool) -> some View {
    modified(by: EnvironmentModifier { $0.allowsTightening = flag })
  }

  /// Sets whether a person can select text; selecting draws nothing on the simulated device.
  public func textSelection(_ selectability: some TextSelectability) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }
}

extension Text {
  /// The case of letters.
  ///
  /// - Reference: [SwiftUI's `Text.Case`](https://developer.apple.com/documentation/swiftui/text/case).
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase
  }
}

/// A rule for whether a person can select text.
///
/// - Reference: [SwiftUI's `TextSelectability`](https://developer.apple.com/documentation/swiftui/textselectability).
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Text can be selected.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Text cannot be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// The text style here.
  var textStyle: TextStyle {
    var style = TextStyle(
      font: resolvedFont, lineLimit: lineLimit, alignment: textAlignment,
      lineSpacing: lineSpacing + (font?.addedLineSpacing ?? 0))
    style.displayScale = displayScale
    style.direction = layoutDirection == .leftToRight ? .natural : .naturalElseRightToLeft
    style.truncation = truncationMode
    style.tracking = tracking
    style.kerning = kerning
    style.baselineOffset = baselineOffset
    style.underline = underline?.resolved(in: self)
    style.strikethrough = strikethrough?.resolved(in: self)
    return style
  }

  /// The alignment; the leading edge is that of the interface, regardless of a paragraph's direction.
  private var textAlignment: TextStyle.Alignment {
    switch multilineTextAlignment {
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .center: .center
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    }
  }
}
