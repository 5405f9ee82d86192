import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A screen in a few words, laid out in stacks: enough to see how one change moves everything else.
struct Sketch {
  /// How children follow each other.
  enum Direction {
    case down
    case across
  }

  var type: ElementType
  var identifier = ""
  var label = ""
  /// The children's labels make the label, as assistive technology has it for cells.
  var speaksForChildren = false
  var fontSize = 16.0
  var foreground = "#000000FF"
  var background: String?
  var isEnabled = true
  var isSelected = false
  /// The size of what is no text and has no children; for containers, the least size, 0 for as small as can be.
  var size = CGSize.zero
  var padding = CGVector.zero
  var spacing = 0.0
  var direction = Direction.down
  /// Whether the size is exact, whatever is inside.
  var isFixed = false
  var children: [Sketch] = []

  /// A text that takes 8 pt a character at a font size of 16, and breaks at 30 characters.
  static func text(_ label: String, id: String = "", type: ElementType = .staticText) -> Sketch {
    Sketch(type: type, identifier: id, label: label)
  }

  /// A picture of a size.
  static func image(_ label: String, _ width: Double, _ height: Double, id: String = "") -> Sketch {
    Sketch(type: .image, identifier: id, label: label, size: CGSize(width: width, height: height))
  }

  /// A row of a list, as wide as the screen.
  static func row(
    _ label: String, id: String = "", padding: Double = 16, direction: Direction = .down, _ children: [Sketch]
  ) -> Sketch {
    Sketch(
      type: .cell, identifier: id, label: label, background: "#FFFFFFFF", size: CGSize(width: 320, height: 0),
      padding: CGVector(dx: 16, dy: padding), spacing: 4, direction: direction, children: children)
  }

  /// Elements below or beside each other.
  static func stack(
    _ type: ElementType = .other, id: String = "", spacing: Double = 0, direction: Direction = .down,
    _ children: [Sketch]
  ) -> Sketch {
    Sketch(type: type, identifier: id, spacing: spacing, direction: direction, children: children)
  }

  /// A screen of 320 × 480 pt.
  static func screen(_ children: [Sketch]) -> Sketch {
    Sketch(
      type: .application, label: "Recipes", background: "#F0F0F0FF", size: CGSize(width: 320, height: 480),
      isFixed: true, children: children)
  }

  private static let lineLength = 30

  private var lines: [String] {
    stride(from: 0, to: max(label.count, 1), by: Self.lineLength).map {
      String(label.dropFirst($0).prefix(Self.lineLength))
    }
  }

  private var isText: Bool { children.isEmpty && size == .zero }

  private var naturalSize: CGSize {
    if isFixed { return size }
    if isText {
      let longest = lines.map(\.count).max() ?? 0
      return CGSize(
        width: Double(longest) * fontSize / 2, height: Double(lines.count) * (fontSize * 1.25).rounded(.up))
    }
    let sizes = children.map(\.naturalSize)
    let gaps = spacing * Double(max(0, children.count - 1))
    let inside =
      direction == .down
      ? CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height } + gaps)
      : CGSize(width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
    return CGSize(
      width: max(size.width, inside.width + 2 * padding.dx),
      height: max(size.height, inside.height + 2 * padding.dy))
  }

  /// The element tree of the screen.
  func tree(at origin: CGPoint = .zero) -> Element {
    let size = naturalSize
    var place = CGPoint(x: origin.x + padding.dx, y: origin.y + padding.dy)
    var elements: [Element] = []
    for child in children {
      let element = child.tree(at: place)
      elements.append(element)
      if direction == .down {
        place.y += element.frame.height + spacing
      } else {
        place.x += element.frame.width + spacing
      }
    }
    var appearance = Appearance()
    appearance.foreground = foreground
    appearance.background = background
    if isText {
      appearance.font = "Inter Regular"
      appearance.fontSize = fontSize
      appearance.lines = lines
    }
    let spoken = speaksForChildren ? elements.map(\.label).joined(separator: ", ") : label
    return Element(
      type, identifier: identifier, label: spoken, frame: CGRect(origin: origin, size: size),
      isEnabled: isEnabled,
      isSelected: isSelected, appearance: appearance, children: elements)
  }

  /// The screen as it would be photographed.
  func snapshot(scale: Double = 1) -> ScreenSnapshot {
    let tree = tree()
    return ScreenSnapshot(picture: TreeRenderer.draw(tree, scale: scale), tree: tree, scale: scale)
  }
}
