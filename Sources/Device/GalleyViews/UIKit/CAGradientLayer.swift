import Foundation

/// The way in which the colours of a gradient layer follow each other.
///
/// - Reference: [Core Animation's `CAGradientLayerType`](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// By the distance from a point; here along a line so far.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; here along a line so far.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient.
///
/// - Reference: [Core Animation's `CAGradientLayer`](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? { didSet { changed() } }
  /// The places of the colours, from 0 at the start to 1 at the end; `nil` for even distances.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The place of the first colour, in parts of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The place of the last colour, in parts of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The way in which the colours follow each other.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override var fill: (any ShapeStyle)? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    var stops = Gradient(colors: colors).stops
    if let locations, locations.count == stops.count {
      for (index, location) in locations.enumerated() {
        stops[index].location = CGFloat(location.doubleValue)
      }
    }
    return LinearGradient(
      gradient: Gradient(stops: stops), startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
      endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))
  }
}
