/// The similarity of two windows of one channel in brightness, contrast and structure (SSIM).
///
/// - Reference: Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
///   Similarity", IEEE Transactions on Image Processing 13 (4), 2004, doi:10.1109/TIP.2003.819861, equation 13, with
///   its constants (0.01 · 255)² and (0.03 · 255)².
struct StructuralSimilarity: Sendable {
  /// The number of pixels in the window.
  var count = 0
  /// The sums of both.
  var sums = (0, 0)
  /// The sums of their squares.
  var squares = (0, 0)
  /// The sum of their products.
  var products = 0

  /// Adds a pixel.
  mutating func add(_ a: Int, _ b: Int) {
    count += 1
    sums.0 += a
    sums.1 += b
    squares.0 += a * a
    squares.1 += b * b
    products += a * b
  }

  /// From −1 (opposite) to 1 (equal).
  var index: Double {
    let number = Double(count)
    let (sumA, sumB) = (Double(sums.0), Double(sums.1))
    let (meanA, meanB) = (sumA / number, sumB / number)
    let varianceA = (Double(squares.0) - sumA * sumA / number) / number
    let varianceB = (Double(squares.1) - sumB * sumB / number) / number
    let covariance = (Double(products) - sumA * sumB / number) / number
    let (first, second) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
    return (2 * meanA * meanB + first) * (2 * covariance + second)
      / (meanA * meanA + meanB * meanB + first) / (varianceA + varianceB + second)
  }
}
