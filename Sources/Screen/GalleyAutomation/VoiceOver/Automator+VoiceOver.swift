import GalleyText
import GalleyTree

extension Automator {
  /// Sends an element a request of assistive technology; a request to scroll also goes to its ancestors.
  ///
  /// - Returns: Whether something was done; `false` also for a driver that cannot ask.
  func ask(_ request: AccessibilityRequest, of place: Int, in screen: ScreenIndex) throws -> Bool {
    guard let driver = driver as? any AccessibilityPerforming else { return false }
    for asked in request.isOfContainers ? [place] + screen.ancestors(of: place) : [place] {
      let element = screen.nodes[asked].element
      let handles = [
        request.kind.flatMap { element.accessibility?.action($0)?.handle },
        asked == place ? element.handle : nil,
      ]
      for handle in handles.compactMap({ $0 }) where try driver.perform(request, by: handle) { return true }
    }
    return false
  }

  /// Reports the element at VoiceOver's cursor to apps.
  func focus(_ element: Element?) throws {
    try (driver as? any AccessibilityMessaging)?.setAccessibilityFocus(element?.handle)
  }

  /// Performs VoiceOver's double tap on an element: asks it to act or, without an answer, touches it.
  func activate(_ stop: Int, in order: ReadingOrder, until deadline: Duration) throws {
    log.note("VoiceOver says “\(CleanText.line(order.utterance(of: stop).summary, limit: 80))”")
    let screen = order.screen
    if try ask(.activate, of: stop, in: screen) { return }
    let element = screen.nodes[stop].element
    try withContext({ $0.inputMethod = .touch }) {
      if let point = element.accessibility?.activationPoint { return try tap(at: point) }
      let target = Target(.object(ElementKey(of: stop, in: screen), name: ElementNaming.name(element)))
      try tap(target, requiringEnabled: false, aimsAtControl: true, until: deadline)
    }
  }

  /// The reason for which a person with VoiceOver cannot do something with an element; `nil` for a finger.
  func refusal(
    of attempt: Attempt, on place: Int, _ snapshot: Snapshot, in screen: ScreenIndex
  ) -> AutomationError.Cause? {
    guard inputMethod == .voiceOver, attempt.action != .find, attempt.action != .scrollTo else { return nil }
    guard attempt.action.isOfVoiceOver, attempt.readiness.point == nil else {
      return .unheard(screen.path(of: place), .gesture, by: nil)
    }
    guard let refusal = ReadingOrder(snapshot, index: screen).refusal(of: place) else { return nil }
    return .unheard(screen.path(of: place), refusal.obstacle, by: refusal.cause.map(screen.path))
  }
}

extension AccessibilityRequest {
  /// The action of an element that serves the request; `nil` if there is none.
  var kind: ElementAccessibility.Action.Kind? {
    switch self {
    case .activate: .activate
    case .named(let name): .named(name)
    case .increment, .decrement: .adjust
    case .scroll: .scroll
    case .escape: .escape
    case .magicTap: .magicTap
    case .showRotorEntry: nil
    }
  }

  /// Whether it goes on to the ancestors of an element that does nothing, as UIKit's go up the chain of
  /// responders.
  var isOfContainers: Bool {
    switch self {
    case .scroll, .escape, .magicTap, .named: true
    case .activate, .increment, .decrement, .showRotorEntry: false
    }
  }
}
