import Foundation
import GalleyImage

/// Reads pictures of tests.
package enum PNGBytes {
  /// The digest of a PNG's pixels.
  package static func digest(_ bytes: [UInt8]) throws -> PixelDigest {
    try PNG.decode(Data(bytes)).digest
  }
}
