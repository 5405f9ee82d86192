import Foundation
import GalleyImage
import Testing

/// Colours as text.
@Suite struct RGBATests {
  @Test func `each value of a channel is two upper-case digits, and is read back`() {
    for value in UInt8.min...UInt8.max {
      let color = RGBA(value, 255 - value, 0, value ^ 0x5A)
      #expect(color.text == String(format: "#%02X%02X00%02X", value, 255 - value, value ^ 0x5A))
      #expect(RGBA(text: color.text) == color)
    }
  }

  @Test(arguments: [
    (RGBA.black, "#000000FF"), (RGBA(255, 255, 255, 255), "#FFFFFFFF"),
  ])
  func `known colours`(_ color: RGBA, _ text: String) {
    #expect(color.text == text)
  }

  @Test func `six digits are an opaque colour`() {
    #expect(RGBA(text: "#C2541D") == RGBA(0xC2, 0x54, 0x1D, 255))
  }

  @Test(arguments: ["", "#", "C2541DFF", "#C2541", "#C2541DF", "#+2541D", "#GG0000", "#C2541DFF0"])
  func `other texts are no colour`(_ text: String) {
    #expect(RGBA(text: text) == nil)
  }
}
