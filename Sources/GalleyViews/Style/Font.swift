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

  /// The kinds of text that grow with the person's choice.
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

    /// The size at a person's choice, in points.
    ///
    /// - Parameter size: The choice.
    /// - Returns: The size in points.
    public func points(at size: DynamicTypeSize) -> Double {
      let column = TextSize.allCases.firstIndex(of: size) ?? 3
      return Self.table[rawValue][column]
    }

    private static let table: [[Double]] = [
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
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
  }

  private var size: Size
  private var weight: Weight
  private var isItalic = false
  private var isMonospacedDigit = false

  /// A kind of text that grows with the person's choice.
  ///
  /// - Parameters:
  ///   - style: The kind.
  ///   - weight: How heavy; `nil` for what is usual for the kind.
  /// - Returns: The font.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    Font(size: .style(style), weight: weight ?? (style == .headline ? .semibold : .regular))
  }

  /// A size that never changes.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: How heavy.
  /// - Returns: The font.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: .fixed(size), weight: weight)
  }

  /// For the title of a screen.
  public static let largeTitle = system(.largeTitle)
  /// For titles.
  public static let title = system(.title)
  /// For titles of the second level.
  public static let title2 = system(.title2)
  /// For titles of the third level.
  public static let title3 = system(.title3)
  /// For headings.
  public static let headline = system(.headline)
  /// For body text.
  public static let body = system(.body)
  /// For callouts.
  public static let callout = system(.callout)
  /// For subheadings.
  public static let subheadline = system(.subheadline)
  /// For footnotes.
  public static let footnote = system(.footnote)
  /// For captions.
  public static let caption = system(.caption)
  /// For the smallest captions.
  public static let caption2 = system(.caption2)

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.isMonospacedDigit = true
    return font
  }

  func resolved(in environment: EnvironmentValues) -> FontSpec {
    let points =
      switch size {
      case .style(let style): style.points(at: environment.dynamicTypeSize)
      case .fixed(let points): points
      }
    return FontSpec(size: points, weight: weight, isItalic: isItalic, isMonospacedDigit: isMonospacedDigit)
  }
}

extension FontSpec {
  /// The face's name and style, as appearance facts give it.
  var faceName: String {
    let name = String(describing: weight)
    return "Inter \(name.prefix(1).uppercased() + name.dropFirst())\(isItalic ? " Italic" : "")"
  }
}
