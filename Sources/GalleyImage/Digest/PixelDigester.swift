import CXXHash

/// Works out a picture's digest while its pixels come, so that it is never held whole.
final class PixelDigester {
  private let state: OpaquePointer

  /// Begins a picture of a size.
  init(width: Int, height: Int) {
    guard let state = XXH3_createState() else { fatalError("no memory for a digest of 600 bytes") }
    self.state = state
    XXH3_128bits_reset(state)
    for side in [width, height] { withUnsafeBytes(of: UInt64(side).littleEndian) { add($0) } }
  }

  deinit { XXH3_freeState(state) }

  /// Adds the next pixels: RGBA, straight alpha, from the top.
  func add(_ pixels: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, pixels.baseAddress, pixels.count)
  }

  /// The digest of what was added so far.
  var digest: PixelDigest { PixelDigest(Digest128(XXH3_128bits_digest(state))) }
}
