import AppVariants
import SwiftUI

/// A step of a recipe, large enough to read beside the stove.
struct CookingScreen: View {
  @Environment(\.look) private var look

  private var cooking: CookbookLook.Cooking { look.cooking }

  var body: some View {
    VStack(alignment: .leading, spacing: cooking.gap) {
      head
      if cooking.tipIsAbove, cooking.tipIsShown { tip.layoutPriority(1) }
      Text(cooking.text)
        .font(cooking.textFont.font)
        .fontWeight(cooking.textWeight.weight)
        .fontDesign(cooking.textIsRounded ? .rounded : .default)
        .lineSpacing(cooking.textSpacing)
        .lineLimit(cooking.textLines == 0 ? nil : cooking.textLines)
        .multilineTextAlignment(cooking.textSide.text)
        .frame(maxWidth: .infinity, alignment: cooking.textSide.frame)
        .layoutPriority(1)
      pills
      Spacer(minLength: 0)
      TimerDial().frame(maxWidth: .infinity)
      TimerControls().frame(maxWidth: .infinity)
      Spacer(minLength: 0)
      if !cooking.tipIsAbove, cooking.tipIsShown { tip.layoutPriority(1) }
      foot
    }
    .foregroundStyle(.white)
    .padding(cooking.padding)
    .background {
      LinearGradient(
        colors: [Color(hex: cooking.top), Color(hex: cooking.bottom)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
  }

  private var head: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Close", systemImage: cooking.close) {}.labelStyle(.iconOnly)
        Spacer()
        Text(cooking.step).font(.subheadline.weight(.medium)).tracking(cooking.stepTracking)
        Spacer()
        if cooking.soundIsShown {
          Button("Read aloud", systemImage: "speaker.wave.2.fill") {}.labelStyle(.iconOnly)
        }
      }
      ProgressView(value: cooking.progress)
        .tint(cooking.progressTint.color(or: .mint))
        .scaleEffect(y: cooking.progressHeight)
        .accessibilityLabel("Done so far")
    }
  }

  private var pills: some View {
    HStack(spacing: cooking.pillGap) {
      ForEach(pillNames, id: \.self) { name in
        Text(name)
          .font(.subheadline)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Color(hex: cooking.pillColor), in: .capsule)
      }
    }
  }

  private var pillNames: [String] {
    var names = [cooking.stock, "Rice"]
    if cooking.hasButter { names.append("Butter") }
    if cooking.hasCheese { names.append("Parmesan") }
    if cooking.pillsAreReordered { names.swapAt(0, 1) }
    return names
  }

  private var tip: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: cooking.tipIcon).foregroundStyle(.yellow).accessibilityLabel("Tip")
      Text(cooking.tip).font(.subheadline)
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      cooking.tipIsMaterial ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color(hex: 0x3E5C3A)),
      in: .rect(cornerRadius: cooking.tipRadius))
  }

  private var foot: some View {
    HStack {
      if cooking.nextIsShown { Text(cooking.next).font(.footnote).opacity(cooking.nextOpacity) }
      Spacer()
      HStack(spacing: 5) {
        ForEach(0..<cooking.dots, id: \.self) { index in
          Circle()
            .fill(.white.opacity(index == 2 ? 1 : 0.35))
            .frame(width: cooking.dot, height: cooking.dot)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Pages")
    }
  }
}

/// The dial of the timer.
private struct TimerDial: View {
  @Environment(\.look) private var look

  private var dial: CookbookLook.Dial { look.dial }

  var body: some View {
    ZStack {
      DialTicks(count: dial.ticks, length: dial.tick)
        .stroke(.white.opacity(dial.tickOpacity), lineWidth: dial.tickWidth)
        .padding(18)
        .accessibilityElement()
        .accessibilityLabel("Ticks")
      Circle()
        .trim(from: 0, to: dial.part)
        .stroke(
          Color(hex: dial.color),
          style: StrokeStyle(lineWidth: dial.width, lineCap: dial.isRound ? .round : .butt)
        )
        .rotationEffect(.degrees(-90 + dial.turn))
        .shadow(color: Color(hex: dial.color), radius: dial.glow)
        .padding(6)
        .accessibilityElement()
        .accessibilityLabel("Time gone")
      if dial.satellites {
        RadialLayout(reach: dial.reach, start: .degrees(dial.start)) {
          satellite("frying.pan.fill", "Pan")
          satellite("drop.fill", "Ladle")
          satellite("flame.fill", "Heat")
        }
      }
      VStack(spacing: 2) {
        Text(dial.time)
          .font(
            .system(
              size: dial.timeSize, weight: dial.timeWeight.weight,
              design: dial.timeIsDigits ? .monospaced : .default))
        Text(dial.label).font(.caption).opacity(0.8)
      }
    }
    .frame(width: dial.size, height: dial.size)
    .scaleEffect(dial.scale)
  }

  private func satellite(_ icon: String, _ name: String) -> some View {
    Image(systemName: icon)
      .font(.system(size: dial.satellite * 0.6))
      .foregroundStyle(.white)
      .frame(width: dial.satellite, height: dial.satellite)
      .accessibilityLabel(name)
  }
}

/// The buttons that go on, stop and go back.
private struct TimerControls: View {
  @Environment(\.look) private var look

  private var dial: CookbookLook.Dial { look.dial }

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: dial.gap) {
        if dial.controlsAreSwapped { forth } else { back }
        Button("Pause", systemImage: dial.play) {}
          .labelStyle(.iconOnly)
          .font(.title)
          .foregroundStyle(.black)
          .frame(width: dial.playSize, height: dial.playSize)
          .background(Color(hex: dial.playColor), in: .circle)
        if dial.controlsAreSwapped { back } else { forth }
      }
      if dial.plusIsBordered {
        Button(dial.plus) {}.buttonStyle(.bordered).tint(.white)
      } else {
        Button(dial.plus) {}.buttonStyle(.borderless).tint(.white)
      }
    }
  }

  private var back: some View { step("Back", "backward.end.fill").disabled(dial.backIsDisabled) }
  private var forth: some View { step("Forth", "forward.end.fill") }

  private func step(_ name: String, _ icon: String) -> some View {
    Button(name, systemImage: icon) {}
      .labelStyle(.iconOnly)
      .font(.title3)
      .tint(.white)
      .frame(width: dial.side, height: dial.side)
      .background(.white.opacity(0.18), in: .circle)
  }
}
