import Combine
import Foundation
import GalleyServices

/// A view that is evaluated at the dates of a schedule, on the device's clock.
///
/// Nothing waits for its end. While a screen is held still for a picture, a view that changes with every
/// frame shows its first state.
///
/// - Reference: [SwiftUI's `TimelineView`](https://developer.apple.com/documentation/swiftui/timelineview).
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date for which the content is evaluated, and the frequency of updates.
  ///
  /// - Reference: [SwiftUI's `TimelineView.Context`](https://developer.apple.com/documentation/swiftui/timelineview/context).
  public struct Context {
    /// The frequency at which the content is evaluated.
    public enum Cadence: Comparable, Sendable {
      /// The frequency of the schedule.
      case live
      /// About every second.
      case seconds
      /// About every minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// The frequency at which the content is evaluated.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of all timeline views.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  /// Creates a view that updates at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates.
  ///   - content: The view at a date.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor package func reconcile(_ old: Node?, in context: NodeContext) -> Node {
    let node = (old as? TimelineNode) ?? TimelineNode(context.host)
    node.update(schedule, content, in: context)
    return node
  }
}

/// The node of a view that is evaluated at the dates of a schedule.
private final class TimelineNode: Node {
  private var child: Node?
  private var first: Date?
  private var upcoming: (() -> Date?)?
  /// The number of the wait for the next date; earlier ones are obsolete.
  private var wait = 0

  override var layoutChildren: [Node] { child?.layoutChildren ?? [] }
  override var structure: [Node] { child.map { [$0] } ?? [] }

  func update<Schedule: TimelineSchedule>(
    _ schedule: Schedule, _ content: (TimelineViewDefaultContext) -> some View, in context: NodeContext
  ) {
    environment = context.environment
    let now = environment.clock.date
    let dates = Self.dates(of: schedule, around: now)
    var present = dates.present
    if schedule is AnimationTimelineSchedule {
      host.animations.addFreezable(self)
      let first = first ?? present
      self.first = first
      if host.isAnimationFrozen { present = first }
    }
    let shown = host.evaluator.read { content(TimelineViewDefaultContext(date: present, cadence: .live)) }
    child = shown.reconciled(
      with: child, in: context)
    if let next = dates.next { waitForDate(next, from: now) }
  }

  /// Returns the last date not after another one, or that one itself, and the first date after it.
  private static func dates(of schedule: some TimelineSchedule, around now: Date) -> (
    present: Date, next: Date?
  ) {
    var present = now
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now { return (present, date) }
      present = date
    }
    return (present, nil)
  }

  private func waitForDate(_ date: Date, from now: Date) {
    wait += 1
    let number = wait
    let seconds = date.timeIntervalSince(now)
    guard seconds.isFinite, seconds < 1e9 else { return }
    // At least a nanosecond, the clock's unit: a rounded time must not stay before its date forever.
    let delay = max(.nanoseconds(1), Duration.nanoseconds(Int64((seconds * 1e9).rounded(.up))))
    environment.clock.after(delay) { [weak self] in
      guard let self, wait == number else { return }
      setNeedsUpdate()
    }
  }
}

extension DeviceClock {
  /// The date for an app; with a clock without dates, counted from the reference date.
  var date: Date {
    (self as? any SubscriptionClock)?.date
      ?? Date(timeIntervalSinceReferenceDate: now / .seconds(1))
  }
}
