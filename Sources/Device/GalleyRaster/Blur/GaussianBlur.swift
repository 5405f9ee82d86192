/// A Gaussian blur of planes, by its true weights.
///
/// A wide blur leaves no detail that a coarser grid could not hold. So beyond a limit the plane is first
/// reduced by a power of two, every value the mean of a square, blurred there, and enlarged again, bilinear.
/// Both steps blur a little themselves, by (f² − 1)/12 and f²/6 of variance for squares of f pixels; the
/// Gaussian's variance is smaller by that. A blurred border is then within half an 8-bit step of the true
/// one, as `GaussianBlurTests` measures; three boxes in a row, the usual approximation, are off by two and a
/// half. The squares are counted from the picture's corner, so each value depends on those within ``reach``
/// alone, and on no window or tile.
struct GaussianBlur {
  /// The true weights, on the reduced grid; `nil` for no blur.
  private let kernel: GaussianKernel?
  /// The squares of the reduced grid have `1 << bits` pixels a side.
  let bits: Int
  /// The distance of a value's influence, in pixels to each side.
  let reach: Int

  /// The greatest standard deviation, in pixels; larger ones are reduced to it.
  ///
  /// A screen is evenly mixed by then.
  static let widest = 256.0

  /// Up to here, in pixels, pictures are blurred on their own grid: 49 weights.
  static let exactForPictures = 8.0

  /// Up to here, in pixels, shadows of boxes are blurred on their own grid, since they are cached.
  static let exactForShadows = 24.0

  /// Prepares a blur.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels; below 1/16, or no number, for no blur.
  ///   - limit: Up to which deviation the grid stays fine.
  init(sigma: Double, exactUpTo limit: Double = exactForPictures) {
    guard sigma >= 1.0 / 16 else {
      (kernel, bits, reach) = (nil, 0, 0)
      return
    }
    let sigma = min(sigma, Self.widest)
    var bits = 0
    while sigma / Double(1 << bits) > limit { bits += 1 }
    self.bits = bits
    guard bits > 0 else {
      let kernel = GaussianKernel(sigma: sigma)
      self.kernel = kernel
      reach = kernel.reach
      return
    }
    let side = Double(1 << bits)
    let variance = sigma * sigma - (side * side - 1) / 12 - side * side / 6
    let kernel = GaussianKernel(sigma: variance.squareRoot() / side)
    self.kernel = kernel
    reach = (kernel.reach + 2) << bits
  }

  /// Whether nothing changes.
  var isNone: Bool { kernel == nil }

  /// The pixels that a plane has to have for some pixels to come out right, on the grid of squares.
  func space(for area: PixelBounds) -> PixelBounds {
    let near = area.grown(by: reach)
    let rest = (1 << bits) - 1
    return PixelBounds(
      left: near.left & ~rest, top: near.top & ~rest, right: (near.right + rest) & ~rest,
      bottom: (near.bottom + rest) & ~rest)
  }

  /// Blurs a plane of coverage both ways; its sides are on the grid of squares.
  func blur(_ plane: Plane) -> Plane {
    bits == 0 ? blurReduced(plane) : blurReduced(plane.reduced(bits: bits)).enlarged(bits: bits)
  }

  /// Blurs a plane that is on the grid of squares already.
  func blurReduced(_ plane: Plane) -> Plane {
    guard let kernel else { return plane }
    return kernel.blurColumns(kernel.blurColumns(plane).transposed()).transposed()
  }
}
