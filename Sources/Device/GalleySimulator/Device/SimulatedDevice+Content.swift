import Foundation
import GalleyImage
import GalleyRaster
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice {
  /// Draws the whole content of a scroll view or list as one picture in bands.
  ///
  /// The element is scrolled through for it, so an app reacts as when a person scrolls; afterwards it is where it
  /// was. Bars and other views above the element are not drawn. A band is at most as high as the visible part
  /// of the element, so memory does not grow with the content.
  ///
  /// - Parameters:
  ///   - element: A scroll view or a list of a snapshot; its present content is drawn.
  ///   - begin: Called once before the first band, with the whole picture's width and height in pixels.
  ///   - body: Takes the bands, from the top.
  /// - Throws: ``ScrolledContentError`` when the element does not contain a scroll view, or the error that
  ///   `begin` or `body` throws.
  package func drawContent(
    of element: Element, begin: (_ width: Int, _ height: Int) throws -> Void, body: (Bitmap) throws -> Void
  ) throws {
    let (content, scale, ground) = try MainActorEntry.run {
      () throws(ScrolledContentError) -> (ScrolledContent, Double, RGBA) in
      flush()
      guard let handle = element.handle, let content = touchedHost.content(of: handle) else {
        throw ScrolledContentError.doesNotScroll(element)
      }
      return (content, current.scale, background)
    }
    try begin(Int((content.size.width * scale).rounded()), Int((content.size.height * scale).rounded()))
    let start = MainActorEntry.run { content.begin() }
    defer { MainActorEntry.run { content.end(at: start) } }
    var bottom: CGFloat = 0
    while bottom < content.size.height {
      let top = bottom
      let strip = MainActorEntry.run { content.strip(from: top) }
      try body(renderer.render(strip.list, size: strip.size, scale: scale, background: ground))
      bottom = strip.bottom
    }
  }

  /// Draws the whole content of a scroll view or list as one PNG, with memory for one band and the file only.
  ///
  /// - Parameter element: A scroll view or a list of a snapshot.
  /// - Returns: The file.
  /// - Throws: ``ScrolledContentError``, and `PNGError` when memory runs out.
  public func contentPNG(of element: Element) throws -> Data {
    var file = Data()
    var writer: PNGWriter?
    try drawContent(
      of: element,
      begin: { width, height in
        writer = try PNGWriter(width: width, height: height, format: .rgb, effort: .fast) { file.append($0) }
      },
      body: { try writer?.append($0) })
    try writer?.finish()
    return file
  }
}

/// The error of drawing the content of an element that does not scroll.
public enum ScrolledContentError: Error, Hashable, CustomStringConvertible {
  /// The element holds nothing that scrolls up and down, or is not on the screen any more.
  case doesNotScroll(Element)

  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .doesNotScroll(let element):
      "\(ElementText.line(element)) scrolls nothing up and down; name a scroll view or a list that is on the screen"
    }
  }
}
