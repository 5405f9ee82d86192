import GalleyDiff
import GalleyImage

/// The result of comparing two files.
package struct FileDifference: Hashable, Sendable {
  /// The evidence that a result is based on.
  package enum Basis: String, Hashable, Sendable, Codable {
    /// Known digests.
    case digests
    /// The files' bytes are the same.
    case bytes
    /// The pixels.
    case pixels
  }

  /// The first picture's size; nil if no file was read.
  package var first: PixelSize?
  /// The second picture's size.
  package var second: PixelSize?
  /// The evidence that the result is based on.
  package var basis: Basis
  /// The number of differing pixels among those that both pictures have.
  package var differingPixels = 0
  /// The number of pixels that were tolerated as anti-aliased edges.
  package var smoothedPixels = 0
  /// The number of pixels that only one picture has.
  package var unmatchedPixels = 0
  /// The number of common pixels that were not compared.
  package var ignoredPixels = 0
  /// The rows that have pixels that differ, from the top.
  package var rows: [Range<Int>] = []
  /// The rectangles around differing pixels, those of most pixels first; nil if not requested, or above 1 000.
  ///
  /// More than two rows or columns of equal pixels lie between two rectangles.
  package var regions: [PixelRect]?
  /// The two appearances, if one picture is shown otherwise than the other; `nil` if they are shown alike.
  package var appearances: Appearances?

  /// The appearances of two pictures.
  package struct Appearances: Hashable, Sendable {
    package var first: PNGAppearance
    package var second: PNGAppearance
  }

  /// Whether all pixels were compared; if not, the numbers are lower bounds.
  package var isWhole = true

  init(sizes: (PixelSize, PixelSize)? = nil, basis: Basis) {
    first = sizes?.0
    second = sizes?.1
    self.basis = basis
  }

  /// Whether the pictures have different sizes.
  package var sizesDiffer: Bool { first != second }

  /// Whether no compared pixel differs, and the sizes are the same, and what the pixels are shown as.
  package var isEqual: Bool { differingPixels == 0 && !sizesDiffer && appearances == nil }

  /// The share of differing pixels among all compared ones, from 0 to 1; pixels that only one picture has differ.
  package var ratio: Double {
    let all = common.width * common.height - ignoredPixels + unmatchedPixels
    return all > 0 ? Double(differingPixels + unmatchedPixels) / Double(all) : 0
  }

  /// The size of what both pictures have.
  package var common: PixelSize {
    guard let first, let second else { return PixelSize(width: 0, height: 0) }
    return PixelSize(width: min(first.width, second.width), height: min(first.height, second.height))
  }

  /// The rectangles that only one of the pictures has.
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
