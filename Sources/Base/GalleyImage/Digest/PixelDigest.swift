import CDigest
import Foundation

/// A digest of a picture's size and pixels.
///
/// It knows nothing of files: the same pixels have the same digest however they were compressed. Bytes count
/// as they are, those of fully clear pixels included, so that equal digests mean equal bytes; whether hidden
/// colours matter is for a comparison to say.
///
/// The input is the width and the height as 64-bit numbers, lowest byte first, followed by the bytes of
/// ``Bitmap/bytes``. This never changes, because baselines hold such digests.
package struct PixelDigest: Hashable, Sendable {
  /// The digest without its meaning.
  package let value: Digest128

  /// The digest of a picture.
  ///
  /// - Complexity: O(*n*) in the pixels, at about the speed of memory.
  package init(of bitmap: Bitmap) {
    let digester = PixelDigester(width: bitmap.width, height: bitmap.height)
    bitmap.bytes.withUnsafeBytes { digester.add($0) }
    self = digester.digest
  }

  init(_ value: Digest128) { self.value = value }

  /// Reads a digest from its text; nil when it is none.
  ///
  /// - Parameter text: 32 hexadecimal digits in lower case, as ``description`` writes them.
  package init?(_ text: String) {
    guard let value = Digest128(text) else { return nil }
    self.value = value
  }
}

extension Bitmap {
  /// The digest of its size and pixels.
  package var digest: PixelDigest { PixelDigest(of: self) }
}

extension PixelDigest: CustomStringConvertible {
  /// 32 hexadecimal digits in lower case.
  package var description: String { value.description }
}

extension PixelDigest: Comparable {
  /// Orders digests as their texts are ordered.
  package static func < (left: PixelDigest, right: PixelDigest) -> Bool { left.value < right.value }
}

extension PixelDigest: HexadecimalDigest {
  /// The number of digits.
  package static var digitCount: Int { Digest128.digitCount }
}

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

  /// The digest of the pixels so far.
  var digest: PixelDigest { PixelDigest(Digest128(galley_digester_result(digester))) }
}
