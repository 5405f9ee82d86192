import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// The background colour below each element of a tree, as far as the tree knows.
struct ElementBackgrounds: Sendable {
  private let frames: [CGRect]
  private let ends: [Int]
  private let backgrounds: [RGBA?]
  private let foregrounds: [RGBA?]
  /// Whether an element may show anything, without saying in which colours.
  private let isPicture: [Bool]

  /// The number of elements painted before that are searched for a background; beyond them the picture is measured.
  private static let most = 256
  /// The overhang that rounding to pixels can cause, in points.
  private static let overhang = 0.5

  /// Reads a tree.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ outline: FlatElementTree) {
    var colors: [String: RGBA?] = [:]
    func color(_ text: String?) -> RGBA? {
      guard let text else { return nil }
      if let known = colors[text] { return known }
      let color = RGBA(text: text)
      colors[text] = .some(color)
      return color
    }
    frames = outline.nodes.map { node in
      let visible = FindingAreas.visible(node.element)
      return visible.width > 0 && visible.height > 0 ? visible : node.element.frame
    }
    ends = outline.nodes.map(\.end)
    backgrounds = outline.nodes.map { color($0.element.appearance?.background) }
    foregrounds = outline.nodes.map { color($0.element.appearance?.foreground) }
    isPicture = outline.nodes.map { node in
      switch node.element.type {
      case .image, .icon, .map, .webView: true
      case .other: node.children.isEmpty
      default: false
      }
    }
  }

  /// The colour of an element's text or strokes.
  func foreground(of number: Int) -> RGBA? { foregrounds[number] }

  /// The background of an element's text or strokes: its own, or what was painted before it, down to something opaque.
  ///
  /// - Parameter number: The element.
  /// - Returns: An opaque colour; `nil` where the tree does not tell, or a picture lies there.
  func background(of number: Int) -> RGBA? {
    let frame = frames[number]
    guard frame.width > 0, frame.height > 0 else { return nil }
    let inner = frame.insetBy(
      dx: min(Self.overhang, frame.width / 2), dy: min(Self.overhang, frame.height / 2))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    var translucentColors: [RGBA] = []
    for below in (max(0, number - Self.most)...number).reversed() {
      // What holds it and what was painted before it are all that come before it in the tree.
      let holds = ends[below] > number
      guard let color = backgrounds[below], color.alpha > 0 else {
        if isPicture[below], below != number, !holds, frames[below].contains(middle) { return nil }
        continue
      }
      if frames[below].contains(inner) || holds && frames[below].contains(middle) {
        if color.alpha == 255 {
          return translucentColors.reversed().reduce(color) { ContrastRatio.blend($1, onto: $0) }
        }
        translucentColors.append(color)
      } else if frames[below].contains(middle) {
        return nil
      }
    }
    return nil
  }
}
