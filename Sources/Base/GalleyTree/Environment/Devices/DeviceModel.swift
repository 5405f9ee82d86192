import Foundation

/// A device model as plain data: its screen and its shape.
package struct DeviceModel: Hashable, Sendable {
  /// The name, such as `iPhone X`.
  package let name: String
  /// Other names of it, and of models whose screens are the same, as Xcode writes them.
  package var otherNames: [String] = []
  /// The screen's size in portrait, in points.
  package let size: CGSize
  /// The number of pixels on each side of a point.
  package let scale: Double
  /// The insets that shape and status bar keep from content in portrait.
  package let safeArea: Insets
  /// The insets that shape and status bar keep from content in landscape.
  package let landscapeSafeArea: Insets
  /// The radius of the screen's corners, in points; 0 for corners that are not round.
  package var cornerRadius = 0.0
  /// The part of the screen in portrait, in points, that the sensor housing takes: a notch or the Dynamic Island.
  package var cutOut: CGRect?
  /// Whether the device has a home indicator instead of a button.
  package let hasHomeIndicator: Bool
  /// Whether it is a tablet.
  package let isTablet: Bool
  /// Whether it is a Mac, whose screen is never turned.
  package var isMac = false

  /// Whether its screen turns when it is held upside down: those of telephones without a home button do not.
  package var turnsUpsideDown: Bool { isTablet || !hasHomeIndicator }

  /// Insets from the sides of the screen, in points.
  package struct Insets: Hashable, Sendable, Encodable {
    package var top = 0.0
    /// The inset from the left side.
    package var left = 0.0
    package var bottom = 0.0
    /// The inset from the right side.
    package var right = 0.0
  }

  /// The kinds of cut-outs, which are distinguished by their place.
  package enum CutOutKind: String, Sendable, CaseIterable {
    /// It begins at the upper edge.
    case notch
    /// There is screen all around it.
    case dynamicIsland
  }

  /// The cut-out of the screen; `nil` for none.
  package var cutOutKind: CutOutKind? { cutOut.map { $0.minY > 0 ? .dynamicIsland : .notch } }
}
