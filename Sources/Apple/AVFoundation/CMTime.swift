// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number of units of a time scale.
public typealias CMTimeValue = Int64
/// A number of units in a second.
public typealias CMTimeScale = Int32

/// A time in a medium, as a fraction of seconds.
///
/// - Reference: [`CMTime`](https://developer.apple.com/documentation/coremedia/cmtime).
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  private var kind = Kind.numeric

  private enum Kind: Hashable {
    case numeric, invalid, indefinite, infinite
  }

  private init(_ kind: Kind) {
    (value, timescale, self.kind) = (0, 0, kind)
  }

  /// Creates a time; a scale of 0 makes an invalid one.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { self = .invalid }
  }

  /// Creates a time of some seconds, in whole units of a scale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard preferredTimescale > 0, units.isFinite, abs(units) < 9e18 else {
      self = seconds == .infinity ? .positiveInfinity : .invalid
      return
    }
    self.init(value: CMTimeValue(units), timescale: preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(.invalid)
  /// A time that is not known.
  public static let indefinite = CMTime(.indefinite)
  /// A time after all others.
  public static let positiveInfinity = CMTime(.infinite)

  /// Whether it is a time at all.
  public var isValid: Bool { kind != .invalid }
  /// Whether it is not known.
  public var isIndefinite: Bool { kind == .indefinite }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { kind == .numeric }

  /// The seconds; not a number for a time without.
  public var seconds: Double {
    switch kind {
    case .numeric: Double(value) / Double(timescale)
    case .infinite: .infinity
    case .invalid, .indefinite: .nan
    }
  }

  /// Returns whether one time is before another one.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  /// Returns whether two times are equal, whatever their scales.
  public static func == (one: CMTime, other: CMTime) -> Bool {
    one.kind == other.kind
      && Int(one.value).multipliedFullWidth(by: Int(other.timescale))
        == Int(other.value).multipliedFullWidth(by: Int(one.timescale))
  }

  /// Hashes the time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(seconds.isNaN ? 0 : seconds)
  }

  /// Returns the sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime { combined(one, other, +) }

  /// Returns the difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime { combined(one, other, -) }

  private static func combined(
    _ one: CMTime, _ other: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> CMTimeValue
  ) -> CMTime {
    guard one.isNumeric, other.isNumeric else { return .invalid }
    if one.timescale == other.timescale {
      return CMTime(value: operation(one.value, other.value), timescale: one.timescale)
    }
    let scale = max(one.timescale, other.timescale)
    let (first, second) = (
      CMTime(seconds: one.seconds, preferredTimescale: scale),
      CMTime(seconds: other.seconds, preferredTimescale: scale)
    )
    return CMTime(value: operation(first.value, second.value), timescale: scale)
  }
}

/// Returns a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time of some seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The time 0.
public let kCMTimeZero = CMTime.zero

/// A part of a medium.
///
/// - Reference: [`CMTimeRange`](https://developer.apple.com/documentation/coremedia/cmtimerange).
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  /// The end.
  public var end: CMTime { start + duration }
}
