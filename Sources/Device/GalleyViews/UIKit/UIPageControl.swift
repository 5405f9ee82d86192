import Foundation
import GalleyTree

/// Dots of UIKit, one for each page.
///
/// A tap on the half after the middle leads one page forward, and on the other half one page back.
///
/// - Reference: [UIKit's `UIPageControl`](https://developer.apple.com/documentation/uikit/uipagecontrol).
@MainActor @preconcurrency open class UIPageControl: UIControl {
  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 26

  /// The number of pages.
  open var numberOfPages = 0 { didSet { changed() } }
  /// The number of the shown page, from 0.
  open var currentPage = 0 { didSet { changed() } }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the other dots; `nil` for that of the system.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the dot of the shown page; `nil` for that of the system.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }

  /// Returns the size of the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount - 1)) * Self.pitch + 2 * Self.pitch, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The shown page, within the pages.
  private var page: Int { max(0, min(currentPage, numberOfPages - 1)) }
  private var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  override var elementType: ElementType { .pageIndicator }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(page + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  override var tapAction: (() -> Void)? {
    guard isEnabled, isShown else { return nil }
    return { [weak self] in
      guard let self, let host = RunningDevice.current?.host, let handle = accessibilityHandle,
        let node = host.node(with: handle)
      else { return }
      step(by: host.touchStart.x < node.frame.midX ? -1 : 1)
    }
  }

  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }

  private func step(by count: Int) {
    let next = max(0, min(page + count, numberOfPages - 1))
    guard next != currentPage else { return }
    currentPage = next
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func fill(_ looks: inout AppLooks) {
    looks.pageDots = PageDotLooks(
      current: currentPageIndicatorTintColor?.color, others: pageIndicatorTintColor?.color)
  }

  override var content: AnyView? {
    guard isShown else { return nil }
    let (page, count) = (page, numberOfPages)
    let looks = AppLookStore.current.looks.pageDots
    let current = currentPageIndicatorTintColor?.color ?? looks.current ?? UIColor.label.color
    let other = pageIndicatorTintColor?.color ?? looks.others ?? current.opacity(0.3)
    return AnyView(
      HStack(spacing: Self.pitch - Self.dot) {
        ForEach(0..<count, id: \.self) { number in
          Circle().fill(number == page ? current : other).frame(width: Self.dot, height: Self.dot)
        }
      })
  }
}
