import Testing

@testable import GalleyRaster

/// The blend modes keep every channel below its alpha, also where their divisions have nothing to divide.
@Suite struct PremultipliedResultTests {
  @Test func greysMixWithGreysInEveryMode() {
    func grey(_ value: UInt32, _ alpha: UInt32) -> UInt32 { value * 0x0001_0101 | alpha << 24 }
    for mode in BlendMode.allCases {
      var worst: (UInt32, UInt32)?
      for alpha in stride(from: UInt32(1), through: 255, by: 23) {
        for value in stride(from: UInt32(0), through: alpha, by: 3) {
          for below in [grey(0, 0), grey(0, 255), grey(255, 255), grey(0, 90), grey(90, 90), grey(31, 200)] {
            for coverage: UInt8 in [1, 128, 255] {
              let pixel = Blend.mix(grey(value, alpha), below, coverage: coverage, mode: mode)
              if max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) > pixel >> 24 {
                worst = (grey(value, alpha), below)
              }
            }
          }
        }
      }
      #expect(worst == nil, "\(mode)")
    }
  }
}
