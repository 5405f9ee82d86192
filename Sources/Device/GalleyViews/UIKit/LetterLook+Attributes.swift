import Foundation

extension LetterLook {
  /// Creates the look of UIKit's attributes: their colour, font and space between letters.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    let kern = attributes?[.kern]
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor)?.color,
      font: (attributes?[.font] as? UIFont)?.font,
      kerning: kern as? CGFloat ?? (kern as? Double).map { CGFloat($0) } ?? (kern as? Int).map { CGFloat($0) }
    )
  }
}
