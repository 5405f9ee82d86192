import AppVariants
import SwiftUI

/// The colours of the apiary.
struct Palette {
  var honey = Color.orange
  var wax = Color.white
  var comb = Color.white
  var heather = Color.purple
}

extension EnvironmentValues {
  /// The look of the app.
  @Entry var look = SkepLook()
  /// The screen that it starts with.
  @Entry var firstScreen = SkepScreen.yard
  /// The colours of the apiary.
  @Entry var palette = Palette()
}

extension SkepLook {
  /// The colours of the catalogue.
  var palette: Palette {
    let folder = Bundle.module.bundleURL.appendingPathComponent(
      hasRevisedHoney ? "Tokens/Revised" : "Tokens/Approved")
    let catalogue = Bundle(url: folder) ?? .module
    return Palette(
      honey: Color("honey", bundle: catalogue), wax: Color("wax", bundle: catalogue),
      comb: Color("comb", bundle: catalogue), heather: Color("heather", bundle: catalogue))
  }
}

extension Int {
  /// The colour that a look names, or another where it names none.
  func color(or other: Color) -> Color { self == 0 ? other : Color(hex: self) }
}

/// The surface of a card.
struct WaxCard: ViewModifier {
  @Environment(\.palette) private var palette
  var radius: CGFloat
  var inset: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: radius, style: .continuous).fill(palette.comb)
      }
  }
}

/// The ground of a page; what scrolls below the tabs is covered by them.
struct WaxPage: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .background(palette.wax)
      .toolbarBackground(palette.comb, for: .tabBar)
      .toolbarBackground(.visible, for: .tabBar)
  }
}

extension View {
  /// Puts it on the ground of a page.
  func waxPage() -> some View { modifier(WaxPage()) }

  /// Puts it on a card.
  func waxCard(radius: CGFloat = 16, inset: CGFloat = 14) -> some View {
    modifier(WaxCard(radius: radius, inset: inset))
  }
}
