import GalleyImage

/// A picture's size.
public struct PixelSize: Hashable, Sendable, Codable {
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// What a comparison of two files found.
public struct FileDifference: Hashable, Sendable {
  /// What a verdict is from.
  public enum Grounds: String, Hashable, Sendable, Codable {
    /// Digests that were known.
    case digests
    /// The files' bytes are the same.
    case bytes
    /// Pixels.
    case pixels
  }

  /// The first picture's size; nil where no file was looked at.
  public var first: PixelSize?
  /// The second picture's size.
  public var second: PixelSize?
  /// What the verdict is from.
  public var grounds: Grounds
  /// How many of the pixels that both pictures have differ.
  public var differingPixels = 0
  /// How many more were forgiven as edges that are only smoothed otherwise.
  public var smoothedPixels = 0
  /// How many pixels only one of the pictures has.
  public var unmatchedPixels = 0
  /// How many of the pixels that both have were not judged.
  public var ignoredPixels = 0
  /// The rows that have pixels that differ, from the top.
  public var rows: [Range<Int>] = []
  /// Where the pixels are that differ: rectangles with more than two rows or columns of equal pixels between them, those of
  /// most pixels first; nil if that was not asked for, or there are more than 1 000.
  public var regions: [PixelRect]?
  /// Whether all pixels were looked at; else numbers are only the least there are.
  public var isWhole = true

  init(sizes: (PixelSize, PixelSize)? = nil, grounds: Grounds) {
    first = sizes?.0
    second = sizes?.1
    self.grounds = grounds
  }

  /// Whether the pictures have different sizes.
  public var sizesDiffer: Bool { first != second }

  /// Whether nothing differs that was judged, and the sizes are the same.
  public var isEqual: Bool { differingPixels == 0 && !sizesDiffer }

  /// The differing pixels' share of all that were judged, 0 to 1; those that only one picture has among them.
  public var ratio: Double {
    let all = common.width * common.height - ignoredPixels + unmatchedPixels
    return all > 0 ? Double(differingPixels + unmatchedPixels) / Double(all) : 0
  }

  /// The size of what both pictures have.
  public var common: PixelSize {
    guard let first, let second else { return PixelSize(width: 0, height: 0) }
    return PixelSize(width: min(first.width, second.width), height: min(first.height, second.height))
  }

  /// What only one of the pictures has.
  var outside: [PixelRect] {
    [first, second].compactMap { $0 }.flatMap { size in
      [
        PixelRect(
          minX: common.width, minY: 0, maxX: size.width, maxY: min(size.height, common.height)),
        PixelRect(minX: 0, minY: common.height, maxX: size.width, maxY: size.height),
      ].filter { !$0.isEmpty }
    }
  }
}
