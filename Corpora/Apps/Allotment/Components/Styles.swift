import SwiftUI

/// A box to tick, before the words.
struct TickStyle: ToggleStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .font(.system(size: look.jobs.tickSize))
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

/// A part of a whole as a ring, with what is inside of it.
struct Ring<Content: View>: View {
  var part: Double
  var width: CGFloat
  var color: Color
  @ViewBuilder var content: Content

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: part)
        .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      content
    }
  }
}

/// A word on a capsule.
struct Chip: View {
  var name: String
  var color: Color
  var radius: CGFloat = 20

  var body: some View {
    Text(name)
      .font(.caption.weight(.semibold))
      .foregroundStyle(color)
      .padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(color.opacity(0.16), in: .rect(cornerRadius: radius))
  }
}
