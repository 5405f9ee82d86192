import Foundation

extension Animation {
  /// The default duration of curves, in seconds.
  static let curveDuration = 0.35

  /// The default animation: a spring with a response of 0.55 seconds that does not swing.
  ///
  /// - Reference: [SwiftUI's `default`](https://developer.apple.com/documentation/swiftui/animation/default), as of iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1.0)

  /// The same speed all the way.
  public static var linear: Animation { timingCurve(.linear, duration: curveDuration) }

  /// The same speed all the way.
  ///
  /// - Parameter duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Slow at the start.
  public static var easeIn: Animation { timingCurve(.easeIn, duration: curveDuration) }

  /// Slow at the start.
  ///
  /// - Parameter duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Slow at the end.
  public static var easeOut: Animation { timingCurve(.easeOut, duration: curveDuration) }

  /// Slow at the end.
  ///
  /// - Parameter duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at the start and at the end.
  public static var easeInOut: Animation { timingCurve(.easeInOut, duration: curveDuration) }

  /// Slow at the start and at the end.
  ///
  /// - Parameter duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation along a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - p1x: The horizontal part of the first control point.
  ///   - p1y: The vertical part of the first control point.
  ///   - p2x: The horizontal part of the second control point.
  ///   - p2y: The vertical part of the second control point.
  ///   - duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An animation along a curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The time it takes, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// Delays the start of the animation.
  ///
  /// - Parameter delay: The delay, in seconds.
  /// - Returns: The delayed animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    func delayed(_ base: some CustomAnimation) -> Animation {
      Animation(DelayedAnimation(base: base, delay: delay))
    }
    return delayed(base)
  }

  /// Changes the speed of the animation.
  ///
  /// - Parameter speed: The factor; 2 for an animation that takes half the time.
  /// - Returns: The changed animation.
  public func speed(_ speed: Double) -> Animation {
    func quickened(_ base: some CustomAnimation) -> Animation {
      Animation(SpeedAnimation(base: base, speed: speed))
    }
    return quickened(base)
  }

  /// Repeats the animation a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs; the ways forth and back of an animation that reverses count as two.
  ///   - autoreverses: Whether every other run goes backwards, instead of beginning at the start.
  /// - Returns: The repeating animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(repeatCount, autoreverses)
  }

  /// Repeats the animation endlessly, until the view disappears or the value changes again.
  ///
  /// - Parameter autoreverses: Whether every other run goes backwards, instead of beginning at the start.
  /// - Returns: The animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(nil, autoreverses)
  }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    func repeated(_ base: some CustomAnimation) -> Animation {
      Animation(RepeatedAnimation(base: base, count: count, autoreverses: autoreverses))
    }
    return repeated(base)
  }
}

/// An animation along a curve; if it is interrupted, its rest is added to the next one.
struct CurveAnimation: KnownAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  var length: TimeInterval? { max(0, duration) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}
