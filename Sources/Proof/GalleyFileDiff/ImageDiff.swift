import GalleyDiff
import GalleyImage

/// Compares two pictures pixel by pixel, without tests, baselines or element trees.
///
/// ```swift
/// let diff = ImageDiff(threshold: 0.1, ignoresAntialiasing: true)
/// switch try diff.compare("before.png", "after.png", writingDifferenceTo: "difference.png") {
/// case .equal: print("equal")
/// case .differentSizes(let before, let after): print("\(before) became \(after)")
/// case .different(let pixels, let regions): print("\(pixels) pixels differ, in \(regions)")
/// }
/// ```
///
/// The options are those of odiff and pixelmatch, and so are the counts. Without options a pixel differs if any of its
/// four bytes does. `galley diff` compares on the same path, and has more engines.
public struct ImageDiff: Sendable, Hashable {
  /// The result of a comparison.
  public enum Outcome: Sendable, Hashable {
    /// No pixel differs that is not ignored.
    case equal
    /// One picture is larger than the other.
    case differentSizes(before: PixelSize, after: PixelSize)
    /// The number of pixels that differ, and the rectangles around them, those of most pixels first.
    ///
    /// Pixels with at most two equal rows or columns between them share a rectangle. Of more than 1 000 rectangles there
    /// is one left, as wide as the picture.
    ///
    /// There are none of either if equal pixels of two files are shown otherwise, by a colour profile or turned.
    case different(pixels: Int, regions: [PixelRect])
  }

  /// The largest colour distance that is tolerated, from 0 (none) to 1 (black for white); pixelmatch's `threshold`.
  ///
  /// Without one every difference counts, or pixelmatch's 0.1 holds if ``ignoresAntialiasing`` is set.
  public var threshold: Double?

  /// Whether pixels do not count that differ only as smoothed edges do; pixelmatch's `includeAA: false`.
  public var ignoresAntialiasing: Bool

  /// Rectangles that are not compared, in pixels; odiff's `ignoreRegions`.
  public var ignoredRegions: [PixelRect]

  /// Makes a comparison with options; `threshold` is from 0 to 1.
  public init(threshold: Double? = nil, ignoresAntialiasing: Bool = false, ignoredRegions: [PixelRect] = []) {
    precondition(threshold.map { 0...1 ~= $0 } ?? true, "a threshold is from 0 to 1, not \(threshold ?? 0)")
    self.threshold = threshold
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignoredRegions = ignoredRegions
  }

  /// Compares two bitmaps.
  ///
  /// - Complexity: O(*n*) in the pixels.
  public func compare(_ before: Bitmap, _ after: Bitmap) -> Outcome {
    outcome(comparison.compare(before, after))
  }

  /// Compares two bitmaps, and writes a PNG of the difference unless they are equal.
  ///
  /// It shows the first picture faded, and what differs in a strong colour.
  ///
  /// - Throws: An error with the path and the reason, if the file cannot be written.
  public func compare(
    _ before: Bitmap, _ after: Bitmap, writingDifferenceTo path: String
  ) throws -> Outcome {
    outcome(try comparison.compare(before, after, drawing: DifferenceStyle(), to: path))
  }

  /// Compares two PNG files, and writes a PNG of the difference if a path for it is given and they are not equal.
  ///
  /// Files with the same bytes are equal, and are not decoded. Memory does not grow with the pictures' height.
  ///
  /// - Throws: An error with the path and the reason, if a file cannot be read or written.
  public func compare(
    _ before: String, _ after: String, writingDifferenceTo path: String? = nil
  ) throws -> Outcome {
    guard let path else { return outcome(try comparison.compare(before, after)) }
    return outcome(try comparison.compare(before, after, drawing: DifferenceStyle(), to: path))
  }

  private var comparison: FileComparison {
    let engine: any PixelEngine =
      threshold == nil && !ignoresAntialiasing
      ? ExactEngine()
      : YIQEngine(
        colorTolerance: threshold ?? 0.1, antialiasing: ignoresAntialiasing ? .forgiven : .counted)
    var comparison = FileComparison(by: engine, ignoring: ignoredRegions)
    comparison.findsRegions = true
    return comparison
  }

  private func outcome(_ found: FileDifference) -> Outcome {
    if found.isEqual { return .equal }
    if let before = found.first, let after = found.second, before != after {
      return .differentSizes(before: before, after: after)
    }
    if found.appearances != nil, found.differingPixels == 0 { return .different(pixels: 0, regions: []) }
    let rows = (found.rows.first?.lowerBound ?? 0)..<(found.rows.last?.upperBound ?? 0)
    let all = PixelRect(x: 0, y: rows.lowerBound, width: found.common.width, height: rows.count)
    return .different(pixels: found.differingPixels, regions: found.regions ?? [all])
  }
}
