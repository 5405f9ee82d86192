import Foundation

/// The messages of logs, which nothing keeps here, so that there are none.
///
/// - Reference: [OSLog's `OSLogStore`](https://developer.apple.com/documentation/oslog/oslogstore).
public final class OSLogStore {
  /// The processes whose messages are read.
  public enum Scope: Int, Sendable {
    /// All of the system.
    case system = 0
    /// The running one.
    case currentProcessIdentifier = 1
  }

  /// Creates a store.
  public init(scope: Scope) throws {}

  /// The place of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// The place a time after the last start of the device, in seconds.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  /// The place a time after the end, in seconds.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }

  /// The messages from a place on; here none.
  public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
    -> AnySequence<OSLogEntry>
  {
    AnySequence([])
  }
}

/// A place among the messages of a log.
///
/// - Reference: [OSLog's `OSLogPosition`](https://developer.apple.com/documentation/oslog/oslogposition).
public final class OSLogPosition {
  init() {}
}

/// An entry of a log.
///
/// - Reference: [OSLog's `OSLogEntry`](https://developer.apple.com/documentation/oslog/oslogentry).
open class OSLogEntry {
  /// The text.
  public let composedMessage: String
  /// The date.
  public let date: Date

  init(composedMessage: String, date: Date) {
    (self.composedMessage, self.date) = (composedMessage, date)
  }
}

/// A message of an app in a log.
///
/// - Reference: [OSLog's `OSLogEntryLog`](https://developer.apple.com/documentation/oslog/oslogentrylog).
public final class OSLogEntryLog: OSLogEntry {
  /// The importance of a message.
  public enum Level: Int, Sendable {
    /// Not known.
    case undefined
    /// For debugging.
    case debug
    /// Of use.
    case info
    /// To be kept.
    case notice
    /// An error.
    case error
    /// A fault of the program.
    case fault
  }

  /// The importance.
  public let level: Level
  /// The part of the app.
  public let category: String
  /// The app.
  public let subsystem: String
  /// The name of the program.
  public let process: String

  init(_ text: String, _ date: Date, level: Level, category: String, subsystem: String, process: String) {
    (self.level, self.category) = (level, category)
    (self.subsystem, self.process) = (subsystem, process)
    super.init(composedMessage: text, date: date)
  }
}
