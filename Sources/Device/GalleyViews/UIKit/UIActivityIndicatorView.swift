import Foundation
import GalleyTree

/// A turning mark of UIKit for work of unknown length.
///
/// - Reference: [UIKit's `UIActivityIndicatorView`](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of the mark.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101

    /// The width and the height, in points.
    fileprivate var length: CGFloat { self == .large ? 37 : 20 }
  }

  /// The size of the mark.
  open var style: Style { didSet { changed() } }
  /// The colour of the mark; `nil` for that of the system.
  open var color: UIColor! { didSet { changed() } }
  /// Whether the view is hidden while the mark stands.
  open var hidesWhenStopped = true { didSet { update() } }
  /// Whether the mark turns.
  open private(set) var isAnimating = false

  /// Creates a standing mark.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    update()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    update()
  }

  /// Creates a standing mark; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    update()
  }

  /// Starts turning.
  open func startAnimating() {
    isAnimating = true
    update()
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    update()
  }

  private func update() {
    isHidden = hidesWhenStopped && !isAnimating
    changed()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var elementType: ElementType { .activityIndicator }
  override var ownLabel: String { isAnimating ? "In progress" : "Progress halted" }

  override var content: AnyView? {
    // The mark of SwiftUI is 20 points wide.
    let scale = style.length / Style.medium.length
    guard isAnimating else {
      return AnyView(Circle().stroke((color ?? .gray).color, lineWidth: 2).padding(style.length / 5))
    }
    return AnyView(ProgressView().tint((color ?? .gray).color).scaleEffect(scale))
  }
}
