import Foundation
import GalleyRaster

/// A gradient between colours with positions from 0 to 1.
///
/// - Reference: [SwiftUI's `Gradient`](https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: Hashable, Sendable {
  /// A colour with a position.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position of the colour: 0 at the beginning, 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, from the beginning to the end.
  public var stops: [Stop]

  /// Creates a gradient of colours with positions.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  func resolved(in environment: EnvironmentValues) -> GalleyRaster.Gradient {
    GalleyRaster.Gradient(
      stops: stops.map { .init(color: $0.color.resolved(in: environment), location: Double($0.location)) })
  }
}

/// A gradient along a line.
///
/// - Reference: [SwiftUI's `LinearGradient`](https://developer.apple.com/documentation/swiftui/lineargradient).
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours with positions along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .linearGradient(
      gradient.resolved(in: environment), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
  }
}

/// A gradient by the distance from a point.
///
/// - Reference: [SwiftUI's `RadialGradient`](https://developer.apple.com/documentation/swiftui/radialgradient).
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colours around a point.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The point.
  ///   - startRadius: The radius at which the first colour ends, in points.
  ///   - endRadius: The radius at which the last colour begins, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .radialGradient(
      gradient.resolved(in: environment), center: center.point(in: rect), startRadius: Double(startRadius),
      endRadius: Double(endRadius))
  }
}

/// A gradient by the direction from a point.
///
/// - Reference: [SwiftUI's `AngularGradient`](https://developer.apple.com/documentation/swiftui/angulargradient).
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient that runs around a point, clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours at equal angles.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The point.
  ///   - startAngle: The angle of the first colour; zero points to the right.
  ///   - endAngle: The angle of the last colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360))
  {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .angularGradient(
      gradient.resolved(in: environment), center: center.point(in: rect), startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }
}

extension LinearGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}

extension RadialGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}

extension AngularGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}
