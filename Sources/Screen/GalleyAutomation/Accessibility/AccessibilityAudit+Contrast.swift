import Foundation
import GalleyImage
import GalleyTree

extension AccessibilityAudit {
  /// From this scale on the strokes of text are some pixels wide.
  private static let sharpScale = 2.0
  /// The side of the pieces that a varying ground is measured in where the text's size is not known, in points.
  private static let usualSize = 17.0

  /// The contrast of text, and of a control's symbol, where it is too little.
  ///
  /// Elements without input may be faint, according to the criteria. Whether other symbols and pictures have
  /// a meaning is not known.
  ///
  /// A placeholder is text like any other, the system's own colour for it included:
  /// [Understanding 1.4.3](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum) counts it, and nothing that Apple
  /// publishes takes it out of *Contrast*.
  func contrast(of place: Int) -> AuditFact? {
    let node = screen.nodes[place]
    let element = node.element
    guard element.isEnabled, element.children.isEmpty, let visible = node.visible,
      let need = ContrastRequirement(element, isLeaf: true),
      need != .graphic || AccessibilityRole(element) == .control && !Self.ofSystem.contains(element.type)
    else { return nil }
    // Without a face and a colour, it is not known whether the element draws text at all.
    guard element.appearance?.foreground != nil || element.appearance?.font != nil else { return nil }
    let scale = capture.snapshot.configuration.scale
    let inset = min(element.appearance?.cornerRadius ?? 0, min(visible.width, visible.height) / 2)
    // Corners that are cut off show what lies around.
    let inner = visible.insetBy(dx: inset * Self.cornerPart, dy: inset * Self.cornerPart)
    let area = PixelRect(inner, scale: scale, within: capture.picture.width, capture.picture.height)
    // A placeholder has a different colour, which trees do not contain.
    let isPlaceholder = element.placeholder.map { $0 == element.value?.text || element.value == nil } ?? false
    let foreground = isPlaceholder ? nil : element.appearance?.foreground.flatMap(RGBA.init(text:))
    let size = element.appearance?.fontSize ?? Self.usualSize
    guard
      let found = TextContrast(
        in: capture.picture, area, foreground: foreground, side: Int((size * scale).rounded()),
        isSharp: scale >= Self.sharpScale), found.ratio.value < need.ratio
    else { return nil }
    return .contrast(
      found.ratio.value, required: need, foreground: found.foreground.text, ground: found.ground.text)
  }

  /// The part of a corner's radius by which a rectangle has to be smaller to be without corners.
  private static let cornerPart = 1 - 0.5.squareRoot()
}
