import Foundation

/// The ways of the parts of a value over time.
///
/// - Reference: [SwiftUI's `Keyframes`](https://developer.apple.com/documentation/swiftui/keyframes).
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the tracks.
  associatedtype Body: Keyframes

  /// The tracks.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
}

/// Keyframes of the library.
protocol PrimitiveKeyframes: Keyframes where Body == Never {
  /// The tracks of the parts.
  var tracks: [AnyKeyframeTrack<Value>] { get }
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("\(Self.self) is known to the library and has no body") }
}

extension Never: Keyframes {}

/// Simultaneous tracks of parts of a value.
struct KeyframeTracks<Value>: PrimitiveKeyframes {
  typealias Body = Never

  let tracks: [AnyKeyframeTrack<Value>]
}

extension Keyframes {
  /// The tracks of the parts, through all bodies.
  var allTracks: [AnyKeyframeTrack<Value>] {
    func tracks<Frames: Keyframes>(of frames: Frames) -> [AnyKeyframeTrack<Frames.Value>] {
      func known(_ frames: some PrimitiveKeyframes) -> Any { frames.tracks }
      if let primitive = frames as? any PrimitiveKeyframes {
        return known(primitive) as? [AnyKeyframeTrack<Frames.Value>] ?? []
      }
      return tracks(of: frames.body) as? [AnyKeyframeTrack<Frames.Value>] ?? []
    }
    return tracks(of: self)
  }
}

/// The way of one part of a value.
///
/// - Reference: [SwiftUI's `KeyframeTrack`](https://developer.apple.com/documentation/swiftui/keyframetrack).
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes,
  PrimitiveKeyframes
where Part == Content.Value {
  public typealias Value = Root
  public typealias Body = Never

  let tracks: [AnyKeyframeTrack<Root>]

  /// Creates a track that animates the whole value.
  ///
  /// - Parameter content: The keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  /// Creates a track that animates a part of the value.
  ///
  /// - Parameters:
  ///   - keyPath: The part.
  ///   - content: The keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    tracks = [AnyKeyframeTrack(keyPath, content().allLegs)]
  }
}

/// A result builder that puts tracks beside each other.
///
/// - Reference: [SwiftUI's `KeyframesBuilder`](https://developer.apple.com/documentation/swiftui/keyframesbuilder).
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Frames: Keyframes>(_ expression: Frames) -> Frames
  where Frames.Value == Value { expression }

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeTracks<Value>(tracks: []) }

  /// The first track.
  public static func buildPartialBlock<Frames: Keyframes>(first: Frames) -> Frames
  where Frames.Value == Value { first }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Another track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks(tracks: accumulated.allTracks + next.allTracks)
  }

  /// Another keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence(legs: accumulated.allLegs + next.allLegs)
  }

  /// The tracks.
  public static func buildFinalResult<Frames: Keyframes>(_ component: Frames) -> Frames
  where Frames.Value == Value { component }

  /// The keyframes of the whole value as a track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content)
    -> KeyframeTrack<Value, Value, Content> where Content.Value == Value
  {
    KeyframeTrack<Value, Value, Content>(\.self) { component }
  }
}

/// The values over time that keyframes describe.
///
/// - Reference: [SwiftUI's `KeyframeTimeline`](https://developer.apple.com/documentation/swiftui/keyframetimeline).
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [AnyKeyframeTrack<Value>]

  /// Creates a timeline of tracks.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, tracks: content().allTracks)
  }

  init(initialValue: Value, tracks: [AnyKeyframeTrack<Value>]) {
    self.initialValue = initialValue
    self.tracks = tracks
  }

  /// The time of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map { $0.duration(initialValue) }.max() ?? 0 }

  /// The value at a time.
  ///
  /// - Parameter time: The time since the start, in seconds.
  /// - Returns: The value.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration.
  ///
  /// - Parameter progress: The part, from 0 to 1.
  /// - Returns: The value.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the parts of a value that have tracks.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: The time since the start, in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.set(&value, initialValue, time) }
  }

  /// Sets the parts of a value that have tracks.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - progress: The part of the duration, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// The track of a part of a value, with the type of the part erased.
struct AnyKeyframeTrack<Root> {
  let duration: (Root) -> TimeInterval
  /// A closure that sets the part of the value at a time, given the value at the start.
  let set: (inout Root, Root, TimeInterval) -> Void

  init<Value: Animatable>(_ part: WritableKeyPath<Root, Value>, _ legs: [KeyframeLeg<Value>]) {
    duration = { KeyframePath(from: $0[keyPath: part], legs).duration }
    set = { $0[keyPath: part] = KeyframePath(from: $1[keyPath: part], legs).value(at: $2) }
  }
}
