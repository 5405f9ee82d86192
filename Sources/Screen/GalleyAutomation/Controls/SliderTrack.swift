import Foundation
import GalleyTree

/// The track of a slider on the screen.
struct SliderTrack {
  /// The largest number of drags of the thumb: once, and then to correct.
  static let attempts = 16
  /// The time that the finger rests before it is lifted, so that nothing is thrown.
  static let hold = Duration.milliseconds(100)

  /// A drag by less than this may change nothing that can be read, even where it took the thumb.
  static let smallest = 0.05

  /// The width of the thumb, in points: that of
  /// [UISlider](https://developer.apple.com/documentation/uikit/uislider), whose middle stays within the
  /// frame.
  private static let thumb = 28.0

  private let frame: CGRect

  init(_ frame: CGRect) {
    self.frame = frame
  }

  private var inset: Double { min(Self.thumb, frame.width / 2) / 2 }

  /// The difference that cannot be seen: half a percent, which values are rounded to, or a point's worth.
  var resolution: Double { max(0.005, 1 / max(1, frame.width - 2 * inset)) + 1e-9 }

  /// The distance that a finger may go beyond the ends without leaving the frame.
  var overhang: Double { inset / max(1, frame.width - 2 * inset) }

  /// A part of the way from the left end to the right one, as a part of the frame.
  func unit(_ part: Double) -> UnitPoint {
    UnitPoint(x: (point(part).x - frame.minX) / max(1, frame.width), y: 0.5)
  }

  /// A part of the way from the left end to the right one, as a point of the screen.
  func point(_ part: Double) -> CGPoint {
    CGPoint(x: frame.minX + inset + part * (frame.width - 2 * inset), y: frame.midY)
  }
}
