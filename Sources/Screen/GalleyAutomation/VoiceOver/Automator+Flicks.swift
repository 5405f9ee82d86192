import GalleyTree

extension Automator {
  /// Flicks up or down on a control once, as VoiceOver does to adjust it.
  ///
  /// - Throws: An error if the control says nothing of being adjusted.
  func flick(_ control: FoundElement, isUp: Bool, for action: Action, of target: Target) throws {
    log.note("VoiceOver: flick \(isUp ? "up" : "down")")
    guard try ask(isUp ? .increment : .decrement, of: control.place, in: control.screen) else {
      throw failure(
        .lacks(control.path, "an adjustable action"), action, target, began: driver.now, control.snapshot)
    }
    try rest(until: deadline)
  }

  /// Flicks on a slider until no step comes nearer to a position.
  ///
  /// - Returns: Where the thumb is in the end.
  func flick(
    _ slider: FoundElement, toward wanted: Double, for action: Action, of target: Target,
    until deadline: Duration
  ) throws -> FoundElement {
    var slider = slider
    while driver.now < deadline, let position = slider.element.sliderPosition, position != wanted {
      try flick(slider, isUp: wanted > position, for: action, of: target)
      let next = try read(target)
      guard let after = next.element.sliderPosition, after != position else { return next }
      if abs(after - wanted) >= abs(position - wanted) {
        // It went past the nearest step.
        try flick(next, isUp: wanted <= position, for: action, of: target)
        return try read(target)
      }
      slider = next
    }
    return slider
  }
}
