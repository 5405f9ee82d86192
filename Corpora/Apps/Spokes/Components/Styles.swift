import SwiftUI

/// A button as broad and flat as a pedal.
struct PedalButtonStyle: ButtonStyle {
  @Environment(\.paint) private var paint
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(isEnabled ? paint.rust : .gray, in: .rect(cornerRadius: 10))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A progress as a chain, of which the links that are done are filled.
struct ChainProgressStyle: ProgressViewStyle {
  var links: Int
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    let done = Int((configuration.fractionCompleted ?? 0) * Double(links) + 0.5)
    HStack(spacing: 3) {
      ForEach(0..<links, id: \.self) { link in
        Capsule()
          .fill(link < done ? color : color.opacity(0.25))
          .frame(height: 8)
      }
    }
  }
}

/// A toggle as a box with a tick in it.
struct CheckToggleStyle: ToggleStyle {
  var color: Color
  var size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 6)
        .fill(configuration.isOn ? color : .clear)
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(color, lineWidth: 1.5) }
        .overlay {
          if configuration.isOn {
            Image(systemName: "checkmark")
              .font(.system(size: size * 0.55, weight: .bold))
              .foregroundStyle(.white)
          }
        }
        .frame(width: size, height: size)
      configuration.label
    }
  }
}

/// A symbol on a tile, and its title beside it.
struct TileLabelStyle: LabelStyle {
  var color: Color
  var size: CGFloat
  var isRound: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .font(.system(size: size * 0.5))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(color, in: isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
      configuration.title
    }
  }
}

/// A gauge as a battery that fills from the left.
struct BatteryGaugeStyle: GaugeStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3).fill(color.opacity(0.2))
        RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 44 * configuration.value)
      }
      .frame(width: 44, height: 12)
      configuration.currentValueLabel.font(.caption2.weight(.semibold))
    }
  }
}
