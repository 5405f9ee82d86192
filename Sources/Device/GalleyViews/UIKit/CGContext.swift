import Foundation
import GalleyImage
import GalleyRaster

/// The way in which an outline is drawn.
///
/// - Reference: [Core Graphics' `CGPathDrawingMode`](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode).
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Its inside is filled, by the winding rule.
  case fill
  /// Its inside is filled, by the even-odd rule.
  case eoFill
  /// Its line is drawn.
  case stroke
  /// Its inside is filled, and then its line drawn.
  case fillStroke
  /// The same by the even-odd rule.
  case eoFillStroke
}

/// The rule by which the inside of an outline is found.
///
/// - Reference: [Core Graphics' `CGPathFillRule`](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// By the direction of lines.
  case winding
  /// By the number of lines.
  case evenOdd

  fileprivate var rule: DisplayList.FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// A drawing of Core Graphics, with the origin at the top as in UIKit.
///
/// Outlines, clips, moves and pictures are drawn into the picture of the renderer around. Pictures stand upright; on a device they are
/// upside down here.
///
/// - Reference: [Core Graphics' `CGContext`](https://developer.apple.com/documentation/coregraphics/cgcontext).
nonisolated public final class CGContext {
  private struct State {
    var fill = RGBA.black
    var stroke = RGBA.black
    var lineWidth = 1.0
    var opacity = 1.0
    /// The clips and moves that this state has begun.
    var begun = 0
  }

  private let drawing: PictureDrawing
  private var state = State()
  private var saved: [State] = []
  private var outline = Path()

  init(_ drawing: PictureDrawing) {
    self.drawing = drawing
  }

  // MARK: States

  /// Remembers colours, widths, clips and moves.
  public func saveGState() {
    saved.append(state)
    state.begun = 0
  }

  /// Returns to what was remembered last.
  public func restoreGState() {
    guard let before = saved.popLast() else { return }
    end()
    state = before
  }

  /// Ends all clips and moves; called when the drawing is over.
  func finish() {
    while !saved.isEmpty { restoreGState() }
    end()
  }

  private func end() {
    for _ in 0..<state.begun { drawing.append(.pop) }
    state.begun = 0
  }

  private func begin(_ command: DisplayList.Command) {
    drawing.append(command)
    state.begun += 1
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(width) }
  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(max(0, min(1, alpha))) }

  // MARK: Moves and clips

  /// Moves later drawing.
  public func translateBy(x: CGFloat, y: CGFloat) { move(.translation(x: Double(x), y: Double(y))) }
  /// Enlarges later drawing.
  public func scaleBy(x: CGFloat, y: CGFloat) { move(.scale(x: Double(x), y: Double(y))) }
  /// Turns later drawing, clockwise in radians.
  public func rotate(by angle: CGFloat) { move(.rotation(radians: Double(angle))) }

  private func move(_ transform: Transform) { begin(.pushTransform(transform)) }

  /// Restricts later drawing to a rectangle.
  public func clip(to rect: CGRect) { begin(.pushClip(Path(rect), .nonZero)) }

  /// Restricts later drawing to the inside of the current outline, and begins another one.
  public func clip(using rule: CGPathFillRule = .winding) { begin(.pushClip(taken(), rule.rule)) }

  // MARK: Outlines

  /// Begins an empty outline.
  public func beginPath() { outline = Path() }
  /// Begins a line at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds straight lines through points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Adds a part of a circle, with angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds an outline.
  public func addPath(_ path: CGPath) { outline.addPath(path.path) }
  /// Closes the current line.
  public func closePath() { outline.closeSubpath() }

  private func taken() -> Path {
    defer { outline = Path() }
    return outline
  }

  // MARK: Drawing

  /// Fills the current outline, and begins another one.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), rule.rule) }
  /// Draws the line of the current outline, and begins another one.
  public func strokePath() { stroke(taken()) }

  /// Draws the current outline, and begins another one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    switch mode {
    case .fill: fill(path, .nonZero)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, mode == .fillStroke ? .nonZero : .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), .nonZero) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Fills an ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .nonZero) }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the edges of a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(Path(rect), width: Double(width)) }
  /// Draws the line of an ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws straight lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Draws a picture into a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    layer { drawing.append(.image(image.bitmap, rect, .bilinear)) }
  }

  /// Draws commands of a view.
  func draw(_ list: DisplayList) {
    layer { drawing.append(contentsOf: list) }
  }

  private func fill(_ path: Path, _ rule: DisplayList.FillRule) {
    layer { drawing.append(.fill(path, .color(state.fill), rule)) }
  }

  private func stroke(_ path: Path, width: Double? = nil) {
    let line = DisplayList.Stroke(width: width ?? state.lineWidth)
    layer { drawing.append(.stroke(path, line, .color(state.stroke))) }
  }

  private func layer(_ draw: () -> Void) {
    guard state.opacity < 1 else { return draw() }
    drawing.append(.pushLayer(DisplayList.LayerStyle(opacity: state.opacity)))
    draw()
    drawing.append(.pop)
  }
}
