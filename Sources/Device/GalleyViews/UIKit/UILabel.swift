import Foundation
import GalleyTree
import GalleyUIKit

/// A text of UIKit.
///
/// - Reference: [UIKit's `UILabel`](https://developer.apple.com/documentation/uikit/uilabel).
@MainActor @preconcurrency open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set {
      guard newValue != text || look != nil else { return }
      (look, plain) = (nil, newValue)
      changed()
    }
  }
  /// The text with its look, which wins over ``font`` and ``textColor``.
  open var attributedText: NSAttributedString? {
    get { look ?? plain.map { NSAttributedString(string: $0) } }
    set {
      (look, plain) = (newValue, nil)
      changed()
    }
  }
  private var look: NSAttributedString?
  private var plain: String?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The colour of the letters.
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { changed() } }
  /// The treatment of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether letters shrink until the text fits.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The smallest scale of letters, as a part of their size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Whether the font follows the person's text size; an existing font keeps its size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text looks enabled.
  open var isEnabled = true { didSet { changed() } }
  /// The width at which lines break if no other is known, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }

  open override var intrinsicContentSize: CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width: CGFloat? = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return UnhostedView.wholeSize(of: AnyView(words), in: ProposedSize(width: width, height: nil))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let width: CGFloat? = size.width > 0 ? size.width : nil
    return UnhostedView.wholeSize(of: AnyView(words), in: ProposedSize(width: width, height: nil))
  }

  override var elementType: ElementType { .staticText }
  override var ownLabel: String { text ?? "" }

  private var words: some View {
    let alignment: TextAlignment =
      switch textAlignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    let truncation: Text.TruncationMode =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
      }
    return (look?.shownText ?? Text(verbatim: text ?? ""))
      .font(font?.font ?? .system(size: 17))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
      .multilineTextAlignment(alignment)
      .truncationMode(truncation)
      .foregroundStyle((isEnabled ? textColor ?? .label : .tertiaryLabel).color)
  }

  override var content: AnyView? {
    let side: Alignment =
      switch textAlignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    return AnyView(words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: side))
  }
}

/// A picture of UIKit, as a view.
///
/// - Reference: [UIKit's `UIImageView`](https://developer.apple.com/documentation/uikit/uiimageview).
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { changed() } }

  /// Creates a view of a picture, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override var elementType: ElementType { .image }

  override var content: AnyView? {
    guard let image else { return nil }
    let tint = (sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.tintColor).first)?.color
    let picture = Image(uiImage: image)
    let shown =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        AnyView(picture)
      }
    return AnyView(
      shown.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentMode.alignment)
        .font(.system(size: 17)).foregroundStyle(tint ?? .accentColor))
  }
}
