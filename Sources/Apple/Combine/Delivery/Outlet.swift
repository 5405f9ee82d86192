import Foundation

/// Hands values to a subscriber, one at a time, and no more than it has asked for.
///
/// It is where values of several publishers or threads come together. A sender that meets another one handing
/// over leaves its value behind, so that the subscriber is never called twice at once, and nothing is called
/// below a lock.
final class Outlet<Downstream: Subscriber>: @unchecked Sendable {
  typealias Value = Downstream.Input
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  /// The treatment of values without demand.
  enum Surplus {
    /// They wait in order.
    case wait
    /// Only the newest waits.
    case newest
    /// They are lost.
    case dropped
  }

  private struct Entry {
    let value: Value
    let delivered: (() -> Void)?
  }

  private let lock = NSLock()
  private let surplus: Surplus
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting = Queue<Entry>()
  private var completion: Completion?
  private var isHandingOver = false
  private let onMoreDemand: ((Subscribers.Demand) -> Void)?

  /// Creates an outlet.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - surplus: The treatment of values without demand.
  ///   - demand: The demand so far.
  ///   - onMoreDemand: A closure that receives the demand that the subscriber returns as it takes a value.
  init(
    _ downstream: Downstream, surplus: Surplus = .wait, demand: Subscribers.Demand = .none,
    onMoreDemand: ((Subscribers.Demand) -> Void)? = nil
  ) {
    self.downstream = downstream
    self.surplus = surplus
    self.demand = demand
    self.onMoreDemand = onMoreDemand
  }

  /// Sends a value, and calls a closure once it is with the subscriber.
  func send(_ value: Value, delivered: (() -> Void)? = nil) {
    enqueue(value, delivered: delivered)
    handOver()
  }

  /// Adds a value that goes on with the next call of ``handOver()``, for those who order values below a lock of theirs.
  func enqueue(_ value: Value, delivered: (() -> Void)? = nil) {
    // Released after the lock.
    var replaced: Queue<Entry>?
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      switch surplus {
      case .wait: break
      case .newest:
        replaced = waiting
        waiting = Queue()
      case .dropped: if demand == .none { return }
      }
      waiting.append(Entry(value: value, delivered: delivered))
    }
    _ = replaced
  }

  /// Ends, after the waiting values or instead of them.
  func finish(_ completion: Completion, discarding: Bool = false) {
    var discarded: Queue<Entry>?
    lock.withLock {
      guard self.completion == nil else { return }
      self.completion = completion
      if discarding {
        discarded = waiting
        waiting = Queue()
      }
    }
    _ = discarded
    handOver()
  }

  /// Discards the waiting values.
  func discardWaiting() {
    let discarded = lock.withLock {
      defer { waiting = Queue() }
      return waiting
    }
    _ = discarded
  }

  /// Adds to the demand of the subscriber.
  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    handOver()
  }

  /// Lets go of the subscriber and of all that waits.
  func cancel() {
    let released = lock.withLock {
      defer {
        downstream = nil
        waiting = Queue()
      }
      return (downstream, waiting)
    }
    _ = released
  }

  /// Hands over the waiting values, up to the demand.
  func handOver() {
    lock.lock()
    guard !isHandingOver else { return lock.unlock() }
    isHandingOver = true
    while let downstream {
      if demand > 0, let entry = waiting.popFirst() {
        demand -= 1
        lock.unlock()
        let more = downstream.receive(entry.value)
        entry.delivered?()
        if more > 0 { onMoreDemand?(more) }
        lock.lock()
        demand += more
      } else if waiting.isEmpty, let completion {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
        lock.lock()
      } else {
        break
      }
    }
    isHandingOver = false
    lock.unlock()
  }
}

/// Values in the order in which they came; both ends take constant time.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var first = 0

  var isEmpty: Bool { first == elements.count }
  var count: Int { elements.count - first }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard first < elements.count else { return nil }
    defer {
      elements[first] = nil
      first += 1
      // Each element is moved once for each that was taken before it.
      if first * 2 > elements.count {
        elements.removeFirst(first)
        first = 0
      }
    }
    return elements[first]
  }
}
