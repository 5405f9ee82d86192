import Foundation
import GalleyImage

/// The picture of a file, as Image I/O reads it; here of PNG, JPEG and WebP alone, and only the first frame.
///
/// - Reference: [Image I/O's `CGImageSource`](https://developer.apple.com/documentation/imageio/cgimagesource).
public final class CGImageSource: Sendable {
  fileprivate let bitmap: Bitmap

  fileprivate init?(_ data: Data) {
    guard let bitmap = try? PictureFile.decode(data) else { return nil }
    self.bitmap = bitmap
  }
}

// The names are those of Image I/O.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the picture of a file; `nil` for other bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads the picture of a file; `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
  return CGImageSource(data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of pictures; here one, also of a file with several.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a picture; `nil` beyond the last.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  index == 0 ? CGImage(isrc.bitmap) : nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a picture, at most as large as the option `kCGImageSourceThumbnailMaxPixelSize` says; `nil` beyond the last.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let option = options?[kCGImageSourceThumbnailMaxPixelSize]
  let most =
    (option as? NSNumber)?.doubleValue ?? (option as? Int).map { Double($0) } ?? option as? Double
    ?? .infinity
  let bitmap = isrc.bitmap
  let scale = most / Double(max(bitmap.width, bitmap.height))
  guard scale < 1, scale > 0 else { return CGImage(bitmap) }
  let width = max(1, Int((Double(bitmap.width) * scale).rounded()))
  let height = max(1, Int((Double(bitmap.height) * scale).rounded()))
  return CGImage(bitmap.reduced(toWidth: width, height: height))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width and the height of a picture in pixels; `nil` beyond the last.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  let size: [CFString: Any] = [
    kCGImagePropertyPixelWidth: isrc.bitmap.width, kCGImagePropertyPixelHeight: isrc.bitmap.height,
  ]
  return size as CFDictionary
}

/// The option of the greatest length of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option of making a thumbnail of the picture, which changes nothing here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option of making a thumbnail if the file has none, which changes nothing here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option of turning a thumbnail as its file says; pictures are turned here without it.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The option of keeping pixels, which changes nothing here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option of reading pixels at once, which changes nothing here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The property of a picture's width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The property of a picture's height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
