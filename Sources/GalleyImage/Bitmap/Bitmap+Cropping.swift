extension Bitmap {
  /// The rectangle of all its pixels.
  public var extent: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A part of the picture, as a picture.
  ///
  /// - Parameter rect: The part wanted; what lies outside the picture is left out.
  /// - Returns: The part, or nil when none of it lies inside the picture.
  public func cropped(to rect: PixelRect) -> Bitmap? {
    guard let part = rect.intersection(extent) else { return nil }
    if part == extent { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(part.width * part.height * 4)
    for row in part.y..<part.y + part.height {
      let start = (row * width + part.x) * 4
      kept.append(contentsOf: bytes[start..<start + part.width * 4])
    }
    return Bitmap(width: part.width, height: part.height, bytes: kept)
  }
}
