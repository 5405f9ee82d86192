import SwiftUI

extension Color {
  /// A colour as designers write it.
  ///
  /// - Parameter hex: Two digits each for red, green and blue, such as `0xC2541D`.
  package init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}
