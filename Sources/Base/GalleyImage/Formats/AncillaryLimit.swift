/// Counts the parts of a file beside its picture, up to the limits.
struct AncillaryLimit {
  private let limits: ImageLimits
  private var count = 0
  private var bytes = 0

  init(_ limits: ImageLimits) { self.limits = limits }

  mutating func add(_ byteCount: Int) throws(PictureError) {
    count += 1
    bytes += byteCount
    if count > limits.ancillaryChunks { throw .overLimit(.ancillaryChunks(limit: limits.ancillaryChunks)) }
    if bytes > limits.ancillaryBytes { throw .overLimit(.ancillaryBytes(limit: limits.ancillaryBytes)) }
  }
}

extension ImageLimits {
  /// Refuses a picture that is too large.
  func check(width: Int, height: Int) throws(PictureError) {
    guard width <= side, height <= side else {
      throw .overLimit(.side(width: width, height: height, limit: side))
    }
    guard width * height <= area else {
      throw .overLimit(.area(width: width, height: height, limit: area))
    }
  }
}
