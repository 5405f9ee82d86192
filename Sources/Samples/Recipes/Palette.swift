import SwiftUI

extension Color {
  /// A colour of a number such as `0xFF8800`.
  ///
  /// - Parameter hex: Red, green and blue, 8 bits each, red first.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

/// The app's own colours, in light and dark.
extension EnvironmentValues {
  /// The app's own colour: of baked crust.
  var kitchen: Color { color(Theme.crust) }

  /// The background of everything.
  var ground: Color { color(light: 0xF2F2F7, dark: 0x000000) }

  /// The background of a part of a page.
  var card: Color { color(light: 0xFFFFFF, dark: 0x1C1C1E) }

  /// The colour of a theme.
  func color(_ theme: Theme) -> Color {
    switch theme {
    case .crust: color(light: 0xC2541D, dark: 0xF08A4B)
    case .herbs: color(light: 0x3E7A3A, dark: 0x8CC885)
    case .plum: color(light: 0x7A3A78, dark: 0xCF94CC)
    }
  }

  private func color(light: UInt32, dark: UInt32) -> Color {
    Color(hex: colorScheme == .dark ? dark : light)
  }
}
