import Foundation
import GalleySimulator
import GalleyTree

/// A way in which every preview is shown.
package struct PreviewVariant: Hashable, Sendable {
  /// The name of the variant, in a few words.
  package let name: String
  /// Light or dark.
  package let appearance: ColorScheme
  /// The size of text.
  package let textSize: TextSize
  /// Language and region, as a BCP 47 tag.
  package let locale: String
  /// Whether the layout runs from right to left.
  package let isRightToLeft: Bool
  /// The device, if it is not the one that all variants are shown on.
  package let device: DeviceProfile?
  /// Pixels a point, if not as the device has them.
  package let scale: Double?

  /// Describes a way to show a preview.
  ///
  /// - Parameters:
  ///   - name: In a few words.
  ///   - appearance: Light or dark.
  ///   - textSize: The size of text.
  ///   - locale: Language and region.
  ///   - isRightToLeft: Whether the layout runs from right to left; `nil` as the language does.
  ///   - device: The device, if it is not the one that all variants are shown on.
  ///   - scale: Pixels a point, if not as the device has them.
  package init(
    name: String, appearance: ColorScheme = .light, textSize: TextSize = .large, locale: String = "en-US",
    isRightToLeft: Bool? = nil, device: DeviceProfile? = nil, scale: Double? = nil
  ) {
    self.name = name
    self.appearance = appearance
    self.textSize = textSize
    self.locale = locale
    self.isRightToLeft =
      isRightToLeft ?? (Locale.Language(identifier: locale).characterDirection == .rightToLeft)
    self.device = device
    self.scale = scale
  }

  /// Light, dark, and with the largest text.
  package static let all = [
    PreviewVariant(name: "light"),
    PreviewVariant(name: "dark", appearance: .dark),
    PreviewVariant(name: "largest text", textSize: .accessibility5),
  ]
}
