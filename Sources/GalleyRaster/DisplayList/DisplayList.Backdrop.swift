import GalleyImage

extension DisplayList {
  /// What a translucent bar makes of what lies below it: blurred, more colourful, tinted.
  ///
  /// Beyond the picture's border its border pixels go on. Within a layer only the layer's own content lies below, as in CSS
  /// within a [backdrop root](https://drafts.fxtf.org/filter-effects-2/#BackdropRoot), and beyond it nothing.
  public struct Backdrop: Hashable, Sendable {
    /// The Gaussian's standard deviation, in points.
    public var radius: Double
    /// How colourful the result is: 0 for grey, 1 for as it was; iOS' bars use 1.8.
    public var saturation: Double
    /// What is laid over it.
    public var tint: RGBA

    /// Makes a backdrop.
    ///
    /// - Parameters:
    ///   - radius: The Gaussian's standard deviation, in points.
    ///   - saturation: 0 for grey, 1 for as it was, more for more colourful.
    ///   - tint: What is laid over it; clear for nothing.
    public init(radius: Double, saturation: Double = 1, tint: RGBA = .clear) {
      self.radius = radius
      self.saturation = saturation
      self.tint = tint
    }
  }
}
