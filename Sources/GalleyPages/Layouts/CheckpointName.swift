/// The names of the pictures that are taken of a page: an enumeration nested in its layout.
///
/// ```swift
/// enum Checkpoints: String, CheckpointName { case resting, offline }
/// ```
public protocol CheckpointName: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// The names of a page of which no picture is taken.
///
/// It conforms by hand, as an enumeration without cases cannot declare a raw type.
public enum NoCheckpoints: CheckpointName {
  /// Makes nothing.
  ///
  /// - Parameter rawValue: Any text.
  public init?(rawValue: String) {
    return nil
  }

  /// The text of a name that does not exist.
  public var rawValue: String {
    switch self {}
  }

  /// No names.
  public static var allCases: [NoCheckpoints] { [] }
}
