import AppVariants
import SwiftUI

/// Cards to leaf through.
struct TipShelf: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(look.tips.heading).heading(look.tips.headingFont.font)
        Spacer()
        Button {
        } label: {
          Text(look.tips.all).font(.subheadline).underline(look.tips.allIsUnderlined)
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: look.tips.gap) {
          tip(look.tips.first, icon: look.tips.firstIcon, top: look.tips.firstTop)
          tip("Ten minutes of walking", icon: "figure.walk", top: 0x4D7C0F)
          tip("Salt, and where it hides", icon: "fork.knife", top: 0xA16207)
        }
      }
      .frame(height: look.tips.height)
    }
  }

  private func tip(_ title: String, icon: String, top: Int) -> some View {
    ZStack(alignment: .topTrailing) {
      LinearGradient(
        colors: [Color(hex: top).opacity(0.85), Color(hex: top)], startPoint: .top, endPoint: .bottom)
      Image(systemName: icon)
        .font(.system(size: 54))
        .foregroundStyle(.white.opacity(look.tips.iconOpacity))
        .blur(radius: look.tips.iconBlur)
        .blendMode(look.tips.iconBlends ? .overlay : .normal)
        .padding(12)
        .accessibilityHidden(true)
    }
    .overlay(alignment: .bottom) {
      Text(title)
        .font(.subheadline.weight(.semibold))
        .multilineTextAlignment(look.tips.textSide.text)
        .lineLimit(look.tips.lines)
        .foregroundStyle(.white)
        .padding(10)
        .frame(maxWidth: .infinity, alignment: look.tips.textSide.frame)
        .background(
          look.tips.material ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.black.opacity(0.15)))
    }
    .frame(width: look.tips.width, height: look.tips.height)
    .clipShape(.rect(cornerRadius: 16, style: .continuous))
  }
}
