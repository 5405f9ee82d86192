import AppVariants
import SwiftUI

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = LessonsLook()
  /// What it starts with.
  @Entry var firstScreen = LessonsScreen.path
}

/// The colours that mean something.
enum Palette {
  static let right = Color(hex: 0x58A700)
  static let wrong = Color(hex: 0xEA2B2B)
  static let gold = Color(hex: 0xFFC800)
  static let line = Color(hex: 0xE5E5E5)
  static let calm = Color(hex: 0x777777)
}

/// A key that is pressed into the page: a face that lies on an edge of its own colour.
struct KeyStyle: ButtonStyle {
  var face = Color.accentColor
  var depth: CGFloat = 4
  var radius: CGFloat = 14
  var height: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(face, in: RoundedRectangle(cornerRadius: radius))
      .background {
        RoundedRectangle(cornerRadius: radius).fill(face.opacity(0.55)).offset(y: depth)
      }
      .offset(y: configuration.isPressed ? depth : 0)
  }
}

extension View {
  /// Lies in a box with a line around it.
  func boxed(_ padding: CGFloat = 14, radius: CGFloat = 14, width: CGFloat = 2) -> some View {
    self.padding(padding)
      .background(.background, in: .rect(cornerRadius: radius))
      .overlay { RoundedRectangle(cornerRadius: radius).strokeBorder(Palette.line, lineWidth: width) }
  }
}
