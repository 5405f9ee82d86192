import Foundation
import GalleyRaster

/// The description of a font of UIKit: its design, weight, slant and size.
///
/// - Reference: [UIKit's `UIFontDescriptor`](https://developer.apple.com/documentation/uikit/uifontdescriptor).
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
  let base: UIFont

  init(_ base: UIFont) {
    self.base = base
    super.init()
  }

  /// A design of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The design in SwiftUI.
    fileprivate var design: Font.Design? {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// The symbolic traits of a font; only those of UIKit's that are drawn.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait of letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Returns the description of a text style, in the person's current size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { base.pointSize }

  /// The symbolic traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if base.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name of the described font.
  public var postscriptName: String {
    if let name = base.name { return name }
    var word = "\(base.weight.nearest)".capitalized
    if base.isItalic { word += "Italic" }
    return ".AppleSystemUIFont\(base.design?.word ?? "")-\(word)"
  }

  /// Returns the description in a design of the system; `nil` for a custom font, which has no designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    base.name == nil ? UIFontDescriptor(base.changed(design: .some(design.design))) : nil
  }

  /// Returns the description with exactly these features.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = base.changed(isItalic: symbolicTraits.contains(.traitItalic))
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      font = font.changed(weight: isBold ? .regular : .bold)
    }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.changed(design: .some(.monospaced)) }
    return UIFontDescriptor(font)
  }

  /// Returns the description with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(base.changed(size: newPointSize))
  }

  /// Whether two descriptions are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.base == base }

  /// The hash value.
  public override var hash: Int { base.hash }
}

extension Font.Design {
  /// The design in the names of fonts.
  nonisolated var word: String {
    switch self {
    case .rounded: "Rounded"
    case .serif: "Serif"
    case .monospaced: "Monospaced"
    default: ""
    }
  }
}

/// The scaling of a text style with the person's text size.
///
/// - Reference: [UIKit's `UIFontMetrics`](https://developer.apple.com/documentation/uikit/uifontmetrics).
nonisolated public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a length that scales with the text.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let usual = style.style.points(at: .large)
    let now = style.style.points(at: RunningDevice.current?.textSize ?? .large)
    // UIKit's values lie on whole pixels of the screen; three of them are a point.
    return (value * CGFloat(now / usual) * 3).rounded() / 3
  }

  /// Returns a font that scales with the text.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

  /// Returns a font that scales with the text, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
}
