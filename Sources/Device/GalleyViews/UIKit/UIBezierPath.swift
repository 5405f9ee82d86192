import Foundation
import GalleyRaster

/// Corners of a rectangle.
///
/// - Reference: [UIKit's `UIRectCorner`](https://developer.apple.com/documentation/uikit/uirectcorner).
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of UIKit, for shapes and for pictures that a ``UIGraphicsImageRenderer`` draws.
///
/// - Reference: [UIKit's `UIBezierPath`](https://developer.apple.com/documentation/uikit/uibezierpath).
nonisolated open class UIBezierPath: NSObject {
  private var path: Path

  public override init() {
    path = Path()
    super.init()
  }

  private init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Creates the outline of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates the outline of a rectangle, some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The radii; UIKit uses the width.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates a part of a circle's edge, from one angle to another, in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates an outline of Core Graphics' one.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// The outline in Core Graphics' form.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Begins a part at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc, from one angle to another, in radians; clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // SwiftUI's word means the turn where the y axis points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the current part.
  open func close() {
    path.closeSubpath()
  }

  /// Removes all points.
  open func removeAllPoints() {
    path = Path()
  }

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// Whether it has no points.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the drawn outline.
  open var bounds: CGRect { path.boundingRect }
  /// The last point; zero for an empty outline.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The width of the line along it, in points.
  open var lineWidth: CGFloat = 1
  /// Whether the even-odd rule decides which points are inside.
  open var usesEvenOddFillRule = false

  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Whether two outlines are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }

  /// The hash value.
  open override var hash: Int { path.hashValue }
}
