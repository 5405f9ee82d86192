import Foundation
import GalleyTree

extension Automator {
  /// Drags a slider's thumb to a position, and corrects until the slider says that it is there.
  ///
  /// - Reference: [`adjust(toNormalizedSliderPosition:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/adjust(tonormalizedsliderposition:)).
  package func adjust(
    _ target: Target, toNormalizedSliderPosition position: Double, tolerance: Double? = nil,
    requiringEnabled isEnabled: Bool = true, until deadline: Duration
  ) throws {
    let wanted = min(max(position, 0), 1)
    let action = Action.adjust(Percentage.text(wanted))
    let began = driver.now
    let end = capped(deadline)
    try act(action, on: target, Readiness(isEnabled: isEnabled), until: deadline) { aim in
      var found = FoundElement(snapshot: aim.snapshot, screen: aim.screen, place: aim.place)
      func fail(_ cause: AutomationError.Cause) -> AutomationError {
        failure(cause, action, target, began: began, found.snapshot)
      }
      guard var position = found.element.sliderPosition else {
        throw fail(.lacks(found.path, "a value that tells a position"))
      }
      var track = SliderTrack(found.element.frame)
      // What a drag by less than can be read adds to the next one.
      var correction = 0.0
      for _ in 0..<SliderTrack.attempts {
        let error = wanted - position
        if abs(error) <= track.resolution || driver.now >= end { break }
        let goal = min(max(wanted + correction, -track.overhang), 1 + track.overhang)
        // Each drag is an action of its own, as an alert may have come up over the slider since the last one.
        let start = track.unit(position)
        let reach = Readiness(isEnabled: isEnabled, point: start)
        try act(action, on: target, reach, until: end) { _ in
          try driver.perform(
            .drag(
              from: track.point(position), to: track.point(goal), velocity: Velocity.slow,
              hold: SliderTrack.hold))
        }
        found = try read(target)
        let before = position
        guard let after = found.element.sliderPosition else {
          throw fail(.lacks(found.path, "a value that tells a position"))
        }
        position = after
        // A slider that goes the other way, or has no thumb where it was touched, is laid out from right to left.
        let isLost = after == before && abs(goal - before) > SliderTrack.smallest
        if isLost || (after - before) * error < 0 {
          track.isMirrored.toggle()
          correction = 0
        } else {
          correction = after == before ? correction + error : 0
        }
      }
      guard let tolerance, abs(position - wanted) > tolerance + 1e-9 else { return }
      throw fail(
        .notAdjusted(found.path, wanted: Percentage.text(wanted), holds: found.element.value?.text))
    }
  }
}

/// The track of a slider on the screen.
private struct SliderTrack {
  /// The largest number of drags of the thumb: once, and then to correct.
  static let attempts = 8
  /// The time that the finger rests before it is lifted, so that nothing is thrown.
  static let hold = Duration.milliseconds(100)

  /// A drag by less than this may change nothing that can be read, even where it took the thumb.
  static let smallest = 0.03

  /// How wide the thumb is, in points: that of
  /// [UISlider](https://developer.apple.com/documentation/uikit/uislider), whose middle stays within the frame.
  private static let thumb = 28.0

  private let frame: CGRect
  /// Whether the beginning is on the right.
  var isMirrored = false

  init(_ frame: CGRect) {
    self.frame = frame
  }

  private var inset: Double { min(Self.thumb, frame.width / 2) / 2 }

  /// The difference that cannot be seen: half a percent, which values are rounded to, or a point's worth.
  var resolution: Double { max(0.005, 1 / max(1, frame.width - 2 * inset)) + 1e-9 }

  /// The distance that a finger may go beyond the ends without leaving the frame.
  var overhang: Double { inset / max(1, frame.width - 2 * inset) }

  /// The position of the thumb, in parts of the frame.
  func unit(_ position: Double) -> UnitPoint {
    UnitPoint(x: (point(position).x - frame.minX) / max(1, frame.width), y: 0.5)
  }

  func point(_ position: Double) -> CGPoint {
    let part = isMirrored ? 1 - position : position
    return CGPoint(x: frame.minX + inset + part * (frame.width - 2 * inset), y: frame.midY)
  }
}
