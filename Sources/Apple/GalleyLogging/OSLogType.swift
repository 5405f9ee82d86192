/// The importance of a message.
///
/// - Reference: [`OSLogType`](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of ordinary messages.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The level of helpful messages that are not needed to find a fault.
  public static let info = OSLogType(rawValue: 0x01)
  /// The level of messages for development.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// A fault of the system, or of several processes.
  public static let fault = OSLogType(rawValue: 0x11)

  /// The type in one word.
  package var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
