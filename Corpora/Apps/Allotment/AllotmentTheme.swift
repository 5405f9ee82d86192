import AppVariants
import SwiftUI

/// The colours of the club.
struct Palette {
  var leaf = Color.green
  var linen = Color.white
  var paper = Color.white
  var soil = Color.brown
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = AllotmentLook()
  /// The screen that it starts with.
  @Entry var firstScreen = AllotmentScreen.today
  /// The colours of the club.
  @Entry var palette = Palette()
}

extension AllotmentLook {
  /// The colours of the catalogue.
  var palette: Palette {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedLeaf ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Palette(
      leaf: Color("leaf", bundle: catalogue), linen: Color("linen", bundle: catalogue),
      paper: Color("paper", bundle: catalogue), soil: Color("soil", bundle: catalogue))
  }
}

/// A card of paper.
struct CardModifier: ViewModifier {
  @Environment(\.palette) private var palette
  var padding: CGFloat
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(palette.paper, in: .rect(cornerRadius: radius))
  }
}

extension View {
  /// Lies on a card of paper.
  func card(padding: CGFloat = 16, radius: CGFloat = 18) -> some View {
    modifier(CardModifier(padding: padding, radius: radius))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}
