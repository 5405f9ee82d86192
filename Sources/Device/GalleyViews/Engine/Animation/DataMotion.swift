/// The motion of an animatable view's or modifier's data; the body is evaluated for each frame.
@MainActor final class DataMotion {
  private var model: Any?
  private var motion: Motion?
  private var isApplying = false

  /// Whether values of a type have data that may move.
  static func moves<Content>(_ type: Content.Type) -> Bool { Content.self is any Animatable.Type }

  /// Replaces the data of a view by that of the shown instant.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - node: Its node.
  func apply<Content>(to view: inout Content, of node: Node) {
    guard let animatable = view as? any Animatable else { return }
    isApplying = true
    defer { isApplying = false }
    if let shown = shown(animatable, of: node) as? Content { view = shown }
  }

  private func shown<Value: Animatable>(_ value: Value, of node: Node) -> Value {
    let data = value.animatableData
    let before = model as? Value.AnimatableData
    model = data
    let running = motion as? VectorMotion<Value.AnimatableData>
    if let before, before != data {
      let animations = node.host.animations
      let transaction = animations.mayAnimate ? animations.transaction(at: node) : Transaction()
      guard transaction.animation != nil || running != nil else { return value }
      let motion =
        running ?? VectorMotion(before) { [weak node] in node?.environment ?? EnvironmentValues() }
      self.motion = motion
      motion.changed = { [weak self, weak node] in
        if self?.isApplying == false { node?.setNeedsUpdate() }
      }
      motion.move(to: data, by: transaction, at: animations.now)
      if motion.isMoving { animations.run(motion) }
    }
    guard let motion = motion as? VectorMotion<Value.AnimatableData>, motion.isMoving else {
      self.motion = nil
      return value
    }
    var shown = value
    shown.animatableData = motion.value
    return shown
  }
}
