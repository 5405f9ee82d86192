/// A way to show what differs between two pictures.
public enum DifferenceView: String, Sendable, Hashable, Codable, CaseIterable {
  /// What is said of each pixel, and nothing else: four colours.
  case mask
  /// The new picture faded, with what differs in a strong colour and boxes around it.
  case overlay
  /// The new picture faded, with what changed in a colour for how far the colours are apart.
  case heat
  /// The approved picture, the new one and the overlay beside each other.
  case strip
  /// The approved picture with boxes around what differs; the rest fades.
  case before
  /// The new picture with boxes around what differs; the rest fades.
  case after

  /// How the file's name ends: `-mask.png`, and `-mask.dark.png` in the dark.
  ///
  /// - Parameter appearance: In which colours.
  /// - Returns: The end of a name, with the extension.
  public func fileSuffix(_ appearance: DifferenceAppearance) -> String {
    appearance == .light ? "-\(rawValue).png" : "-\(rawValue).\(appearance.rawValue).png"
  }
}
