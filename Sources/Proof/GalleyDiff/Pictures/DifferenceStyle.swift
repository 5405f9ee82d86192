import GalleyImage

/// The look of a difference picture.
package struct DifferenceStyle: Hashable, Sendable {
  /// The colour of pixels that differ.
  package var color: RGBA
  /// The colour of differing pixels that got darker; nil for the same colour.
  package var darker: RGBA?
  /// The colour of anti-aliased edges that an engine tolerates.
  package var smoothed: RGBA
  /// Whether marks are drawn over nothing, instead of over the picture.
  package var isMask: Bool
  /// The opacity of the picture below the marks, from 0 (white) to 1.
  package var opacity: Double

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - color: What marks pixels that differ.
  ///   - smoothed: What marks smoothed edges.
  ///   - isMask: Whether marks are shown over nothing.
  ///   - opacity: How much of the picture is seen, 0 to 1.
  ///   - darker: What marks pixels that differ and got darker, if not the same.
  package init(
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
