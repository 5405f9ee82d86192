import Foundation

/// A text of many lines that a person can change; so far it does not scroll, and has one look.
///
/// - Reference: [UIKit's `UITextView`](https://developer.apple.com/documentation/uikit/uitextview).
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private var words = ""
  private var selection: TextSelection?
  private weak var editor: TextEditorNode?

  /// Posted when a person has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when the view has got the keyboard.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the view has lost the keyboard.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The text.
  open var text: String! {
    get { words }
    set {
      guard newValue ?? "" != words else { return }
      words = newValue ?? ""
      changed()
    }
  }
  /// The font; `nil` for that of the system, of 12 points.
  open var font: UIFont? { didSet { changed() } }
  /// The colour of the letters; `nil` for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether a person can change the text.
  open var isEditable = true { didSet { if isEditable != oldValue { changed() } } }
  /// Whether a person can select a part of a text that cannot be changed; so far nobody can.
  open var isSelectable = true
  /// The distances between the edges and the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { changed() } }
  /// The space of the lines.
  public let textContainer = NSTextContainer()
  /// The keys of the keyboard on the screen.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// The automatic capitals; text that a test types stays unchanged.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.usualBackground
    textContainer.changed = { [weak self] in self?.changed() }
  }

  /// Creates a view without a size; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = Self.usualBackground
    textContainer.changed = { [weak self] in self?.changed() }
  }

  /// The colour that the app has set behind all text views, or else the system's.
  private static var usualBackground: UIColor {
    AppLookStore.current.looks.textViewBackground.map { UIColor($0) } ?? .systemBackground
  }

  override func fill(_ looks: inout AppLooks) {
    looks.textViewBackground = backgroundColor == .systemBackground ? nil : backgroundColor?.color
  }

  // MARK: The input

  /// The selected part, in UTF-16 units; an empty one is the place of the caret.
  open var selectedRange: NSRange {
    get {
      guard let range = selection?.range, range.upperBound <= words.endIndex else {
        return NSRange(location: words.utf16.count, length: 0)
      }
      return NSRange(range, in: words)
    }
    set {
      guard newValue != selectedRange, let range = Range(newValue, in: words) else { return }
      selection = TextSelection(range: range)
      changed()
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var isFirstResponder: Bool { editor?.isFocused ?? false }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let editor else { return false }
    editor.host.focus.focus(editor)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard let editor, editor.isFocused else { return true }
    editor.host.focus.resign()
    return true
  }

  /// Takes over a text that a person has made by typing, if the delegate agrees.
  private func typed(_ next: String) {
    let (range, insertion) = words.replacement(for: next)
    guard
      textDelegate?.textView(self, shouldChangeTextIn: NSRange(range, in: words), replacementText: insertion)
        ?? true
    else { return changed() }
    let caret = words.distance(from: words.startIndex, to: range.lowerBound) + insertion.count
    words = next
    selection = TextSelection(insertionPoint: next.index(next.startIndex, offsetBy: caret))
    changed()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func follow(_ editor: TextEditorNode) {
    self.editor = editor
    editor.focusChanged[ObjectIdentifier(self)] = { [weak self] isFocused in self?.focusChanged(isFocused) }
  }

  private func focusChanged(_ isFocused: Bool) {
    if isFocused {
      textDelegate?.textViewDidBeginEditing(self)
    } else {
      textDelegate?.textViewDidEndEditing(self)
    }
    let name = isFocused ? Self.textDidBeginEditingNotification : Self.textDidEndEditingNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Being shown

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(frame.size).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width: CGFloat? = size.width > 0 ? size.width : nil
    return UnhostedView.wholeSize(of: AnyView(field), in: ProposedSize(width: width, height: nil))
  }

  private var field: some View {
    let alignment: TextAlignment =
      switch textAlignment {
      case .left, .natural, .justified: .leading
      case .center: .center
      case .right: .trailing
      }
    var editor = TextEditor(
      text: Binding(get: { [weak self] in self?.words ?? "" }, set: { [weak self] in self?.typed($0) }),
      selection: Binding(
        get: { [weak self] in self?.selection },
        set: { [weak self] in
          guard let self else { return }
          selection = $0
          textDelegate?.textViewDidChangeSelection(self)
        }))
    editor.isReadOnly = !isEditable
    editor.takesAppBackground = false
    editor.updated = { [weak self] in self?.follow($0) }
    let (insets, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    editor.insets = EdgeInsets(
      top: insets.top, leading: insets.left + padding, bottom: insets.bottom,
      trailing: insets.right + padding)
    return
      editor
      .font(font?.font ?? .system(size: 12))
      .foregroundStyle((textColor ?? .label).color)
      .multilineTextAlignment(alignment)
      .keyboardType(keyboardType)
      .autocapitalization(autocapitalizationType)
  }

  override var shownSubviews: [UIView] { subviews }

  override var content: AnyView? { AnyView(field) }
}

/// The space of the lines of a text view.
///
/// - Reference: [UIKit's `NSTextContainer`](https://developer.apple.com/documentation/uikit/nstextcontainer).
@MainActor @preconcurrency public final class NSTextContainer: NSObject {
  var changed: () -> Void = {}
  /// The distance of the lines from both sides, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
}

extension String {
  /// Returns the shortest part of this text whose replacement makes another text of it.
  fileprivate func replacement(for next: String) -> (range: Range<String.Index>, insertion: String) {
    let start = zip(self, next).prefix { $0 == $1 }.count
    let rest = Swift.min(count, next.count) - start
    let end = zip(reversed(), next.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let range = index(startIndex, offsetBy: start)..<index(endIndex, offsetBy: -end)
    return (range, String(next.dropFirst(start).dropLast(end)))
  }
}
