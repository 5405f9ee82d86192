/// A logger of the `os` framework: what it is told is a step of the device's log.
///
/// The `os` module itself cannot be had: a module of that name would make `canImport(os)` true in all of a suite's code. A
/// line `import os` has to be guarded by `#if canImport(os)`.
///
/// - Reference: [`Logger`](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - subsystem: Who logs.
  ///   - category: What is logged.
  public init(subsystem: String = "", category: String = "") {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger of a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Logs a message.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: @autoclosure () -> String) { log.write(message(), level) }
  /// Logs a message.
  public func log(_ message: @autoclosure () -> String) { log.write(message(), .default) }
  /// Logs a message that helps while something is made.
  public func debug(_ message: @autoclosure () -> String) { log.write(message(), .debug) }
  /// Logs a message that helps while something is made, in more detail.
  public func trace(_ message: @autoclosure () -> String) { log.write(message(), .debug) }
  /// Logs a message that may help.
  public func info(_ message: @autoclosure () -> String) { log.write(message(), .info) }
  /// Logs a message that people should see.
  public func notice(_ message: @autoclosure () -> String) { log.write(message(), .default) }
  /// Logs a warning.
  public func warning(_ message: @autoclosure () -> String) { log.write(message(), .error) }
  /// Logs an error.
  public func error(_ message: @autoclosure () -> String) { log.write(message(), .error) }
  /// Logs something that should never happen.
  public func critical(_ message: @autoclosure () -> String) { log.write(message(), .fault) }
  /// Logs something that should never happen.
  public func fault(_ message: @autoclosure () -> String) { log.write(message(), .fault) }
}
