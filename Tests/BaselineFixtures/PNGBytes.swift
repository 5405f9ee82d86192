import Foundation
import GalleyImage

/// Reads pictures of tests.
public enum PNGBytes {
  /// The digest of a PNG's pixels.
  public static func digest(_ bytes: [UInt8]) throws -> PixelDigest {
    try PNG.decode(Data(bytes)).digest
  }
}
