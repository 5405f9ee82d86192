import Foundation

/// The look of letters that an app has set for its bars or controls; `nil` for what it has not set.
struct LetterLook: Equatable {
  var color: Color?
  var font: Font?
  /// The space that is added after letters, in points.
  var kerning: CGFloat?

  /// Whether the app has set nothing.
  var isEmpty: Bool { self == LetterLook() }

  /// Returns this look, with that of another one for what is not set here.
  func filled(from other: LetterLook) -> LetterLook {
    LetterLook(
      color: color ?? other.color, font: font ?? other.font, kerning: kerning ?? other.kerning)
  }

  /// Returns a text in this look.
  func applied(to text: Text) -> Text {
    var text = text
    if let font { text = text.font(font) }
    if let color { text = text.foregroundColor(color) }
    if let kerning { text = text.kerning(kerning) }
    return text
  }
}
