import GalleyImage

/// A gradient between colours at places from 0 to 1.
///
/// Between two stops the premultiplied channels are mixed, in sRGB as it is stored. sRGB, because SwiftUI,
/// CSS and every design tool show it so for the same stops; premultiplied, because a clear colour has no
/// visible hue: from red to clear stays red, with any red, green and blue of the clear stop. Before the first
/// stop and after the last their colours go on.
package struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package var color: RGBA
    /// The place, from 0 to 1.
    package var location: Double

    package init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in any order; those of one place keep theirs, so that two there are a hard edge.
  ///
  /// Stops whose place is no number are left out. Without any stop the gradient is clear.
  package var stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  ///
  /// - Parameter colors: From 0 to 1.
  package init(colors: [RGBA]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
    }
  }
}
