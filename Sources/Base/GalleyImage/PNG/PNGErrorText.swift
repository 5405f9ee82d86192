import GalleyText

/// The sentences for ``PNGError``: the problem, its place, and its solution.
package enum PNGErrorText {
  /// The sentences for an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - subject: The subject of the first sentence, such as a quoted path.
  /// - Returns: One line of one or two sentences.
  package static func text(for error: PNGError, subject: String) -> String {
    switch error {
    case .empty: "\(subject) is empty. \(restore)"
    case .notPNG(let content): text(for: content, subject: subject)
    case .truncated(let truncation): "\(subject) is cut off: \(text(for: truncation)). \(restore)"
    case .badChunk(let name, let offset, let fault):
      "\(subject) is damaged: \(text(forChunk: name, at: offset, fault)). \(restore)"
    case .overLimit(let excess): "\(subject) is too large: \(text(for: excess))."
    case .badPixels(let rowsRead, let rows, let reason):
      """
      \(subject) is damaged: its compressed pixels fail after \(rowsRead) of \(EnglishNoun.count(rows, "row")) (libpng: \
      \(reason)). \(restore)
      """
    case .unreliableInflate(let rowsRead, let rows):
      """
      \(subject) is sound, but the ISA-L library of this machine cannot inflate it after \(rowsRead) of \
      \(EnglishNoun.count(rows, "row")). Update ISA-L (libisal2), or read the picture whole.
      """
    case .badPaletteIndex(let index, let entries, let x, let y):
      """
      \(subject) is damaged: the pixel at (\(x), \(y)) uses palette entry \(index), but there are only \
      \(entries), counted from 0. \(restore)
      """
    case .trailingBytes(let count, let offset):
      """
      \(subject) has \(EnglishNoun.count(count, "byte")) after the end of its picture, from byte \(offset). They would go \
      unseen, so save the picture again without them.
      """
    case .animation(let name, let offset):
      """
      \(subject) is an animation (chunk \(name) at byte \(offset)), of which only one picture would be compared. Save \
      that picture alone.
      """
    case .notPlain(let appearance):
      """
      \(subject) is shown otherwise than its pixels are stored: \(appearance). Save it in sRGB and upright, without a \
      colour profile, gamma or orientation.
      """
    case .notWritten(let reason): "\(subject) cannot be written as a PNG (libpng: \(reason))."
    }
  }

  static let restore = "Restore it from version control, or save the picture again."

  private static func text(for content: PNGError.ForeignContent, subject: String) -> String {
    switch content {
    case .lfsPointer(let object, let byteCount):
      """
      \(subject) is a Git LFS pointer, not the picture\
      \(facts([object.map { "object \($0.prefix(12))" }, byteCount.map { EnglishNoun.count($0, "byte") }])). \
      Run "git lfs pull" to fetch it.
      """
    case .mergeConflict:
      """
      \(subject) has merge-conflict markers in it, so it is not a picture. Choose a side with \
      "git checkout --ours" or "git checkout --theirs", and add it again.
      """
    case .convertedLineEndings:
      """
      \(subject) was a PNG until its line endings were converted as if it were text. Put "*.png binary" into \
      .gitattributes and check it out again.
      """
    case .xcodeOptimized:
      """
      \(subject) is a PNG that Xcode optimised for iOS (it begins with chunk CgBI), which only Apple's systems \
      read. Use the original, or undo it with "xcrun pngcrush -revert-iphone-optimizations".
      """
    case .format(let name): "\(subject) is not a PNG: it begins as \(name) does. Save the picture as PNG."
    case .unknown(let start):
      """
      \(subject) is not a PNG: it begins with the \(EnglishNoun.form(of: "byte", for: start.count)) \
      \(start.map { hex(UInt32($0), digits: 2) }.joined(separator: " ")). Save the picture as PNG.
      """
    }
  }

  private static func text(for truncation: PNGError.Truncation) -> String {
    switch truncation {
    case .inSignature(let byteCount): "it has only \(EnglishNoun.count(byteCount, "byte"))"
    case .inChunkStart(let offset, let found):
      "a chunk begins at byte \(offset), but only \(EnglishNoun.count(found, "byte")) of it \(found == 1 ? "is" : "are") there"
    case .inChunk(let name, let offset, let expected, let found):
      "chunk \(name) at byte \(offset) needs \(EnglishNoun.count(expected, "byte")), but only \(found) are there"
    case .noEnd(let offset): "it ends at byte \(offset) without the closing chunk IEND"
    case .tooFewPixelBytes(let compressed, let needed):
      "its \(EnglishNoun.count(compressed, "compressed byte")) cannot hold \(EnglishNoun.count(needed, "byte")) of pixels"
    }
  }

  private static func text(forChunk name: String, at offset: Int, _ fault: PNGError.ChunkError) -> String {
    let chunk = "chunk \(name) at byte \(offset)"
    return switch fault {
    case .checksum(let stored, let computed):
      "\(chunk) has checksum \(hex(stored, digits: 8)), but its bytes give \(hex(computed, digits: 8))"
    case .length(let length): "\(chunk) may not have \(EnglishNoun.count(length, "byte"))"
    case .name: "\(chunk) has a name that is not four letters"
    case .unknown: "\(chunk) is needed to read the picture, and is of an unknown kind"
    case .notFirst: "\(chunk) stands where chunk IHDR must be"
    case .repeated: "\(chunk) is there a second time"
    case .afterPixels: "\(chunk) must come before the pixels"
    case .beforePalette: "\(chunk) must come after the palette"
    case .interrupted: "\(chunk) continues pixels that another chunk had ended"
    case .forbidden(let colorType): "\(chunk) may not be in \(colorTypeName(colorType)) picture"
    case .missing(let colorType):
      "chunk \(name) is missing before byte \(offset), and \(colorTypeName(colorType)) picture needs it"
    case .field(let field, let value): "\(chunk) gives \(value) as \(field)"
    case .profileName(let count):
      "\(chunk) has a colour profile whose name has \(EnglishNoun.count(count, "byte")) instead of 1 to 79"
    case .orientations(let values): "programs read \(Self.orientations(values)) from \(chunk)"
    case .depth(let bits, let colorType):
      "\(chunk) gives \(EnglishNoun.count(bits, "bit")) a sample, which \(colorTypeName(colorType)) picture cannot have"
    }
  }

  private static func text(for excess: PNGError.Excess) -> String {
    switch excess {
    case .side(let width, let height, let limit):
      """
      \(width) × \(height) pixels, and no side may have more than \(limit). Crop it, or raise the limit \
      (ImageLimits.side)
      """
    case .area(let width, let height, let limit):
      """
      \(width) × \(height) pixels, and there may be no more than \(limit) in all. Crop it, or raise the limit \
      (ImageLimits.area)
      """
    case .fileBytes(let count, let limit):
      """
      \(count) bytes, and a picture's file may have no more than \(limit). Compress it better, or raise the limit \
      (ImageLimits.fileBytes)
      """
    case .ancillaryChunks(let limit):
      """
      it has more than \(limit) chunks beside its pixels. Save it without metadata, or raise the limit \
      (ImageLimits.ancillaryChunks)
      """
    case .ancillaryBytes(let limit):
      """
      it has more than \(limit) bytes beside its pixels. Save it without metadata, or raise the limit \
      (ImageLimits.ancillaryBytes)
      """
    }
  }

  /// Such as "the orientation 1 or 3".
  static func orientations(_ values: [Int]) -> String {
    "the orientation \(EnglishList.or(values.map(String.init)))"
  }

  private static func colorTypeName(_ code: Int) -> String {
    switch PNGHeader.ColorType(rawValue: UInt8(clamping: code)) {
    case .gray: "a grey"
    case .rgb: "an RGB"
    case .palette: "a palette"
    case .grayAlpha: "a grey-and-alpha"
    case .rgba: "an RGBA"
    case nil: "such a"
    }
  }

  private static func facts(_ parts: [String?]) -> String {
    let known = parts.compactMap { $0 }
    return known.isEmpty ? "" : " (\(known.joined(separator: ", ")))"
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension PNGError: CustomStringConvertible {
  /// The error in words, about "the PNG data".
  package var description: String { PNGErrorText.text(for: self, subject: "The PNG data") }
}
