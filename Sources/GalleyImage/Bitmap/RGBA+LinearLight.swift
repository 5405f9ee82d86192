import Foundation

extension RGBA {
  /// The linear light of each value of an sRGB channel, from 0 to 1.
  ///
  /// - Reference: IEC 61966-2-1:1999; WCAG's relative luminance is defined by the same curve.
  package static let linearLight: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
