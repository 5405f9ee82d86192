import Foundation
import SwiftUI

/// The drawings of a chart's canvases.
final class ChartDrawing {
  var shapes: [MarkShape] = []
  var lines: [AxisLayout.Line] = []

  /// Draws the marks, in points of the plot.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - size: The size of the plot.
  func drawMarks(_ context: inout GraphicsContext, _ size: CGSize) {
    for shape in shapes {
      var context = context
      context.opacity *= shape.opacity
      let plot = Path(CGRect(origin: .zero, size: size))
      switch shape.form {
      case .filled(let path) where shape.alignsWithPlot:
        context.clip(to: path)
        context.fill(plot, with: .style(shape.style))
      case .stroked(let path, let style) where shape.alignsWithPlot:
        context.clip(to: path.strokedPath(style))
        context.fill(plot, with: .style(shape.style))
      case .filled(let path): context.fill(path, with: .style(shape.style))
      case .stroked(let path, let style): context.stroke(path, with: .style(shape.style), style: style)
      // Views are parts of the chart.
      case .view: break
      }
    }
  }

  /// Draws the lines and ticks of the axes, in points of the chart.
  func drawLines(_ context: inout GraphicsContext) {
    for line in lines {
      let path = Path { path in
        path.move(to: line.start)
        path.addLine(to: line.end)
      }
      context.stroke(path, with: .style(line.style), style: line.stroke)
    }
  }
}

/// A label that is rotated by a right angle, and takes the space that it then needs.
struct UprightLabel: ViewModifier {
  let degrees: Double

  func body(content: Content) -> some View {
    Turned { content.rotationEffect(.degrees(degrees)) }
  }
}

/// A layout with the space of a view that is rotated by a right angle.
private struct Turned: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

extension MarkAnnotation {
  /// The default distance to the mark, in points.
  private static let usualSpacing: CGFloat = 4

  /// Returns the frame of the view.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - anchor: The frame of the mark.
  ///   - isRightToLeft: Whether the leading edge is at the right.
  func frame(of size: CGSize, beside anchor: CGRect, isRightToLeft: Bool) -> CGRect {
    let gap = spacing ?? Self.usualSpacing
    func across() -> CGFloat {
      let isLeft = (alignment.horizontal == .leading) != isRightToLeft
      if alignment.horizontal == .center { return anchor.midX - size.width / 2 }
      return isLeft ? anchor.minX : anchor.maxX - size.width
    }
    func down() -> CGFloat {
      if alignment.vertical == .top { return anchor.minY }
      if alignment.vertical == .bottom { return anchor.maxY - size.height }
      return anchor.midY - size.height / 2
    }
    let left = anchor.minX - gap - size.width
    let right = anchor.maxX + gap
    let above = anchor.minY - gap - size.height
    let below = anchor.maxY + gap
    let before = isRightToLeft ? right : left
    let behind = isRightToLeft ? left : right
    let origin: CGPoint
    switch position.kind {
    case .overlay: origin = CGPoint(x: across(), y: down())
    case .automatic, .top: origin = CGPoint(x: across(), y: above)
    case .bottom: origin = CGPoint(x: across(), y: below)
    case .leading: origin = CGPoint(x: before, y: down())
    case .trailing: origin = CGPoint(x: behind, y: down())
    case .topLeading: origin = CGPoint(x: before, y: above)
    case .topTrailing: origin = CGPoint(x: behind, y: above)
    case .bottomLeading: origin = CGPoint(x: before, y: below)
    case .bottomTrailing: origin = CGPoint(x: behind, y: below)
    }
    return CGRect(origin: origin, size: size)
  }
}

/// A view that lets a finger on the plot choose values.
struct ChartSelector: View {
  let proxy: ChartProxy

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .accessibilityHidden(true)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { proxy.select(at: $0.location, from: $0.startLocation) }
          .onEnded { _ in proxy.select(at: nil) })
  }
}
