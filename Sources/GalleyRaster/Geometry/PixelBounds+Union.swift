extension PixelBounds {
  /// The smallest rectangle that holds this one and another; rectangles without pixels do not count.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// How many pixels there are.
  var area: Int { width * height }

  /// The same rectangle with some pixels more on every side; one without pixels stays so.
  func grown(by reach: Int) -> PixelBounds {
    isEmpty
      ? self : PixelBounds(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }
}
