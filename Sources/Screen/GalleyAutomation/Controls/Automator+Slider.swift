import Foundation
import GalleyTree

extension Automator {
  /// Drags a slider's thumb to a position, and corrects until its value agrees; a slider with steps ends at
  /// the nearest one.
  ///
  /// - Parameters:
  ///   - target: The slider.
  ///   - position: The position, from 0 to 1.
  ///   - accuracy: The deviations that fail.
  ///   - isEnabled: Whether the slider must take input.
  ///   - deadline: When to give up, counted from the device's start.
  /// - Returns: The final position of the thumb.
  /// - Reference: [`adjust(toNormalizedSliderPosition:)`](https://developer.apple.com/documentation/xcuiautomation/xcuielement/adjust(tonormalizedsliderposition:)).
  @discardableResult
  package func adjust(
    _ target: Target, toNormalizedSliderPosition position: Double, _ accuracy: SliderAccuracy = .any,
    requiringEnabled isEnabled: Bool = true, until deadline: Duration
  ) throws -> Double {
    let wanted = min(max(position, 0), 1)
    let action = Action.adjust(Percentage.text(wanted))
    let began = driver.now
    let end = capped(deadline)
    return try act(action, on: target, Readiness(isEnabled: isEnabled), until: deadline) { aim in
      var found = FoundElement(snapshot: aim.snapshot, screen: aim.screen, place: aim.place)
      func fail(_ cause: AutomationError.Cause) -> AutomationError {
        failure(cause, action, target, began: began, found.snapshot)
      }
      guard let position = found.element.sliderPosition else {
        throw fail(.lacks(found.path, "a value that is a position"))
      }
      if inputMethod == .voiceOver {
        found = try flick(found, toward: wanted, for: action, of: target, until: end)
        let result = found.element.sliderPosition ?? position
        if accuracy.allows(result, wanted: wanted, isNearestStep: true) { return result }
        throw fail(
          .stopsAtStep(
            found.path, wanted: Percentage.text(wanted), nearest: found.element.value?.text ?? ""))
      }
      let target = target.bound(to: aim.place, in: aim.screen)
      let track = SliderTrack(found.element.frame)
      var search = SliderSearch(wanted: wanted, from: position, on: track)
      while driver.now < end, let drag = search.next() {
        // Each drag is a separate action, because an alert may have come up over the slider since the last
        // one.
        let reach = Readiness(isEnabled: isEnabled, point: track.unit(drag.from))
        try act(action, on: target, reach, until: end) { _ in
          try driver.perform(
            .drag(
              from: track.point(drag.from), to: track.point(drag.to), velocity: Velocity.slow,
              hold: SliderTrack.hold))
        }
        found = try read(target)
        guard let after = found.element.sliderPosition else {
          throw fail(.lacks(found.path, "a value that is a position"))
        }
        search.ended(at: after)
      }
      let result = search.position
      let texts = (wanted: Percentage.text(wanted), holds: found.element.value?.text)
      let isExact = abs(result - wanted) <= SliderAccuracy.usual + 1e-9
      if !isExact, search.isAtNearestStep {
        log.note(
          AutomationErrorText.brief(
            .stopsAtStep(found.path, wanted: texts.wanted, nearest: texts.holds ?? ""), found.element))
      }
      if accuracy.allows(result, wanted: wanted, isNearestStep: search.isAtNearestStep) { return result }
      throw fail(
        search.isAtNearestStep
          ? .stopsAtStep(found.path, wanted: texts.wanted, nearest: texts.holds ?? "")
          : .notAdjusted(found.path, wanted: texts.wanted, holds: texts.holds))
    }
  }
}

/// The deviations of a slider that fail.
package enum SliderAccuracy: Hashable, Sendable {
  /// Nothing does.
  case any
  /// A value that is neither the wanted one nor that of the nearest step.
  case nearestStep
  /// A value further away than this.
  case within(Double)

  /// The distance that values in whole percents are off by.
  static let usual = 0.01

  func allows(_ position: Double, wanted: Double, isNearestStep: Bool) -> Bool {
    let distance = abs(position - wanted)
    return switch self {
    case .any: true
    case .nearestStep: isNearestStep || distance <= Self.usual + 1e-9
    case .within(let tolerance): distance <= tolerance + 1e-9
    }
  }
}
