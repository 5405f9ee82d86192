/// An error in reading or writing a PNG.
///
/// Cases carry facts; ``PNGErrorText`` makes sentences of them. Offsets are bytes from the file's start.
package enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty

  /// The bytes are something else; see ``ForeignContent``.
  case notPNG(ForeignContent)

  /// The bytes end too early.
  case truncated(Truncation)

  /// A chunk is damaged or stands where it must not.
  case badChunk(name: String, offset: Int, fault: ChunkError)

  /// The picture or its file is larger than ``ImageLimits`` allow.
  case overLimit(Excess)

  /// The compressed pixels cannot be read: damaged, too few, or too many.
  ///
  /// `rowsRead` counts the rows before the fault; a fault after the last row is found with that row. In an
  /// interlaced picture it is 0 until all are there. `reason` is libpng's.
  case badPixels(rowsRead: Int, rows: Int, reason: String)

  /// ISA-L fails within pixels that zlib reads, after rows of them were handed on.
  ///
  /// Only a picture that is read in bands comes to this; whole ones are read again by libpng.
  case unreliableInflate(rowsRead: Int, rows: Int)

  /// A pixel names a palette entry that does not exist.
  case badPaletteIndex(Int, entries: Int, x: Int, y: Int)

  /// Bytes follow the end of the picture.
  ///
  /// They are refused, not skipped: content that is not visible cannot have been approved. Editors that
  /// overwrite a larger file without cutting it leave such bytes, with parts of the old picture in them.
  case trailingBytes(count: Int, offset: Int)

  /// The file is an animation, and only one of its pictures would be compared.
  case animation(chunk: String, offset: Int)

  /// The pixels are shown otherwise than they are stored, where they must not be.
  case notPlain(PNGAppearance)

  /// libpng could not write the picture.
  case notWritten(reason: String)
}

extension PNGError {
  /// The content of a file that is not a PNG.
  package enum ForeignContent: Hashable, Sendable {
    /// The stand-in that Git LFS leaves for a file it has not fetched.
    case lfsPointer(object: String?, byteCount: Int?)

    /// Text with the markers of an unresolved merge.
    case mergeConflict

    /// A PNG whose line ends were converted as if it were text.
    case convertedLineEndings

    /// A PNG that Xcode rewrote for iOS, which only Apple's systems read.
    case xcodeOptimized

    /// A known format, by its usual name.
    case format(String)

    /// Something unknown, with its first bytes (up to eight).
    case unknown(start: [UInt8])
  }

  /// The place where a file is cut off.
  package enum Truncation: Hashable, Sendable {
    /// It ends within the eight bytes that every PNG begins with.
    case inSignature(byteCount: Int)

    /// It ends within the eight bytes that every chunk begins with.
    case inChunkStart(offset: Int, found: Int)

    /// It ends within a chunk, which needs `expected` bytes from its offset and has `found`.
    case inChunk(name: String, offset: Int, expected: Int, found: Int)

    /// It ends after a complete chunk, without the one that closes a PNG.
    case noEnd(offset: Int)

    /// The compressed bytes cannot hold so many pixels, however well they compress.
    case tooFewPixelBytes(compressed: Int, needed: Int)
  }

  /// A fault of a chunk.
  package enum ChunkError: Hashable, Sendable {
    /// Its checksum is not that of its bytes.
    case checksum(stored: UInt32, computed: UInt32)

    /// It may not have so many bytes.
    case length(Int)

    /// Its name is not four letters.
    case name

    /// It must be understood to read the picture, and is not.
    case unknown

    /// It must be the first chunk.
    case notFirst

    /// It may be there only once.
    case repeated

    /// It must come before the pixels.
    case afterPixels

    /// It must come after the palette.
    case beforePalette

    /// Other chunks interrupt the pixels.
    case interrupted

    /// A picture of this colour type may not have it.
    case forbidden(colorType: Int)

    /// A picture of this colour type must have it.
    case missing(colorType: Int)

    /// A field has a value that PNG does not allow.
    case field(String, value: Int)

    /// The name of its colour profile may not have so many bytes.
    case profileName(byteCount: Int)

    /// Programs read different orientations from it.
    case orientations([Int])

    /// The bit depth does not go with the colour type.
    case depth(Int, colorType: Int)
  }

  /// A limit that was exceeded.
  package enum Excess: Hashable, Sendable {
    /// A side is too long.
    case side(width: Int, height: Int, limit: Int)

    /// There are too many pixels.
    case area(width: Int, height: Int, limit: Int)

    /// The file is too large.
    case fileBytes(Int, limit: Int)

    /// There are too many chunks beside the picture's own.
    case ancillaryChunks(limit: Int)

    /// Chunks beside the picture's own are too large.
    case ancillaryBytes(limit: Int)
  }
}
