import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree
import GalleyViews

/// The status bar at the top of the screen, and the home indicator at the bottom.
///
/// The time is always 9:41, as in Apple's own pictures: a screen looks the same however long a test took to get there.
struct StatusBar {
  static let time = "9:41"

  let profile: DeviceProfile
  let typesetter: Typesetter

  private var height: CGFloat { profile.safeArea.top }

  /// Whether there is one: a telephone that is held on its side has none.
  var isShown: Bool { height > 0 }

  /// Draws time and signs, and the mark at the lower edge.
  func draw(isOverDark: Bool, endsOverDark: Bool, into list: inout DisplayList) {
    let width = profile.size.width
    defer { drawHomeIndicator(endsOverDark ? .white : .black, into: &list) }
    guard isShown else { return }
    let color = isOverDark ? RGBA.white : RGBA.black
    let middle = profile.hasHomeIndicator ? height - 20 : height / 2
    let font = FontSpec(size: profile.hasHomeIndicator ? 15 : 12, weight: .semibold)
    let block = typesetter.layout(Self.time, style: TextStyle(font: font), width: nil)
    let x = profile.hasHomeIndicator ? 54 - block.size.width / 2 : 8
    for line in block.lines {
      list.append(
        .text(
          line.run, at: CGPoint(x: x + line.origin.x, y: middle - block.size.height / 2 + line.origin.y),
          color))
    }
    let right = width - (profile.hasHomeIndicator ? 18 : 10)
    battery(at: CGPoint(x: right - 25, y: middle - 5.5), color, into: &list)
    signal(at: CGPoint(x: right - 66, y: middle - 5.5), color, into: &list)
    wifi(at: CGPoint(x: right - 38, y: middle + 5), color, into: &list)
  }

  private func drawHomeIndicator(_ color: RGBA, into list: inout DisplayList) {
    guard profile.hasHomeIndicator else { return }
    let frame = CGRect(x: profile.size.width / 2 - 67, y: profile.size.height - 13, width: 134, height: 5)
    list.append(.roundedRectangle(frame, radius: 2.5, color))
  }

  private func battery(at origin: CGPoint, _ color: RGBA, into list: inout DisplayList) {
    let body = CGRect(x: origin.x, y: origin.y, width: 22, height: 11)
    list.append(
      .stroke(
        Path(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3), .init(width: 1),
        color.opacity(0.4)))
    list.append(.roundedRectangle(body.insetBy(dx: 2, dy: 2), radius: 1.5, color))
    list.append(
      .roundedRectangle(
        CGRect(x: body.maxX + 1, y: body.midY - 2, width: 1.5, height: 4), radius: 0.75, color.opacity(0.4)))
  }

  private func signal(at origin: CGPoint, _ color: RGBA, into list: inout DisplayList) {
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.3
      list.append(
        .roundedRectangle(
          CGRect(x: origin.x + CGFloat(bar) * 4.6, y: origin.y + 11 - height, width: 3, height: height),
          radius: 1,
          color))
    }
  }

  /// Three arcs over a common centre, as a fan of 90 degrees.
  private func wifi(at center: CGPoint, _ color: RGBA, into list: inout DisplayList) {
    var dot = Path()
    dot.move(to: center)
    dot.addArc(center: center, radius: 3, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
    dot.closeSubpath()
    list.append(.fill(dot, color, .nonZero))
    for radius in [6.0, 9.5] {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: -.pi * 3 / 4, endAngle: -.pi / 4, clockwise: true)
      list.append(.stroke(arc, .init(width: 2), color))
    }
  }

  func element() -> Element {
    let frame = CGRect(x: 0, y: 0, width: profile.size.width, height: height)
    let middle = profile.hasHomeIndicator ? height - 20 : height / 2
    return Element(
      .statusBar, frame: frame,
      children: [
        Element(.other, label: Self.time, frame: CGRect(x: 16, y: middle - 10, width: 76, height: 20)),
        Element(
          .other, label: "100% battery power",
          frame: CGRect(x: frame.maxX - 44, y: middle - 6, width: 26, height: 12)),
      ])
  }
}
