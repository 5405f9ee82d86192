import Observation
import Synchronization

/// A node as the observer of values that its view has read: when one of them changes, the node is evaluated
/// again.
///
/// Only reads during the evaluation of a view count; a value that is only passed on, such as a binding, is
/// read by others.
final class Reader: Sendable {
  /// The node whose view read.
  @MainActor var node: Node? {
    get { link?.node }
    set { link = newValue?.link }
  }
  @MainActor private var link: NodeLink?

  private let changes: PendingChanges
  /// The number of evaluations, so that reads of an earlier one no longer count.
  private let evaluation = Atomic(0)

  init(_ changes: PendingChanges) {
    self.changes = changes
  }

  /// The number of the present evaluation.
  var number: Int { evaluation.load(ordering: .acquiring) }

  /// Forgets all reads.
  func renew() {
    evaluation.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  /// Requests a new evaluation of the node, because a value that it read in an evaluation has changed.
  func invalidate(readIn number: Int) {
    if number == self.number { changes.add(self) }
  }

  /// Requests that the node is evaluated again.
  func invalidate() {
    changes.add(self)
  }

  // MARK: The reader at work

  /// The current reader.
  struct Reading: Sendable {
    fileprivate let changes: PendingChanges
    fileprivate(set) var reader: Reader?
    fileprivate var isObserved = false
  }

  // Views are evaluated on the main actor; the lock is for those who read a state on another thread meanwhile.
  private static let reading = Mutex<Reading?>(nil)

  /// Begins reading for a node.
  ///
  /// - Parameters:
  ///   - reader: The node's reader, if it has one.
  ///   - changes: The collector of changes to observed values.
  /// - Returns: The previous reader, for ``end(restoring:)``.
  static func begin(_ reader: Reader?, _ changes: PendingChanges) -> Reading? {
    reading.withLock { reading in
      let outer = reading
      reading = Reading(changes: changes, reader: reader)
      return outer
    }
  }

  /// Ends the reading that ``begin(_:_:)`` began, and returns the reader, if there were reads.
  static func end(restoring outer: Reading?) -> Reader? {
    reading.withLock { reading in
      let reader = reading?.reader
      reading = outer
      return reader
    }
  }

  /// The locale of the window whose views are being evaluated.
  static var localeIdentifier: String? { reading.withLock { $0?.changes.localeIdentifier } }

  /// Whether views are being evaluated.
  static var isReading: Bool { reading.withLock { $0 != nil } }

  /// The current reader; created at the first read.
  static var current: Reader? {
    reading.withLock { reading in
      guard let changes = reading?.changes else { return nil }
      let reader = reading?.reader ?? Reader(changes)
      reading?.reader = reader
      return reader
    }
  }

  /// Forgets all reads of the current reader.
  static func renewCurrent() {
    reading.withLock { $0?.reader?.renew() }
  }

  /// Runs code of an app which may read observable objects.
  ///
  /// Nested calls count as reads of the outer call's reader.
  static func observing<Value>(_ read: () -> Value) -> Value {
    let begins = reading.withLock { reading in
      guard reading?.isObserved == false else { return false }
      reading?.isObserved = true
      return true
    }
    guard begins, let reader = current else { return read() }
    defer { reading.withLock { $0?.isObserved = false } }
    let number = reader.number
    return withObservationTracking(read) { reader.invalidate(readIn: number) }
  }
}

/// The readers of a value since it was last set.
final class ReaderList: Sendable {
  private struct Entries {
    var readers: [ObjectIdentifier: (reader: Reader, number: Int)] = [:]
    /// The number of readers at which obsolete ones are removed.
    var limit = 16
  }

  private let entries = Mutex(Entries())

  /// Notes that the current reader has read the value.
  func register() {
    guard let reader = Reader.current else { return }
    let number = reader.number
    entries.withLock { entries in
      entries.readers[ObjectIdentifier(reader)] = (reader, number)
      guard entries.readers.count > entries.limit else { return }
      entries.readers = entries.readers.filter { $0.value.number == $0.value.reader.number }
      entries.limit = max(16, 2 * entries.readers.count)
    }
  }

  /// Requests that the readers are evaluated again.
  func invalidate() {
    let readers = entries.withLock { entries in
      defer { entries.readers = [:] }
      return entries.readers.values.map { $0 }
    }
    for (reader, number) in readers { reader.invalidate(readIn: number) }
  }
}
