// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with a format, whose arguments replace `%@`, `%d`, `%{public}@` and other placeholders in
/// order.
///
/// - Reference: [`os_log(_:dso:log:type:_:)`](https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)).
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type) { OSLogFormat.text("\(message)", arguments) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with values at the default level.
///
/// - Reference: [`os_log(_:)`](https://developer.apple.com/documentation/os/os_log(_:)).
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default) { message().text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message at a level.
///
/// - Reference: [`os_log(_:_:)`](https://developer.apple.com/documentation/os/os_log(_:_:)).
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  log.write(type) { message().text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with a format at a level.
///
/// - Reference: [`os_log(_:dso:log:_:_:)`](https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)).
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(type) { OSLogFormat.text("\(message)", arguments) }
}
