/// Where differences are dense.
extension PixelMap {
  /// How many pixels differ in the square window that has most of them.
  ///
  /// - Parameter side: The window's width and height; the picture's, where that is less.
  /// - Returns: A count of ``PixelClassification/different`` pixels.
  /// - Complexity: O(*n*) in the pixels.
  /// - Reference: `windowSize` of pixelmatch's head, https://github.com/mapbox/pixelmatch/pull/170: scattered noise
  ///   and a dense change may be as many pixels.
  public func mostDifferent(inWindowOf side: Int) -> Int {
    if isEmpty { return 0 }
    let (columns, rows) = (max(1, min(side, width)), max(1, min(side, height)))
    var counts = [Int](repeating: 0, count: width)
    var most = 0
    withBytes { bytes in
      for y in 0..<height {
        for x in 0..<width where bytes[y * width + x] & 3 == 3 { counts[x] += 1 }
        if y >= rows {
          for x in 0..<width where bytes[(y - rows) * width + x] & 3 == 3 { counts[x] -= 1 }
        }
        var window = 0
        for x in 0..<width {
          window += counts[x]
          if x >= columns { window -= counts[x - columns] }
          most = max(most, window)
        }
      }
    }
    return most
  }
}
