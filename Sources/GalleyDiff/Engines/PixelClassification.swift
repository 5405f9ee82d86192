/// What an engine says of one pixel of two pictures.
public enum PixelClassification: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  /// The colours are equal.
  case same = 0
  /// The colours differ by no more than is tolerated.
  case tolerated = 1
  /// The colours differ by more, but only as edges do that were smoothed a little otherwise.
  case smoothed = 2
  /// The pixel differs.
  case different = 3

  /// Whether one says less of a difference than another.
  public static func < (left: PixelClassification, right: PixelClassification) -> Bool {
    left.rawValue < right.rawValue
  }
}
