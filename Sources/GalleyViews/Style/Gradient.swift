import Foundation
import GalleyRaster

/// Colours that run into each other.
///
/// - Reference: [SwiftUI's `Gradient`](https://developer.apple.com/documentation/swiftui/gradient).
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is: 0 at the beginning, 1 at the end.
    public var location: CGFloat

    /// Makes a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: 0 at the beginning, 1 at the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, from the beginning to the end.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  ///
  /// - Parameter stops: The colours, from the beginning to the end.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  ///
  /// - Parameter colors: The colours, from the beginning to the end.
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

/// Colours that change along a line.
///
/// - Reference: [SwiftUI's `LinearGradient`](https://developer.apple.com/documentation/swiftui/lineargradient).
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first is.
  ///   - endPoint: Where the last is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of colours at equal distances along a line.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - startPoint: Where the first is.
  ///   - endPoint: Where the last is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places along a line.
  ///
  /// - Parameters:
  ///   - stops: The colours.
  ///   - startPoint: Where 0 is.
  ///   - endPoint: Where 1 is.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient across a rectangle.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .linearGradient(
      gradient.resolved(in: environment), from: startPoint.point(in: rect), to: endPoint.point(in: rect))
  }
}

/// Colours that change with the distance from a point.
///
/// - Reference: [SwiftUI's `RadialGradient`](https://developer.apple.com/documentation/swiftui/radialgradient).
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point.
  ///   - startRadius: Where the first colour ends, in points from the centre.
  ///   - endRadius: Where the last colour begins, in points from the centre.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at equal distances around a point.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The point.
  ///   - startRadius: Where the first colour ends, in points from the centre.
  ///   - endRadius: Where the last colour begins, in points from the centre.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient around its point of a rectangle.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .radialGradient(
      gradient.resolved(in: environment), center: center.point(in: rect), startRadius: Double(startRadius),
      endRadius: Double(endRadius))
  }
}

/// Colours that change with the direction from a point.
///
/// - Reference: [SwiftUI's `AngularGradient`](https://developer.apple.com/documentation/swiftui/angulargradient).
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient that runs around a point, clockwise.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point.
  ///   - startAngle: Where the first colour is; zero points to the right.
  ///   - endAngle: Where the last colour is.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of colours at equal angles.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - center: The point.
  ///   - startAngle: Where the first colour is; zero points to the right.
  ///   - endAngle: Where the last colour is.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360))
  {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The gradient around its point of a rectangle.
  public func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .angularGradient(
      gradient.resolved(in: environment), center: center.point(in: rect), startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }
}

extension LinearGradient: View, PrimitiveView {
  /// Fills whatever room it gets.
  public typealias Body = Never

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}

extension RadialGradient: View, PrimitiveView {
  /// Fills whatever room it gets.
  public typealias Body = Never

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}

extension AngularGradient: View, PrimitiveView {
  /// Fills whatever room it gets.
  public typealias Body = Never

  package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}
