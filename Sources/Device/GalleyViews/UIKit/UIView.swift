import Foundation
import GalleyTree

/// A rectangle of UIKit, with others inside.
///
/// A ``UIViewRepresentable`` shows it in the picture and in the element tree. Views are placed by their
/// frames, by their autoresizing masks, by constraints, and by ``layoutSubviews()``; changes are never animated.
///
/// - Reference: [UIKit's `UIView`](https://developer.apple.com/documentation/uikit/uiview).
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The views that show this one.
  let readers = ReaderList()
  private var needsLayout = true
  /// The size of the last layout of the subviews.
  private var placedSize: CGSize?
  /// The number of the node that shows this, by which another view's order of elements refers to it.
  var accessibilityHandle: UInt64?
  /// Whether assistive technology looks at this.
  var hasAccessibilityFocus = false
  private var priorities: [Priority: UILayoutPriority] = [:]
  /// The active constraints between this view and those inside.
  var heldConstraints: [NSLayoutConstraint] = []
  private(set) lazy var safeAreaGuide = UILayoutGuide(of: self, insets: .zero)
  private(set) lazy var marginsGuide = UILayoutGuide(
    of: self, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

  private struct Priority: Hashable {
    let isHugging: Bool
    let axis: NSLayoutConstraint.Axis
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  // MARK: The place

  /// The place in the superview, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      changed()
      superview?.changed()
    }
  }

  /// The rectangle in the view's coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame = CGRect(x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, size: newValue.size)
    }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The edges and lengths that change with the size of the superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame and ``autoresizingMask`` place the view, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() } }
  }

  /// The natural size of the content; a length without one is `UIView.noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The length of content without a natural length.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Returns the size that fits best into a space: that of the content, or the view's current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width < 0 ? frame.width : own.width, height: own.height < 0 ? frame.height : own.height)
  }

  /// Resizes the view to the size that fits best.
  open func sizeToFit() {
    frame.size = sizeThatFits(frame.size)
  }

  /// Invalidates ``intrinsicContentSize``.
  open func invalidateIntrinsicContentSize() {
    changed()
  }

  /// Sets the priority with which the view avoids growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[Priority(isHugging: true, axis: axis)] = priority
    changed()
  }

  /// Sets the priority with which the view avoids becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities[Priority(isHugging: false, axis: axis)] = priority
    changed()
  }

  /// Returns the priority with which the view avoids growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities[Priority(isHugging: true, axis: axis)] ?? .defaultLow
  }

  /// Returns the priority with which the view avoids becoming smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities[Priority(isHugging: false, axis: axis)] ?? .defaultHigh
  }

  // MARK: Subviews

  /// The subviews, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The superview.
  open private(set) weak var superview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?

  open override var next: UIResponder? { controller ?? superview }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    setNeedsLayout()
    view.didMoveToSuperview()
    view.didMoveToWindow()
  }

  /// Inserts a subview behind another one.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? subviews.count)
  }

  /// Inserts a subview in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other }.map { $0 + 1 } ?? subviews.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    changed()
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    changed()
  }

  /// Returns whether this is a view, or somewhere inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Finds this view or a subview by its tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Called before the view is added to another one, or removed from it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has been added to another one.
  open func didMoveToSuperview() {}
  /// Called when the view has been added to another one, and to its window.
  open func didMoveToWindow() {}

  /// Places the subviews; overridden by custom views.
  open func layoutSubviews() {}

  /// Requests a new layout of the subviews.
  open func setNeedsLayout() {
    needsLayout = true
    changed()
  }

  /// Requests that the view is drawn again.
  open func setNeedsDisplay() {
    changed()
  }

  /// Places the subviews now, if a layout is pending.
  open func layoutIfNeeded() {
    if superview == nil { ConstraintLayout.place(in: self) }
    if let placedSize, placedSize != frame.size {
      for view in subviews { view.resize(with: frame.size, before: placedSize) }
    }
    if needsLayout || placedSize != frame.size {
      needsLayout = false
      placedSize = frame.size
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  private func resize(with size: CGSize, before: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let (x, width) = AutoresizingMask.span(
      frame.minX, frame.width, growing: size.width, before.width,
      autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
      autoresizingMask.contains(.flexibleRightMargin))
    let (y, height) = AutoresizingMask.span(
      frame.minY, frame.height, growing: size.height, before.height,
      autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
      autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: The look

  /// The class of the view's layer; overridden by views that have a gradient for one.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer with the look of the view.
  public private(set) lazy var layer: CALayer = {
    let layer = (Self.layerClass as? CALayer.Type).map { _ClassObject.make($0) } ?? CALayer()
    layer.owner = self
    return layer
  }()
  /// The colour behind the content.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The tint colour; `nil` for that of the superview.
  open var tintColor: UIColor! { didSet { changed() } }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changed() } } }
  /// Whether the view is hidden, and accepts no touches.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether content is clipped at the edges.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }
  /// Whether the view is opaque, which changes nothing here.
  open var isOpaque = true
  /// The fitting of content into the view.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { changed() } } }
  /// A number that identifies the view.
  open var tag = 0
  /// Whether the view accepts touches.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// The traits, such as light or dark.
  open var traitCollection: UITraitCollection { .current }

  /// The insets that bars and the device's shape cover; zero, because SwiftUI's layout places the view clear
  /// of them.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The window around the view; `nil` for a view that SwiftUI shows.
  open var window: UIWindow? { superview?.window }

  /// Takes the keyboard from a field inside.
  ///
  /// - Returns: Whether it was released.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    RunningDevice.current?.host?.focus.resign()
    return true
  }

  // MARK: Accessibility

  /// The identifier by which tests find the view.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The label for assistive technology.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The value for assistive technology.
  open var accessibilityValue: String? { didSet { changed() } }
  /// Whether the view is one element that hides the elements inside.
  open var isAccessibilityElement = false { didSet { changed() } }
  /// Whether assistive technology ignores the elements inside.
  open var accessibilityElementsHidden = false { didSet { changed() } }
  /// The result of using the view.
  open var accessibilityHint: String? { didSet { changed() } }
  /// The view's traits, in addition to those of its type.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed() } }
  /// Whether the siblings of the view cannot be used.
  open var accessibilityViewIsModal = false { didSet { changed() } }
  /// The views that are read instead of the subviews, in order; they may be anywhere.
  open var accessibilityElements: [Any]? { didSet { changed() } }
  /// The custom actions of the view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { changed() } }

  /// Performs the action of the screen reader's double tap.
  ///
  /// - Returns: Whether an action was performed; if not, the view is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value; called for a view with the trait `adjustable`.
  open func accessibilityIncrement() {}
  /// Decrements the value; called for a view with the trait `adjustable`.
  open func accessibilityDecrement() {}
  /// Scrolls by a page, and returns whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back, and returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action, and returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when the screen reader has focused the view.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the screen reader has left the view.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the screen reader has focused the view.
  public final func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

  // MARK: Being shown

  /// Requests that the view is shown again.
  func changed() {
    readers.invalidate()
    proxyChanged?()
  }

  /// A closure that passes on what the app sets on this, where it is the appearance proxy of its class.
  var proxyChanged: (() -> Void)?

  /// Adds what the app has set on this, as the appearance proxy of its class, to the looks of the app.
  func fill(_ looks: inout AppLooks) {}

  /// The kind of its element.
  var elementType: ElementType { .other }
  /// The default label for assistive technology.
  var ownLabel: String { "" }
  /// A view of SwiftUI that other modules show in place of this one, with its elements.
  package final var shownContent: AnyView? { didSet { changed() } }
  /// The drawing behind the views inside.
  var content: AnyView? { shownContent }
  /// The subviews that are placed before ``content`` by their frames.
  var shownSubviews: [UIView] { subviews }
  /// The elements by which the view is found.
  var elementForm: ElementForm { shownContent == nil ? .own : .content }
  /// Whether the elements of ``content`` are found, instead of this being one.
  var showsContentElements: Bool { false }
  /// The action of a tap.
  var tapAction: (() -> Void)? { recognizedTap }
  /// The recognizers on it.
  final var recognizers: [UIGestureRecognizer] = [] { didSet { changed() } }
  /// Whether it takes input.
  var takesInput: Bool { true }
}

/// The elements by which a view is found.
enum ElementForm {
  /// An element of the view, around those inside.
  case own
  /// The element of the drawing, with the view's identifier and label.
  case content
  /// The elements of the views inside alone.
  case inside
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
