import AppVariants
import SwiftUI

/// The alarm about a swarm, over the whole screen.
struct SwarmScreen: View {
  @Environment(\.look) private var look

  private var swarm: SkepLook.Swarm { look.swarm }

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        stages
        Spacer()
        if swarm.closeIsShown {
          Button("Close", systemImage: "xmark.circle.fill") {}.labelStyle(.iconOnly).font(.title2)
        }
      }
      VStack(spacing: 3) {
        Text(swarm.kicker).font(.caption.bold()).tracking(swarm.kickerTracking)
        Text(swarm.title).font(swarm.titleFont.font)
      }
      PulseView()
      if swarm.chipsAreFirst { chips } else { buzz }
      if swarm.chipsAreFirst { buzz } else { chips }
      Spacer(minLength: 0)
      advice
      Button(swarm.go) {}.buttonStyle(WaxButtonStyle(height: swarm.goHeight))
    }
    .foregroundStyle(.white)
    .tint(.white)
    .padding(18)
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RadialGradient(
        colors: [Color(hex: swarm.middle), Color(hex: 0x150D06)], center: .center, startRadius: 10,
        endRadius: 520
      )
      .ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
    .preferredColorScheme(.dark)
  }

  private var stages: some View {
    HStack(spacing: swarm.stageGap) {
      ForEach(0..<swarm.stages, id: \.self) { stage in
        Capsule()
          .fill(stage <= swarm.stage ? Color.orange : .white.opacity(0.3))
          .frame(width: 30, height: swarm.stageHeight)
          .accessibilityElement()
          .accessibilityLabel("Stage \(stage + 1)")
      }
    }
    .frame(height: 18)
  }

  private var buzz: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(swarm.buzz)
      for bar in 0..<swarm.buzz {
        let wave = abs(sin(Double(bar + 1) * swarm.buzzSpread))
        let height = (size.height - 4) * CGFloat(0.15 + 0.85 * wave)
        let box = CGRect(
          x: (CGFloat(bar) + 0.5) * step - swarm.buzzWidth / 2, y: (size.height - height) / 2,
          width: swarm.buzzWidth, height: height)
        context.fill(
          Path(roundedRect: box, cornerRadius: swarm.roundBuzz ? 3.5 : 0),
          with: .color(Color(hex: swarm.buzzColor)))
      }
      if swarm.floor {
        context.fill(
          Path(CGRect(x: 0, y: size.height / 2 - 0.5, width: size.width, height: 1)), with: .color(.white))
      }
    }
    .frame(height: 40)
    .accessibilityElement()
    .accessibilityLabel("Buzzing")
  }

  private var chips: some View {
    HStack(spacing: swarm.chipGap) {
      if swarm.isReordered {
        chip("Ladder", "figure.walk")
        chip("Veil", "eye")
      } else {
        chip("Veil", "eye")
        chip("Ladder", "figure.walk")
      }
      chip("Box", "shippingbox")
      if swarm.hasCall { chip("Neighbour", "phone.fill") }
    }
  }

  private func chip(_ name: String, _ symbol: String) -> some View {
    VStack(spacing: 4) {
      Image(systemName: symbol)
        .font(.system(size: swarm.icon))
        .frame(height: 30)
        .accessibilityLabel("Picture of \(name)")
      Text(name).font(.caption)
    }
  }

  private var advice: some View {
    Text(
      "Watch where they settle. Wait until the cluster is still before you climb, and keep the queen in shade."
    )
    .font(.subheadline)
    .lineSpacing(swarm.adviceSpacing)
    .multilineTextAlignment(swarm.adviceSide.text)
    .frame(maxWidth: .infinity, alignment: swarm.adviceSide.frame)
    .padding(12)
    .background(
      swarm.adviceIsMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(Color(hex: 0x41512F)),
      in: .rect(cornerRadius: swarm.adviceRadius))
  }
}

/// The rings around the time that is left.
private struct PulseView: View {
  @Environment(\.look) private var look

  private var pulse: SkepLook.Pulse { look.pulse }

  var body: some View {
    ZStack {
      Circle()
        .fill(.yellow.opacity(0.3))
        .frame(width: 150, height: 150)
        .blur(radius: pulse.halo)
        .accessibilityElement()
        .accessibilityLabel("Halo")
      ForEach(0..<pulse.rings, id: \.self) { ring in
        Circle()
          .stroke(Color(hex: pulse.ringColor).opacity(0.5), lineWidth: 1.5)
          .frame(width: 228, height: 228)
          .accessibilityElement()
          .accessibilityLabel("Ring \(ring + 1)")
          .scaleEffect(1 - CGFloat(ring) * pulse.step)
      }
      Pollen(points: pulse.points)
        .fill(.orange)
        .frame(width: 150, height: 150)
        .accessibilityElement()
        .accessibilityLabel("Pollen")
        .opacity(pulse.opacity)
        .scaleEffect(pulse.scale)
      Circle()
        .trim(from: pulse.start, to: pulse.rest)
        .stroke(
          .white,
          style: StrokeStyle(
            lineWidth: pulse.line, lineCap: pulse.isButt ? .butt : .round,
            dash: pulse.isDashed ? [3, 14] : [])
        )
        .frame(width: 196, height: 196)
        .rotationEffect(.degrees(-90))
        .accessibilityElement()
        .accessibilityLabel("Time left")
      Capsule()
        .fill(.red)
        .frame(width: 4, height: 22)
        .accessibilityElement()
        .accessibilityLabel("Needle")
        .offset(y: -86)
        .rotationEffect(.degrees(pulse.needle))
        .shadow(color: .white, radius: pulse.glow)
      VStack(spacing: 0) {
        Text(pulse.time).font(.system(size: pulse.timeSize, weight: .semibold, design: .rounded))
        Text(pulse.unit).font(.footnote).italic(pulse.unitIsItalic)
      }
      Circle()
        .fill(.green)
        .frame(width: 10, height: 10)
        .accessibilityElement()
        .accessibilityLabel("Live")
        .opacity(pulse.lamp)
        .offset(y: 48)
    }
    .frame(height: 232)
  }
}
