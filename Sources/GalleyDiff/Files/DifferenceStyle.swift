import GalleyImage

/// What a picture of a difference looks like.
public struct DifferenceStyle: Hashable, Sendable {
  /// What marks pixels that differ.
  public var color: RGBA
  /// What marks those of them that got darker; nil if they are marked as the others are.
  public var darker: RGBA?
  /// What marks smoothed edges, where an engine forgives them.
  public var smoothed: RGBA
  /// Whether marks are shown over nothing, instead of over the picture.
  public var isMask: Bool
  /// How much of the picture is seen: at 0 it is white, at 1 as dark as it is.
  public var opacity: Double

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - color: What marks pixels that differ.
  ///   - smoothed: What marks smoothed edges.
  ///   - isMask: Whether marks are shown over nothing.
  ///   - opacity: How much of the picture is seen, 0 to 1.
  ///   - darker: What marks pixels that differ and got darker, if not the same.
  public init(
    color: RGBA = DifferenceAppearance.light.different, smoothed: RGBA = RGBA(0xFF, 0xC4, 0x00),
    isMask: Bool = false,
    opacity: Double = 0.25, darker: RGBA? = nil
  ) {
    self.color = color
    self.darker = darker
    self.smoothed = smoothed
    self.isMask = isMask
    self.opacity = opacity
  }
}
