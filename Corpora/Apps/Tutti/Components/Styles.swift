import SwiftUI

/// A button as round as the valve of a trumpet, with a ring in it.
struct ValveButtonStyle: ButtonStyle {
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 50

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(isEnabled ? palette.garnet : .gray, in: .capsule)
      .overlay { Capsule().inset(by: 4).strokeBorder(.white.opacity(0.45), lineWidth: 1) }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// A progress as a track with a knob that slides along it.
struct KnobProgressStyle: ProgressViewStyle {
  var knob: CGFloat
  var track: CGFloat
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.subheadline.weight(.medium))
      GeometryReader { proxy in
        let reach = proxy.size.width * (configuration.fractionCompleted ?? 0)
        ZStack(alignment: .leading) {
          Capsule().fill(color.opacity(0.2)).frame(height: track)
          Capsule().fill(color).frame(width: reach, height: track)
          Circle().fill(color).frame(width: knob, height: knob).offset(x: reach - knob / 2)
        }
        .frame(maxHeight: .infinity)
      }
      .frame(height: 22)
    }
  }
}

/// A toggle as a key that is pressed down.
struct KeyToggleStyle: ToggleStyle {
  var color: Color
  var width: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.label
      Spacer()
      Text(configuration.isOn ? "play" : "rest")
        .font(.caption2.bold())
        .foregroundStyle(configuration.isOn ? Color.white : color)
        .frame(width: width, height: 24)
        .background(configuration.isOn ? color : color.opacity(0.15), in: .rect(cornerRadius: 6))
    }
  }
}

/// A symbol above its title.
struct UprightLabelStyle: LabelStyle {
  var gap: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: gap) {
      configuration.icon.font(.title3)
      configuration.title.font(.caption)
    }
  }
}

/// A portrait beside a title.
struct PortraitLabelStyle: LabelStyle {
  var color: Color
  var size: CGFloat
  var isRound: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .font(.system(size: size * 0.44))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(color.gradient, in: isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 9)))
      configuration.title
    }
  }
}

/// A gauge as half a ring.
struct HalfRingGaugeStyle: GaugeStyle {
  var color: Color
  var line: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      arc(1).stroke(color.opacity(0.2), style: StrokeStyle(lineWidth: line, lineCap: .round))
      arc(configuration.value).stroke(color, style: StrokeStyle(lineWidth: line, lineCap: .round))
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.headline)
        configuration.label.font(.caption2)
      }
    }
    .frame(width: 104, height: 104)
    .padding(.bottom, -34)
  }

  private func arc(_ value: Double) -> some Shape {
    Circle().trim(from: 0, to: value / 2).rotation(.degrees(180))
  }
}

/// A group as a crate with a lid.
struct CrateGroupBoxStyle: GroupBoxStyle {
  @Environment(\.palette) private var palette
  var radius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
        .font(.subheadline.bold())
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(palette.brass.opacity(0.25))
      configuration.content.padding(14)
    }
    .background(palette.felt)
    .clipShape(.rect(cornerRadius: radius))
  }
}
