import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
///
/// - Parameters:
///   - message: The message, with the places of arguments as `String(format:)` has them; `%{public}@` counts as `%@`.
///   - log: The log that receives the message.
///   - type: The level of the message.
///   - arguments: The arguments.
/// - Reference: [`os_log`](https://developer.apple.com/documentation/os/os_log).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  write("\(message)", log, type, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
///
/// - Parameters:
///   - type: The level of the message.
///   - message: The message, with the places of arguments.
///   - arguments: The arguments.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {
  write("\(message)", .default, type, arguments)
}

private func write(_ message: String, _ log: OSLog, _ type: OSLogType, _ arguments: [any CVarArg]) {
  let format = message.replacing(/%\{[a-zA-Z, .:_-]*\}/, with: "%")
  log.write(arguments.isEmpty ? format : String(format: format, arguments: arguments), type)
}
