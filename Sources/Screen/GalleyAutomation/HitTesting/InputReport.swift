import Foundation
import GalleyText
import GalleyTree

/// The element that an input hit, if that may be the reason for its lack of effect.
///
/// A touch that reaches nothing is no failure, as on a real device: logs say it, and so does the report of a failure that follows.
package struct InputReport: Hashable, Sendable {
  /// The element that was hit.
  package enum Hit: Hashable, Sendable {
    /// Nothing but a window, at a point of the screen.
    case nothing(at: CGPoint)
    /// An element that takes no input; its name.
    case disabled(String)
    /// Another element than the touch was meant for, and in front of it; the names of both.
    case cover(String, of: String)
    /// An element at which nothing answers to such an input; its name.
    case silent(String)
    /// Nothing, as no view takes the key.
    case noReceiver
  }

  /// The step of the log, such as `Tap "Save" Button`.
  package var step: String
  /// The time, counted from the device's start.
  package var instant: Duration
  /// The element that was hit.
  package var hit: Hit
}

extension Automator {
  /// Records the element that an input hit, once the screen is at rest after it.
  ///
  /// - Parameters:
  ///   - action: The input.
  ///   - step: Its step in the log.
  ///   - hit: The finding at its point before the input; `nil` if nothing stands out.
  ///   - element: The element at its point.
  ///   - start: When it began.
  func reportInput(
    _ action: Action, _ step: String, hit: InputReport.Hit?, element: Element?, began start: Duration
  ) {
    let isSilent = (driver as? any InputReporting)?.isLatestInputAnswered == false
    var found = hit
    if found == nil, let element, !element.isEnabled, isSilent || action.isTap {
      found = .disabled(ElementNaming.name(element))
    }
    if found == nil, isSilent {
      if case .key = action {
        found = .noReceiver
      } else {
        found = element.map { .silent(ElementNaming.name($0)) }
      }
    }
    unmetInput = found.map { InputReport(step: step, instant: start, hit: $0) }
    if let found { log.note("Hit \(AutomationErrorText.words(found))") }
  }

  /// The notable element at a point of a screen, and the element there.
  func hit(at point: CGPoint, in screen: ScreenIndex, _ snapshot: Snapshot) -> (InputReport.Hit?, Element?) {
    guard let place = HitTest.topmost(at: point, in: screen), !screen.nodes[place].element.type.isStage else {
      return (.nothing(at: point), nil)
    }
    let element = screen.nodes[place].element
    guard let aim = context.aim, let meant = aim.places(in: screen, snapshot).first,
      screen.nodes[meant].visible?.contains(point) == true, !screen.isPlace(place, within: meant)
    else { return (nil, element) }
    return (.cover(ElementNaming.name(element), of: ElementNaming.name(screen.nodes[meant].element)), element)
  }
}

extension AutomationErrorText {
  /// The element that an input hit, as the rest of a sentence.
  static func words(_ hit: InputReport.Hit) -> String {
    switch hit {
    case .nothing(let point):
      "nothing: no element is at (\(Numeral.decimal(point.x)), \(Numeral.decimal(point.y)))"
    case .disabled(let name): "\(name), which is disabled"
    case .cover(let name, let other): "\(name), which covers \(other)"
    case .silent(let name): "\(name), where nothing answers to it"
    case .noReceiver: "nothing: no view takes the key"
    }
  }

  /// The element that an input hit, as a sentence.
  static func sentence(_ report: InputReport) -> String {
    "The input before, “\(report.step)” at \(seconds(report.instant)), hit \(words(report.hit))."
  }
}

extension Action {
  /// Whether it is over where it began.
  fileprivate var isTap: Bool {
    switch self {
    case .tap, .doubleTap, .press, .taps, .click: true
    default: false
    }
  }

  /// Whether it is an input that something on the screen is to answer to.
  var isInput: Bool {
    switch self {
    case .tap, .doubleTap, .press, .drag, .swipe, .taps, .pinch, .rotate, .click, .clickAndDrag, .scrollBy,
      .key:
      true
    case .type, .scrollTo, .find, .adjust, .hover: false
    }
  }
}
