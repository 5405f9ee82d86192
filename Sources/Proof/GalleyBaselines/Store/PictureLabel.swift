import Foundation
import GalleyImage
import GalleySystem

/// The texts in the file of a recorded picture in PNG, for whoever finds it alone: its check and its pixels' digest.
///
/// Nobody judges by it. A picture is what its pixels are, and is compared with what its sidecar says.
package enum PictureLabel {
  /// The keyword of the check's line.
  package static let key = "Galley-Key"

  /// The keyword of the digest of size and pixels.
  package static let digest = "Galley-Digest"

  /// The label of a picture.
  ///
  /// - Returns: The texts; without a key that PNG cannot hold.
  package static func texts(_ key: CheckKey, _ pixels: PixelDigest) -> [PNGText] {
    [PNGText(Self.key, key.text), PNGText(digest, pixels.description)].compactMap { $0 }
  }

  /// A picture's file as the baseline of a check.
  ///
  /// Checks with the same pixels share one file in a run, which has the key of the first. Then the label is changed, and
  /// nothing else; every other file is as it is.
  static func labelled(_ picture: [UInt8], _ key: CheckKey, _ pixels: PixelDigest) -> [UInt8] {
    let data = Data(picture)
    guard let named = PNG.text(in: data).first(where: { $0.keyword == Self.key }), named.value != key.text,
      let changed = try? PNG.setting(texts(key, pixels), in: data)
    else { return picture }
    return [UInt8](changed)
  }
}

/// Says why a picture cannot be read.
package enum PictureDescription {
  /// The reason as one sentence without a full stop.
  package static func reason(_ error: any Error, _ path: String) -> String {
    let text =
      (error as? PNGError).map { PNGErrorText.text(for: $0, subject: path) }
      ?? (error as? PictureError).map { PictureErrorText.text(for: $0, subject: path) }
      ?? "\(path): \(ErrorWords.of(error))"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
