import GalleyText
import GalleyTree

/// A scheduled event of a device, such as a timer or the answer to a request.
public struct PendingEvent: Hashable, Sendable, Codable {
  /// A description of the event.
  public var what: String
  /// The due time, counted from the device's start; `nil` if it is not known.
  public var due: Duration?

  /// Describes an event.
  ///
  /// - Parameters:
  ///   - what: A description of the event.
  ///   - due: The due time, counted from the device's start; `nil` if it is not known.
  public init(_ what: String, due: Duration?) {
    self.what = what
    self.due = due
  }
}

extension PendingEvent {
  private enum CodingKeys: String, CodingKey {
    case what, due
  }

  /// Reads the facts, the time as a number of seconds.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    what = try values.decode(String.self, forKey: .what)
    due = try values.decodeIfPresent(Double.self, forKey: .due).map { seconds in
      guard abs(seconds) < 9e9 else {
        throw DecodingError.dataCorruptedError(
          forKey: .due, in: values,
          debugDescription: "\(seconds) is no number of seconds that a test can take")
      }
      return .nanoseconds(Int64((seconds * 1e9).rounded()))
    }
  }

  /// Encodes the facts, with the time as a number of seconds, exact to the nanosecond.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(what, forKey: .what)
    try values.encodeIfPresent(due.map { ($0 / .nanoseconds(1)).rounded() / 1e9 }, forKey: .due)
  }
}

/// A driver that knows the scheduled events of its device.
///
/// A device without pending events does not change until it is touched.
public protocol PendingReporting: Driver {
  /// The pending events, in order of time.
  var pending: [PendingEvent] { get }
}

/// A driver whose device orders simultaneous events by a seed.
public protocol SeedReporting: Driver {
  /// The seed; `nil` if there is none.
  var seed: UInt64? { get }
}

extension PendingEvent {
  /// The events as one line, such as `a timer, due at 4s; a task that sleeps, due at 7.5s`; empty if there are none.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - limit: The greatest number of listed events.
  ///   - seconds: Makes words of a time.
  package static func line(
    _ events: [PendingEvent], limit: Int = 5, seconds: (Duration) -> String
  ) -> String {
    events.map { event in
      CleanText.line(event.what, limit: 160) + (event.due.map { ", due at \(seconds($0))" } ?? "")
    }
    .limited(to: limit, mark: "").joined(separator: "; ")
  }
}
