import Foundation
import GalleyImage
import GalleyRaster

/// A gradient of colours at the points of a bent grid.
///
/// - Reference: [SwiftUI's `MeshGradient`](https://developer.apple.com/documentation/swiftui/meshgradient).
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle, Equatable {
  /// A point of the grid with the control points of the curves that leave it.
  ///
  /// - Reference: [SwiftUI's `MeshGradient.BezierPoint`](https://developer.apple.com/documentation/swiftui/meshgradient/bezierpoint).
  public struct BezierPoint: Hashable, Sendable {
    /// The place, in parts of width and height.
    public var position: SIMD2<Float>
    /// The control point towards the previous point in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the point below it.
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the points.
  ///
  /// - Reference: [SwiftUI's `MeshGradient.Locations`](https://developer.apple.com/documentation/swiftui/meshgradient/locations-swift.enum).
  public enum Locations: Hashable, Sendable {
    /// Places; the curves between them follow from their neighbours.
    case points([SIMD2<Float>])
    /// Places with the control points of the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  ///
  /// - Reference: [SwiftUI's `MeshGradient.Colors`](https://developer.apple.com/documentation/swiftui/meshgradient/colors-swift.enum).
  public enum Colors: Hashable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The places of the points, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// The colour outside of the grid.
  public var background: Color
  /// Whether colours change smoothly across the parts of the grid.
  public var smoothsColors: Bool
  /// The space in which colours are mixed; here always that of the display.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from points and colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points with curves and colours, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Returns the drawn gradient; `nil` unless the numbers of points and colours match the grid.
  private func picture(in environment: EnvironmentValues) -> MeshGradientPicture? {
    let shades: [RGBA] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: environment) }
      case .resolvedColors(let colors): colors.map { $0.resolve(in: environment).resolved(in: environment) }
      }
    func point(_ place: SIMD2<Float>) -> CGPoint { CGPoint(x: Double(place.x), y: Double(place.y)) }
    let vertices: [MeshGradientPicture.Vertex] =
      switch locations {
      case .points(let points): zip(points, shades).map { .init(point: point($0), color: $1) }
      case .bezierPoints(let points):
        zip(points, shades).map {
          .init(
            point: point($0.position),
            controls: .init(
              leading: point($0.leadingControlPoint), top: point($0.topControlPoint),
              trailing: point($0.trailingControlPoint), bottom: point($0.bottomControlPoint)),
            color: $1)
        }
      }
    return MeshGradientPicture(
      columns: width, rows: height, vertices: vertices, background: background.resolved(in: environment),
      smoothsColors: smoothsColors)
  }

  /// The mean of the colours, for text and lines.
  func paint(in rect: CGRect, for environment: EnvironmentValues) -> Paint {
    .color(picture(in: environment)?.mean ?? background.resolved(in: environment))
  }

  /// The grid over the whole rectangle, where the shape is.
  func draw(
    in rect: CGRect, _ outline: ShapeOutline, _ rule: DisplayList.FillRule, _ environment: EnvironmentValues,
    into list: inout DisplayList
  ) {
    let scale = environment.displayScale
    let (width, height) = (Int((rect.width * scale).rounded()), Int((rect.height * scale).rounded()))
    guard width > 0, height > 0, let picture = picture(in: environment) else { return }
    list.nested(in: outline.clip(in: rect, rule)) {
      $0.append(.image(picture.bitmap(width: width, height: height), rect, .bilinear))
    }
  }
}

extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    ShapeNode.filling(self, old, in: context)
  }
}
