import AppVariants
import SwiftUI

/// The colours of the kitchen.
struct Palette {
  var herb = Color.green
  var cream = Color.white
  var plate = Color.white
  var tomato = Color.red
}

extension EnvironmentValues {
  /// The look of the app.
  @Entry var look = CookbookLook()
  /// The screen that it starts with.
  @Entry var firstScreen = CookbookScreen.today
  /// The colours of the kitchen.
  @Entry var palette = Palette()
}

extension CookbookLook {
  /// The colours of the catalogue.
  var palette: Palette {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedHerb ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Palette(
      herb: Color("herb", bundle: catalogue), cream: Color("cream", bundle: catalogue),
      plate: Color("plate", bundle: catalogue), tomato: Color("tomato", bundle: catalogue))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}

/// A panel of the colour of plates.
struct PanelModifier: ViewModifier {
  @Environment(\.palette) private var palette
  var insets: EdgeInsets
  var radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(insets)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(palette.plate, in: .rect(cornerRadius: radius, style: .continuous))
  }
}

extension View {
  /// Lies on a panel.
  func panel(_ padding: CGFloat = 16, radius: CGFloat = 16) -> some View {
    panel(EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding), radius: radius)
  }

  /// Lies on a panel, with a padding of its own at each edge.
  func panel(_ insets: EdgeInsets, radius: CGFloat = 16) -> some View {
    modifier(PanelModifier(insets: insets, radius: radius))
  }
}
