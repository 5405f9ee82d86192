import Foundation
import GalleyTree

/// Makes elements of a web page.
enum DOMTree {
  /// Reads a page.
  ///
  /// - Parameter types: The types of elements of some roles, in place of those of ``DOMRoles``.
  static func read(
    _ page: DOMPage, types: [String: ElementType] = [:]
  ) throws(TreeFormatError) -> TreeFile {
    guard page.version == 1 else {
      throw .damaged(
        .dom, reason: "its version is \(page.version), and this Galley reads version 1", line: nil)
    }
    let viewport = page.viewport
    let numbers = [
      viewport.width, viewport.height, viewport.density, viewport.scrollWidth, viewport.scrollHeight,
    ]
    guard numbers.allSatisfy({ $0.isFinite && $0 > 0 }), viewport.scrollX.isFinite, viewport.scrollY.isFinite
    else { throw .damaged(.dom, reason: "the size of its window is no size", line: nil) }
    guard page.nodes.count <= TreeLimits.elements else { throw .tooMany(limit: TreeLimits.elements) }
    var builder = TreeBuilder()
    let frame = CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    try builder.add(Element(.webView, label: page.title ?? "", frame: frame), level: 0)
    var levels: [Int] = []
    for (index, node) in page.nodes.enumerated() {
      let parent = node.parent
      guard parent.map({ (0..<index).contains($0) }) ?? true else {
        throw .damaged(.dom, reason: "nodes[\(index)] comes before its parent", line: nil)
      }
      let level = (parent.map { levels[$0] } ?? 0) + 1
      levels.append(level)
      let role = DOMRoles.element(of: node.role, types)
      try builder.add(element(node, role, index), level: level)
    }
    var root = builder.finish()[0]
    root.views = try DOMBoxes.views(page)
    return TreeFile(
      .dom, root, .page(viewport), notes: (page.cut ?? []).sorted().map(TreeNote.cut))
  }

  private static func element(
    _ node: DOMPage.Node, _ role: DOMRoles.Meaning, _ index: Int
  ) throws(TreeFormatError) -> Element {
    var element = Element(
      role.type, identifier: node.id ?? "", label: node.name ?? "", value: node.value.map(ElementValue.text),
      placeholder: node.placeholder, frame: try rect(node.frame, "nodes[\(index)].frame"),
      isEnabled: !(node.disabled ?? false), isSelected: node.selected ?? false,
      isFocused: node.focused ?? false, traits: role.traits)
    element.attributes = node.attributes ?? [:]
    if node.scrolls == true, element.type == .other || element.type == .group { element.type = .scrollView }
    if let handle = node.handle {
      element.handle = handle
      element.touch = try touch(node.touch, index)
      element.isHittable = element.touch?.point != nil
      // Automation reads whether a switch is on from its value, as on other devices.
      if [.switch, .checkBox].contains(role.type), element.value == nil,
        element.attributes["checked"] != "mixed"
      {
        element.value = .text(element.isSelected ? "1" : "0")
      }
    }
    // A role that another one shares its type with stays readable.
    if !role.isPlain { element.attributes["role"] = node.role }
    if let style = node.style {
      var appearance = Appearance()
      appearance.foreground = style.color
      appearance.background = style.background
      appearance.font = style.font
      appearance.fontSize = style.size
      appearance.cornerRadius = style.radius
      appearance.isTruncated = style.isTruncated
      appearance.lines = style.lines
      if let visible = style.visible {
        appearance.visibleFrame = try rect(visible, "nodes[\(index)].style.visible")
      }
      if appearance != Appearance() { element.appearance = appearance }
    }
    return element
  }

  private static func touch(_ touch: DOMPage.Touch?, _ index: Int) throws(TreeFormatError) -> ElementTouch {
    guard let touch else { return ElementTouch(visible: nil, point: nil, cover: nil) }
    let point = touch.point.flatMap { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil }
    return ElementTouch(
      visible: try rect(touch.visible, "nodes[\(index)].touch.visible"), point: point, cover: touch.cover)
  }

  static func rect(_ numbers: [Double], _ place: String) throws(TreeFormatError) -> CGRect {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw .damaged(.dom, reason: "\(place) has no 4 numbers", line: nil)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
