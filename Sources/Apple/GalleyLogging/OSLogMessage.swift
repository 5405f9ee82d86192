/// The visibility of values in messages.
///
/// - Reference: [`OSLogPrivacy`](https://developer.apple.com/documentation/os/oslogprivacy).
public struct OSLogPrivacy: Hashable, Sendable {
  /// Whether a value is shown.
  let isShown: Bool

  /// The value is shown.
  public static let `public` = OSLogPrivacy(isShown: true)
  /// The privacy of a value that is not shown.
  public static let `private` = OSLogPrivacy(isShown: false)
  /// The privacy of a value that is not shown, not even where private values are.
  public static let sensitive = OSLogPrivacy(isShown: false)
  /// The value is shown, as on a device with a debugger.
  public static let auto = OSLogPrivacy(isShown: true)

  /// The replacement of hidden values.
  public enum Mask: Hashable, Sendable {
    /// By a digest.
    case hash
    /// No replacement.
    case none
  }

  /// The privacy of a value that is not shown.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// The privacy of a value that is not shown, not even where private values are.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

  /// The value is shown, as on a device with a debugger.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// A message with values.
///
/// - Reference: [`OSLogMessage`](https://developer.apple.com/documentation/os/oslogmessage).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as text.
  package let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
///
/// - Reference: [`OSLogInterpolation`](https://developer.apple.com/documentation/os/osloginterpolation).
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isShown ? "\(value())" : "<private>"
  }
}
