import Foundation
import GalleyRaster

extension Path {
  /// Creates a path with a closure that draws it.
  ///
  /// - Parameter callback: A closure that receives an empty path.
  /// - Reference: [SwiftUI's `init(_:)`](https://developer.apple.com/documentation/swiftui/path/init(_:)-2bp1j).
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the outline of a rectangle, clockwise from its upper left corner.
  public init(_ rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(roundedRect: rect, corners: Corners(radius: Double(cornerRadius), style: style.curve))
  }

  /// Creates the outline of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard cornerSize.width > 0, cornerSize.height > 0 else {
      self.init(rect: rect)
      return
    }
    // Made with circular corners in a rectangle that is stretched, and shrunk again.
    let stretch = cornerSize.width / cornerSize.height
    let stretched = CGRect(
      x: rect.minX, y: rect.minY * stretch, width: rect.width, height: rect.height * stretch)
    let corners = Corners(radius: Double(cornerSize.width), style: style.curve)
    self = Path(roundedRect: stretched, corners: corners)
      .transformed(by: .scale(x: 1, y: Double(1 / stretch)))
  }

  /// Creates the outline of a rectangle with different round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radii of the corners, in points; leading is left.
  ///   - style: The curve of the corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, corners: cornerRadii.corners(style))
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the outline of a rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the outline of a rectangle whose round corners differ.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the outline of the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Begins a new part at the first of some points, and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    segments += transform.isIdentity ? path.segments : path.transformed(by: transform.transform).segments
  }

  /// Adds an arc, with a straight line to its start if the path has a current point.
  ///
  /// As in Core Graphics, `clockwise` is meant for a plane in which y points up. On the screen, where it
  /// points down, an arc with `clockwise` runs anticlockwise. Angles grow clockwise on the screen, from the
  /// right. An arc of a turn or more is one whole turn.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the arc would run clockwise if y pointed up.
  ///   - transform: A map of the arc before it is added.
  /// - Reference: [SwiftUI's `addArc(center:radius:startAngle:endAngle:clockwise:transform:)`](https://developer.apple.com/documentation/swiftui/path/addarc(center:radius:startangle:endangle:clockwise:transform:)).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return }
    let sweep: Double
    if abs(difference) >= turn {
      sweep = clockwise ? -turn : turn
    } else {
      let forwards = difference < 0 ? difference + turn : difference
      sweep = clockwise && forwards > 0 ? forwards - turn : forwards
    }
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc, with a straight line to its start if the path has a current point.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start; zero is to the right.
  ///   - delta: The angle of the arc; positive for clockwise on the screen.
  ///   - transform: A map of the arc before it is added.
  /// - Reference: [SwiftUI's `addRelativeArc(center:radius:startAngle:delta:transform:)`](https://developer.apple.com/documentation/swiftui/path/addrelativearc(center:radius:startangle:delta:transform:)).
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta.radians, transform: transform)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, sweep: Double, transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(center: center, radius: Double(radius), startAngle: startAngle.radians, sweep: sweep)
    if !transform.isIdentity { arc = arc.transformed(by: transform.transform) }
    // The arc begins with a move, which is a line where there is something to come from.
    for segment in arc.segments {
      if case .move(let point) = segment { addLine(to: point) } else { segments.append(segment) }
    }
  }

  /// Adds an arc that touches two lines, with a straight line to its start: from the path's end to a corner,
  /// and from the corner to another point.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: The other point.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A map of both points.
  /// - Reference: [SwiftUI's `addArc(tangent1End:tangent2End:radius:transform:)`](https://developer.apple.com/documentation/swiftui/path/addarc(tangent1end:tangent2end:radius:transform:)).
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    guard let start = currentPoint else { return move(to: corner) }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let lengths = (ax * ax + ay * ay).squareRoot() * (bx * bx + by * by).squareRoot()
    let (cosine, sine) = ((ax * bx + ay * by) / lengths, (ax * by - ay * bx) / lengths)
    // Lines without length or in one direction touch no circle.
    guard lengths > 0, radius > 0, abs(sine) > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle between the lines.
    let half = abs(sine) / (1 + cosine)
    let reach = radius / half
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let first = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    let last = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
    // From the first line at a right angle towards the second one.
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * ay / a * radius, y: first.y + side * ax / a * radius)
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(
      center: center, radius: radius, startAngle: .radians(Double(from)), sweep: Double(sweep),
      transform: .identity)
  }
}

extension Path {
  /// Returns the outline, transformed by a map.
  public func applying(_ transform: CGAffineTransform) -> Path { transformed(by: transform.transform) }

  /// Returns the outline, translated.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    transformed(by: .translation(x: Double(dx), y: Double(dy)))
  }

  /// Returns the part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: The fraction of the start, 0 to 1.
  ///   - to: The fraction of the end, 0 to 1.
  /// - Returns: The part.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    trimmed(from: Double(from), to: Double(to))
  }

  /// Returns the outline of a line along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path { stroked(style.stroke) }

  /// Returns whether a point is inside.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether the even-odd rule decides, instead of the winding rule.
  /// - Returns: Whether it is.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    contains(p, eoFill ? .evenOdd : .nonZero)
  }

  /// A step of a path.
  ///
  /// - Reference: [SwiftUI's `Path.Element`](https://developer.apple.com/documentation/swiftui/path/element).
  public enum Element: Equatable, Sendable {
    /// The start of a new part at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the part.
    case closeSubpath
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for segment in segments {
      switch segment {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quad(let control, let point): body(.quadCurve(to: point, control: control))
      case .cubic(let control1, let control2, let point):
        body(.curve(to: point, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
