import Foundation
import GalleyImage
import GalleyViews
import Testing

/// Pictures that are read by Image I/O.
@MainActor @Suite struct CGImageSourceTests {
  /// The file of a picture whose left half is red and whose right half is transparent.
  private func file(width: Int = 40, height: Int = 20) throws -> Data {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width / 2 { bitmap[x, y] = RGBA(hex: 0xFF0000) }
    }
    return try PNG.encode(bitmap)
  }

  @Test func `a picture is read with its size`() throws {
    let data = try file()
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(picture.width == 40 && picture.height == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let facts = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(facts[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(facts[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]) as CFData, nil) == nil)
  }

  @Test func `a thumbnail is as large as the option says, and no larger than the picture`() throws {
    let data = try file()
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    func thumbnail(_ most: Int) -> CGImage? {
      let options = [kCGImageSourceThumbnailMaxPixelSize: most] as CFDictionary
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }
    let small = try #require(thumbnail(10))
    #expect(small.width == 10 && small.height == 5)
    let pixels = UIImage(cgImage: small).bitmap
    #expect(pixels[0, 0] == RGBA(hex: 0xFF0000) && pixels[9, 4].alpha == 0)
    #expect(thumbnail(400)?.width == 40)
  }

  @Test func `a file is read by its URL`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("CGImageSourceTests-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil) == nil)
    try file().write(to: url)
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil) != nil)
  }
}
