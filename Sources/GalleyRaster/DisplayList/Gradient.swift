import GalleyImage

/// Colours that run into each other between places from 0 to 1.
///
/// Between two stops the premultiplied channels are mixed, in sRGB as it is stored. sRGB, because that is what SwiftUI, CSS
/// and every design tool show for the same stops; premultiplied, because a clear colour has no hue that could show: from
/// red to clear stays red, whatever red, green and blue the clear stop has. Before the first stop and after the last their
/// colours go on.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// Where it is, from 0 to 1.
    public var location: Double

    /// Makes a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: Where it is, from 0 to 1; what lies outside is allowed and shows as far as it reaches in.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in any order; those of one place keep theirs, so that two there are a hard edge.
  ///
  /// Stops whose place is no number are left out. Without any stop the gradient is clear.
  public var stops: [Stop]

  /// Makes a gradient of its stops.
  ///
  /// - Parameter stops: In any order, as many as wanted.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  ///
  /// - Parameter colors: From 0 to 1.
  public init(colors: [RGBA]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
    }
  }
}
