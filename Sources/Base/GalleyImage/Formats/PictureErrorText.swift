import GalleyText

/// The sentences for ``PictureError``: the problem, its place, and its solution.
package enum PictureErrorText {
  /// The sentences for an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - subject: The subject of the first sentence, such as a quoted path.
  /// - Returns: One line of one or two sentences.
  package static func text(for error: PictureError, subject: String) -> String {
    switch error {
    case .png(let error): PNGErrorText.text(for: error, subject: subject)
    case .noLibrary(let format, let reason):
      """
      \(subject) is a \(format.rawValue), and the library for it cannot be loaded (\(CleanText.line(reason))). Install the \
      Debian package \(format.libraryPackage), or save the picture as PNG.
      """
    case .truncated(let format, let byteCount):
      """
      \(subject) is cut off: its \(EnglishNoun.count(byteCount, "byte")) do not reach the end of the \(format.rawValue). \
      \(PNGErrorText.restore)
      """
    case .damaged(let format, let reason):
      "\(subject) is a damaged \(format.rawValue): \(CleanText.line(reason)). \(PNGErrorText.restore)"
    case .overLimit(let excess): PNGErrorText.text(for: .overLimit(excess), subject: subject)
    case .unsupported(let format, let feature): text(for: feature, of: format, subject: subject)
    case .trailingBytes(let count, let offset):
      PNGErrorText.text(for: .trailingBytes(count: count, offset: offset), subject: subject)
    }
  }

  private static func text(for feature: PictureFeature, of format: PictureFormat, subject: String) -> String {
    switch feature {
    case .cmyk:
      "\(subject) is a \(format.rawValue) in CMYK, the colours of printing. Save the picture in RGB."
    case .animation:
      """
      \(subject) is an animated \(format.rawValue), of which only one picture would be compared. Save that picture alone.
      """
    case .bits(let count):
      "\(subject) is a \(format.rawValue) with \(EnglishNoun.count(count, "bit")) a sample. Save the picture with 8."
    case .rareProcess(let code):
      """
      \(subject) is a \(format.rawValue) of a rare kind (frame \(String(code, radix: 16, uppercase: true))), which browsers \
      do not show either. Save the picture as PNG.
      """
    case .lateHeight:
      "\(subject) is a \(format.rawValue) whose height is not in its header. Save the picture again."
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The error in words, about "the picture".
  package var description: String { PictureErrorText.text(for: self, subject: "The picture") }
}
