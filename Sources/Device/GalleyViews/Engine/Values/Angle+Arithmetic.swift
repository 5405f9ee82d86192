nonisolated extension Angle {
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The negative angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// The angle, multiplied.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// The angle, divided.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }

  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// Multiplies the angle.
  public static func *= (a: inout Angle, factor: Double) { a = a * factor }

  /// Divides the angle.
  public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
