/// The amount of difference that may pass.
///
/// Every bound that is stated holds; where none is, no pixel may differ. The names and what they mean are Playwright's
/// (`maxDiffPixels`, `maxDiffPixelRatio`) and swift-snapshot-testing's (`precision`, `perceptualPrecision`).
///
/// - Reference: https://playwright.dev/docs/api/class-pageassertions#page-assertions-to-have-screenshot-1 and
///   https://github.com/pointfreeco/swift-snapshot-testing.
public struct DifferenceBudget: Sendable, Hashable, Codable {
  /// The number of pixels that may differ.
  public let maxDiffPixels: Int?
  /// The share of all pixels that may differ, from 0 to 1.
  public let maxDiffPixelRatio: Double?
  /// The share of all pixels that must be equal, from 0 to 1.
  public let precision: Double?
  /// The similarity that a pixel must have: 1 for equal, and 0.98 for a CIE94 distance of 2 from the approved colour.
  public let perceptualPrecision: Double
  /// The number of pixels that must touch, corners included, to count as a difference.
  public let minimumClusterSize: Int

  /// The budget that permits no difference.
  public static let none = DifferenceBudget(unchecked: nil, nil, nil, 1, 1)

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - maxDiffPixels: The number of pixels that may differ, from 0 up.
  ///   - maxDiffPixelRatio: The share of pixels that may differ, from 0 to 1.
  ///   - precision: The share of pixels that must be equal, from 0 to 1.
  ///   - perceptualPrecision: The similarity that each pixel needs, from 0 to 1.
  ///   - minimumClusterSize: The number of touching pixels that count as a difference, from 1 up.
  /// - Throws: ``BudgetError`` for the first number that is out of range.
  public init(
    maxDiffPixels: Int? = nil, maxDiffPixelRatio: Double? = nil, precision: Double? = nil,
    perceptualPrecision: Double = 1, minimumClusterSize: Int = 1
  ) throws(BudgetError) {
    if let maxDiffPixels, maxDiffPixels < 0 { throw .negative(.maxDiffPixels, maxDiffPixels) }
    for (name, value) in [
      (BudgetError.Name.maxDiffPixelRatio, maxDiffPixelRatio), (.precision, precision),
      (.perceptualPrecision, perceptualPrecision),
    ] {
      if let value, !(0...1).contains(value) { throw .noRatio(name, value) }
    }
    if minimumClusterSize < 1 { throw .negative(.minimumClusterSize, minimumClusterSize) }
    self.init(
      unchecked: maxDiffPixels, maxDiffPixelRatio, precision, perceptualPrecision, minimumClusterSize)
  }

  private init(
    unchecked maxDiffPixels: Int?, _ maxDiffPixelRatio: Double?, _ precision: Double?,
    _ perceptualPrecision: Double, _ minimumClusterSize: Int
  ) {
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffPixelRatio = maxDiffPixelRatio
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
    self.minimumClusterSize = minimumClusterSize
  }

  /// The number of pixels of a picture that may differ: the smallest of the stated bounds.
  ///
  /// - Parameter pixels: How many pixels the picture has.
  /// - Returns: A count from 0 up.
  package func allowance(of pixels: Int) -> Int {
    // A part of all pixels such as 1 − 0.99 comes out a little too small in binary.
    func part(_ ratio: Double) -> Int { Int((ratio * Double(pixels) + 1e-6).rounded(.down)) }
    let bounds = [maxDiffPixels, maxDiffPixelRatio.map(part), precision.map { part(1 - $0) }]
    return bounds.compactMap { $0 }.min() ?? 0
  }
}
