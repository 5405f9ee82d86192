/// By how much the numbers grew that are otherwise in one of two texts, such as "60%" and "80%", or "from 0° to 216°" and
/// "from 0° to 288°".
struct NumberRatio: Equatable {
  /// The number after as a share of the one before.
  let value: Double

  /// Finds the ratio.
  ///
  /// - Returns: `nil` where anything but numbers is otherwise, or some grew otherwise than others.
  init?(_ before: String, _ after: String) {
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    guard old.count == new.count, before != after else { return nil }
    var ratio: Double?
    for (a, b) in zip(old, new) where a != b {
      guard let was = Self.number(a), let became = Self.number(b), was * became > 0 else { return nil }
      if let ratio, abs(became / was / ratio - 1) > Self.tolerance { return nil }
      ratio = ratio ?? became / was
    }
    guard let ratio else { return nil }
    value = ratio
  }

  /// Whether another ratio is the same, up to the decimals that people leave out.
  func agrees(with other: Double) -> Bool { abs(other / value - 1) <= Self.tolerance }

  /// The number of a word without the signs around it; a colour has none.
  static func number(_ word: some StringProtocol) -> Double? {
    let signs: Set<Character> = ["%", "°", ",", "€", "$", "£"]
    var word = Substring(word)
    while let last = word.last, signs.contains(last) || last.isWhitespace { word.removeLast() }
    while let first = word.first, signs.contains(first) { word.removeFirst() }
    return Double(word)
  }

  private static let tolerance = 0.03
}
