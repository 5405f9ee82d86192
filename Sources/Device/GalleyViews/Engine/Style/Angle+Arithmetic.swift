nonisolated extension Angle {
  /// Both turns, one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The first turn, and the second one back.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The turn the other way.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// The turn so many times.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// One of so many parts of the turn.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// Turns further.
  public static func += (a: inout Angle, b: Angle) { a = a + b }

  /// Turns back.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// Turns so many times as far.
  public static func *= (a: inout Angle, factor: Double) { a = a * factor }

  /// Turns one of so many parts as far.
  public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
