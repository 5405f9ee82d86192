/// A logger of a part of an app or of a suite of tests.
///
/// Nothing is written unless the environment variable `GALLEY_OS_LOG` is set: then messages go to standard error, a line each, from
/// the type on that it names (`debug`, `info`, `default`, `error` or `fault`). Messages of a test are steps of the device's log, too.
///
/// - Reference: [`Logger`](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }

  public init() { self.init(.default) }

  /// Logs a message at a level.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {
    log.write(level) { message().text }
  }

  /// Logs a message at the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
  /// Logs helpful information.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
  /// Logs a message for development.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Logs a message for development.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
  /// Logs a warning, at the error level.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Logs an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
  /// Logs a fault.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
  /// Logs a fault.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
