import Foundation
import GalleyLogging

/// An identifier that distinguishes overlapping intervals.
///
/// - Reference: [`OSSignpostID`](https://developer.apple.com/documentation/os/ossignpostid).
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Takes a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Takes a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The number for a log.
  public init(log: OSLog) { rawValue = 1 }

  /// The one where none is needed.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(rawValue: .max)

  /// Whether the first number is the smaller one.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The kind of a signpost.
///
/// - Reference: [`OSSignpostType`](https://developer.apple.com/documentation/os/ossignposttype).
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a point or an interval for performance analysis; it has no effect here.
///
/// - Reference: [`os_signpost`](https://developer.apple.com/documentation/os/os_signpost(_:dso:log:name:signpostid:)).
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a point or an interval with values for performance analysis; it has no effect here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A writer of points and intervals for performance analysis, which has no effect here.
///
/// - Reference: [`OSSignposter`](https://developer.apple.com/documentation/os/ossignposter).
public struct OSSignposter: Sendable {
  /// Creates a writer for a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Takes the names of a logger.
  public init(logger: Logger) {}

  public init() {}

  /// Whether signposts are recorded, which is always false here.
  public var isEnabled: Bool { false }

  /// The number of a new interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval, and returns the state that ends it.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Marks a point.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// An interval that was begun.
///
/// - Reference: [`OSSignpostIntervalState`](https://developer.apple.com/documentation/os/ossignpostintervalstate).
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// A lock around a value.
///
/// - Reference: [`OSAllocatedUnfairLock`](https://developer.apple.com/documentation/os/osallocatedunfairlock).
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value of any kind.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with exclusive access to the value.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with exclusive access to the value.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock around nothing.
  public init() { self.init(uncheckedState: ()) }
}
