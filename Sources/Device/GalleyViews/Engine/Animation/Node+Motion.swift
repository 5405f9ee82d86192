import Foundation

extension Node {
  /// The place of the node in the last sampled instant.
  var shownFrame: CGRect {
    guard let frameMotion else { return settledFrame }
    var frame = CGRect.zero
    frame.animatableData = frameMotion.value
    // A spring that swings may shrink a frame to less than nothing.
    return CGRect(
      origin: frame.origin, size: CGSize(width: max(0, frame.width), height: max(0, frame.height)))
  }

  /// Shows the node on its way to a new place, if the transaction of the change has an animation.
  ///
  /// - Parameters:
  ///   - place: The new place.
  ///   - before: The place before; `nil` for a node that was not there.
  func moveFrame(to place: CGRect, from before: CGRect?) {
    if before == nil {
      frameMotion = nil
      if host.animations.isUpdating { host.presences.appeared(self) }
    }
    guard let before = before ?? host.matchedGeometry.start(of: self, at: place) else { return }
    let transaction = host.animations.mayAnimate ? host.animations.transaction(at: self) : Transaction()
    guard transaction.animation != nil || frameMotion != nil else { return }
    let motion =
      frameMotion ?? VectorMotion(before.animatableData) { [weak self] in self?.environment ?? .init() }
    frameMotion = motion
    motion.move(to: place.animatableData, by: transaction, at: host.animations.now)
    if motion.isMoving { host.animations.run(motion) } else { frameMotion = nil }
  }
}
