import AppVariants
import SwiftUI

/// The stand for truing wheels, over the whole screen.
struct TruingScreen: View {
  @Environment(\.look) private var look

  private var truing: SpokesLook.Truing { look.truing }

  var body: some View {
    VStack(spacing: 14) {
      head
      Spacer(minLength: 0)
      WheelDial()
      trace
      pills
      Spacer(minLength: 0)
      advice
      Button {
      } label: {
        Text(truing.hold)
      }
      .buttonStyle(PedalButtonStyle(height: truing.button))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: 520)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RadialGradient(
        colors: [Color(hex: truing.middle), Color(hex: 0x0D120E)], center: .center, startRadius: 30,
        endRadius: 440
      )
      .ignoresSafeArea()
    }
    .preferredColorScheme(.dark)
  }

  private var head: some View {
    HStack {
      Text("Truing stand").font(.headline)
      Spacer()
      if truing.closeIsShown {
        Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly).tint(.white)
      }
    }
  }

  private var trace: some View {
    Canvas { context, size in
      if truing.zeroIsShown {
        var zero = Path()
        zero.move(to: CGPoint(x: 0, y: size.height / 2))
        zero.addLine(to: CGPoint(x: size.width, y: size.height / 2))
        context.stroke(zero, with: .color(.white.opacity(0.3)), lineWidth: 1)
      }
      var line = Path()
      for step in 0...96 {
        let part = CGFloat(step) / 96
        let point = CGPoint(
          x: part * size.width,
          y: size.height / 2 - sin(part * CGFloat(truing.waves) * 2 * .pi) * truing.swing)
        if step == 0 { line.move(to: point) } else { line.addLine(to: point) }
      }
      context.stroke(line, with: .color(Color(hex: truing.traceColor)), lineWidth: truing.trace)
    }
    .frame(height: 44)
    .accessibilityElement()
    .accessibilityLabel("Trace of the rim")
  }

  private var pills: some View {
    HStack(spacing: 12) {
      if truing.pillsAreReordered {
        pill("Dish 2 mm", "arrow.left.and.right")
        pill("Turns 14", "arrow.clockwise")
      } else {
        pill("Turns 14", "arrow.clockwise")
        pill("Dish 2 mm", "arrow.left.and.right")
      }
      if truing.hasRunoutPill { pill("Hop 1 mm", "arrow.up.and.down") }
    }
  }

  private func pill(_ name: String, _ icon: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: icon)
        .font(.system(size: truing.icon))
        .frame(height: 32)
        .accessibilityLabel("Sign of \(name)")
      Text(name).font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }

  private var advice: some View {
    Text("Loosen the spoke beside the mark by a quarter turn, and tighten the two across from it.")
      .font(.subheadline)
      .lineSpacing(truing.adviceSpacing)
      .multilineTextAlignment(truing.adviceSide.text)
      .frame(maxWidth: .infinity, alignment: truing.adviceSide.frame)
      .padding(12)
      .background(
        truing.adviceIsMaterial ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color(hex: 0x5B3A1E)),
        in: .rect(cornerRadius: truing.adviceRadius))
  }
}

/// The wheel on the stand, with the tension of its spokes around it.
private struct WheelDial: View {
  @Environment(\.look) private var look

  private var dial: SpokesLook.Dial { look.dial }

  private var labels: [String] {
    var labels = ["Top 98", "Drive 104", "Base 101", "Plain 92"]
    if dial.labelsAreReordered { labels.swapAt(1, 3) }
    return labels
  }

  var body: some View {
    ZStack {
      Circle()
        .fill(.mint.opacity(0.35))
        .frame(width: 150, height: 150)
        .blur(radius: dial.glow)
        .accessibilityElement()
        .accessibilityLabel("Glow")
      Wheel(spokes: dial.spokes, crossing: dial.crossing, tyre: 6)
        .fill(.white)
        .frame(width: 200, height: 200)
        .opacity(dial.wheelOpacity)
        .scaleEffect(dial.wheelScale)
        .accessibilityElement()
        .accessibilityLabel("Wheel")
      Circle()
        .trim(from: 0, to: dial.tension)
        .stroke(.mint, style: StrokeStyle(lineWidth: 7, lineCap: .round))
        .frame(width: 216, height: 216)
        .rotationEffect(.degrees(-90))
        .accessibilityElement()
        .accessibilityLabel("Tension")
      Capsule()
        .fill(Color(hex: 0xF2A65A))
        .frame(width: 7, height: 30)
        .accessibilityElement()
        .accessibilityLabel("Needle")
        .shadow(color: Color(hex: 0xF2A65A), radius: dial.needleShadow)
        .offset(y: -76)
        .rotationEffect(.degrees(dial.direction))
      Circle()
        .fill(.red)
        .frame(width: 10, height: 10)
        .offset(x: 66)
        .opacity(dial.valve)
        .accessibilityElement()
        .accessibilityLabel("Valve")
      RingLayout(radius: dial.ring, start: dial.start) {
        ForEach(labels, id: \.self) { Text($0).font(.caption2) }
      }
      VStack(spacing: 0) {
        Text(dial.value).font(.system(size: dial.valueSize, weight: .bold, design: .rounded))
        Text("millimetres").font(.caption).tracking(dial.unitTracking)
      }
    }
    .frame(width: 300, height: 286)
  }
}
