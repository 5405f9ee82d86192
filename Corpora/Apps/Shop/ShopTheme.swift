import AppVariants
import SwiftUI

/// The colours of the shop.
extension ShopLook {
  private var catalogue: Bundle {
    let folder = hasRevisedKitchen ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var kitchen: Color { Color("kitchen", bundle: catalogue) }
  var paper: Color { Color("paper", bundle: catalogue) }
  var shelf: Color { Color("shelf", bundle: catalogue) }
  var ink: Color { Color("ink", bundle: catalogue) }

  /// An amount in dollars.
  func price(_ cents: Int) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(Locale(identifier: locale)))
  }
}

/// The wide button at the end of a page.
struct WideButtonStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var radius: CGFloat = 26
  var height: CGFloat = 52

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(isEnabled ? look.kitchen : .gray, in: RoundedRectangle(cornerRadius: radius))
  }
}
