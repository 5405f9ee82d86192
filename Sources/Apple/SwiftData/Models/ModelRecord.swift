/// The identity of a model's object, the context that keeps it, and whether it was changed.
public final class ModelRecord: @unchecked Sendable {
  private static let counter = Counter()

  /// The number of the object among all of the process.
  let number = ModelRecord.counter.next()
  private let lock = NSLock()
  private weak var keeper: ModelContext?
  private var (kept, changed, deleted) = (false, false, false)

  /// Creates the record of a new object.
  public init() {}

  /// Notes that a variable of the object gets a value.
  public func change() {
    lock.withLock { changed = true }
  }

  /// The context that keeps the object.
  var context: ModelContext? {
    get { lock.withLock { keeper } }
    set { lock.withLock { keeper = newValue } }
  }

  /// Whether a container has the object.
  var isKept: Bool {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }

  /// Whether the object was changed since the context was saved.
  var isChanged: Bool {
    get { lock.withLock { changed } }
    set { lock.withLock { changed = newValue } }
  }

  /// Whether the object was deleted, and the context not saved since.
  var isDeleted: Bool {
    get { lock.withLock { deleted } }
    set { lock.withLock { deleted = newValue } }
  }

  /// Numbers in the order of their requests.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}
