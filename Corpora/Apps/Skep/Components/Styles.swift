import SwiftUI

/// A button as a piece of wax: wide, with a lighter upper edge.
struct WaxButtonStyle: ButtonStyle {
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 48

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background {
        RoundedRectangle(cornerRadius: 14, style: .continuous)
          .fill(isEnabled ? AnyShapeStyle(palette.honey.gradient) : AnyShapeStyle(.gray))
      }
      .overlay(alignment: .top) {
        Capsule().fill(.white.opacity(0.35)).frame(height: 2).padding(.horizontal, 14).padding(.top, 3)
      }
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

/// A toggle as a lid: closed over what is packed.
struct LidToggleStyle: ToggleStyle {
  var color: Color
  var width: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.font(.subheadline)
      Spacer(minLength: 8)
      ZStack(alignment: configuration.isOn ? .top : .bottom) {
        RoundedRectangle(cornerRadius: 6).fill(configuration.isOn ? color : .gray.opacity(0.25))
        RoundedRectangle(cornerRadius: 3)
          .fill(.white)
          .frame(height: 8)
          .padding(3)
      }
      .frame(width: width, height: 26)
    }
  }
}

/// A progress as a row of cells that are filled one after the other.
struct CellProgressStyle: ProgressViewStyle {
  var color: Color
  var height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    let filled = (configuration.fractionCompleted ?? 0) * 12
    VStack(alignment: .leading, spacing: 7) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel
      }
      .font(.footnote)
      HStack(spacing: 3) {
        ForEach(0..<12, id: \.self) { cell in
          RoundedRectangle(cornerRadius: 4)
            .fill(Double(cell) < filled ? color : color.opacity(0.18))
            .frame(height: height)
        }
      }
    }
  }
}

/// A gauge as a scale with marks below it.
struct RulerGaugeStyle: GaugeStyle {
  var color: Color
  var line: CGFloat
  var ticks: Int

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      HStack {
        configuration.label
        Spacer()
        configuration.currentValueLabel.bold()
      }
      .font(.footnote)
      GeometryReader { proxy in
        Capsule().fill(color.opacity(0.2))
        Capsule().fill(color).frame(width: max(line, proxy.size.width * configuration.value))
      }
      .frame(height: line)
      HStack(spacing: 0) {
        ForEach(0..<ticks, id: \.self) { tick in
          if tick > 0 { Spacer(minLength: 0) }
          Rectangle().fill(.secondary).frame(width: 1, height: 5)
        }
      }
    }
  }
}

/// A title beside a coloured square with a symbol, as in settings.
struct TileLabelStyle: LabelStyle {
  var color: Color
  var radius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 15))
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(color, in: .rect(cornerRadius: radius))
      configuration.title
    }
  }
}

/// A group below a strip of its title.
struct StripGroupBoxStyle: GroupBoxStyle {
  @Environment(\.palette) private var palette
  var radius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        configuration.label.font(.headline)
        Spacer()
        Rectangle().fill(palette.heather).frame(width: 24, height: 3)
      }
      configuration.content
    }
    .padding(14)
    .background(palette.comb, in: .rect(cornerRadius: radius))
  }
}

/// What a value is, above the value.
struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content.font(.subheadline)
    }
  }
}
