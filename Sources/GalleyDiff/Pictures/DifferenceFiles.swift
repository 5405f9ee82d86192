import Foundation

/// A view of a difference as PNG files, one for each appearance.
public struct DifferenceFiles: Sendable, Hashable {
  /// For those who like it light.
  public var light: Data
  /// For those who like it dark.
  public var dark: Data

  /// The file of an appearance.
  ///
  /// - Parameter appearance: In which colours.
  public subscript(appearance: DifferenceAppearance) -> Data {
    appearance == .light ? light : dark
  }
}
