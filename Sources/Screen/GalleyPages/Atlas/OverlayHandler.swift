import GalleyAutomation
import GalleyTree

/// Dismisses the overlays of the atlas while something else is waited for.
struct OverlayHandler {
  /// The result of a look for overlays.
  enum Outcome {
    /// There is none.
    case clear
    /// There was one, and it is gone: the screen is another now.
    case dismissed
    /// There is one, and nothing can be done about it now.
    case stays
  }

  /// The greatest number of dismissals in one wait: the same as that of interruptions in an action.
  static let limit = 10

  private let context: PageContext

  var automator: Automator { context.automator }

  private let entries: [OverlayEntry]
  private var count = 0
  private var tried: [ApplicationTree]?

  /// The events, as facts for a report.
  private(set) var events: [OverlayEvent] = []

  /// Begins to look for overlays.
  init(in context: PageContext, except layouts: [any Layout.Type] = []) {
    self.context = context
    let awaited = Set(layouts.map { ObjectIdentifier($0) })
    let overlays = context.isDismissing ? [] : Atlas.current?.overlays ?? []
    entries = overlays.filter { !awaited.contains(ObjectIdentifier($0.layout)) }
  }

  /// Whether there are none to look for.
  var isIdle: Bool { entries.isEmpty }

  /// Dismisses an overlay, if one is there.
  mutating func clear(_ snapshot: Snapshot, until deadline: Duration) throws -> Outcome {
    guard let entry = entries.first(where: { isThere($0, snapshot) && !isBehind($0, snapshot) }) else {
      tried = nil
      return .clear
    }
    let name = LayoutDescription.of(entry.layout).name
    let now = context.automator.driver.now
    // A step that did not help once is not tried again on the same screen.
    guard now < deadline, count < Self.limit, tried != snapshot.applications else {
      note(OverlayEvent(overlay: name, instant: now, outcome: now < deadline ? .stayed : .tooLate))
      return .stays
    }
    count += 1
    tried = snapshot.applications
    do {
      try context.automator.log.step("Dismiss \(name)") {
        try entry.dismiss(entry.context(from: context, until: deadline))
      }
    } catch let error as DriverError {
      throw error
    } catch {
      note(OverlayEvent(overlay: name, instant: now, outcome: .failed("\(error)")))
      return .stays
    }
    // Its button may react late: it is not touched again while it may be about to go.
    let end = min(deadline, automator.driver.now + automator.timeout)
    guard try automator.wait(until: end, for: { !isThere(entry, $0) }) else {
      note(OverlayEvent(overlay: name, instant: now, outcome: .stayed))
      return .stays
    }
    note(OverlayEvent(overlay: name, instant: now, outcome: .dismissed))
    return .dismissed
  }

  /// Whether an overlay is there.
  func isAnyThere(on snapshot: Snapshot) -> Bool {
    entries.contains { isThere($0, snapshot) }
  }

  private func isThere(_ entry: OverlayEntry, _ snapshot: Snapshot) -> Bool {
    let verdict = verdict(on: entry, snapshot)
    return verdict.holds && verdict.score.of > 0
  }

  /// Whether an alert, sheet or popover lies over an overlay.
  ///
  /// Then a test is about that, and it must not be dismissed to reach the overlay.
  private func isBehind(_ entry: OverlayEntry, _ snapshot: Snapshot) -> Bool {
    let screen = context.automator.index(of: snapshot)
    let own = verdict(on: entry, snapshot).evaluations.filter { !$0.isAbsence }.flatMap(\.places)
    let fronts = [.alert, .sheet, .popover].flatMap { screen.places(of: $0, in: screen.nodes.indices) }
    return fronts.contains { front in
      screen.nodes[front].visible != nil
        && own.allSatisfy { $0 < front && !screen.isPlace(front, within: $0) }
    }
  }

  private func verdict(on entry: OverlayEntry, _ snapshot: Snapshot) -> LayoutEvaluation {
    entry.context(from: context).verdict(
      on: LayoutDescription.of(entry.layout), context.automator.index(of: snapshot), snapshot)
  }

  private mutating func note(_ event: OverlayEvent) {
    // An overlay that could not be dismissed is still there at every look that follows.
    let isNews = events.last.map { $0.overlay != event.overlay || $0.outcome == .dismissed } ?? true
    if isNews || event.outcome == .dismissed { events.append(event) }
  }
}

/// An overlay that came up, and how it ended.
package struct OverlayEvent: Hashable, Sendable, Codable {
  /// The end of it.
  package enum Outcome: Hashable, Sendable, Codable {
    /// It was dismissed.
    case dismissed
    /// It was there after all attempts.
    case stayed
    /// It was there at the deadline, when nothing is begun any more.
    case tooLate
    /// Dismissing it failed, with the reason.
    case failed(String)
  }

  /// The overlay's name.
  package var overlay: String
  /// The time when it was met, counted from the device's start.
  @InSeconds package var instant: Duration
  /// The way in which it ended.
  package var outcome: Outcome
}
