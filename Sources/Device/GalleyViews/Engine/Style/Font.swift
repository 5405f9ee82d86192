import Foundation
import GalleyRaster
import GalleyTree

/// A font of text.
///
/// - Reference: [SwiftUI's `Font`](https://developer.apple.com/documentation/swiftui/font); sizes are those of
///   [Dynamic Type](https://developer.apple.com/design/human-interface-guidelines/typography).
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  ///
  /// - Reference: [SwiftUI's `Font.Weight`](https://developer.apple.com/documentation/swiftui/font/weight).
  public typealias Weight = FontWeight

  /// The text styles that scale with the person's text size.
  public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    /// 34 points at the ordinary size.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// Returns the size for a text size, in points.
    ///
    /// - Parameter size: The text size.
    /// - Returns: The size in points.
    public func points(at size: DynamicTypeSize) -> Double {
      let column = TextSize.allCases.firstIndex(of: size) ?? 3
      return Self.table[rawValue][column]
    }

    private static let bodyRow = TextSize.allCases.map(\.bodyPoints)
    private static let table: [[Double]] = [
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      bodyRow,
      bodyRow,
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }

  private enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(Double)
    /// A size at the ordinary text size, and the text style that it scales with.
    case scaled(Double, TextStyle)
  }

  /// The letters that are set as small capitals.
  private enum Capitals: Hashable, Sendable {
    case lowercase, uppercase, both
  }

  private var size: Size
  private var weight: Weight
  /// Whether the weight is explicit, rather than that of the text style or of a custom face.
  private var hasOwnWeight = false
  /// The name of a custom font.
  private var name: String?
  private var isItalic = false
  private var isMonospacedDigit = false
  private var design: Design?
  private var leading = Leading.standard
  private var capitals: Capitals?

  private init(size: Size, weight: FontWeight) {
    self.size = size
    self.weight = weight
  }

  /// A kind of text that grows with the person's choice.
  ///
  /// - Parameters:
  ///   - style: The kind.
  ///   - design: The design; `nil` for that around.
  ///   - weight: The weight; `nil` for the default of the kind.
  /// - Returns: The font.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(size: .style(style), weight: weight ?? (style == .headline ? .semibold : .regular))
    font.hasOwnWeight = weight != nil
    font.design = design
    return font
  }

  /// A size that never changes.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; `nil` for the default.
  ///   - design: The design; `nil` for that around.
  /// - Returns: The font.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(size: .fixed(Double(size)), weight: weight ?? .regular)
    font.hasOwnWeight = weight != nil
    font.design = design
    return font
  }

  /// A custom font of the app, which scales with body text.
  ///
  /// - Parameters:
  ///   - name: The font's name; see ``custom(_:size:relativeTo:)``.
  ///   - size: The size in points at the ordinary text size.
  /// - Returns: The font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A custom font of the app.
  ///
  /// The files of fonts among the app's resources are searched, whether or not `UIAppFonts` lists them. If
  /// none has the name, text is set in the system font, and a check reports it. The fonts of iOS other than
  /// the system font, such as Georgia, are not available here.
  ///
  /// - Parameters:
  ///   - name: The PostScript name of a face, its full name, or the name of a family.
  ///   - size: The size in points at the ordinary text size.
  ///   - style: The text style that it scales with.
  /// - Returns: The font.
  /// - Reference: [SwiftUI's `custom(_:size:relativeTo:)`](https://developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:)).
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    var font = Font(size: .scaled(Double(size), style), weight: .regular)
    font.name = name
    return font
  }

  /// A custom font of the app with a fixed size; see ``custom(_:size:relativeTo:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var font = Font(size: .fixed(Double(fixedSize)), weight: .regular)
    font.name = name
    return font
  }

  /// The font for the title of a screen.
  public static let largeTitle = system(.largeTitle)
  /// The font for titles.
  public static let title = system(.title)
  /// The font for titles of the second level.
  public static let title2 = system(.title2)
  /// The font for titles of the third level.
  public static let title3 = system(.title3)
  /// The font for headings.
  public static let headline = system(.headline)
  /// The font for body text.
  public static let body = system(.body)
  /// The font for callouts.
  public static let callout = system(.callout)
  /// The font for subheadings.
  public static let subheadline = system(.subheadline)
  /// The font for footnotes.
  public static let footnote = system(.footnote)
  /// The font for captions.
  public static let caption = system(.caption)
  /// The font for the smallest captions.
  public static let caption2 = system(.caption2)

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight
      $0.hasOwnWeight = true
    }
  }

  /// Returns the bold font.
  public func bold() -> Font { weight(.bold) }

  /// Returns the italic font.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  /// Returns the font in its monospaced design; see ``Design/monospaced``.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Returns the font with its lines closer or further apart; see ``Leading``.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// Returns the font in another width; the device's font has only one width.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font with all letters as small capitals.
  public func smallCaps() -> Font { with { $0.capitals = .both } }

  /// Returns the font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals = .lowercase } }

  /// Returns the font with uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals = .uppercase } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font in an environment, whose weight and slant override its own.
  func resolved(in environment: EnvironmentValues) -> FontSpec {
    let points =
      switch size {
      case .style(let style): style.points(at: environment.dynamicTypeSize)
      case .fixed(let points): points
      case .scaled(let points, let style): points * style.growth(at: environment.dynamicTypeSize)
      }
    var spec = FontSpec(
      size: points, weight: environment.fontWeight ?? weight, isItalic: environment.isItalic ?? isItalic,
      isMonospacedDigit: isMonospacedDigit)
    if let name {
      let asked = environment.fontWeight ?? (hasOwnWeight ? weight : nil)
      environment.setAppFont(name, weight: asked, in: &spec)
    } else {
      spec.family = (design ?? environment.fontDesign)?.family ?? .system
      if environment.legibilityWeight == .bold { spec.weight = spec.weight.legible }
    }
    switch capitals {
    case nil: break
    case .lowercase: spec.features = [FontFeature("smcp")]
    case .uppercase: spec.features = [FontFeature("c2sc")]
    case .both: spec.features = [FontFeature("smcp"), FontFeature("c2sc")]
    }
    return spec
  }

  /// Whether it is a custom font.
  var isAppFont: Bool { name != nil }

  /// The distance that the leading adds between lines, in points.
  var addedLineSpacing: Double {
    switch leading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension Font {
  /// The design of letters.
  ///
  /// Fonts that are free to ship replace Apple's: Inter, Vollkorn for ``serif``, JetBrains Mono for
  /// ``monospaced``, and Inter with round ends for ``rounded``.
  ///
  /// - Reference: [SwiftUI's `Font.Design`](https://developer.apple.com/documentation/swiftui/font/design).
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced

    var family: FontFamily {
      switch self {
      case .default: .system
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance of lines.
  ///
  /// - Reference: [SwiftUI's `Font.Leading`](https://developer.apple.com/documentation/swiftui/font/leading).
  public enum Leading: Hashable, Sendable {
    /// The standard distance.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// The width of letters.
  ///
  /// - Reference: [SwiftUI's `Font.Width`](https://developer.apple.com/documentation/swiftui/font/width).
  public struct Width: Hashable, Sendable {
    /// The width; 0 is standard.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrow letters.
    public static let compressed = Width(-0.4)
    /// Slightly narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters of standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

extension Font.TextStyle {
  /// The size at a person's choice in parts of the ordinary one.
  func growth(at size: TextSize) -> Double { points(at: size) / points(at: .large) }
}

extension FontSpec {
  /// The face's name and style for appearance facts: Inter's names; those of the lightest two differ from
  /// SwiftUI's.
  var faceName: String {
    let name =
      switch weight {
      case .ultraLight: "thin"
      case .thin: "extraLight"
      case .heavy: "extraBold"
      default: String(describing: weight)
      }
    let family =
      switch self.family {
      case .system, .unknown: "Inter"
      case .serif: "Vollkorn"
      case .rounded: "Inter Rounded"
      case .monospaced: "JetBrains Mono"
      case .custom(let face): face.name
      }
    if case .custom = self.family { return family }
    return "\(family) \(name.prefix(1).uppercased() + name.dropFirst())\(isItalic ? " Italic" : "")"
  }
}
