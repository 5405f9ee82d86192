import Foundation

/// A small symbol at the end of a row or beside a value, such as an arrow, which grows with the text size.
nonisolated struct AccessoryIcon: View {
  let name: String
  let weight: Font.Weight
  @ScaledMetric private var size: Double

  /// Makes a symbol that is a number of points high at the ordinary text size.
  init(_ name: String, size: Double, weight: Font.Weight = .semibold) {
    self.name = name
    self.weight = weight
    _size = ScaledMetric(wrappedValue: size)
  }

  var body: some View {
    Image(systemName: name).font(.system(size: size, weight: weight)).accessibilityHidden(true)
  }
}
