import Foundation
import GalleyServices

/// A view whose value goes through keyframes; its content is evaluated for each frame.
///
/// - Reference: [SwiftUI's `KeyframeAnimator`](https://developer.apple.com/documentation/swiftui/keyframeanimator).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, PrimitiveView
where KeyframePath.Value == Value {
  public typealias Body = Never

  let initialValue: Value
  /// The value whose change starts the keyframes; `nil` if they start when the view appears.
  let trigger: AnyEquatable?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that plays its keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose change starts the keyframes.
  ///   - content: The view for an animated value.
  ///   - keyframes: The keyframes, from a current value on.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that plays its keyframes when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes repeat endlessly.
  ///   - content: The view for an animated value.
  ///   - keyframes: The keyframes, from a current value on.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? KeyframeNode<Value>) ?? KeyframeNode(context.host, initialValue)
    node.update(trigger: trigger, repeats: repeats, in: context) {
      content($0)
    } tracks: {
      keyframes($0).allTracks
    }
    return node
  }
}

nonisolated extension View {
  /// Plays keyframes on the view whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose change starts the keyframes.
  ///   - content: The view for an animated value.
  ///   - keyframes: The keyframes, from a current value on.
  /// - Returns: The animated view.
  /// - Reference: [SwiftUI's `keyframeAnimator(initialValue:trigger:content:keyframes:)`](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:trigger:content:keyframes:)).
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Plays keyframes on the view when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes repeat endlessly.
  ///   - content: The view for an animated value.
  ///   - keyframes: The keyframes, from a current value on.
  /// - Returns: The animated view.
  /// - Reference: [SwiftUI's `keyframeAnimator(initialValue:repeating:content:keyframes:)`](https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:)).
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }
}

/// The node of a view whose value goes through keyframes.
private final class KeyframeNode<Value>: Node {
  private var child: Node?
  private var value: Value
  private var trigger: AnyEquatable?
  private var motion: KeyframeMotion?

  init(_ host: ViewHost, _ value: Value) {
    self.value = value
    super.init(host)
  }

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }

  func update(
    trigger: AnyEquatable?, repeats: Bool, in context: NodeContext, content: (Value) -> some View,
    tracks: (Value) -> [AnyKeyframeTrack<Value>]
  ) {
    environment = context.environment
    let isFirst = child == nil
    let isTriggered = trigger == nil ? isFirst : !isFirst && trigger != self.trigger
    self.trigger = trigger
    if isTriggered { start(tracks(value), repeats: repeats) }
    child = host.evaluator.read { content(value) }.reconciled(with: child, in: context)
  }

  private func start(_ tracks: [AnyKeyframeTrack<Value>], repeats: Bool) {
    // An interrupted animation continues from its value.
    let timeline = KeyframeTimeline(initialValue: value, tracks: tracks)
    guard timeline.duration > 0 else {
      value = timeline.value(time: 0)
      return
    }
    let motion = KeyframeMotion(
      start: environment.clock.now / .seconds(1), duration: timeline.duration, repeats: repeats)
    motion.show = { [weak self] time in
      guard let self else { return }
      value = timeline.value(time: time)
      setNeedsUpdate()
    }
    motion.isSeen = { [weak self] in self?.layoutChildren.contains(where: \.isInWindow) == true }
    self.motion = motion
    host.afterLayout { [weak self] in
      guard let self, let motion = self.motion else { return }
      host.animations.run(motion)
    }
  }
}

/// The time of keyframes that run.
private final class KeyframeMotion: Motion {
  private let start: TimeInterval
  private let duration: TimeInterval
  private let repeats: Bool
  private var isOver = false
  /// A closure that shows the value at a time since the start.
  var show: (TimeInterval) -> Void = { _ in }
  /// Whether anybody can see it.
  var isSeen: () -> Bool = { false }

  init(start: TimeInterval, duration: TimeInterval, repeats: Bool) {
    self.start = start
    self.duration = duration
    self.repeats = repeats
  }

  override var isEndless: Bool { repeats }
  override var isMoving: Bool { !isOver }

  override func sample(at time: TimeInterval, isFrozen: Bool) -> Bool {
    let elapsed = repeats && isFrozen ? 0 : time - start
    if repeats {
      // An animation that was scrolled away pauses, and resumes where it would be.
      if isSeen() { show(elapsed.truncatingRemainder(dividingBy: duration)) }
      return true
    }
    show(min(elapsed, duration))
    isOver = elapsed >= duration
    return !isOver
  }
}
