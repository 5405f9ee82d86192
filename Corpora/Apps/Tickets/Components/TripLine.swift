import AppVariants
import SwiftUI

/// The stops of a trip on a line, with where to change.
struct TripLine: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme
  var stop: String?

  var body: some View {
    GeometryReader { proxy in
      let middle = look.line.dot / 2
      ZStack(alignment: .topLeading) {
        Path { path in
          path.move(to: CGPoint(x: 0, y: middle))
          path.addLine(to: CGPoint(x: proxy.size.width, y: middle))
        }
        .stroke(
          look.line.color.color(or: theme.rail),
          style: StrokeStyle(
            lineWidth: look.line.width, lineCap: .round, dash: look.line.isDashed ? [2, 6] : []))
        dot
        dot.offset(x: proxy.size.width - look.line.dot)
        if let stop {
          VStack(spacing: 3) {
            dot
            if look.line.namesAreShown {
              Text(stop).font(look.line.nameFont.font).foregroundStyle(.secondary).fixedSize()
            }
          }
          .frame(width: 1)
          .offset(x: proxy.size.width * look.line.change)
        }
      }
    }
    .frame(height: stop == nil ? look.line.dot : look.line.height)
  }

  private var dot: some View {
    Circle()
      .fill(theme.stub)
      .overlay(Circle().strokeBorder(look.line.color.color(or: theme.rail), lineWidth: look.line.width))
      .frame(width: look.line.dot, height: look.line.dot)
  }
}
