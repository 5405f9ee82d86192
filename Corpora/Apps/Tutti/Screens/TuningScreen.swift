import AppVariants
import SwiftUI

/// The tuning of the orchestra, over the whole screen.
struct TuningScreen: View {
  @Environment(\.look) private var look

  private var tuning: TuttiLook.Tuning { look.tuning }

  var body: some View {
    VStack(spacing: 16) {
      head
      MetronomeView()
      Spacer(minLength: 0)
      overtones
      pills
      Spacer(minLength: 0)
      advice
      Button {
      } label: {
        Text(tuning.stop)
      }
      .buttonStyle(ValveButtonStyle(height: tuning.button))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: 540)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RadialGradient(
        colors: [Color(hex: tuning.middle), Color(hex: 0x120B10)], center: .top, startRadius: 20,
        endRadius: 560
      )
      .ignoresSafeArea()
    }
    .preferredColorScheme(.dark)
  }

  private var head: some View {
    HStack {
      if tuning.closeIsShown {
        Button("Done", systemImage: "chevron.down") {}.labelStyle(.iconOnly).tint(.white)
      }
      Spacer()
      Text("Tuning").font(.headline)
    }
  }

  private var overtones: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(tuning.bars)
      var height = size.height - 6
      for bar in 0..<tuning.bars {
        let box = CGRect(
          x: step * (CGFloat(bar) + 0.5) - tuning.barWidth / 2, y: size.height - 2 - height,
          width: tuning.barWidth, height: height)
        let path = Path(roundedRect: box, cornerRadius: tuning.roundBars ? 4 : 0)
        context.fill(path, with: .color(Color(hex: tuning.barColor)))
        height *= tuning.decay
      }
      if tuning.floorIsShown {
        let floor = CGRect(x: 0, y: size.height - 2, width: size.width, height: 2)
        context.fill(Path(floor), with: .color(.white.opacity(0.5)))
      }
    }
    .frame(height: 56)
    .accessibilityElement()
    .accessibilityLabel("Overtones")
  }

  private var pills: some View {
    HStack(spacing: 12) {
      if tuning.pillsAreReordered {
        pill("Clarinets 4", "minus.circle")
        pill("Violins 11", "plus.circle")
      } else {
        pill("Violins 11", "plus.circle")
        pill("Clarinets 4", "minus.circle")
      }
      if tuning.hasTrumpet { pill("Trumpets 0", "checkmark.circle") }
    }
  }

  private func pill(_ name: String, _ icon: String) -> some View {
    VStack(spacing: 5) {
      Image(systemName: icon)
        .font(.system(size: tuning.icon))
        .frame(height: 34)
        .accessibilityLabel("Sign of \(name)")
      Text(name).font(.footnote)
    }
    .frame(maxWidth: .infinity)
  }

  private var advice: some View {
    Text("Winds first, then the low strings; whoever is more than ten cents away waits for the second A.")
      .font(.subheadline)
      .lineSpacing(tuning.adviceSpacing)
      .multilineTextAlignment(tuning.adviceSide.text)
      .frame(maxWidth: .infinity, alignment: tuning.adviceSide.frame)
      .padding(12)
      .background(
        tuning.adviceIsMaterial ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(Color(hex: 0x2F4A3E)),
        in: .rect(cornerRadius: tuning.adviceRadius))
  }
}

/// The metronome, its beats below it.
private struct MetronomeView: View {
  @Environment(\.look) private var look

  private var beat: TuttiLook.Beat { look.metronome }

  var body: some View {
    VStack(spacing: 10) {
      ZStack {
        Circle()
          .fill(.orange.opacity(0.35))
          .frame(width: 140, height: 140)
          .blur(radius: beat.halo)
          .accessibilityElement()
          .accessibilityLabel("Halo")
        MetronomeCase(lean: beat.lean, foot: beat.foot)
          .fill(Color(hex: 0x7A4A2B))
          .frame(width: 130, height: 180)
          .accessibilityElement()
          .accessibilityLabel("Metronome")
          .opacity(beat.bodyOpacity)
          .scaleEffect(beat.bodyScale)
        Circle()
          .trim(from: 0, to: beat.arc)
          .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 204, height: 204)
          .rotationEffect(.degrees(-90))
          .accessibilityElement()
          .accessibilityLabel("Rest of the bar")
        rod
      }
      .frame(height: 212)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(beat.pitch).font(.system(size: beat.pitchSize, weight: .bold, design: .rounded))
        Text("hertz").font(.caption).tracking(beat.unitTracking)
      }
      beats
    }
  }

  private var rod: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(Color(hex: 0xE8E0D0))
        .frame(width: 5, height: beat.weight)
      RoundedRectangle(cornerRadius: 3)
        .fill(Color(hex: 0xE0B15A))
        .frame(width: 22, height: 14)
      Capsule()
        .fill(Color(hex: 0xE8E0D0))
        .frame(width: 5, height: 120 - beat.weight)
    }
    .accessibilityElement()
    .accessibilityLabel("Pendulum")
    .shadow(color: .orange, radius: beat.rodShadow)
    .rotationEffect(.degrees(beat.swing), anchor: .bottom)
  }

  private var beats: some View {
    HStack(spacing: beat.beatGap) {
      caption(beat.captionsAreReordered ? "forte" : "piano")
      ForEach(0..<beat.beats, id: \.self) { number in
        Circle()
          .fill(number == 0 ? Color.orange : .white.opacity(0.4))
          .frame(width: 12, height: 12)
          .accessibilityElement()
          .accessibilityLabel("Beat \(number + 1)")
      }
      Circle()
        .fill(.red)
        .frame(width: 12, height: 12)
        .opacity(beat.lampIsLit)
        .accessibilityElement()
        .accessibilityLabel("Record lamp")
      caption(beat.captionsAreReordered ? "piano" : "forte")
    }
  }

  private func caption(_ words: String) -> some View {
    Text(words).font(.caption.italic())
  }
}
