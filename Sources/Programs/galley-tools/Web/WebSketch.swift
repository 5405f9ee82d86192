import Foundation
import GalleyAuthoring
import GalleyBrowser
import GalleyCommands
import GalleyTree

/// The layout of a web page in a browser.
enum WebSketch {
  /// Opens a page and writes its layout.
  ///
  /// - Parameters:
  ///   - name: The name of the layout; that of the page for `nil`.
  ///   - environment: The environment of the command.
  /// - Throws: `VisitError`.
  static func sketch(
    _ request: WebPageRequest, name: String? = nil, _ environment: [String: String]
  ) throws -> SketchedWebPage {
    let visit = try BrowserVisit(request, environment)
    defer { visit.end() }
    let page = try visit.openPage(request.url)
    let sketch = Sketch(of: try visit.screen(), name: name ?? Self.name(of: page))
    return SketchedWebPage(name: sketch.name, swift: sketch.text)
  }

  /// The name of a page: the first part of its title, which ends with the name of the site.
  static func name(of page: VisitedPage) -> String? {
    let parts = page.title.split(separator: /\s[-–—|·•:]\s/)
    return parts.first.map { String($0) }
  }
}

extension BrowserVisit {
  /// Starts the browser of a request.
  convenience init(
    _ request: WebPageRequest, isVisible: Bool = false, _ environment: [String: String]
  ) throws(VisitError) {
    try self.init(
      for: request.url, as: request.device.flatMap(BrowserDevice.init(named:)) ?? .desktop,
      in: request.browser.flatMap(BrowserEngine.init(rawValue:)),
      cookies: Dictionary(request.cookies.map { ($0.name, $0.value) }) { $1 }, isVisible: isVisible,
      environment: environment)
  }
}
