import AppVariants
import SwiftUI

/// The colours of the fitness app, and how it writes numbers.
extension FitnessLook {
  private var catalogue: Bundle {
    let folder = hasRevisedMove ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var move: Color { Color("move", bundle: catalogue) }
  var ground: Color { Color("ground", bundle: catalogue) }
  var tile: Color { Color("tile", bundle: catalogue) }
  var lime: Color { Color("lime", bundle: catalogue) }
  var sky: Color { Color("sky", bundle: catalogue) }

  /// A whole number in the formats of the locale.
  func number(_ value: Int) -> String { value.formatted(.number.locale(Locale(identifier: locale))) }
}

/// A card on the ground.
struct CardModifier: ViewModifier {
  @Environment(\.look) private var look
  var padding: CGFloat
  var shadow: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(look.tile)
      .clipShape(RoundedRectangle(cornerRadius: look.cardRadius, style: .continuous))
      .shadow(color: .black.opacity(shadow > 0 ? 0.2 : 0), radius: shadow, y: 2)
  }
}

extension View {
  /// Puts the view on a card.
  func card(padding: CGFloat = 16, shadow: CGFloat = 0) -> some View {
    modifier(CardModifier(padding: padding, shadow: shadow))
  }
}

/// The wide button in the app's colour.
struct WideStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 50
  var radius: CGFloat = 14

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background {
        RoundedRectangle(cornerRadius: radius).fill(look.move)
      }
      .opacity(isEnabled ? 1 : 0.4)
  }
}

/// A round button in a colour.
struct RoundStyle: ButtonStyle {
  var size: CGFloat
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.title2)
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Circle().fill(color))
  }
}
