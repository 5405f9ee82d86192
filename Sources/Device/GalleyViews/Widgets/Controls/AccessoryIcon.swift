import Foundation

/// A small symbol at the end of a row or beside a value, such as an arrow, which grows with the text size.
nonisolated struct AccessoryIcon: View {
  let name: String
  let weight: Font.Weight
  /// Whether it takes as much horizontal space as it is high, for one that rotates.
  var isSquare = false
  @ScaledMetric private var size: Double

  /// Creates a symbol that is a number of points high at the ordinary text size.
  init(_ name: String, size: Double, weight: Font.Weight = .semibold) {
    self.name = name
    self.weight = weight
    _size = ScaledMetric(wrappedValue: size)
  }

  var body: some View {
    let image = Image(systemName: name).font(.system(size: size, weight: weight))
    if isSquare {
      image.frame(width: size, height: size).accessibilityHidden(true)
    } else {
      image.accessibilityHidden(true)
    }
  }

  /// Returns the symbol in a square, so that it stays within its space when it rotates.
  func inSquare() -> AccessoryIcon {
    var icon = self
    icon.isSquare = true
    return icon
  }
}
