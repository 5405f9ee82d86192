import AppVariants
import SwiftUI

/// A payment card, as it looks in the wallet.
struct BankCard: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 18)
        .fill(
          LinearGradient(colors: [look.brand, Color(hex: 0x123A4A)], startPoint: .top, endPoint: .bottom))
      ornament.zIndex(look.cardOrnamentIsInFront ? 2 : 0)
      VStack(alignment: .leading) {
        HStack {
          Text("Harbour").font(.title3).fontWeight(.bold)
          Spacer()
          Image(systemName: "wave.3.right").accessibilityHidden(true)
        }
        RoundedRectangle(cornerRadius: 5)
          .fill(Color(hex: look.chipColor))
          .frame(width: 42, height: 30)
          .padding(.top, 8)
        Spacer()
        Text("4929 •••• •••• 7716").font(.title3).kerning(look.numberSpacing)
        HStack(alignment: .bottom) {
          Text("Amelia Rowe")
            .font(.footnote)
            .textCase(look.cardHolderIsUppercased ? .uppercase : nil)
          Spacer()
          ZStack {
            Circle().fill(Color(hex: 0xE2574C)).frame(width: 26).offset(x: -8)
            Circle().fill(Color(hex: 0xF2A93B).opacity(0.85)).frame(width: 26).offset(x: 8)
          }
          .frame(width: 42, height: 26)
          .scaleEffect(look.cardNetworkScale)
        }
      }
      .padding(20)
      .zIndex(1)
    }
    .foregroundStyle(.white)
    .aspectRatio(look.cardAspect, contentMode: .fit)
    .modifier(CardClip(isClipped: look.cardClips))
    .rotationEffect(.degrees(look.cardRotation))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("card.visual")
  }

  private var ornament: some View {
    Circle()
      .fill(.white.opacity(0.16))
      .frame(width: 220, height: 220)
      .offset(x: 190, y: look.cardOrnamentOffset)
  }
}

/// Cuts what is outside of the card.
private struct CardClip: ViewModifier {
  let isClipped: Bool

  func body(content: Content) -> some View {
    if isClipped {
      content.clipShape(RoundedRectangle(cornerRadius: 18))
    } else {
      content
    }
  }
}
