import Foundation

/// A part of the way of a value that keyframes describe.
///
/// - Reference: [SwiftUI's `KeyframeTrackContent`](https://developer.apple.com/documentation/swiftui/keyframetrackcontent).
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the parts.
  associatedtype Body: KeyframeTrackContent

  /// The parts.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
}

/// A part of a track that the library knows.
protocol PrimitiveTrackContent: KeyframeTrackContent where Body == Never {
  /// The legs of the way, in order.
  var legs: [KeyframeLeg<Value>] { get }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a keyframe of the library and has no parts") }
}

extension Never: Animatable, KeyframeTrackContent {
  public typealias Value = Never
}

extension KeyframeTrackContent {
  /// The legs of the way, through all parts.
  var allLegs: [KeyframeLeg<Value>] {
    func legs<Content: KeyframeTrackContent>(of content: Content) -> [KeyframeLeg<Content.Value>] {
      func known(_ content: some PrimitiveTrackContent) -> Any { content.legs }
      if let primitive = content as? any PrimitiveTrackContent {
        return known(primitive) as? [KeyframeLeg<Content.Value>] ?? []
      }
      return legs(of: content.body) as? [KeyframeLeg<Content.Value>] ?? []
    }
    return legs(of: self)
  }
}

/// One leg of a value's way.
struct KeyframeLeg<Value: Animatable> {
  enum Kind {
    case jump
    case line(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let end: Value
  /// The duration in seconds; `nil` for that of the spring.
  let duration: TimeInterval?
  let kind: Kind
}

/// A value that is reached along a curve.
///
/// - Reference: [SwiftUI's `LinearKeyframe`](https://developer.apple.com/documentation/swiftui/linearkeyframe).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  public typealias Body = Never
  let legs: [KeyframeLeg<Value>]

  /// Creates a keyframe that moves along a timing curve.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time until it is reached, in seconds.
  ///   - timingCurve: The curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    legs = [KeyframeLeg(end: to, duration: duration, kind: .line(timingCurve))]
  }
}

/// A value that is reached smoothly from the keyframe before, and left smoothly to the one after it.
///
/// Where no velocity is given, that between two cubic keyframes is the way from the value before to the value after, by the time it takes (a
/// Catmull–Rom spline); at the start it is the velocity that the value has, and at the end it is zero.
///
/// - Reference: [SwiftUI's `CubicKeyframe`](https://developer.apple.com/documentation/swiftui/cubickeyframe).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  public typealias Body = Never
  let legs: [KeyframeLeg<Value>]

  /// Creates a keyframe of a smooth curve.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time until it is reached, in seconds.
  ///   - startVelocity: The velocity at the start, per second.
  ///   - endVelocity: The velocity at the end, per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    legs = [KeyframeLeg(end: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// A value that is reached by a spring.
///
/// - Reference: [SwiftUI's `SpringKeyframe`](https://developer.apple.com/documentation/swiftui/springkeyframe).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  public typealias Body = Never
  let legs: [KeyframeLeg<Value>]

  /// Creates a keyframe that a spring moves to.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time of the keyframe in seconds; `nil` for as long as the spring takes.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, per second; `nil` for the value's current velocity.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    legs = [KeyframeLeg(end: to, duration: duration, kind: .spring(spring, start: startVelocity))]
  }
}

/// A value that is reached at once.
///
/// - Reference: [SwiftUI's `MoveKeyframe`](https://developer.apple.com/documentation/swiftui/movekeyframe).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  public typealias Body = Never
  let legs: [KeyframeLeg<Value>]

  /// Creates a keyframe that jumps to a value.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    legs = [KeyframeLeg(end: to, duration: 0, kind: .jump)]
  }
}

/// Several parts of a way in sequence.
struct KeyframeSequence<Value: Animatable>: PrimitiveTrackContent {
  typealias Body = Never
  let legs: [KeyframeLeg<Value>]
}

/// A result builder that puts keyframes of one value after each other.
///
/// - Reference: [SwiftUI's `KeyframeTrackContentBuilder`](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder).
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(legs: [])
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Another keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(legs: accumulated.allLegs + next.allLegs)
  }

  /// Keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<
      Value
    >
  {
    KeyframeSequence(legs: components.flatMap(\.allLegs))
  }

  /// Keyframes under a condition.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?)
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(legs: component?.allLegs ?? [])
  }

  /// The first of two alternatives.
  public static func buildEither(first component: some KeyframeTrackContent<Value>)
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(legs: component.allLegs)
  }

  /// The second of two alternatives.
  public static func buildEither(second component: some KeyframeTrackContent<Value>)
    -> some KeyframeTrackContent<Value>
  {
    KeyframeSequence(legs: component.allLegs)
  }
}
