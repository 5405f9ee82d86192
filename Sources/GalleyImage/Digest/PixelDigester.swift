import CDigest

/// Works out a picture's digest while its pixels come, so that it is never held whole.
final class PixelDigester {
  private let digester: OpaquePointer

  /// Begins a picture of a size.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - isPortable: Whether to use the code that every processor runs, which gives the same.
  init(width: Int, height: Int, isPortable: Bool = false) {
    guard let digester = galley_digester_open(isPortable) else {
      fatalError("no memory for a digest of 600 bytes")
    }
    self.digester = digester
    for side in [width, height] { withUnsafeBytes(of: UInt64(side).littleEndian) { add($0) } }
  }

  deinit { galley_digester_close(digester) }

  /// Adds the next pixels: RGBA, straight alpha, from the top.
  func add(_ pixels: UnsafeRawBufferPointer) {
    galley_digester_add(digester, pixels.baseAddress, pixels.count)
  }

  /// The digest of what was added so far.
  var digest: PixelDigest { PixelDigest(Digest128(galley_digester_result(digester))) }
}
