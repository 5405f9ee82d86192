import GalleyImage

/// Says why a picture cannot be read.
enum PictureWords {
  /// The reason as one sentence without a full stop.
  static func reason(_ error: any Error, _ path: String) -> String {
    let text = (error as? PNGError).map { PNGErrorText.text(for: $0, subject: path) } ?? "\(path): \(error)"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
