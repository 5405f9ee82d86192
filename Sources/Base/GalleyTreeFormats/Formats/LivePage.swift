import Foundation
import GalleySystem
import GalleyTree

/// A page in a browser, as its script told it to a driver.
package struct LivePage: Sendable {
  /// The elements, below one of type `webView`; their touches are those of the browser.
  package var root: Element
  /// The size of the window, in CSS pixels.
  package var size: CGSize
  /// The number of pixels in a CSS pixel.
  package var density: Double
  /// The address of the document.
  package var address: String
  /// The origin of the document, such as `https://shop.example`.
  package var origin: String
  /// The number of changes of the document so far.
  package var change: Int
  /// The activities that keep the document from resting, in words.
  package var activity: [String]
  /// The number of elements.
  package var count: Int
  /// A frame of another origin, which the script cannot look into.
  package struct Frame: Hashable, Sendable {
    /// The number of its element.
    package var handle: UInt64
    /// The place of its document in the window.
    package var place: CGPoint
    /// The part of it that the elements around it leave visible.
    package var visible: CGRect
  }

  /// The frames of other origins.
  package var frames: [Frame]
  /// The limits at which the script stopped.
  package var cut: [String]

  /// The page as the app of a driver, with the size of the window.
  package var application: Element {
    var view = root
    view.frame = CGRect(origin: .zero, size: size)
    var application = Element(.application, label: view.label, frame: view.frame, children: [])
    // Views belong to the app, whose root is the element before that of the page.
    application.views = view.views?.numbered(after: 1)
    view.views = nil
    application.children = [view]
    return application
  }

  /// Reads the output of the script with a driver's memory.
  ///
  /// - Parameter types: The types of elements of some roles, in place of those of ``DOMRoles``.
  package static func read(
    _ text: String, types: [String: ElementType] = [:]
  ) throws(TreeFormatError) -> LivePage {
    var page: DOMPage
    do { page = try JSONDecoder().decode(DOMPage.self, from: Data(text.utf8)) } catch {
      throw .damaged(.dom, reason: ErrorWords.of(error), line: nil)
    }
    guard let live = page.live else {
      throw .damaged(.dom, reason: "it was made without a driver's memory", line: nil)
    }
    if let lines = live.lines { page.nodes = try DOMLines.nodes(lines) }
    let file = try DOMTree.read(page, types: types)
    var frames: [Frame] = []
    for frame in live.frames ?? [] {
      let place = try DOMTree.rect(frame.at + [0, 0], "live.frames.at").origin
      let visible = try DOMTree.rect(frame.visible, "live.frames.visible")
      frames.append(Frame(handle: frame.handle, place: place, visible: visible))
    }
    return LivePage(
      root: file.root, size: CGSize(width: page.viewport.width, height: page.viewport.height),
      density: page.viewport.density, address: live.address, origin: live.origin, change: live.change,
      activity: live.activity ?? [], count: page.nodes.count, frames: frames, cut: page.cut ?? [])
  }
}
