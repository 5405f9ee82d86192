import AppVariants
import SwiftUI

/// The colours of the line.
struct Palette {
  var sea = Color.blue
  var fog = Color.white
  var deck = Color.white
  var buoy = Color.red
}

extension EnvironmentValues {
  /// The look of the app.
  @Entry var look = HarbourLook()
  /// The screen that it starts with.
  @Entry var firstScreen = HarbourScreen.board
  /// The colours of the line.
  @Entry var palette = Palette()
}

extension HarbourLook {
  /// The colours of the catalogue.
  var palette: Palette {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedSea ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Palette(
      sea: Color("sea", bundle: catalogue), fog: Color("fog", bundle: catalogue),
      deck: Color("deck", bundle: catalogue), buoy: Color("buoy", bundle: catalogue))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}

/// A panel of planks: the colour of the deck, and a line at the leading edge.
struct PlankModifier: ViewModifier {
  @Environment(\.palette) private var palette
  var padding: CGFloat
  var radius: CGFloat
  var edge: Color?

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        palette.deck.overlay(alignment: .leading) {
          if let edge { edge.frame(width: 4) }
        }
      }
      .clipShape(.rect(cornerRadius: radius, style: .continuous))
  }
}

extension View {
  /// Lies on a plank.
  func plank(_ padding: CGFloat = 14, radius: CGFloat = 12, edge: Color? = nil) -> some View {
    modifier(PlankModifier(padding: padding, radius: radius, edge: edge))
  }
}
