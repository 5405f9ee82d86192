import AppVariants
import SwiftUI

/// The instrument for the wind, over the whole screen.
struct WindScreen: View {
  @Environment(\.look) private var look

  private var wind: HarbourLook.Wind { look.wind }

  var body: some View {
    VStack(spacing: 18) {
      head
      Spacer(minLength: 0)
      WindDial()
      pills
      Spacer(minLength: 0)
      warning
      Button {
      } label: {
        Text(wind.hoist).frame(maxWidth: .infinity)
      }
      .buttonStyle(BuoyButtonStyle(height: wind.button))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: 520)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RadialGradient(
        colors: [Color(hex: wind.middle), Color(hex: 0x07131C)], center: .center, startRadius: 20,
        endRadius: 460
      )
      .ignoresSafeArea()
    }
    .preferredColorScheme(.dark)
  }

  private var head: some View {
    HStack {
      Text("Wind at the light").font(.headline)
      Spacer()
      if wind.closeIsShown {
        Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly).tint(.white)
      }
    }
  }

  private var pills: some View {
    HStack(spacing: 12) {
      if wind.pillsAreReordered {
        pill("Air 11°", "thermometer.medium")
        pill("Gusts 19", "wind")
      } else {
        pill("Gusts 19", "wind")
        pill("Air 11°", "thermometer.medium")
      }
      if wind.hasSwellPill { pill("Swell 2 m", "water.waves") }
    }
  }

  private func pill(_ name: String, _ icon: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon)
        .font(.system(size: wind.icon))
        .frame(height: 32)
        .accessibilityLabel("Sign of \(name)")
      Text(name).font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }

  private var warning: some View {
    Text("Gale warning for the outer banks from eight in the evening. Ferries stay in port.")
      .font(.subheadline)
      .lineSpacing(wind.warningSpacing)
      .multilineTextAlignment(wind.warningSide.text)
      .frame(maxWidth: .infinity, alignment: wind.warningSide.frame)
      .padding(14)
      .background(
        wind.warningIsMaterial ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color(hex: 0x7A2E1D)),
        in: .rect(cornerRadius: 14))
  }
}

/// The rose, the needle and the speed.
private struct WindDial: View {
  @Environment(\.look) private var look

  private var wind: HarbourLook.Wind { look.wind }

  var body: some View {
    ZStack {
      Circle()
        .fill(.cyan.opacity(0.35))
        .frame(width: 170, height: 170)
        .blur(radius: wind.glow)
        .accessibilityElement()
        .accessibilityLabel("Glow")
      WindRose(points: wind.points, waist: wind.waist)
        .fill(.white)
        .opacity(wind.roseOpacity)
        .scaleEffect(wind.roseScale)
        .padding(26)
        .accessibilityElement()
        .accessibilityLabel("Rose")
      Circle().stroke(.white.opacity(0.15), lineWidth: 10)
      Circle()
        .trim(from: 0, to: wind.gust)
        .stroke(.cyan, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .accessibilityElement()
        .accessibilityLabel("Gusts of the hour")
      Capsule()
        .fill(Color(hex: 0xF25F4C))
        .frame(width: 8, height: 52)
        .accessibilityElement()
        .accessibilityLabel("Needle")
        .shadow(color: Color(hex: 0xF25F4C), radius: wind.needleShadow)
        .offset(y: -104)
        .rotationEffect(.degrees(wind.direction))
      VStack(spacing: 0) {
        Text(wind.speed)
          .font(
            .system(
              size: wind.speedSize, weight: .bold, design: .rounded))
        Text("metres per second").font(.caption).tracking(wind.unitTracking)
      }
    }
    .frame(width: 270, height: 270)
  }
}
