import AppVariants
import SwiftUI

/// The colours of the travel app, and how it writes amounts.
extension TravelLook {
  private var catalogue: Bundle {
    let folder = hasRevisedOcean ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var ocean: Color { Color("ocean", bundle: catalogue) }
  var sand: Color { Color("sand", bundle: catalogue) }
  var paper: Color { Color("paper", bundle: catalogue) }
  var ink: Color { Color("ink", bundle: catalogue) }
  var coral: Color { Color("coral", bundle: catalogue) }

  /// An amount in whole dollars.
  func price(_ cents: Int) -> String {
    (Decimal(cents) / 100).formatted(
      .currency(code: "USD").precision(.fractionLength(0)).locale(Locale(identifier: locale)))
  }
}

/// Measures that every screen shares.
enum Metrics {
  static let gutter: CGFloat = 20
  static let small: CGFloat = 6
  static let medium: CGFloat = 12
}

/// The filled button of the app.
struct FilledButtonStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 50
  var radius: CGFloat = 25

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .frame(height: height)
      .background(isEnabled ? look.coral : Color.gray, in: RoundedRectangle(cornerRadius: radius))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

/// A round button that floats on a picture.
struct FloatingButtonStyle: ButtonStyle {
  var size: CGFloat = 40
  var isGlass = true

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.system(size: size * 0.42, weight: .semibold))
      .frame(width: size, height: size)
      .background {
        if isGlass {
          Circle().fill(.ultraThinMaterial)
        } else {
          Circle().fill(.white)
        }
      }
  }
}

extension View {
  /// Paper under the view.
  func paperCard(_ look: TravelLook, padding: CGFloat = 16, radius: CGFloat = 18) -> some View {
    self.padding(padding)
      .background(look.paper, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
  }
}
