import GalleyImage
import Testing

@testable import GalleyExplanation

/// Contrast in words.
@Suite struct ContrastTextTests {
  @Test func isCutAndNotRounded() {
    let grey = ContrastRatio(RGBA(hex: 0x777777), .white)
    #expect(grey.text() == "4.4:1" && grey.text(digits: 2) == "4.47:1")
    #expect(ContrastRatio(.black, .white).text() == "21:1")
    #expect(ContrastRatio(.white, .white).text(digits: 2) == "1:1")
  }
}
