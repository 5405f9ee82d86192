import Foundation
import GalleyAutomation
import GalleyImage
import GalleyRaster
import GalleyTree

/// The picture of a screen on which the way of VoiceOver's cursor is drawn: a frame and a number for each element in sight.
enum WalkPicture {
  /// The colour of frames and of the ground of numbers: the purple of Apple's system colours, which few apps write in.
  static let color = RGBA(175, 82, 222)
  /// The thickness of frames, in points.
  private static let thickness: CGFloat = 2
  /// The height of the ground of a number, in points.
  private static let badge: CGFloat = 16
  private static let font = FontSpec(size: 11, weight: .semibold)

  /// Draws the way.
  ///
  /// - Parameters:
  ///   - order: What is read.
  ///   - range: The part of the screen that is meant; without one, all of it.
  ///   - capture: The screen.
  /// - Throws: `FontError` where the fonts are not there.
  static func draw(_ order: ReadingOrder, within range: Range<Int>?, on capture: Capture) throws -> Bitmap {
    let fonts = try FontLibrary()
    let typesetter = Typesetter(fonts)
    let size = capture.snapshot.configuration.size
    var list = DisplayList([.image(capture.picture, CGRect(origin: .zero, size: size))])
    for (index, place) in order.places.filter({ range?.contains($0) ?? true }).enumerated() {
      guard let frame = order.screen.nodes[place].visible else { continue }
      let inner = frame.insetBy(dx: thickness / 2, dy: thickness / 2)
      list.append(.stroke(Path(roundedRect: inner, cornerRadius: 4), .init(width: Double(thickness)), color))
      let block = typesetter.layout("\(index + 1)", style: TextStyle(font: font), width: nil)
      let width = max(badge, block.size.width + 8)
      // It stands before the element, where there is room.
      let ground = CGRect(
        x: min(max(0, frame.minX - width - thickness), size.width - width),
        y: min(frame.minY, size.height - badge), width: width, height: badge)
      list.append(.roundedRectangle(ground, radius: Double(badge / 2), color))
      let corner = CGPoint(x: ground.midX - block.size.width / 2, y: ground.midY - block.size.height / 2)
      for line in block.lines {
        list.append(
          .text(line.run, at: CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y), RGBA.white))
      }
    }
    return Renderer(fonts).render(
      list, size: size, scale: capture.snapshot.configuration.scale, background: .white)
  }
}
