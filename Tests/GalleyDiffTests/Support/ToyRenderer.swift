import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Draws element trees so that every fact of an element shows: a ground in its colour, and for what has no
/// children a pattern of its text, colour, size and states.
enum ToyRenderer {
  static func draw(_ tree: Element, scale: Double) -> Bitmap {
    var picture = Bitmap(
      width: Int(tree.frame.width * scale), height: Int(tree.frame.height * scale), color: .white)
    tree.walk { element, _ in
      paint(element, onto: &picture, scale: scale)
      return true
    }
    return picture
  }

  private static func paint(_ element: Element, onto picture: inout Bitmap, scale: Double) {
    let frame = element.appearance?.visibleFrame ?? element.frame
    let columns = clipped(frame.minX * scale, frame.maxX * scale, picture.width)
    let rows = clipped(frame.minY * scale, frame.maxY * scale, picture.height)
    if let ground = element.appearance?.background.flatMap(color) {
      for y in rows { for x in columns { picture[x, y] = ground } }
    }
    guard element.children.isEmpty else { return }
    let ink = element.appearance?.foreground.flatMap(color) ?? .black
    var seed = StableHash()
    seed.combine(element.label)
    seed.combine(element.value?.text ?? "")
    seed.combine(element.appearance?.font ?? "")
    seed.combine(ElementText.number(element.appearance?.fontSize ?? 0))
    seed.combine("\(element.isEnabled) \(element.isSelected)")
    let (left, top) = (
      Int((element.frame.minX * scale).rounded()), Int((element.frame.minY * scale).rounded())
    )
    for y in rows {
      for x in columns {
        var hash = seed
        hash.combine(UInt64(bitPattern: Int64((x - left) << 20 | (y - top))))
        if hash.value >> 40 & 3 != 0 { picture[x, y] = ink }
      }
    }
  }

  private static func clipped(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
    let first = min(max(Int(start.rounded()), 0), limit)
    return first..<max(first, min(Int(end.rounded()), limit))
  }

  private static func color(_ text: String) -> RGBA? {
    guard text.count == 9, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    return RGBA(
      UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
  }
}
