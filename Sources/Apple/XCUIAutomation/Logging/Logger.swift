/// A logger of the `os` framework; its messages are steps of the device's log.
///
/// There is no `os` module for tests: a module of that name would make `canImport(os)` true in all of a
/// suite's code. A line `import os` has to be guarded by `#if canImport(os)`.
///
/// - Reference: [`Logger`](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem that logs.
  ///   - category: The category of the signposts.
  public init(subsystem: String = "", category: String = "") {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger from a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Logs a message.
  ///
  /// - Parameters:
  ///   - level: The level of the message.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: @autoclosure () -> String) { log.write(message(), level) }
  /// Logs a message at the default level.
  public func log(_ message: @autoclosure () -> String) { log.write(message(), .default) }
  /// Logs a message that helps while something is made.
  public func debug(_ message: @autoclosure () -> String) { log.write(message(), .debug) }
  /// Logs a message that helps while something is made, in more detail.
  public func trace(_ message: @autoclosure () -> String) { log.write(message(), .debug) }
  /// Logs a message that may help.
  public func info(_ message: @autoclosure () -> String) { log.write(message(), .info) }
  /// Logs a message that people should see.
  public func notice(_ message: @autoclosure () -> String) { log.write(message(), .default) }
  /// Logs a warning, at the error level.
  public func warning(_ message: @autoclosure () -> String) { log.write(message(), .error) }
  /// Logs a message at the error level.
  public func error(_ message: @autoclosure () -> String) { log.write(message(), .error) }
  /// Logs something that should never happen.
  public func critical(_ message: @autoclosure () -> String) { log.write(message(), .fault) }
  /// Logs something that should never happen.
  public func fault(_ message: @autoclosure () -> String) { log.write(message(), .fault) }
}
