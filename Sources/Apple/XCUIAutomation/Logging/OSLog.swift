import Foundation

/// A log of the `os` framework.
///
/// - Reference: [`OSLog`](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
  private let subsystem: String
  private let category: String

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem that logs.
  ///   - category: The category of the signposts.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// The log of everybody.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards its messages.
  public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

  func write(_ message: String, _ level: OSLogType) {
    guard self !== Self.disabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    XCUIContext.note("Log\(place.isEmpty ? "" : " [\(place)]") \(level.word): \(message)")
  }
}

/// The level of a message, with Apple's raw values.
///
/// - Reference: [`OSLogType`](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Creates a level from its number.
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
  /// A fault that should never happen.
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
