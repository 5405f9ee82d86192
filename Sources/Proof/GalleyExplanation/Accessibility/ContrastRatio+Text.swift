import GalleyImage
import GalleyText
import GalleyTree

extension ContrastRatio {
  /// The ratio as the standard writes it, such as `4.4:1`: cut, not rounded, since 4.49 is not enough for 4.5.
  ///
  /// - Parameter digits: How many behind the point, 1 or 2; noughts at the end are left out.
  func text(digits: Int = 1) -> String { "\(Numeral.cut(value, digits: digits)):1" }
}
