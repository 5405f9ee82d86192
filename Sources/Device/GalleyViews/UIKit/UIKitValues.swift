import Foundation
import GalleyImage

/// Distances from the four edges of a rectangle, independent of the layout direction.
///
/// - Reference: [UIKit's `UIEdgeInsets`](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Creates no distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// Creates SwiftUI's distances of UIKit's, as text runs from the left to the right.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension CGRect {
  /// Returns the rectangle, inset by distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// A colour of Core Graphics, which is the same in light and dark.
///
/// - Reference: [Core Graphics' `CGColor`](https://developer.apple.com/documentation/coregraphics/cgcolor).
public final class CGColor: Hashable, Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// Creates a colour from its channels, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor.rgba)
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity of the colour.
  public var alpha: CGFloat { CGFloat(rgba.alpha) / 255 }

  /// Red, green, blue and opacity, 0 to 1.
  public var components: [CGFloat]? {
    [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) / 255 }
  }

  /// The number of components, with that of the opacity.
  public var numberOfComponents: Int { 4 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }

  /// The colour in SwiftUI.
  var color: Color { Color(light: rgba, dark: rgba) }
}

extension UIColor {
  /// The colour of Core Graphics, in the app's current appearance.
  public var cgColor: CGColor {
    CGColor(rgba(RunningDevice.current?.colorScheme ?? .light))
  }

  /// Creates a colour of one of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }
}

extension Color {
  /// Creates SwiftUI's colour of one of Core Graphics'.
  public init(cgColor: CGColor) {
    self = cgColor.color
  }
}

/// The alignment of a text.
///
/// - Reference: [UIKit's `NSTextAlignment`](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Left.
  case left
  /// Centred.
  case center
  /// Right.
  case right
  /// Justified; here as ``natural``.
  case justified
  /// The alignment of the layout direction.
  case natural
}

/// The treatment of a line that is too long.
///
/// - Reference: [UIKit's `NSLineBreakMode`](https://developer.apple.com/documentation/uikit/nslinebreakmode).
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// The line is broken between words.
  case byWordWrapping
  /// The line is broken between letters; here between words.
  case byCharWrapping
  /// The line is cut off; here an ellipsis replaces its end.
  case byClipping
  /// An ellipsis replaces the beginning of the text.
  case byTruncatingHead
  /// An ellipsis replaces the end of the text.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the text.
  case byTruncatingMiddle
}

/// The priority with which a view keeps its size.
///
/// - Reference: [UIKit's `UILayoutPriority`](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A required priority.
  public static let required = UILayoutPriority(1000)
  /// The priority with which buttons keep their content from being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which buttons hug their content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of fitting a view to a requested size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
