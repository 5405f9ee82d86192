import GalleyImage

/// A cache of premultiplied and scaled bitmaps.
///
/// A bitmap is recognised by its memory, which is safe because the cache holds on to it: memory that two values share is
/// copied before either writes. Where it is never shows in a picture.
struct PictureCache {
  private struct Entry {
    var bitmap: Bitmap
    var width: Int
    var height: Int
    var picture: Picture
  }

  private var entries: [Entry] = []
  private var pixels = 0

  /// The limit of 16 million pixels, 64 MB, of bitmaps and their scaled copies.
  ///
  /// A bitmap that is larger than the limit is kept alone: else a photo would be scaled each time.
  private static let limit = 16 << 20

  /// The least weight of an entry, so that there are never more than some thousand to look through.
  private static let least = 4096

  /// A bitmap, premultiplied and at most of a size.
  mutating func picture(_ bitmap: Bitmap, width: Int, height: Int) -> Picture {
    if let entry = entries.first(where: {
      $0.width == width && $0.height == height && $0.bitmap.isIdentical(to: bitmap)
    }
    ) {
      return entry.picture
    }
    let picture = Picture(bitmap).shrunk(toWidth: width, height: height)
    let weight = max(Self.least, bitmap.width * bitmap.height + picture.pixels.count)
    if pixels + weight > Self.limit {
      entries.removeAll()
      pixels = 0
    }
    entries.append(Entry(bitmap: bitmap, width: width, height: height, picture: picture))
    pixels += weight
    return picture
  }
}

extension Bitmap {
  /// Whether two bitmaps are the same memory, hence equal; others may be equal too.
  fileprivate func isIdentical(to other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
