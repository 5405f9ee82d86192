import AppVariants
import SwiftUI

/// The first launch.
struct WelcomeScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Photo(name: look.welcome.photo, isDecorative: true).ignoresSafeArea()
      Circle().fill(Color.orange.opacity(0.5)).frame(width: 200)
        .blur(radius: look.welcome.glow)
        .scaleEffect(look.welcome.glowScale)
        .offset(x: 150, y: -460)
        .blendMode(look.welcome.glowBlend ? .screen : .normal)
      LinearGradient(
        colors: [Color(hex: look.welcome.shade).opacity(0), Color(hex: look.welcome.shade)], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      words
    }
    .overlay(alignment: .top) { top }
  }

  private var top: some View {
    HStack {
      Image(systemName: "paperplane.fill").font(.title2).rotationEffect(.degrees(look.welcome.logoTurn))
        .accessibilityLabel("Wayfare")
      Spacer()
      if look.welcome.skip { Button("Skip") {} }
    }
    .foregroundStyle(.white)
    .tint(.white)
    .padding(Metrics.gutter)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: look.welcome.gap) {
      Text(look.welcome.title).font(.system(size: look.welcome.titleSize, weight: .bold))
      Text(look.welcome.text)
        .lineSpacing(look.welcome.lineSpacing)
        .multilineTextAlignment(look.welcome.textSide.text)
        .frame(maxWidth: .infinity, alignment: .leading)
      PageDots(count: 3, current: look.welcome.page).padding(.vertical, 6)
      start
      Button {
      } label: {
        Text(look.welcome.signIn).underline(look.welcome.signInUnderline).font(.footnote)
      }
      .tint(.white)
      .frame(maxWidth: .infinity)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 24)
    .padding(.bottom, look.welcome.bottom)
  }

  private var start: some View {
    Button {
    } label: {
      HStack {
        Text(look.welcome.start)
        Image(systemName: "arrow.right").accessibilityHidden(true)
      }
      .font(.headline)
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(
        .white,
        in: look.welcome.startIsCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 8)))
    }
  }
}
