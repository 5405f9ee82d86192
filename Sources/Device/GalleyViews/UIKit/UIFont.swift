import Foundation
import GalleyRaster

/// A font of UIKit, whose size does not change with the person's text size.
///
/// - Reference: [UIKit's `UIFont`](https://developer.apple.com/documentation/uikit/uifont).
public final class UIFont: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  let hasEqualDigits: Bool
  let design: Font.Design?
  /// The name of a custom font.
  let name: String?

  private init(
    _ size: CGFloat, _ weight: Weight = .regular, isItalic: Bool = false, hasEqualDigits: Bool = false,
    design: Font.Design? = nil, name: String? = nil
  ) {
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
    self.design = design
    self.name = name
    super.init()
  }

  /// The weight of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than ``light``.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// A medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than ``bold``.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight that fonts have.
    var nearest: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style, whose size the person chooses.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// For the title of a screen.
    case largeTitle
    /// For titles.
    case title1
    /// For titles of the second level.
    case title2
    /// For titles of the third level.
    case title3
    /// For headings.
    case headline
    /// For subheadings.
    case subheadline
    /// For body text.
    case body
    /// For callouts.
    case callout
    /// For footnotes.
    case footnote
    /// For captions.
    case caption1
    /// For the smallest captions.
    case caption2

    /// The kind in SwiftUI.
    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Returns the system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize) }

  /// Returns the system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .semibold) }

  /// Returns the system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, isItalic: true) }

  /// Returns the system's font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, design: .monospaced)
  }

  /// Returns the system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, hasEqualDigits: true)
  }

  /// Returns the font of a text style, in the person's current size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = style.style.points(at: RunningDevice.current?.textSize ?? .large)
    return UIFont(CGFloat(size), style == .headline ? .semibold : .regular)
  }

  /// Creates a custom font of the app; `nil` if the app has no font of the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let folders = RunningDevice.current?.fontFolders ?? []
    guard
      folders.contains(where: { AppFonts.of($0).face(named: fontName, weight: nil, isItalic: false) != nil })
    else { return nil }
    self.init(fontSize, name: fontName)
  }

  /// Returns the font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontSize, weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits, design: design, name: name)
  }

  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of system text.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small system text.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The name of the font: a custom one, or the system's for a weight and design.
  public var fontName: String { fontDescriptor.postscriptName }

  /// The name of the font's family.
  public var familyName: String {
    name ?? ".AppleSystemUIFont\(design?.word ?? "")"
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates a font from its description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: The size; 0 for the description's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.base
    self.init(
      pointSize == 0 ? font.pointSize : pointSize, font.weight, isItalic: font.isItalic,
      hasEqualDigits: font.hasEqualDigits, design: font.design, name: font.name)
  }

  /// The same font with some of its features changed.
  func changed(
    weight: Weight? = nil, isItalic: Bool? = nil, design: Font.Design?? = nil, size: CGFloat? = nil
  ) -> UIFont {
    UIFont(
      size ?? pointSize, weight ?? self.weight, isItalic: isItalic ?? self.isItalic,
      hasEqualDigits: hasEqualDigits, design: design ?? self.design, name: name)
  }

  /// The font in SwiftUI.
  var font: Font {
    var font =
      name.map { Font.custom($0, fixedSize: pointSize) }
      ?? Font.system(size: pointSize, weight: weight.nearest, design: design)
    if isItalic { font = font.italic() }
    return hasEqualDigits ? font.monospacedDigit() : font
  }

  /// The height of a line, in points, which need not be whole pixels.
  @MainActor public var lineHeight: CGFloat { CGFloat(UnhostedView.lineHeight(of: font)) }

  /// Whether two fonts are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  /// The hash value.
  public override var hash: Int { font.hashValue }
}

extension Font {
  /// Creates SwiftUI's font of one of UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}
