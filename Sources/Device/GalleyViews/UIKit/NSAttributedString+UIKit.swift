import Foundation

extension NSAttributedString.Key {
  /// The key of a font, as `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the colour of letters, as `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the colour behind letters, as `UIColor`; kept and not drawn so far.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of the space that is added after letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key of the line below letters, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key of the line through letters, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the height above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// The way in which a text is measured and drawn in a rectangle.
///
/// - Reference: [UIKit's `NSStringDrawingOptions`](https://developer.apple.com/documentation/uikit/nsstringdrawingoptions).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has several lines, from the origin of the rectangle on.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines have the height of their font; here they always have.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits is cut off; here a text is measured as a whole.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Wishes for measuring and drawing a text; none so far.
///
/// - Reference: [UIKit's `NSStringDrawingContext`](https://developer.apple.com/documentation/uikit/nsstringdrawingcontext).
public final class NSStringDrawingContext: NSObject {}

nonisolated extension NSAttributedString {
  /// The text of SwiftUI with the same look: letters of 12 points without another font, as in UIKit.
  var shownText: Text {
    var text = Text(verbatim: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      text = text + Self.text(attributedSubstring(from: range).string, attributes)
    }
    return text
  }

  private static func text(_ words: String, _ attributes: [Key: Any]) -> Text {
    func line(_ key: Key) -> Text.LineStyle? {
      let style = (attributes[key] as? NSUnderlineStyle)?.rawValue ?? attributes[key] as? Int ?? 0
      return Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(rawValue: style))
    }
    var text = Text(verbatim: words).font((attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).font)
    if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(color.color) }
    if let kern = attributes[.kern] as? CGFloat { text = text.kerning(kern) }
    if let offset = attributes[.baselineOffset] as? CGFloat { text = text.baselineOffset(offset) }
    if let line = line(.underlineStyle) { text = text.underline(true, pattern: line.pattern) }
    if let line = line(.strikethroughStyle) { text = text.strikethrough(true, pattern: line.pattern) }
    return text
  }

  /// Returns the size of the text in one line, in points; on the main thread.
  public func size() -> CGSize { Self.size(of: shownText, width: nil, lines: 1) }

  /// Returns the rectangle that the text takes of a size, in points; on the main thread.
  ///
  /// Without the option `usesLineFragmentOrigin` it has one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
    let width: CGFloat? = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil
    return CGRect(origin: .zero, size: Self.size(of: shownText, width: width, lines: nil))
  }

  private static func size(of text: Text, width: CGFloat?, lines: Int?) -> CGSize {
    MainActor.assumeIsolated {
      UnhostedView.wholeSize(
        of: AnyView(text.lineLimit(lines)), in: ProposedSize(width: width, height: nil))
    }
  }
}

nonisolated extension NSString {
  /// Returns the size of the text in one line, in points; on the main thread.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the rectangle that the text takes of a size, in points; on the main thread.
  ///
  /// Without the option `usesLineFragmentOrigin` it has one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
