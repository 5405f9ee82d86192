import Foundation

/// A look of a visual effect view.
///
/// - Reference: [UIKit's `UIVisualEffect`](https://developer.apple.com/documentation/uikit/uivisualeffect).
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  /// The material that the effect is drawn with; `nil` for none.
  var material: Material? { nil }
}

/// A blur of the content behind a view.
///
/// - Reference: [UIKit's `UIBlurEffect`](https://developer.apple.com/documentation/uikit/uiblureffect).
@MainActor @preconcurrency public final class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur, by the system's materials.
  public enum Style: Int, Hashable, Sendable {
    /// A blur of a light tint; here the thin material.
    case extraLight = 0
    /// A blur of a light tint; here the thin material.
    case light
    /// A blur of a dark tint; here the thin material.
    case dark
    /// The regular material.
    case regular = 4
    /// The thick material.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The regular material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var material: Material? {
    switch style {
    case .extraLight, .light, .dark, .systemThinMaterial: Material.thinMaterial
    case .regular, .systemMaterial: Material.regularMaterial
    case .prominent, .systemThickMaterial: Material.thickMaterial
    case .systemUltraThinMaterial: Material.ultraThinMaterial
    case .systemChromeMaterial: Material.bar
    }
  }
}

/// A view of UIKit that blurs the content behind it.
///
/// - Reference: [UIKit's `UIVisualEffectView`](https://developer.apple.com/documentation/uikit/uivisualeffectview).
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// The look; `nil` for none.
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// The view whose subviews stand before the effect.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without a look; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override var content: AnyView? {
    effect?.material.map { AnyView(Rectangle().fill($0)) }
  }
}
