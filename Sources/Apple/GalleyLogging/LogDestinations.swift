import Synchronization

/// A message of a log.
package struct LogEntry: Sendable {
  package let type: OSLogType
  /// The subsystem and the category, such as `org.example.Shop:Basket`; empty for a log without names.
  package let source: String
  package let text: String

  package init(_ type: OSLogType, _ subsystem: String, _ category: String, _ text: String) {
    self.type = type
    source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    self.text = text
  }
}

/// A destination of messages.
package protocol LogDestination: Sendable {
  /// Whether it takes messages of a type from the code that runs.
  func takes(_ type: OSLogType) -> Bool
  /// Writes a message.
  func write(_ entry: LogEntry)
}

/// The destinations of all messages of the process.
package enum LogDestinations {
  private static let all = Mutex<[any LogDestination]>([LogOutput()])

  /// Adds a destination for all later messages.
  package static func add(_ destination: any LogDestination) {
    all.withLock { $0.append(destination) }
  }

  /// Whether any destination takes messages of a type.
  static func take(_ type: OSLogType) -> Bool { all.withLock(\.self).contains { $0.takes(type) } }

  /// Writes a message, whose text is made only if a destination takes it.
  static func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ text: () -> String) {
    let takers = all.withLock(\.self).filter { $0.takes(type) }
    guard !takers.isEmpty else { return }
    let entry = LogEntry(type, subsystem, category, text())
    for taker in takers { taker.write(entry) }
  }
}
