import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GalleyTreeFormats
import GalleyWebDriver

extension BrowserDriver {
  /// The largest number of frames of other origins whose elements are read.
  private static let mostFrames = 20

  /// Adds the elements of frames of other origins to a page, each by a call of its own.
  func addFrames(to page: inout LivePage, _ call: String) {
    for frame in page.frames.prefix(Self.mostFrames) where frame.visible.width > 0 && frame.visible.height > 0
    {
      // A frame that does not answer keeps its insides to itself.
      guard let text = commands.call(call, inFrame: frame.handle)?.text,
        let inner = try? LivePage.read(text, types: elementTypes)
      else { continue }
      page.root.fill(frame, with: inner.root.children)
      if let handle = inner.root.firstHandle { framesOfDocuments[Self.document(of: handle)] = frame.handle }
    }
  }

  /// The number of the document whose element has a handle.
  private static func document(of handle: UInt64) -> UInt64 { (handle - 1) / UInt64(PageScript.handles) }

  /// Whether an element is in a frame of another origin.
  func isForeign(_ handle: UInt64) -> Bool { framesOfDocuments[Self.document(of: handle)] != nil }

  /// The value of a call of a function of Galley's script about an element, in the document of the element.
  func ask(_ function: String, about handle: UInt64) throws(DriverError) -> JSONValue {
    guard let frame = framesOfDocuments[Self.document(of: handle)] else {
      return try run { () throws(WebDriverError) in try commands.call(function) }
    }
    guard let value = commands.call(function, inFrame: frame) else {
      throw .unavailable(reason: "the frame of another origin with the element has gone, or hangs")
    }
    return value
  }
}

extension Element {
  /// Gives the element of a frame the elements of its document.
  fileprivate mutating func fill(_ frame: LivePage.Frame, with content: [Element]) {
    guard handle == frame.handle else {
      for index in children.indices { children[index].fill(frame, with: content) }
      return
    }
    children = content.map { $0.moved(into: frame, of: self) }
    // The element with the focus is inside.
    if isFocused, children.contains(where: \.holdsFocus) { isFocused = false }
  }

  /// The first handle within the element.
  fileprivate var firstHandle: UInt64? { handle ?? children.lazy.compactMap(\.firstHandle).first }

  private var holdsFocus: Bool { isFocused || children.contains(where: \.holdsFocus) }

  /// The element at its place in the window.
  private func moved(into frame: LivePage.Frame, of owner: Element) -> Element {
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.place.x, dy: frame.place.y) }
    var element = self
    element.frame = moved(self.frame)
    element.appearance?.visibleFrame = appearance?.visibleFrame.map(moved)
    element.isFocused = isFocused && owner.isFocused
    if let touch {
      let seen = touch.visible.map(moved)?.shared(with: frame.visible)
      let visible = owner.touch?.visible.flatMap { seen?.shared(with: $0) }
      let point = touch.point.map { CGPoint(x: $0.x + frame.place.x, y: $0.y + frame.place.y) }
      // A frame that something covers at its middle is taken as covered.
      let isReachable = owner.touch?.point != nil && point.map { visible?.contains($0) == true } == true
      element.touch = ElementTouch(
        visible: visible, point: isReachable ? point : nil, cover: touch.cover ?? owner.touch?.cover)
      element.isHittable = isReachable
    }
    element.children = children.map { $0.moved(into: frame, of: owner) }
    return element
  }
}

extension CGRect {
  /// The part that two rectangles share; `nil` for none.
  fileprivate func shared(with other: CGRect) -> CGRect? {
    let part = intersection(other)
    return part.isNull || part.isEmpty ? nil : part
  }
}
