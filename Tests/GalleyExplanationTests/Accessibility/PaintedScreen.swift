import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A screen of a few elements with grounds and thin text, as phones have them.
struct PaintedScreen {
  var children: [Element]
  /// Whether the trees say how things look.
  var knowsLooks = true
  /// How much of everything's colour is left: what no tree tells.
  var opacity = 1.0

  init(_ children: [Element]) {
    self.children = children
  }

  static let white = "#FFFFFFFF"
  static let black = "#000000FF"

  static func element(
    _ type: ElementType, _ label: String, _ frame: CGRect, id: String = "", ink: String? = nil,
    background: String? = nil, size: Double? = nil, font: String = "Inter Regular", children: [Element] = []
  ) -> Element {
    var appearance = Appearance()
    appearance.foreground = ink
    appearance.background = background
    if let size {
      appearance.font = font
      appearance.fontSize = size
      appearance.lines = [label]
    }
    return Element(
      type, identifier: id, label: label, frame: frame, appearance: appearance, children: children)
  }

  static func text(
    _ label: String, y: Double = 10, id: String = "", ink: String = black, background: String? = nil,
    size: Double = 17, font: String = "Inter Regular"
  ) -> Element {
    element(
      .staticText, label, CGRect(x: 10, y: y, width: 100, height: 24), id: id, ink: ink,
      background: background,
      size: size, font: font)
  }

  static func button(
    _ label: String, y: Double = 10, width: Double = 120, height: Double = 48, id: String = "",
    ink: String = white, background: String = "#0000FFFF"
  ) -> Element {
    element(
      .button, label, CGRect(x: 10, y: y, width: width, height: height), id: id, ink: ink,
      background: background,
      size: 17)
  }

  private var root: Element {
    Self.element(
      .other, "", CGRect(x: 0, y: 0, width: 200, height: 300), id: "screen", background: Self.white,
      children: children)
  }

  var snapshot: ScreenSnapshot {
    let root = root
    var picture = Bitmap(width: 200, height: 300, color: .white)
    root.walk { element, _ in
      let visible = (element.appearance?.visibleFrame ?? element.frame).intersection(root.frame)
      guard visible.width > 0, visible.height > 0 else { return true }
      let columns = Int(visible.minX)..<Int(visible.maxX)
      let rows = Int(visible.minY)..<Int(visible.maxY)
      if let background = element.appearance?.background.flatMap(Self.color) {
        for y in rows { for x in columns { picture[x, y] = mix(background, picture[x, y]) } }
      }
      if element.children.isEmpty, let ink = element.appearance?.foreground.flatMap(Self.color) {
        // Strokes of two pixels with a smoothed edge, as many as the text has letters.
        for stroke in 0..<max(1, element.label.count) {
          let x = columns.lowerBound + 4 + stroke * 8
          guard x + 3 < columns.upperBound else { break }
          for y in rows.dropFirst(4).dropLast(4) {
            picture[x, y] = mix(ink, picture[x, y])
            picture[x + 1, y] = mix(ink, picture[x + 1, y])
            picture[x + 2, y] = mix(ink.opacity(0.4), picture[x + 2, y])
          }
        }
      }
      return true
    }
    return ScreenSnapshot(picture: picture, tree: knowsLooks ? root : Self.plain(root))
  }

  private func mix(_ color: RGBA, _ background: RGBA) -> RGBA {
    let share = Double(color.alpha) / 255 * opacity
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * share + Double(b) * (1 - share)).rounded())
    }
    return RGBA(
      channel(color.red, background.red), channel(color.green, background.green),
      channel(color.blue, background.blue))
  }

  private static func color(_ text: String) -> RGBA? {
    guard let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    var color = RGBA(hex: number >> 8)
    color.alpha = UInt8(number & 255)
    return color
  }

  private static func plain(_ element: Element) -> Element {
    var element = element
    element.appearance = nil
    element.children = element.children.map(plain)
    return element
  }
}
