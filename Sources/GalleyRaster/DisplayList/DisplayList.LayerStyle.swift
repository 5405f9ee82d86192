extension DisplayList {
  /// How a layer is put onto what was there: its content is blurred, gets its shadow, then opacity and blend mode.
  public struct LayerStyle: Hashable, Sendable {
    /// From 0 to 1.
    public var opacity: Double
    /// How colours mix.
    public var blendMode: BlendMode
    /// The standard deviation of the Gaussian that blurs the content, in points; 0 for none.
    public var blur: Double
    /// The shadow that the content casts, if any.
    public var shadow: Shadow?

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - opacity: From 0 to 1.
    ///   - blendMode: How colours mix.
    ///   - blur: The standard deviation of the blur, in points.
    ///   - shadow: The shadow that the content casts.
    public init(
      opacity: Double = 1, blendMode: BlendMode = .normal, blur: Double = 0, shadow: Shadow? = nil
    ) {
      self.opacity = opacity
      self.blendMode = blendMode
      self.blur = blur
      self.shadow = shadow
    }
  }
}
