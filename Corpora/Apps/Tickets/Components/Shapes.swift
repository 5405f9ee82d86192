import SwiftUI

/// Paper with a half circle cut out of both sides.
struct TicketShape: Shape {
  var radius: CGFloat
  var notch: CGFloat
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let y = rect.minY + height
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - radius, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + radius), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: y - notch))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: y), radius: notch, startAngle: .degrees(-90),
      endAngle: .degrees(90), clockwise: true)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radius))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX - radius, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + radius, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - radius), control: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: y + notch))
    path.addArc(
      center: CGPoint(x: rect.minX, y: y), radius: notch, startAngle: .degrees(90),
      endAngle: .degrees(-90), clockwise: true)
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radius))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + radius, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

/// A line from the left to the right.
struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Chips one after the other, as many in a line as fit.
struct ChipLayout: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(subviews, width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var point = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + gap)
        height = 0
      }
      defer {
        point.x += size.width + gap
        height = max(height, size.height)
      }
      return CGRect(origin: point, size: size)
    }
  }
}

/// A filled button as wide as it can be.
struct WideButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  var height: CGFloat = 52
  var radius: CGFloat = 16
  var foot: Color?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .fill(
            LinearGradient(
              colors: [theme.rail, foot ?? theme.rail], startPoint: .leading, endPoint: .trailing))
      }
      .opacity(isEnabled ? (configuration.isPressed ? 0.8 : 1) : 0.4)
  }
}
