import AppVariants
import SwiftUI

/// Pays what is in the basket.
struct CheckoutSheet: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: look.checkoutSpacing) {
      HStack {
        Text(look.scrimTitle).font(.title2).fontWeight(.bold)
        Spacer()
        if look.hasNoticeIcon {
          Image(systemName: "lock.shield").foregroundStyle(.green).accessibilityLabel("Secure")
        }
      }
      ProgressView(value: look.checkoutProgress)
      Label(look.addressText, systemImage: "house").font(.subheadline)
      HStack(spacing: 12) {
        method("Card", look.payIcon, isChosen: !look.methodIsSecond)
        method("Invoice", "doc.text", isChosen: look.methodIsSecond)
      }
      Toggle("Express delivery", isOn: .constant(look.expressIsOn))
      Text("I agree to the terms").font(.footnote).underline(look.termsIsUnderlined).foregroundStyle(
        .secondary)
      Button(look.payTitle) {}.buttonStyle(WideButtonStyle()).accessibilityIdentifier("checkout.pay")
    }
    .padding(20)
  }

  private func method(_ title: String, _ icon: String, isChosen: Bool) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon).font(.title3).accessibilityHidden(true)
      Text(title).font(.footnote)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(isChosen ? look.kitchen.opacity(0.15) : .clear, in: RoundedRectangle(cornerRadius: 10))
    .overlay {
      RoundedRectangle(cornerRadius: 10).strokeBorder(
        isChosen ? look.kitchen : .gray.opacity(0.4), lineWidth: 1)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}
