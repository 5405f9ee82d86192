import AppVariants
import SwiftUI

/// A light: how bright, how warm, and which colour.
struct LightSheet: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      VStack(spacing: look.light.gap) {
        Text(look.light.state)
          .font(.subheadline)
          .underline(look.light.stateIsUnderlined)
          .foregroundStyle(.secondary)
        BrightnessBar()
        Swatches()
        VStack(spacing: 6) {
          HStack {
            Text(look.light.warmthName)
            Spacer()
            Text(look.light.warmth, format: .percent).foregroundStyle(.secondary)
          }
          .font(.subheadline)
          Slider(value: .constant(look.light.warmth))
            .tint(.orange)
            .accessibilityLabel("Warmth slider")
        }
        Toggle("Power", isOn: .constant(look.light.isOn)).toggleStyle(.power)
        if look.light.fadeIsOn {
          Label(look.light.timer, systemImage: look.light.timerIcon)
            .font(.footnote)
            .frame(maxWidth: .infinity, alignment: .leading)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 24)
      .navigationTitle(look.light.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button(look.light.done) {} }
      }
    }
  }
}

/// How bright it is, as a column that is filled from its foot.
private struct BrightnessBar: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.gray.opacity(0.2)
      LinearGradient(
        colors: [Color(hex: look.light.barTop), Color(hex: 0xF4A259)], startPoint: .top, endPoint: .bottom
      )
      .frame(height: look.light.barHeight * look.light.level)
      Image(systemName: look.light.barIcon)
        .font(.system(size: look.light.barIconSize))
        .foregroundStyle(.black.opacity(0.45))
        .padding(.bottom, 18)
    }
    .frame(width: look.light.barWidth, height: look.light.barHeight)
    .clipShape(.rect(cornerRadius: look.light.barRadius, style: .continuous))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Brightness")
    .accessibilityValue(Text(look.light.level, format: .percent))
  }
}

/// Colours to choose from.
private struct Swatches: View {
  @Environment(\.look) private var look

  private var colors: [(name: String, hex: Int)] {
    var colors: [(name: String, hex: Int)] = [
      ("Daylight", 0xF1F6FF), ("Candle", 0xFFC971), ("Coral", look.light.third), ("Lilac", 0xB8A1E3),
      ("Sea", 0x6BBFB0),
    ]
    if look.light.hasSixth { colors.append(("Moss", 0x8DB46A)) }
    return look.light.swatchesAreReversed ? colors.reversed() : colors
  }

  var body: some View {
    HStack(spacing: look.light.swatchGap) {
      ForEach(colors, id: \.name) { color in
        swatch(color.name, Color(hex: color.hex))
      }
    }
  }

  private func swatch(_ name: String, _ color: Color) -> some View {
    let isChosen = name == ["Daylight", "Candle", "Coral"][look.light.chosen]
    let radius = look.light.swatchIsRound ? look.light.swatch / 2 : 10
    return Button {
    } label: {
      RoundedRectangle(cornerRadius: radius).fill(color)
        .frame(width: look.light.swatch, height: look.light.swatch)
        .overlay { RoundedRectangle(cornerRadius: radius).stroke(.gray.opacity(0.4), lineWidth: 1) }
        .padding(5)
        .overlay {
          if isChosen {
            RoundedRectangle(cornerRadius: radius + 5).strokeBorder(look.warm, lineWidth: look.light.ring)
          }
        }
    }
    .accessibilityLabel(name)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
