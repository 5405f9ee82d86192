import AppVariants
import SwiftUI

/// The colours of the bank: those that designers keep in the asset catalogue, and those in code.
extension BankingLook {
  private var catalogue: Bundle {
    let folder = hasRevisedBrand ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var brand: Color { Color("brand", bundle: catalogue) }
  var positive: Color { Color("positive", bundle: catalogue) }
  var canvas: Color { Color("canvas", bundle: catalogue) }
  var surface: Color { Color("surface", bundle: catalogue) }
  var negative: Color { Color(hex: danger) }
}

/// A white card on the canvas.
struct SurfaceCard: ViewModifier {
  @Environment(\.look) private var look
  var padding: CGFloat = 16
  var radius: CGFloat = 16

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(look.surface, in: RoundedRectangle(cornerRadius: radius))
  }
}

extension View {
  /// Puts the view on a card.
  func surfaceCard(padding: CGFloat = 16, radius: CGFloat = 16) -> some View {
    modifier(SurfaceCard(padding: padding, radius: radius))
  }
}

/// The filled button that a screen has one of.
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var radius: CGFloat = 14
  var height: CGFloat = 50

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(isEnabled ? look.brand : Color.gray, in: RoundedRectangle(cornerRadius: radius))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}
