import AppVariants
import SwiftUI

/// The page before everything.
struct OnboardingScreen: View {
  @Environment(\.look) private var look
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: look.onboarding.gap) {
      Spacer()
      Emblem()
      Text(look.onboarding.title)
        .font(.system(size: look.onboarding.titleSize, weight: .bold))
        .multilineTextAlignment(look.onboarding.titleSide.text)
        .frame(maxWidth: .infinity, alignment: look.onboarding.titleSide.frame)
      Text(look.onboarding.text)
        .lineSpacing(look.onboarding.textSpacing)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      dots
      Spacer()
      Toggle(look.onboarding.terms, isOn: .constant(look.onboarding.termsIsOn))
      Button {
      } label: {
        Text(look.onboarding.start)
          .font(.headline)
          .foregroundStyle(look.sheet)
          .frame(maxWidth: .infinity, minHeight: look.onboarding.startHeight)
      }
      .background(look.care, in: .capsule)
      Button {
      } label: {
        Text(look.onboarding.sign).underline(look.onboarding.signIsUnderlined)
      }
    }
    .padding(.horizontal, 28)
    .padding(.bottom, 12)
    .background {
      LinearGradient(
        colors: [Color(hex: look.onboarding.top).opacity(scheme == .dark ? 0.2 : 0.9), look.sheet],
        startPoint: .top,
        endPoint: .center
      )
      .ignoresSafeArea()
    }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(0..<3) { page in
        Capsule()
          .fill(page == look.onboarding.page ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(
            width: page == look.onboarding.page ? look.onboarding.dots * 3 : look.onboarding.dots,
            height: look.onboarding.dots)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(look.onboarding.page + 1) of 3")
  }
}

/// The sign of the clinic, with what it does around it.
private struct Emblem: View {
  @Environment(\.look) private var look

  private let signs = ["heart.fill", "calendar", "message.fill"]

  var body: some View {
    ZStack {
      Circle().fill(look.care.opacity(0.15)).frame(width: look.onboarding.disc, height: look.onboarding.disc)
      Image(systemName: look.onboarding.icon)
        .font(.system(size: look.onboarding.iconSize))
        .foregroundStyle(look.care)
        .accessibilityLabel("Emblem")
      if look.onboarding.satellites {
        ForEach(signs.indices, id: \.self) { index in
          Image(systemName: signs[index])
            .font(.callout)
            .foregroundStyle(.white)
            .padding(11)
            .background(.teal, in: .circle)
            .rotationEffect(.degrees(-Double(index) * 110 + 40))
            .offset(y: -look.onboarding.satelliteShift)
            .rotationEffect(.degrees(Double(index) * 110 - 40))
        }
      }
    }
    .frame(height: 230)
  }
}
