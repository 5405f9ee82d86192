import Foundation
import GalleyTree

/// The state of an action that has not been done yet.
struct Attempt {
  let action: Action
  let target: Target
  let readiness: Readiness
  let began: Duration

  /// The interruptions that were answered so far.
  var handled: [HandledInterruption] = []
  /// The interruption that was answered last, if it was still there afterwards.
  var closing: DismissingInterruption?
  /// The interruption that nobody answered, as it was then.
  var declined: Element?
  /// The time spent on waiting for temporary banners.
  ///
  /// It is added to the action's time, because the system decides how long a banner stays, and a long stay
  /// does not mean a slow app. The deadline around the action applies nevertheless.
  var waitedOut: Duration = .zero
  /// The activity when the screen was last waited for.
  var restless: [String] = []
  /// The time when the screen was last waited for.
  var restedAt: Duration?
  /// The element's frame when scrolling did not bring it nearer; it is tried again once the frame is another.
  var stuckAt: CGRect?

  fileprivate var hasChecked = false
  private var noted: AutomationError.Cause?

  init(action: Action, target: Target, readiness: Readiness, began: Duration) {
    self.action = action
    self.target = target
    self.readiness = readiness
    self.began = began
  }

  /// The point at which the element is to be touched, if it can be.
  func point(of place: Int, in screen: ScreenIndex) -> CGPoint? {
    guard let unit = readiness.point else {
      let control = readiness.aimsAtControl ? screen.innerSwitch(of: place) : nil
      return control.flatMap { HitTest.hitPoint(of: $0, in: screen) }
        ?? HitTest.hitPoint(of: place, in: screen)
    }
    let frame = screen.nodes[place].element.frame
    // The far edges belong to the element's neighbours, so a point on the edge is moved in by up to a point.
    let inset = frame.insetBy(dx: min(1, frame.width / 2), dy: min(1, frame.height / 2))
    let point = unit.point(in: frame)
    guard frame.insetBy(dx: -0.01, dy: -0.01).contains(point) else { return point }
    return CGPoint(
      x: min(max(point.x, inset.minX), inset.maxX), y: min(max(point.y, inset.minY), inset.maxY))
  }

  /// The obstacle between the touch and the element.
  func obstacle(to place: Int, at point: CGPoint?, in screen: ScreenIndex) -> HitObstacle? {
    guard let point else { return HitTest.whyNotHittable(place, in: screen) }
    return HitTest.obstacle(to: place, at: point, in: screen)
  }

  /// The latest time to look again: an interruption that does not go is answered again.
  func waitEnd(before deadline: Duration) -> Duration {
    closing.map { min($0.end, deadline) } ?? deadline
  }

  /// Writes down why the action is not done yet; once for each reason.
  mutating func note(_ cause: AutomationError.Cause, in log: ActivityLog) {
    guard noted != cause else { return }
    noted = cause
    log.note("Wait: \(AutomationErrorText.brief(cause))")
  }
}

/// An interruption that was answered, and is not gone yet.
struct DismissingInterruption {
  private let key: ElementKey
  private let words: [String]
  /// The time when it counts as a new one if it is still there, counted from the device's start.
  let end: Duration

  /// Takes the remaining steps for an interruption.
  init?(_ interruption: InterruptingElement, in screen: ScreenIndex, until end: Duration) {
    key = interruption.key
    words = Self.words(of: interruption.element)
    self.end = end
    guard let place = key.place(in: screen), Self.words(of: screen.nodes[place].element) == words else {
      return nil
    }
  }

  /// Whether an interruption is this one, saying the same.
  func isOf(_ interruption: InterruptingElement, at instant: Duration) -> Bool {
    instant < end && interruption.key == key && Self.words(of: interruption.element) == words
  }

  /// Its texts, wherever it is just now.
  private static func words(of element: Element) -> [String] {
    [element.type.name, element.identifier, element.label, element.value?.text ?? ""]
      + element.children.flatMap(words)
  }
}

extension HitObstacle {
  /// The path of the covering element, if the element is covered.
  var cover: ElementPath? {
    if case .coveredBy(let path) = self { path } else { nil }
  }
}

extension ActivityLog {
  /// Writes down, once for each action, that interruptions are looked for.
  func checkOnce(_ attempt: inout Attempt) {
    guard !attempt.hasChecked else { return }
    attempt.hasChecked = true
    note("Check for interrupting elements affecting \(attempt.target.name)")
  }
}
