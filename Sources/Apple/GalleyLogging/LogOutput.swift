import Foundation

/// Standard error as a destination, from the type on that `GALLEY_OS_LOG` names.
package struct LogOutput: LogDestination {
  private static let order: [OSLogType] = [.debug, .info, .default, .error, .fault]

  /// The least type that is written; `nil` where nothing is.
  private let least = Self.type(in: ProcessInfo.processInfo.environment)

  /// The type that an environment names; `nil` where it names none.
  package static func type(in environment: [String: String]) -> OSLogType? {
    environment["GALLEY_OS_LOG"].map { word in order.first { $0.word == word } ?? .debug }
  }

  /// Whether a type is written from another one on.
  package static func isWritten(_ type: OSLogType, from least: OSLogType?) -> Bool {
    guard let least, let from = order.firstIndex(of: least) else { return false }
    return order.firstIndex(of: type).map { $0 >= from } ?? true
  }

  /// The line of a message.
  package static func line(_ entry: LogEntry) -> String {
    "\(entry.type.word)\(entry.source.isEmpty ? "" : " [\(entry.source)]") \(entry.text)\n"
  }

  package func takes(_ type: OSLogType) -> Bool { Self.isWritten(type, from: least) }

  package func write(_ entry: LogEntry) {
    FileHandle.standardError.write(Data(Self.line(entry).utf8))
  }
}
