import AppVariants
import SwiftUI

/// A call that goes on, on the whole screen.
struct OngoingCallScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: look.callGradientTop), Color(hex: 0x120D22)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 14) {
        Spacer()
        ZStack {
          Circle().fill(Color(hex: 0x8E6BFF).opacity(0.35)).frame(width: 200)
            .blendMode(look.callHaloBlend ? .plusLighter : .normal)
          RoundedRectangle(cornerRadius: 40)
            .stroke(.white.opacity(0.4), lineWidth: 2)
            .frame(width: 150, height: 150)
            .rotationEffect(.degrees(look.pulseRotation))
            .scaleEffect(look.pulseScale)
          Avatar(person: .mila, size: 110)
        }
        Text(look.callName).font(.title).fontWeight(.semibold)
        duration.foregroundStyle(.white.opacity(0.7))
        Spacer()
        controls
      }
      .foregroundStyle(.white)
      .padding(.bottom, 30)
    }
    .overlay(alignment: .topTrailing) { selfView }
  }

  private var duration: Text {
    let text = Text(look.callDuration).font(.title3)
    return look.callDurationIsMonospaced ? text.monospacedDigit() : text
  }

  private var selfView: some View {
    let picture = Scenery(number: 8).frame(width: 120, height: 150).frame(width: 90, height: 130)
    return Group {
      if look.selfViewClips {
        picture.clipShape(RoundedRectangle(cornerRadius: 12))
      } else {
        picture
      }
    }
    .offset(y: look.selfViewOffset)
    .padding(24)
  }

  private var controls: some View {
    HStack(spacing: look.callButtonsGap) {
      control("Mute", look.isMuted ? "mic.slash.fill" : "mic.fill", .white.opacity(0.2))
      control("Speaker", "speaker.wave.2.fill", .white.opacity(0.2))
      control("Hang up", "phone.down.fill", Color(hex: look.hangUpColor))
    }
    .padding(18)
    .background(look.callGlassIsThick ? .thickMaterial : .ultraThinMaterial, in: Capsule())
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("call.controls")
  }

  private func control(_ title: String, _ icon: String, _ color: Color) -> some View {
    Button {
    } label: {
      Image(systemName: icon)
        .font(.title2)
        .frame(width: look.callButtonSize, height: look.callButtonSize)
        .background(color, in: Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
  }
}
