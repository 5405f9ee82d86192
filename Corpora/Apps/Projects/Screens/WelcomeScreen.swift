import AppVariants
import SwiftUI

/// The first page.
struct WelcomeScreen: View {
  @Environment(\.look) private var look
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ScrollView {
      VStack(spacing: 22) {
        CardFan().padding(.top, 44)
        headline
        PageDots()
        VStack(alignment: .leading, spacing: look.welcome.featureGap) {
          ForEach(features, id: \.text) { FeatureRow(icon: $0.icon, text: $0.text) }
        }
        .frame(maxWidth: 420, alignment: .leading)
      }
      .padding(.horizontal, look.welcome.inset)
      .frame(maxWidth: .infinity)
    }
    .overlay(alignment: .topTrailing) {
      if look.welcome.skipIsShown {
        Button(look.welcome.skip) {}.padding(.horizontal, look.welcome.inset).padding(.vertical, 12)
      }
    }
    .safeAreaInset(edge: .bottom) { buttons }
    .background {
      LinearGradient(
        colors: [Color(hex: look.welcome.top).opacity(scheme == .dark ? 0.15 : 0.6), look.canvas],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
  }

  private var buttons: some View {
    VStack(spacing: 12) {
      Button(look.welcome.start) {}.buttonStyle(SolidButtonStyle(radius: look.welcome.startRadius))
      Button {
      } label: {
        Text(look.welcome.join).underline(look.welcome.joinIsUnderlined)
      }
      Text(look.welcome.legal).font(.caption2).opacity(look.welcome.legalOpacity)
    }
    .frame(maxWidth: 480)
    .padding(.horizontal, look.welcome.inset)
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity)
    .background(look.canvas)
  }

  private var headline: some View {
    VStack(alignment: look.welcome.titleSide.horizontal, spacing: 8) {
      Text(look.welcome.title).font(.system(size: look.welcome.titleSize, weight: .bold))
        .foregroundStyle(look.ink)
      Text(look.welcome.text).lineSpacing(look.welcome.textSpacing).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(look.welcome.titleSide.text)
  }

  private var features: [(icon: String, text: String)] {
    var features = [
      (look.welcome.featureIcon, look.welcome.feature), ("chart.pie", "Figures that nobody has to ask for"),
    ]
    if look.welcome.hasThird { features.append(("bell", "Told only of what concerns you")) }
    if look.welcome.featuresAreSwapped { features.swapAt(0, 1) }
    return features.map { (icon: $0.0, text: $0.1) }
  }
}

/// Three cards, one over the other.
private struct CardFan: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      card("Plan", 0x8E5BD9)
        .rotationEffect(.degrees(look.welcome.tilt))
        .offset(x: -look.welcome.cardShift)
        .zIndex(look.welcome.frontIsFirst ? 0 : 2)
      card("Board", 0x2F7DE1)
        .blendMode(look.welcome.cardBlend ? .multiply : .normal)
        .blur(radius: look.welcome.cardBlur)
        .scaleEffect(look.welcome.cardScale)
        .rotationEffect(.degrees(6))
        .offset(x: look.welcome.cardShift)
        .zIndex(1)
    }
    .frame(height: 190)
  }

  private func card(_ name: String, _ color: Int) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(name).font(.headline).foregroundStyle(.white)
      Capsule().fill(.white.opacity(0.7)).frame(height: 8)
      Capsule().fill(.white.opacity(0.5)).frame(width: 70, height: 8)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(width: 150, height: 170)
    .background(Color(hex: color), in: .rect(cornerRadius: look.welcome.cardRadius))
    .shadow(color: .black.opacity(0.25), radius: look.welcome.cardShadow, y: 8)
  }
}

/// What the app is good for.
private struct FeatureRow: View {
  @Environment(\.look) private var look
  let icon: String
  let text: String

  var body: some View {
    Label {
      Text(text).font(.subheadline)
    } icon: {
      Image(systemName: icon).font(.system(size: look.welcome.featureIconSize)).foregroundStyle(look.signal)
        .frame(width: 30)
    }
  }
}

/// Which page this is.
private struct PageDots: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.welcome.dotGap) {
      ForEach(0..<3, id: \.self) { index in
        Circle()
          .fill(index == look.welcome.page ? AnyShapeStyle(look.signal) : AnyShapeStyle(.gray.opacity(0.4)))
          .frame(width: look.welcome.dots, height: look.welcome.dots)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(look.welcome.page + 1) of 3")
  }
}
