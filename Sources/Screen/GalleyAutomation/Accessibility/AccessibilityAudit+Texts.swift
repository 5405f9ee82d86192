import Foundation
import GalleyImage
import GalleyTree

extension AccessibilityAudit {
  /// The part of a text that rounding and the overhang of letters can cut off invisibly, in points.
  private static let overhang = 2.0

  /// Text that ends with an ellipsis, or is cut off at an edge other than a scroll container's.
  func clippedText(of place: Int) -> AuditFact? {
    let element = screen.nodes[place].element
    guard let appearance = element.appearance else { return nil }
    if appearance.isTruncated == true { return .ellipsis(element.label) }
    // The rows of a wheel turn.
    guard element.children.isEmpty, appearance.font != nil, element.type != .pickerWheel else { return nil }
    let frame = element.frame
    if let whole = sizeBehindClip(of: element, appearance) {
      return .cutOff(visible: frame.size, whole: whole)
    }
    guard let visible = appearance.visibleFrame, visible.width > 0, visible.height > 0 else { return nil }
    let isCut =
      frame.maxX - visible.maxX > Self.overhang && !isScrollEdge(visible.maxX, \.maxX, of: place)
      || visible.minX - frame.minX > Self.overhang && !isScrollEdge(visible.minX, \.minX, of: place)
      || frame.maxY - visible.maxY > Self.overhang && !isScrollEdge(visible.maxY, \.maxY, of: place)
      || visible.minY - frame.minY > Self.overhang && !isScrollEdge(visible.minY, \.minY, of: place)
    return isCut ? .cutOff(visible: visible.size, whole: frame.size) : nil
  }

  /// The size of a text of which only a clip around it hides a part; `nil` if nothing is cut off.
  ///
  /// The frame of such an element is that of the clip, so that only the size of its text shows the missing
  /// part.
  private func sizeBehindClip(of element: Element, _ appearance: Appearance) -> CGSize? {
    guard element.type == .staticText, let whole = appearance.naturalSize,
      appearance.visibleFrame != nil || appearance.cornerRadius != nil
    else { return nil }
    let frame = element.frame
    // The width of a text that was broken into lines is the width that it was offered.
    let width = appearance.lines?.count == 1 ? whole.width : frame.width
    guard width > frame.width + Self.overhang || whole.height > frame.height + Self.overhang else {
      return nil
    }
    return CGSize(width: max(width, frame.width), height: max(whole.height, frame.height))
  }

  /// Whether an edge is that of the screen, or of something around an element that scrolls: the rest can be brought into sight.
  private func isScrollEdge(_ edge: CGFloat, _ side: KeyPath<CGRect, CGFloat>, of place: Int) -> Bool {
    let frames = screen.ancestors(of: place).filter {
      let type = screen.nodes[$0].element.type
      return type.isScrollable || type == .window || type == .application
    }.map { screen.nodes[$0].visible ?? screen.nodes[$0].element.frame }
    return (frames + [screen.bounds]).contains { abs($0[keyPath: side] - edge) < 1 }
  }

  /// The space around an element in which its own shadows and rounded letters are, in points.
  private static let margin = 3.0
  /// The height of a line of text above or below the bar of a progress view, which the view reads as its
  /// label, in points.
  private static let captionHeight = 30.0

  /// Text in the picture that no element says, line by line.
  func unspokenTexts() -> [AuditIssue] {
    guard let root else { return [] }
    let scale = capture.snapshot.configuration.scale
    let picture = capture.picture
    func pixels(_ rect: CGRect) -> PixelRect {
      PixelRect(rect, scale: scale, within: picture.width, picture.height)
    }
    let covered = screen.nodes.indices.filter { saysWhatItShows($0) }.map { place in
      let element = screen.nodes[place].element
      let height = element.type == .progressIndicator ? Self.captionHeight : Self.margin
      return pixels(element.frame.insetBy(dx: -Self.margin, dy: -height))
    }
    let regions = TextRegions(
      picture, scale: scale, within: pixels(screen.nodes[root].element.frame), except: covered)
    return regions.lines().map { line in
      AuditIssue(
        .elementDetection, .unspokenText, of: screen.nodes[root].element, at: screen.path(of: root),
        frame: line.points(scale: scale))
    }
  }

  /// Whether the element's label contains the text drawn within it, or that text is not the app's.
  private func saysWhatItShows(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    switch element.type {
    case .application, .window: return false
    case .keyboard, .statusBar, .alert, .map, .webView: return true
    default: break
    }
    // Content of another app, such as the system's alerts, is read aloud by that app.
    if let root, !screen.isPlace(place, within: root) { return true }
    switch AccessibilityRole(element) {
    case .control: return true
    case .none, .content:
      let says = !element.label.isEmpty || !(element.value?.text ?? "").isEmpty
      // A container's name does not describe its content; an empty cell or group is an element.
      return says && element.children.isEmpty
    }
  }
}
