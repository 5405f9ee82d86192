import Foundation
import GalleyTree

/// Makes descriptions of the boxes of a web page, by whose styles differences are explained.
enum DOMBoxes {
  /// The boxes below the page's own; `nil` where the script wrote none.
  static func views(_ page: DOMPage) throws(TreeFormatError) -> ViewDescription? {
    guard let boxes = page.boxes, !boxes.isEmpty else { return nil }
    guard boxes.count <= TreeLimits.elements else { throw .tooMany(limit: TreeLimits.elements) }
    var children = [[Int]](repeating: [], count: boxes.count)
    var levels: [Int] = []
    var names: [String] = []
    for (index, box) in boxes.enumerated() {
      guard index == 0 ? box.parent == nil : box.parent.map({ (0..<index).contains($0) }) ?? false else {
        throw .damaged(.dom, reason: "boxes[\(index)] comes before its parent", line: nil)
      }
      guard box.node.map({ page.nodes.indices.contains($0) }) ?? true else {
        throw .damaged(.dom, reason: "boxes[\(index)].node has no element", line: nil)
      }
      levels.append(box.parent.map { levels[$0] + 1 } ?? 0)
      guard levels[index] < TreeDepth.most else { throw .tooDeep(limit: TreeDepth.most) }
      if let parent = box.parent { children[parent].append(index) }
      names.append(name(box, around: box.parent.map { names[$0] } ?? ""))
    }
    // Children have higher numbers, and are made first.
    var made = [ViewDescription?](repeating: nil, count: boxes.count)
    for index in boxes.indices.reversed() {
      var box = try view(boxes[index], names[index], index)
      box.children = children[index].compactMap { made[$0] }
      for child in children[index] { made[child] = nil }
      made[index] = box
    }
    made[0]?.element = 0
    return made[0]
  }

  /// The name of a box in a style sheet.
  private static func name(_ box: DOMPage.Box, around outer: String) -> String {
    if box.tag.hasPrefix("::") { return outer + box.tag }
    if let id = box.id { return "\(box.tag)#\(id)" }
    return box.class.flatMap { $0.split(separator: " ").first }.map { "\(box.tag).\($0)" } ?? box.tag
  }

  private static func view(_ box: DOMPage.Box, _ name: String, _ index: Int) throws(TreeFormatError)
    -> ViewDescription
  {
    var facts = box.style
    facts[StyledBox.selector] = name
    facts[StyledBox.classes] = box.class
    facts[StyledBox.rules] = box.rules
    if let id = box.id { facts[.id] = id }
    return ViewDescription(
      StyledBox.kind(of: box.tag), facts: facts,
      frame: try DOMTree.rect(box.frame, "boxes[\(index)].frame"), element: box.node.map { $0 + 1 })
  }
}
