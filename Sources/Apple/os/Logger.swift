import Foundation

/// A logger of a part of an app.
///
/// Nothing is written unless the environment variable `GALLEY_OS_LOG` is set: then messages go to standard error, a line each, from
/// the type on that it names (`debug`, `info`, `default`, `error` or `fault`).
///
/// - Reference: [`Logger`](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Takes the names of a log.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  public init() { self.init(subsystem: "", category: "") }

  /// Logs a message at a level.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {
    LogOutput.write(level, subsystem, category) { message().text }
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

/// The log of a part of an app.
///
/// - Reference: [`OSLog`](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log without a subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that nothing is written to.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// The purpose of a log.
  public struct Category: Sendable {
    let name: String
    /// The category of points of interest for a performance analysis.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  /// Creates a log with a category for its purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { category != "disabled" && LogOutput.isWritten(type) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with a format, whose arguments replace `%@`, `%d`, `%{public}@` and other placeholders in
/// order.
///
/// - Reference: [`os_log(_:dso:log:type:_:)`](https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  var rest = arguments[...]
  let text = "\(message)".replacing(/%(?:\{\w+\})?[-+0-9.]*(?:l|ll|h)?[@a-zA-Z]/) { match -> String in
    guard let value = rest.popFirst() else { return String(match.output) }
    let isHidden = match.output.contains("{private}") || match.output.contains("{sensitive}")
    return isHidden ? "<private>" : "\(value)"
  }
  LogOutput.write(type, log.subsystem, log.category) { text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message at a level.
///
/// - Reference: [`os_log(_:_:)`](https://developer.apple.com/documentation/os/os_log(_:_:)).
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  LogOutput.write(type, log.subsystem, log.category) { message().text }
}

/// The destination of messages.
package enum LogOutput {
  private static let order: [OSLogType] = [.debug, .info, .default, .error, .fault]

  /// The least type that is written; `nil` where nothing is.
  private static let least = type(in: ProcessInfo.processInfo.environment)

  /// The type that an environment names; `nil` where it names none.
  package static func type(in environment: [String: String]) -> OSLogType? {
    environment["GALLEY_OS_LOG"].map { word in order.first { $0.word == word } ?? .debug }
  }

  static func isWritten(_ type: OSLogType) -> Bool { isWritten(type, from: least) }

  /// Whether a type is written from another one on.
  package static func isWritten(_ type: OSLogType, from least: OSLogType?) -> Bool {
    guard let least, let from = order.firstIndex(of: least) else { return false }
    return order.firstIndex(of: type).map { $0 >= from } ?? true
  }

  /// The line of a message.
  package static func line(_ type: OSLogType, _ subsystem: String, _ category: String, _ text: String)
    -> String
  {
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(type.word)\(source.isEmpty ? "" : " [\(source)]") \(text)\n"
  }

  static func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ text: () -> String) {
    guard isWritten(type) else { return }
    FileHandle.standardError.write(Data(line(type, subsystem, category, text()).utf8))
  }
}
