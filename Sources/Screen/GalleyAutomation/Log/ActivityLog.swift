import GalleyTree
import Synchronization

/// The log of everything that was done to a device, as nested steps in the device's own time.
public final class ActivityLog {
  /// One step, with the steps it is made of.
  public struct Step: Hashable, Sendable {
    /// The title of the step, such as `Tap "Retry" Button`.
    public var title: String
    /// The time when it began, counted from the device's start.
    public var start: Duration
    /// The time when it was over; `nil` while it goes on.
    public var end: Duration?
    /// The steps it is made of, oldest first.
    public var steps: [Step]
  }

  private struct Entry {
    var title: String
    var depth: Int
    var start: Duration
    var end: Duration?
  }

  private let clock: () -> Duration
  private var entries: [Entry] = []
  private var depth = 0

  package init(clock: @escaping () -> Duration) {
    self.clock = clock
  }

  /// Runs a closure as a step; entries that are logged meanwhile become parts of that step.
  ///
  /// - Parameters:
  ///   - title: The title of the step.
  ///   - body: The closure.
  /// - Returns: The body's result.
  /// - Throws: The error that the body throws.
  @discardableResult
  public func step<Result>(_ title: String, _ body: () throws -> Result) rethrows -> Result {
    let index = begin(title)
    defer { end(index) }
    return try body()
  }

  /// Begins an asynchronous step, which ``end(_:)`` ends.
  package func begin(_ title: String) -> Int {
    Self.watcher.withLock { $0 }?(title)
    entries.append(Entry(title: title, depth: depth, start: clock(), end: nil))
    depth += 1
    return entries.count - 1
  }

  /// Ends a step that was begun, and with it all that it is made of.
  package func end(_ index: Int) {
    depth = entries[index].depth
    entries[index].end = clock()
  }

  /// Logs an event without a duration.
  ///
  /// - Parameter title: The title of the event.
  public func note(_ title: String) {
    Self.watcher.withLock { $0 }?(title)
    entries.append(Entry(title: title, depth: depth, start: clock(), end: clock()))
  }

  private static let watcher = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Reports every step of every log as it begins, on the thread that takes it.
  package static func watch(_ take: (@Sendable (String) -> Void)?) {
    watcher.withLock { $0 = take }
  }

  /// The whole log, oldest step first.
  public var steps: [Step] {
    var next = 0
    return steps(at: 0, from: &next)
  }

  private func steps(at depth: Int, from next: inout Int) -> [Step] {
    var steps: [Step] = []
    while next < entries.count, entries[next].depth >= depth {
      let entry = entries[next]
      next += 1
      steps.append(
        Step(
          title: entry.title, start: entry.start, end: entry.end,
          steps: self.steps(at: depth + 1, from: &next)))
    }
    return steps
  }

  /// The whole log as text: one line a step with its start time, indented by its depth.
  public var lines: [String] { lines(last: entries.count) }

  /// The latest steps as text, in the form of ``lines``.
  ///
  /// - Parameter count: The greatest number of lines.
  /// - Returns: The lines, oldest first.
  public func lines(last count: Int) -> [String] {
    entries.suffix(count).map { entry in
      "t = \(Self.seconds(entry.start)) \(String(repeating: "    ", count: entry.depth))\(entry.title)"
    }
  }

  /// The whole log as one text.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// A time as seconds with two decimals, as wide as most, such as `    1.25s`.
  static func seconds(_ time: Duration) -> String {
    let hundredths = Int((time / .milliseconds(1) / 10).rounded())
    let fraction = abs(hundredths) % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)s"
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}
