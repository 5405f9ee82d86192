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

  /// The places of the time and the signs.
  private struct Places {
    /// The middle of the time, or its left edge where the bar is one line.
    var time: CGFloat
    /// Whether the time stands around its place, rather than to the right of it.
    var isTimeCentered: Bool
    /// The height of the middle of time and signs.
    var middle: CGFloat
    /// The size of the time's font.
    var fontSize: CGFloat
    /// The right edge of the signs.
    var signs: CGFloat
  }

  /// The width of all signs.
  private static let signsWidth: CGFloat = 66
  /// A bar that is higher stands on both sides of a cut-out.
  private static let highestLine: CGFloat = 24

  private var places: Places {
    let width = profile.size.width
    guard height > Self.highestLine else {
      // Round corners, which only bars without a cut-out at this height have on tablets, need more space.
      let inset: CGFloat = profile.hasHomeIndicator ? 18 : 8
      return Places(
        time: inset, isTimeCentered: false, middle: height / 2, fontSize: 12,
        signs: width - (profile.hasHomeIndicator ? inset : 10))
    }
    // With screen all around a cut-out, time and signs stand in the middle of the space beside it, and at its
    // height; a notch leaves space below it.
    guard let island = profile.cutOut, island.minY > 0 else {
      return Places(
        time: 54, isTimeCentered: true, middle: height - 20, fontSize: 15, signs: width - 18)
    }
    return Places(
      time: island.minX / 2, isTimeCentered: true, middle: island.midY, fontSize: 17,
      signs: (width + island.maxX + Self.signsWidth) / 2)
  }

  /// Draws time and signs, and the mark at the lower edge.
  func draw(isOverDark: Bool, endsOverDark: Bool, into list: inout DisplayList) {
    defer { drawHomeIndicator(endsOverDark ? .white : .black, into: &list) }
    guard isShown else { return }
    let places = places
    let color = isOverDark ? RGBA.white : RGBA.black
    let font = FontSpec(size: places.fontSize, weight: .semibold)
    let block = typesetter.layout(Self.time, style: TextStyle(font: font), width: nil)
    let x = places.isTimeCentered ? places.time - block.size.width / 2 : places.time
    for line in block.lines {
      let y = (places.middle - block.size.height / 2 + line.origin.y) * profile.scale
      list.append(.text(line.run, at: CGPoint(x: x + line.origin.x, y: y.rounded() / profile.scale), color))
    }
    let (right, middle) = (places.signs, places.middle)
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
    let places = places
    // Around the time there is as much space on either side.
    let time = places.isTimeCentered ? places.time - 38 : places.time + 8
    // Trees of earlier versions have it there on devices with a home button.
    let battery = places.signs - (profile.hasHomeIndicator ? 26 : 34)
    return Element(
      .statusBar, frame: frame,
      children: [
        Element(
          .other, label: Self.time, frame: CGRect(x: time, y: places.middle - 10, width: 76, height: 20)),
        Element(
          .other, label: "100% battery power",
          frame: CGRect(x: battery, y: places.middle - 6, width: 26, height: 12)),
      ])
  }
}
