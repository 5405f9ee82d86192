import Foundation
import GalleyViews

/// A preview of a view.
///
/// - Reference: [SwiftUI's `Preview`](https://developer.apple.com/documentation/developertoolssupport/preview).
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}

  private init() {}
}

/// A trait of a preview.
///
/// - Reference: [SwiftUI's `PreviewTrait`](https://developer.apple.com/documentation/developertoolssupport/previewtrait).
public struct PreviewTrait<T>: Sendable {
  /// The kind of the trait.
  package enum Kind: Sendable {
    /// A whole screen.
    case deviceLayout
    /// The size of the view.
    case sizeThatFits
    /// A fixed size.
    case fixed(width: Double, height: Double)
    /// An orientation.
    case orientation(Orientation)
    /// In a view of a modifier of this name, which is `nil` if it cannot be made.
    case modifier(String, @MainActor @Sendable (AnyView) -> AnyView?)
  }

  /// The orientation of a device.
  package enum Orientation: Hashable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// With its left side down.
    case landscapeLeft
    /// With its right side down.
    case landscapeRight
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A whole screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .deviceLayout) }

  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }

  /// A fixed size.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  /// - Returns: The trait.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width: Double(width), height: Double(height)))
  }

  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }

  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }

  /// The orientation with the device's left side down.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }

  /// The orientation with the device's right side down.
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }
}
