extension NodeModifier where Self: Animatable {
  /// Animates the modifier to its new data, if the transaction of the change has an animation.
  @MainActor func changed(from old: Self, on node: ModifierNode<Self>) {
    let data = animatableData
    let before = old.animatableData
    guard data != before else {
      if node.shownModifier != nil { node.showMotion(AnimatableData.self) }
      return
    }
    let animations = node.host.animations
    let transaction = animations.mayAnimate ? animations.transaction(at: node) : Transaction()
    let running = node.motion as? VectorMotion<AnimatableData>
    guard transaction.animation != nil || running != nil else { return }
    let motion = running ?? VectorMotion(before) { [weak node] in node?.environment ?? .init() }
    if running == nil {
      motion.changed = { [weak node] in node?.showMotion(AnimatableData.self) }
      node.motion = motion
    }
    motion.move(to: data, by: transaction, at: animations.now)
    motion.changed()
    if motion.isMoving { animations.run(motion) }
  }
}

extension ModifierNode where Modifier: Animatable {
  /// Shows the modifier at the current point of its motion.
  fileprivate func showMotion(_ data: Modifier.AnimatableData.Type) {
    guard let motion = motion as? VectorMotion<Modifier.AnimatableData>, motion.isMoving else {
      shownModifier = nil
      motion = nil
      return
    }
    var shown = modifier
    shown.animatableData = motion.value
    shownModifier = shown
  }
}
