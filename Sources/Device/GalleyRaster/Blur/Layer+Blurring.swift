extension Layer {
  /// The treatment of pixels beyond a layer's edge.
  enum Edge {
    /// Clear pixels.
    case clear
    /// The pixels of the border go on.
    case extended
  }

  /// Some pixels of the layer, or around it, blurred.
  ///
  /// - Parameters:
  ///   - blur: The blur.
  ///   - area: The pixels wanted.
  ///   - source: The layer's pixels that count.
  ///   - edge: The rule for pixels beyond those.
  /// - Returns: A layer of the pixels wanted; each channel is rounded to the nearest once.
  func blurred(_ blur: GaussianBlur, in area: PixelBounds, from source: PixelBounds, edge: Edge) -> Layer {
    let result = Layer(bounds: area, color: PremultipliedColor(word: 0))
    guard !area.isEmpty, !source.isEmpty else { return result }
    let space = blur.space(for: area)
    let small = ColorDownsampling(source: source, space: space, edge: edge, bits: blur.bits).reduce(self)
    let soft = ColorUpsampling(blur.blurReduced(small), bits: blur.bits)
    soft.write(to: result, from: (x: space.left, y: space.top))
    return result
  }

  /// The opacities as coverage.
  func opacityMask() -> CoverageMask {
    CoverageMask(
      bounds: bounds, bytes: withPixels { pixels in pixels.map { UInt8(truncatingIfNeeded: $0 &>> 24) } })
  }
}
