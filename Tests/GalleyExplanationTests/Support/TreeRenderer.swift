import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyText
import GalleyTree

/// Draws element trees so that every fact of an element shows: a ground in its colour, and for what has no
/// children a pattern of its text, colour, size and states.
enum TreeRenderer {
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
    let ground = element.appearance?.background.flatMap(color)
    let ink = element.children.isEmpty ? element.appearance?.foreground.flatMap(color) ?? .black : nil
    if ground == nil, ink == nil { return }
    var seed = StableHash()
    seed.combine(element.label)
    seed.combine(element.value?.text ?? "")
    seed.combine(element.appearance?.font ?? "")
    seed.combine(Numeral.decimal(element.appearance?.fontSize ?? 0))
    seed.combine("\(element.isEnabled) \(element.isSelected)")
    let (left, top) = (
      Int((element.frame.minX * scale).rounded()), Int((element.frame.minY * scale).rounded())
    )
    let width = picture.width
    picture.bytes.withUnsafeMutableBytes { bytes in
      for y in rows {
        for x in columns {
          // Three pixels of four are inked, in a pattern of the text's own.
          let place = UInt64(truncatingIfNeeded: (x - left) << 20 | (y - top))
          let isInked = ((seed.value ^ place) &* 0x9e37_79b9_7f4a_7c15) >> 61 > 1
          guard let color = isInked ? ink ?? ground : ground else { continue }
          let pixel = (y * width + x) * 4
          bytes[pixel] = color.red
          bytes[pixel + 1] = color.green
          bytes[pixel + 2] = color.blue
          bytes[pixel + 3] = color.alpha
        }
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
