import CDeviceTime

/// The work of an app that may be performed now.
///
/// Without a seed it is performed in the order in which it was asked for. With a seed, work without an order
/// on a real device gets one: the main queue keeps its order, and work beside it may come before or after.
struct ReadyWork {
  /// Work with the number by which it is in order.
  private struct Entry {
    let number: UInt64
    let work: DeviceWork
  }

  private var main = Line()
  private var concurrent = Line()
  private var count: UInt64 = 0

  /// Whether there is none.
  var isEmpty: Bool { main.isEmpty && concurrent.isEmpty }

  /// Adds work behind all other.
  mutating func append(_ work: DeviceWork) {
    count += 1
    let entry = Entry(number: count, work: work)
    if work.queue == DeviceQueueMain { main.append(entry) } else { concurrent.append(entry) }
  }

  /// Takes the work that is next.
  ///
  /// - Parameter order: The order of a seed; `nil` for the order in which it was asked for.
  /// - Returns: The work; `nil` if there is none.
  mutating func next(in order: inout WorkOrder?) -> DeviceWork? {
    guard order != nil else {
      guard let first = main.first?.number else { return concurrent.takeFirst()?.work }
      guard let other = concurrent.first?.number, other < first else { return main.takeFirst()?.work }
      return concurrent.takeFirst()?.work
    }
    let others = concurrent.count
    guard !isEmpty, let place = order?.pick(others + (main.isEmpty ? 0 : 1)) else { return nil }
    return place < others ? concurrent.take(place).work : main.takeFirst()?.work
  }

  /// A queue that is optimized for removing its first entry.
  private struct Line {
    private var entries: [Entry] = []
    private var start = 0

    var isEmpty: Bool { start == entries.count }
    var count: Int { entries.count - start }
    var first: Entry? { isEmpty ? nil : entries[start] }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func takeFirst() -> Entry? {
      guard let first else { return nil }
      start += 1
      // So that each is moved once at the most, on average.
      if start > 32, start * 2 > entries.count {
        entries.removeFirst(start)
        start = 0
      }
      return first
    }

    /// Takes any one, whose place the last one gets: their order does not matter any more.
    mutating func take(_ place: Int) -> Entry {
      entries.swapAt(start + place, entries.count - 1)
      return entries.removeLast()
    }
  }
}
