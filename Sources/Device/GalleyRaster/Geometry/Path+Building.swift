import Foundation

extension Path {
  /// Creates the outline of a rectangle, clockwise from its upper left corner.
  ///
  /// - Parameter rect: The rectangle, in points.
  package init(rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Creates the outline of the ellipse that fills a rectangle, clockwise from its rightmost point.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(ellipseIn rect: CGRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let (x, y) = (Double(rect.midX), Double(rect.midY))
    let (across, down) = (rect.width / 2, rect.height / 2)
    let (handleX, handleY) = (across * Path.circleHandle, down * Path.circleHandle)
    func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    self.init([
      .move(point(across, 0)),
      .cubic(control1: point(across, handleY), control2: point(handleX, down), to: point(0, down)),
      .cubic(control1: point(-handleX, down), control2: point(-across, handleY), to: point(-across, 0)),
      .cubic(control1: point(-across, -handleY), control2: point(-handleX, -down), to: point(0, -down)),
      .cubic(control1: point(handleX, -down), control2: point(across, -handleY), to: point(across, 0)),
      .close,
    ])
  }

  /// The length of the handles of a cubic curve that follows a quarter of the unit circle.
  ///
  /// (4/3)(√2 − 1) puts the curve's middle on the circle; it is then nowhere more than 0.03 % of the radius outside.
  static let circleHandle = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Begins a new part.
  ///
  /// - Parameter point: The point, in points.
  public mutating func move(to point: CGPoint) {
    segments.append(.move(point))
  }

  /// Adds a straight line; without a point to come from, begins a part instead.
  ///
  /// - Parameter point: The end, in points.
  public mutating func addLine(to point: CGPoint) {
    segments.append(currentPoint == nil ? .move(point) : .line(point))
  }

  /// Adds a quadratic Bézier curve; without a point to come from, begins a part at its end instead.
  ///
  /// - Parameters:
  ///   - point: The end of the curve, in points.
  ///   - control: The control point, in points.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    segments.append(currentPoint == nil ? .move(point) : .quad(control: control, to: point))
  }

  /// Adds a cubic Bézier curve; without a point to come from, begins a part at its end instead.
  ///
  /// - Parameters:
  ///   - point: The end of the curve, in points.
  ///   - control1: The control point of its start, in points.
  ///   - control2: The control point of its end, in points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    segments.append(
      currentPoint == nil ? .move(point) : .cubic(control1: control1, control2: control2, to: point))
  }

  /// Adds a straight line back to where the part began.
  public mutating func closeSubpath() {
    if currentPoint != nil { segments.append(.close) }
  }

  /// Whether there is nothing.
  public var isEmpty: Bool {
    segments.isEmpty
  }

  /// The end of the outline so far; `nil` when it is empty.
  public var currentPoint: CGPoint? {
    switch segments.last {
    case nil: return nil
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): return point
    case .close:
      for case .move(let start) in segments.reversed() { return start }
      return nil
    }
  }

  /// The steps with a move at the beginning: a first step only gives the point where the outline begins.
  ///
  /// The methods above make no other outlines, but an array of steps can be any.
  var begun: [Segment] {
    if case .move = segments.first { return segments }
    let steps = segments.drop { $0 == .close }
    switch steps.first {
    case .line(let point), .quad(_, let point), .cubic(_, _, let point):
      return [.move(point)] + steps.dropFirst()
    case .move, .close, nil: return Array(steps)
    }
  }
}
