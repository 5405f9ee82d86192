import GalleyTree

/// A way in which every preview is shown.
package struct PreviewVariant: Hashable, Sendable {
  /// In a few words.
  package let name: String
  /// Light or dark.
  package let appearance: ColorScheme
  /// The size of text.
  package let textSize: TextSize

  /// Light, dark, and with the largest text.
  package static let all = [
    PreviewVariant(name: "light", appearance: .light, textSize: .large),
    PreviewVariant(name: "dark", appearance: .dark, textSize: .large),
    PreviewVariant(name: "largest text", appearance: .light, textSize: .accessibility5),
  ]
}
