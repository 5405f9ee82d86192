import AppVariants
import SwiftUI

/// The colours of the app, for whoever draws with them.
struct TicketsTheme {
  var rail = Color.orange
  var ground = Color.white
  var stub = Color.white
  var board = Color.black
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = TicketsTheme()
}

extension EnvironmentValues {
  /// How the app looks.
  @Entry var look = TicketsLook()
  /// What it starts with.
  @Entry var firstScreen = TicketsScreen.search

  /// The colours of the app.
  var theme: TicketsTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension TicketsLook {
  /// The colours of the catalogue.
  var theme: TicketsTheme {
    let folder = hasRevisedRail ? "Tokens/Revised" : "Tokens/Approved"
    let catalogue = Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
    return TicketsTheme(
      rail: Color("rail", bundle: catalogue), ground: Color("ground", bundle: catalogue),
      stub: Color("stub", bundle: catalogue), board: Color("board", bundle: catalogue))
  }
}

/// Distances that return.
enum Space {
  static let small: CGFloat = 6
  static let medium: CGFloat = 12
  static let large: CGFloat = 20
}

extension View {
  /// Lies on paper.
  func paper(_ radius: CGFloat, fill: Color) -> some View {
    background(fill, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
  }

  /// Changes the view only where something holds.
  @ViewBuilder
  func when(_ condition: Bool, @ViewBuilder _ change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }

  /// Fills the width.
  func wide(_ alignment: Alignment = .leading) -> some View {
    frame(maxWidth: .infinity, alignment: alignment)
  }
}

/// A heading in the app's voice.
struct HeadingModifier: ViewModifier {
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    content
      .font(.headline)
      .wide()
      .overlay(alignment: .leading) {
        Capsule().fill(theme.rail).frame(width: 4, height: 18).offset(x: -12)
      }
      .padding(.leading, 12)
  }
}

extension View {
  /// A heading in the app's voice.
  func headed() -> some View { modifier(HeadingModifier()) }
}

extension Int {
  /// The colour that a look names, or what holds where it names none.
  func color(or standard: Color) -> Color { self == 0 ? standard : Color(hex: self) }
}
