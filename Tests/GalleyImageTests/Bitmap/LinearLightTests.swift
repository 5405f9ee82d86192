import Foundation
import GalleyImage
import Testing

/// The light of an sRGB channel.
@Suite struct LinearLightTests {
  /// What the roundings of some multiplications and of a root can make of a number.
  private static let rounding = 1e-14

  @Test(arguments: 0...255) func itIsTheCurveOfTheStandard(_ byte: Int) {
    let value = Double(byte) / 255
    let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    #expect(abs(RGBA.linearLight[byte] - light) <= light * Self.rounding)
  }

  @Test func itsEndsAreExact() {
    #expect(RGBA.linearLight[0] == 0 && RGBA.linearLight[255] == 1)
  }
}
