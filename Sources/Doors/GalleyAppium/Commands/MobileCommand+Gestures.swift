import GalleyJSON

extension MobileCommand {
  /// Gestures, and scrolling.
  static let gestures: [MobileCommand] = [
    .action("mobile: tap", "taps an element, or a point `x`, `y`") { try $0.tap($1) },
    .action("mobile: doubleTap", "taps twice in quick succession") { try $0.doubleTap($1) },
    .action("mobile: touchAndHold", "touches for `duration` seconds") { try $0.touchAndHold($1) },
    .action("mobile: forcePress", "touches for `duration` seconds, 0.5 by default") {
      try $0.touchAndHold($1, usual: .milliseconds(500))
    },
    .action("mobile: twoFingerTap", "taps with two fingers") { try $0.twoFingerTap($1) },
    .action("mobile: tapWithNumberOfTaps", "taps `numberOfTaps` times with `numberOfTouches` fingers") {
      try $0.taps($1)
    },
    .action("mobile: swipe", "swipes in a `direction`") { try $0.swipe($1) },
    .action("mobile: scroll", "scrolls to `name`, to `predicateString`, or in a `direction` by `distance`") {
      try $0.scroll($1)
    },
    .action("mobile: scrollToElement", "scrolls until an element is visible") { session, arguments in
      try session.scroll(arguments.merging(["toVisible": true]) { $1 })
    },
    .action("mobile: dragFromToForDuration", "presses for `duration` seconds and drags between two points") {
      try $0.drag($1)
    },
    .action("mobile: dragFromToWithVelocity", "drags between two points with a `velocity`") {
      try $0.drag($1)
    },
    .action("mobile: pinch", "moves two fingers by `scale` with `velocity`") { try $0.pinch($1) },
    .action("mobile: rotateElement", "turns two fingers by `rotation` radians") { try $0.rotate($1) },
    .action("mobile: selectPickerWheelValue", "turns a picker's wheel in an `order`, up to `value`") {
      try $0.turnPickerWheel($1)
    },
  ]
}
