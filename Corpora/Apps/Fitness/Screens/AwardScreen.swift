import AppVariants
import SwiftUI

/// What was reached, on the whole screen.
struct AwardScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: look.award.gap) {
      Spacer()
      Medal()
      Text(look.award.name).font(.system(size: look.award.nameSize, weight: .heavy)).padding(.top, 20)
      Text(look.award.text)
        .lineSpacing(look.award.textSpacing)
        .multilineTextAlignment(look.award.textSide.text)
        .foregroundStyle(.secondary)
      Text(look.award.date).font(.footnote).underline(look.award.dateIsUnderlined)
      Spacer()
      buttons
    }
    .padding(24)
    .frame(maxWidth: .infinity)
    .background { look.ground.ignoresSafeArea() }
    .overlay(alignment: .topTrailing) {
      if look.award.close {
        Button("Close", systemImage: "xmark.circle.fill") {}.labelStyle(.iconOnly).font(.title)
          .tint(.secondary).padding(20)
      }
    }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      Button(look.award.share, systemImage: look.award.shareIcon) {}.buttonStyle(.bordered).controlSize(
        .large)
      if look.award.doneIsProminent {
        Button(look.award.done) {}.buttonStyle(.borderedProminent).controlSize(.large)
      } else {
        Button(look.award.done) {}.buttonStyle(.bordered).controlSize(.large)
      }
    }
  }
}

/// A medal on its ribbon.
private struct Medal: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      Circle().fill(Color(hex: look.award.start).opacity(0.6)).frame(width: 260, height: 260)
        .blur(radius: look.award.glow)
        .blendMode(look.award.glowBlend ? .plusLighter : .normal)
      ribbon.zIndex(look.award.ribbonIsInFront ? 2 : 0)
      disc.zIndex(1)
    }
    .scaleEffect(look.award.scale)
    .rotationEffect(.degrees(look.award.turn))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Medal")
  }

  private var ribbon: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hex: look.award.ribbonColor))
      .frame(width: 230, height: 38)
      .overlay { Text("Every day").font(.subheadline.bold()).foregroundStyle(.white) }
      .offset(y: 74)
  }

  private var disc: some View {
    ZStack {
      Circle()
        .fill(
          AngularGradient(
            colors: [
              Color(hex: look.award.start), .white, Color(hex: 0xD99A1C), Color(hex: look.award.start),
            ],
            center: .center))
      Circle().strokeBorder(Color(hex: 0xA8740F), lineWidth: look.award.rim)
      shine
      Text(look.award.number).font(.system(size: 58, weight: .black)).foregroundStyle(Color(hex: 0x7A5200))
    }
    .frame(width: 180, height: 180)
    .shadow(color: .black.opacity(0.35), radius: look.award.shadow, y: 8)
  }

  @ViewBuilder private var shine: some View {
    let stripe = Rectangle().fill(.white.opacity(0.35)).frame(width: 30, height: 240)
      .rotationEffect(.degrees(35)).offset(x: -40).frame(width: 180, height: 180)
    if look.award.isClipped {
      stripe.clipShape(Circle())
    } else {
      stripe
    }
  }
}
