import SwiftUI

/// A button as round and red as a buoy.
struct BuoyButtonStyle: ButtonStyle {
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(minHeight: height)
      .background(isEnabled ? palette.buoy : .gray, in: .capsule)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A gauge as a tank that fills from below.
struct TankGaugeStyle: GaugeStyle {
  var color: Color
  var height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      ZStack(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.18))
        RoundedRectangle(cornerRadius: 6).fill(color).frame(height: height * configuration.value)
      }
      .frame(width: 34, height: height)
      configuration.currentValueLabel.font(.caption.weight(.semibold))
      configuration.label.font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// A symbol on a disc, and its title beside it.
struct SignLabelStyle: LabelStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
        .font(.caption)
        .foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(color, in: .circle)
      configuration.title
    }
  }
}
