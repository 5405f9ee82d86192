import Foundation
import GalleyText
import GalleyTree

/// An element of a tree as a short list of depth, texts and frame.
///
/// Trees are the largest part of a page, so they have no names of fields.
package struct ViewerElement: Encodable, Sendable {
  private var depth: Int
  private var element: Element

  /// The number of elements of one tree that are shown.
  static let most = 4000

  /// The first elements of a tree, ``most`` at most, and the number of all.
  static func list(_ tree: Element) -> (elements: [ViewerElement], count: Int) {
    var elements: [ViewerElement] = []
    var count = 0
    tree.walk { element, path in
      count += 1
      if elements.count < most {
        var alone = element
        alone.children = []
        elements.append(ViewerElement(depth: path.indices.count, element: alone))
      }
      return true
    }
    return (elements, count)
  }

  /// Writes depth, type, identifier, label, the rest of the line, and the frame in points.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    let (name, line) = (ElementText.name(element), ElementText.line(element))
    try list.encode(depth)
    try list.encode(element.type.name)
    try list.encode(CleanText.line(element.identifier, limit: 80))
    try list.encode(CleanText.line(element.label, limit: 60))
    try list.encode(String(line.dropFirst(name.count)))
    let frame = element.frame
    for number in [frame.minX, frame.minY, frame.width, frame.height] {
      try list.encode(ViewerBox.short(number))
    }
  }
}
