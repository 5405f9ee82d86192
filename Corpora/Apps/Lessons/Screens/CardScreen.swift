import AppVariants
import SwiftUI

/// A word on a card, over those that come after it.
struct CardScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 32) {
      Text("7 of 20").font(.headline).foregroundStyle(Palette.calm)
      ZStack {
        RoundedRectangle(cornerRadius: look.card.radius).fill(Palette.line)
          .scaleEffect(look.card.scale)
          .rotationEffect(.degrees(look.card.tilt))
          .accessibilityElement()
          .accessibilityLabel("Next card")
        front
      }
      .aspectRatio(look.card.ratio, contentMode: .fit)
      .frame(maxWidth: 360)
      HStack(spacing: 12) {
        if look.card.buttonsAreSwapped {
          easy
          hard
        } else {
          hard
          easy
        }
      }
      Spacer(minLength: 0)
    }
    .padding(24)
  }

  private var hard: some View { Button("Hard") {}.buttonStyle(KeyStyle(face: Palette.wrong)) }
  private var easy: some View { Button("Easy") {}.buttonStyle(KeyStyle(face: Palette.right)) }

  private var front: some View {
    VStack(spacing: 12) {
      Text("NOUN").font(.caption.bold())
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(.white.opacity(0.5), in: .capsule)
        .frame(maxWidth: .infinity, alignment: look.card.tagSide.frame)
      Spacer()
      Text(look.card.word).font(look.card.wordFont.font).bold().multilineTextAlignment(.center)
      Text(look.card.meaning).font(.title3).blur(radius: look.card.blur)
      Spacer()
      if look.card.hasSpeaker {
        Image(systemName: "speaker.wave.3.fill").font(.title2).accessibilityLabel("Listen")
      }
    }
    .foregroundStyle(.black)
    .padding(20)
    .background(
      LinearGradient(
        colors: [Color(hex: look.card.head), Color(hex: look.card.foot)], startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: look.card.radius)
    )
    .shadow(color: .black.opacity(0.25), radius: look.card.shadow, y: 6)
  }
}
