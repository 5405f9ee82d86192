import GalleyImage
import GalleyRaster

/// The channels of a colour, multiplied with its opacity, so that a colour that fades in has its hue from the
/// start.
///
/// The channels are in sRGB. Apple does not document the space in which iOS mixes colours; a motion may look
/// slightly different midway.
typealias ColorVector = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

extension RGBA {
  /// The colour as a vector.
  var vector: ColorVector {
    let opacity = Double(alpha) / 255
    return AnimatablePair(
      AnimatablePair(Double(red) * opacity, Double(green) * opacity),
      AnimatablePair(Double(blue) * opacity, Double(alpha)))
  }

  /// Creates the colour of a vector.
  init(_ vector: ColorVector) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
    let opacity = min(max(vector.second.second, 0), 255) / 255
    func channel(_ value: Double) -> UInt8 { opacity > 0 ? byte(value / opacity) : 0 }
    self.init(
      channel(vector.first.first), channel(vector.first.second), channel(vector.second.first),
      byte(vector.second.second))
  }
}

extension Node {
  /// Changes properties that determine the painted colour, and animates the colour if the transaction of the
  /// change has an animation.
  func repaint(_ change: () -> Void) {
    guard host.animations.mayAnimate || colorMotion != nil else { return change() }
    let before = paintedColor
    change()
    moveColor(from: before, to: paintedColor)
  }

  /// Animates the colour of text and symbols after a change of the environment.
  func recolor(from old: EnvironmentValues) {
    // A node that sets its colour animates it itself.
    guard paintedColor == nil else { return }
    if let color = environment.singleForeground, let before = old.singleForeground {
      moveColor(from: before, to: color)
    }
    showForeground()
  }

  private func showForeground() {
    guard paintedColor == nil else { return }
    let shown = colorMotion?.isMoving == true ? colorMotion.map { RGBA($0.value) } : nil
    if environment.shownForeground != shown { environment.shownForeground = shown }
  }

  private func moveColor(from before: RGBA?, to color: RGBA?) {
    guard let before, let color else {
      colorMotion = nil
      return
    }
    let changes = before != color
    let transaction =
      changes && host.animations.mayAnimate ? host.animations.transaction(at: self) : Transaction()
    guard transaction.animation != nil || colorMotion != nil else { return }
    let motion = colorMotion ?? VectorMotion(before.vector) { [weak self] in self?.environment ?? .init() }
    if colorMotion == nil {
      motion.changed = { [weak self] in self?.showForeground() }
      colorMotion = motion
    }
    motion.move(to: color.vector, by: transaction, at: host.animations.now)
    if motion.isMoving { host.animations.run(motion) } else { colorMotion = nil }
  }

  /// A paint, on its way where it is one colour that changes.
  func shown(_ paint: Paint) -> Paint {
    guard let colorMotion, colorMotion.isMoving, case .color = paint else { return paint }
    return .color(RGBA(colorMotion.value))
  }
}

extension EnvironmentValues {
  /// The colour of text and symbols, where it is one colour.
  fileprivate var singleForeground: RGBA? {
    foreground == nil ? Color.primary.resolved(in: self) : foregroundColor?.resolved(in: self)
  }
}
