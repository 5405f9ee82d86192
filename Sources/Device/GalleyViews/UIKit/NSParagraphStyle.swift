import Foundation

/// The form of a paragraph in UIKit; texts are drawn without it here.
///
/// - Reference: [UIKit's `NSParagraphStyle`](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate var form = Form()

  /// The values of a style.
  fileprivate struct Form: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// Creates the default style.
  public override init() { super.init() }

  /// The default style.
  public static let `default` = NSParagraphStyle()

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { form.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { form.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { form.paragraphSpacingBefore }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { form.alignment }
  /// The distance of lines from the leading edge, in points.
  open var headIndent: CGFloat { form.headIndent }
  /// The distance of lines from the trailing edge, in points.
  open var tailIndent: CGFloat { form.tailIndent }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { form.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { form.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { form.maximumLineHeight }
  /// The factor of a line's height; 0 for that of the font.
  open var lineHeightMultiple: CGFloat { form.lineHeightMultiple }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { form.lineBreakMode }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.form == form }

  open override var hash: Int { form.hashValue }

  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.form = form
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.form = form
    return copy
  }
}

/// A form of a paragraph that can be changed.
///
/// - Reference: [UIKit's `NSMutableParagraphStyle`](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { form.lineSpacing }
    set { form.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { form.paragraphSpacing }
    set { form.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { form.paragraphSpacingBefore }
    set { form.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { form.alignment }
    set { form.alignment = newValue }
  }
  open override var headIndent: CGFloat {
    get { form.headIndent }
    set { form.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { form.tailIndent }
    set { form.tailIndent = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { form.firstLineHeadIndent }
    set { form.firstLineHeadIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { form.minimumLineHeight }
    set { form.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { form.maximumLineHeight }
    set { form.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { form.lineHeightMultiple }
    set { form.lineHeightMultiple = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { form.lineBreakMode }
    set { form.lineBreakMode = newValue }
  }
}
