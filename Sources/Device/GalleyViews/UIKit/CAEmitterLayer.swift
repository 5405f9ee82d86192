import Foundation

/// The outline that particles come from.
///
/// - Reference: [Core Animation's `CAEmitterLayerEmitterShape`](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape).
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A layer with particles, which are not drawn here so far; a warning says so.
///
/// - Reference: [Core Animation's `CAEmitterLayer`](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the outline that particles come from.
  open var emitterPosition = CGPoint.zero
  /// The size of that outline.
  open var emitterSize = CGSize.zero
  /// The form of that outline.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The factor of the number of particles.
  open var birthRate: Float = 1
  /// The factor of the time that particles last.
  open var lifetime: Float = 1

  override var missingFeature: MissingFeature? { .emitterLayer }
}

/// A kind of particles; here none are drawn.
///
/// - Reference: [Core Animation's `CAEmitterCell`](https://developer.apple.com/documentation/quartzcore/caemittercell).
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  /// The name of the kind.
  open var name: String?
  /// The picture of a particle.
  open var contents: Any?
  /// The colour of a particle.
  open var color: CGColor?
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The time that a particle lasts, in seconds.
  open var lifetime: Float = 0
  /// The range of that time.
  open var lifetimeRange: Float = 0
  /// The speed of a particle, in points per second.
  open var velocity: CGFloat = 0
  /// The range of that speed.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward.
  open var yAcceleration: CGFloat = 0
  /// The direction in which particles leave.
  open var emissionLongitude: CGFloat = 0
  /// The range of that direction.
  open var emissionRange: CGFloat = 0
  /// The turn of a particle in a second.
  open var spin: CGFloat = 0
  /// The range of that turn.
  open var spinRange: CGFloat = 0
  /// The size of a particle, as a part of its picture's.
  open var scale: CGFloat = 1
  /// The range of that size.
  open var scaleRange: CGFloat = 0
  /// The change of that size in a second.
  open var scaleSpeed: CGFloat = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0

  public override init() {
    super.init()
  }
}
