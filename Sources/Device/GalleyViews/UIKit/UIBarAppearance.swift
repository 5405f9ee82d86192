import Foundation

/// The background of a bar of UIKit.
///
/// - Reference: [UIKit's `UIBarAppearance`](https://developer.apple.com/documentation/uikit/uibarappearance).
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The effect below the colour; here every effect is the material of bars.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The picture of the background; here it is not drawn so far.
  open var backgroundImage: UIImage?
  /// The colour of the line between the bar and the content; `nil` for no line.
  open var shadowColor: UIColor? = .separator
  /// The picture of that line; here it is not drawn so far.
  open var shadowImage: UIImage?

  /// Creates the default look.
  public override init() {
    super.init()
  }

  /// Creates a copy of a background.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Makes the background the system's material, with a line.
  open func configureWithDefaultBackground() {
    configure(UIBlurEffect(style: .systemChromeMaterial), color: nil, line: .separator)
  }

  /// Makes the background opaque, in the system's colour, with a line.
  open func configureWithOpaqueBackground() {
    configure(nil, color: .systemBackground, line: .separator)
  }

  /// Makes the background transparent, without a line.
  open func configureWithTransparentBackground() {
    configure(nil, color: nil, line: nil)
  }

  private func configure(_ effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// The background in SwiftUI's terms.
  var surface: BarSurface {
    BarSurface(
      hasMaterial: backgroundEffect != nil, color: backgroundColor?.color, line: shadowColor?.color)
  }
}

extension BarSurface {
  /// The background by the properties of bars that are older than appearances; `nil` where an app has set none of them.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - tint: The colour of the background.
  ///   - isTranslucent: Whether content shines through.
  ///   - image: The picture of the background, which is not drawn so far.
  ///   - shadow: The picture of the line, which is not drawn so far.
  @MainActor init?(
    _ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, image: UIImage?, shadow: UIImage?
  ) {
    if image == nil, tint == nil, isTranslucent, style == .default, shadow == nil { return nil }
    let usual: UIColor? = style == .black ? .black : isTranslucent ? nil : .systemBackground
    self.init(
      hasMaterial: isTranslucent && image == nil, color: image == nil ? (tint ?? usual)?.color : nil,
      line: shadow == nil ? .separator : nil)
  }
}
