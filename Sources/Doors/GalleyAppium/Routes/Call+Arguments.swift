import Foundation
import GalleyJSON

/// The arguments of a command: members of the body, each checked when it is read.
extension Call {
  /// The largest whole number of the protocol: the largest that a double holds exactly.
  static let largestInteger = 9_007_199_254_740_991.0

  /// A required text.
  func text(_ name: String) throws(CommandError) -> String { try body.text(name) }

  /// A required number.
  func number(_ name: String) throws(CommandError) -> Double { try body.number(name) }
}

extension [String: JSONValue] {
  /// A required text.
  func text(_ name: String) throws(CommandError) -> String {
    guard let text = try optionalText(name) else {
      throw .argument("The argument \"\(name)\" is missing; it is a text.")
    }
    return text
  }

  /// An optional text.
  func optionalText(_ name: String) throws(CommandError) -> String? {
    switch self[name] {
    case nil, .null: nil
    case .text(let text): text
    default: throw .argument("The argument \"\(name)\" is no text.")
    }
  }

  /// A required number.
  func number(_ name: String) throws(CommandError) -> Double {
    guard let number = try optionalNumber(name) else {
      throw .argument("The argument \"\(name)\" is missing; it is a number.")
    }
    return number
  }

  /// An optional number; clients also write numbers as texts.
  func optionalNumber(_ name: String) throws(CommandError) -> Double? {
    switch self[name] {
    case nil, .null: return nil
    case .text(let text):
      guard let number = Double(text), number.isFinite else {
        throw .argument("The argument \"\(name)\" is no number.")
      }
      return number
    case let value?:
      guard let number = value.number, number.isFinite else {
        throw .argument("The argument \"\(name)\" is no number.")
      }
      return number
    }
  }

  /// An optional Boolean; clients also write it as a text or a number.
  func optionalBoolean(_ name: String) throws(CommandError) -> Bool? {
    switch self[name] {
    case nil, .null: nil
    case .boolean(let value): value
    case .integer(0), .text("false"), .text("0"): false
    case .integer(1), .text("true"), .text("1"): true
    default: throw .argument("The argument \"\(name)\" is neither true nor false.")
    }
  }

  /// An optional duration in seconds: from 0 to an hour, so that no command runs for ever.
  func optionalSeconds(_ name: String) throws(CommandError) -> Duration? {
    guard let seconds = try optionalNumber(name) else { return nil }
    return try Self.duration(seconds, name)
  }

  /// A number of seconds as a duration.
  static func duration(_ seconds: Double, _ name: String) throws(CommandError) -> Duration {
    guard (0...3600).contains(seconds) else {
      throw .argument("The argument \"\(name)\" is no number of seconds from 0 to 3600.")
    }
    return .nanoseconds(Int64((seconds * 1e9).rounded()))
  }

  /// A point, if both coordinates are given.
  func optionalPoint(_ x: String = "x", _ y: String = "y") throws(CommandError) -> CGPoint? {
    guard let x = try optionalNumber(x), let y = try optionalNumber(y) else { return nil }
    return CGPoint(x: x, y: y)
  }
}
