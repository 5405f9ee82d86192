import Foundation
import GalleyReport
import GalleySystem

/// A page with the result of the last round, which loads itself again.
struct WatchPage {
  /// The folder of the page, an absolute path.
  let folder: String

  /// The page, an absolute path.
  var path: String { folder + "/index.html" }
  /// Its address.
  var address: String { URL(fileURLWithPath: path).absoluteString }
  /// The folder of the report of tests.
  var report: String { folder + "/report" }

  /// The result of a round.
  struct Content {
    var title: String
    var lines: [String] = []
    /// Pictures, absolute paths, by their captions.
    var pictures: [(caption: String, path: String)] = []
    /// Whether there is a report.
    var hasReport = false
  }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
    pre { white-space: pre-wrap } figure { display: inline-block; margin: 0 1.5rem 1.5rem 0; vertical-align: top }
    img { max-width: 100%; max-height: 85vh; border: 1px solid #8886 }
    """

  /// Writes the page.
  func write(_ content: Content) throws {
    var body: [MarkupNode] = [.element("h1", [], [.text(content.title)])]
    for picture in content.pictures {
      // Another state of a file has another address, so that no browser shows an older one.
      let state = FileStamp(of: picture.path).map { "?\($0.modified)" } ?? ""
      let address = URL(fileURLWithPath: picture.path).absoluteString + state
      body.append(
        .element(
          "figure", [],
          [
            .element("figcaption", [], [.text(picture.caption)]),
            .element("img", [("src", address), ("alt", picture.caption)], []),
          ]))
    }
    if !content.lines.isEmpty {
      body.append(.element("pre", [], [.text(content.lines.joined(separator: "\n"))]))
    }
    if content.hasReport {
      body.append(
        .element("p", [], [.element("a", [("href", "report/index.html")], [.text("The whole report")])]))
    }
    let page = MarkupNode.element(
      "html", [("lang", "en")],
      [
        .element(
          "head", [],
          [
            .element("meta", [("charset", "utf-8")], []),
            .element("meta", [("http-equiv", "refresh"), ("content", "1")], []),
            .element("title", [], [.text(content.title)]), .element("style", [], [.text(Self.style)]),
          ]), .element("body", [], body),
      ])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AtomicFile.write(Data("<!DOCTYPE html>\n\(page.markup)".utf8), to: path, flushes: false)
  }
}
