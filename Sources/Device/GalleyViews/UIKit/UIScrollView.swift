import Foundation

/// A view of UIKit that scrolls its subviews; so far it does not zoom.
///
/// - Reference: [UIKit's `UIScrollView`](https://developer.apple.com/documentation/uikit/uiscrollview).
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The view with the subviews, as large as the content.
  private lazy var canvas = ScrolledCanvas(owner: self)
  private var position = ScrollPosition()
  private var offset = CGPoint.zero
  private var phase = ScrollPhase.idle

  /// The object that follows the motion.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { fitCanvas() } } }
  /// The distances that the content keeps from the edges, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { changed() } } }
  /// Whether a finger moves the content.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { changed() } } }
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false { didSet { if isPagingEnabled != oldValue { changed() } } }
  /// Whether the content can be pulled beyond its ends; here larger content always can.
  open var bounces = true { didSet { if bounces != oldValue { changed() } } }
  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { changed() } } }
  /// Whether content that fits can be pulled to the sides.
  open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { changed() } } }
  /// Whether a finger that moves the content takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { if keyboardDismissMode != oldValue { changed() } }
  }
  /// Whether the vertical indicator is shown while the content moves; it is not drawn so far.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown while the content moves; it is not drawn so far.
  open var showsHorizontalScrollIndicator = true

  /// Whether a finger moves the content.
  open var isDragging: Bool { phase == .interacting }
  /// Whether a finger lies on the content.
  open var isTracking: Bool { phase == .interacting || phase == .tracking }
  /// Whether the content moves on after a finger has left it.
  open var isDecelerating: Bool { phase == .decelerating }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view without a size; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open override var frame: CGRect { didSet { if frame.size != oldValue.size { fitCanvas() } } }

  // MARK: The place of the content

  /// The point of the content at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content; here it arrives at once, also with an animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if contentOffset != offset {
      offset = contentOffset
      position.scrollTo(
        point: CGPoint(x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top))
      changed()
      delegate?.scrollViewDidScroll(self)
    }
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content as far as is needed to show a part of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func start(_ start: CGFloat, _ length: CGFloat, shown: CGFloat, _ space: CGFloat) -> CGFloat {
      start < shown ? start : max(shown, start + length - space)
    }
    let wanted = CGPoint(
      x: start(rect.minX, rect.width, shown: offset.x, frame.width),
      y: start(rect.minY, rect.height, shown: offset.y, frame.height))
    setContentOffset(wanted, animated: animated)
  }

  private func moved(to place: CGPoint) {
    guard place != offset else { return }
    offset = place
    delegate?.scrollViewDidScroll(self)
  }

  private func entered(_ next: ScrollPhase) {
    let before = phase
    phase = next
    switch (before, next) {
    case (_, .interacting): delegate?.scrollViewWillBeginDragging(self)
    case (.interacting, _):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: next == .decelerating)
    case (.decelerating, .idle): delegate?.scrollViewDidEndDecelerating(self)
    default: break
    }
  }

  // MARK: Being shown

  override func fill(_ looks: inout AppLooks) {
    looks.scrolling = ScrollLooks(bounces: bounces, dismissesKeyboard: keyboardDismissMode != .none)
  }

  private func fitCanvas() {
    canvas.frame = CGRect(
      x: 0, y: 0, width: max(contentSize.width, frame.width), height: max(contentSize.height, frame.height))
    changed()
  }

  /// The axes along which the content moves.
  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if contentSize.height > frame.height || alwaysBounceVertical { axes.insert(.vertical) }
    if contentSize.width > frame.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
    return axes
  }

  override func changed() {
    super.changed()
    canvas.changed()
  }

  override var shownSubviews: [UIView] { [] }
  override var elementForm: ElementForm { .content }

  override var content: AnyView? {
    let axes = axes
    let place = Binding<ScrollPosition>(
      get: { [weak self] in self?.position ?? ScrollPosition() }, set: { [weak self] in self?.position = $0 })
    let scrolled = ScrollView(axes.isEmpty ? .vertical : axes) { ShownUIView(view: canvas) }
      .scrollPosition(place)
      .scrollDisabled(!isScrollEnabled || axes.isEmpty)
      .scrollBounceBehavior(bounces ? .always : .basedOnSize)
      .scrollDismissesKeyboard(keyboardDismissMode == .none ? .never : .immediately)
      .contentMargins(.all, EdgeInsets(contentInset), for: .scrollContent)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { [weak self] before, now in
        if before != now { self?.moved(to: now) }
      }
      .onScrollPhaseChange { [weak self] _, phase in self?.entered(phase) }
    return isPagingEnabled ? AnyView(scrolled.scrollTargetBehavior(.paging)) : AnyView(scrolled)
  }
}

extension UIScrollView {
  /// The effect of a finger that moves the content on the keyboard.
  ///
  /// - Reference: [UIKit's `UIScrollView.KeyboardDismissMode`](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// The keyboard stays.
    case none
    /// The keyboard is taken away as soon as the content moves.
    case onDrag
    /// The keyboard follows the finger; here as ``onDrag``.
    case interactive
  }
}

/// The content of a scroll view: its subviews.
private final class ScrolledCanvas: UIView {
  private weak var owner: UIScrollView?

  init(owner: UIScrollView) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var shownSubviews: [UIView] { owner?.subviews ?? [] }
  override var elementForm: ElementForm { .inside }
}
