import Foundation
import XCTest

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

/// A log of the `os` framework.
///
/// - Reference: [`OSLog`](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: Who logs.
  ///   - category: What is logged.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// The log of everybody.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of nobody: what it is told is written nowhere.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

  func write(_ message: String, _ level: OSLogType) {
    guard self !== Self.disabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    XCUIContext.note("Log\(place.isEmpty ? "" : " [\(place)]") \(level.word): \(message)")
  }
}

/// How much a message matters, with Apple's raw values.
///
/// - Reference: [`OSLogType`](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Makes a level of its number.
  ///
  /// - Parameter rawValue: The level as a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// People should see it.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// It may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// It helps while something is made.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 0x10)
  /// Something that should never happen.
  public static let fault = OSLogType(rawValue: 0x11)

  fileprivate var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// Logs a message.
///
/// - Parameters:
///   - message: The message, with the places of arguments as `String(format:)` has them; `%{public}@` counts as `%@`.
///   - log: Where it is logged.
///   - type: How much it matters.
///   - arguments: The arguments.
/// - Reference: [`os_log`](https://developer.apple.com/documentation/os/os_log).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  write("\(message)", log, type, arguments)
}

/// Logs a message.
///
/// - Parameters:
///   - type: How much it matters.
///   - message: The message, with the places of arguments.
///   - arguments: The arguments.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {
  write("\(message)", .default, type, arguments)
}

private func write(_ message: String, _ log: OSLog, _ type: OSLogType, _ arguments: [any CVarArg]) {
  let format = message.replacing(/%\{[a-zA-Z, .:_-]*\}/, with: "%")
  log.write(arguments.isEmpty ? format : String(format: format, arguments: arguments), type)
}
