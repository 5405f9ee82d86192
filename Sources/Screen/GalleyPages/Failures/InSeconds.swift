import GalleyText
import GalleyTree

/// A time in a report: a `Duration` in Swift, a number of seconds in JSON, exact to the nanosecond.
@propertyWrapper
package struct InSeconds: Hashable, Sendable, Codable {
  /// The time.
  package var wrappedValue: Duration

  /// Wraps a time.
  ///
  /// - Parameter wrappedValue: The time.
  package init(wrappedValue: Duration) {
    self.wrappedValue = wrappedValue
  }

  /// Reads a number of seconds.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let seconds = try container.decode(Double.self)
    guard abs(seconds) < Self.longest else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(seconds) is no number of seconds that a test can take")
    }
    wrappedValue = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// Writes a number of seconds.
  package func encode(to encoder: any Encoder) throws {
    let (seconds, attoseconds) = wrappedValue.components
    var container = encoder.singleValueContainer()
    try container.encode(Double(seconds) + (Double(attoseconds) / 1e9).rounded() / 1e9)
  }

  /// The times that fit into 64 bits of nanoseconds, in seconds.
  private static let longest = 9e9
}

/// Durations in words.
enum DurationText {
  /// A duration in seconds, with at most two decimals and none that are needless.
  static func seconds(_ duration: Duration) -> String {
    let text = number(duration)
    return text == "1" ? "1 second" : "\(text) seconds"
  }

  /// The same without the unit.
  static func number(_ duration: Duration) -> String {
    Numeral.decimal(duration / .seconds(1))
  }
}
