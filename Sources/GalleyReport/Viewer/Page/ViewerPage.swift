import Foundation
import GalleyBaselines
import GalleyTree

/// The viewer's page: a skeleton, the style, the data and the script, in one file.
package struct ViewerPage: Sendable {
  private var document: ViewerDocument
  private var mode: ViewerMode

  /// Sets up a page.
  ///
  /// - Parameters:
  ///   - document: What it shows.
  ///   - mode: Where it is shown.
  package init(_ document: ViewerDocument, mode: ViewerMode = .offline) {
    self.document = document
    self.mode = mode
  }

  /// What the page may load and run: its own script and style, known by their digests, and pictures beside it.
  ///
  /// From a disk, sheets beside the page hold the pixels of pictures, which a script may not read from there.
  ///
  /// - Parameter mode: Where the page is shown.
  /// - Returns: The Content-Security-Policy, for a header too.
  package static func policy(_ mode: ViewerMode) -> String {
    let style = "style-src '\(ViewerDigests.style)'" + (mode == .offline ? " 'self'" : "")
    let connections = mode == .server ? "; connect-src 'self'" : ""
    return "default-src 'none'; img-src 'self' data:; \(style); script-src '\(ViewerDigests.script)'"
      + "\(connections); base-uri 'none'; form-action 'none'"
  }

  private struct Config: Encodable {
    var format = 1
    var server: Bool
    var run: String
  }

  /// The whole page.
  ///
  /// - Returns: The file, as UTF-8.
  /// - Throws: `EncodingError`.
  package func file() throws -> [UInt8] {
    var page = Array("<!doctype html>\n<html lang=\"en\" data-mode=\"\(mode.rawValue)\">\n".utf8)
    page += Array(head.utf8)
    page += Array("<style>".utf8) + ViewerAssets.style + Array("</style>\n</head>\n<body>\n".utf8)
    page += Array(plain.markup.utf8)
    page += try ViewerData.block(Config(server: mode == .server, run: document.run), id: "galley-config")
    page += try ViewerData.block(document, id: "galley-document")
    for (index, detail) in document.details.enumerated() {
      page += try ViewerData.block(detail, id: "galley-detail-\(index)")
    }
    page += Array("<script id=\"galley-script\">".utf8) + ViewerAssets.script
    page += Array("</script>\n</body>\n</html>\n".utf8)
    return page
  }

  private var head: String {
    let nodes = [
      tag("meta", ["charset": "utf-8"]),
      tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy(mode)]),
      tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      tag("meta", ["name": "referrer", "content": "no-referrer"]),
      tag("meta", ["name": "color-scheme", "content": "light dark"]),
      tag("meta", ["name": "generator", "content": HTMLReport.mark]),
      tag("title", [:], .text("\(document.summary) – Galley")),
    ]
    return "<head>\n" + nodes.map(\.markup).joined(separator: "\n") + "\n"
  }

  /// What is said without a script: how many checks ended how, and why.
  private var plain: HTMLNode {
    let counts = document.statuses.map { tag("li", [:], .text("\(Numeral.grouped($0.count)) \($0.label)")) }
    let causes = document.causes.map { cause in
      tag(
        "li", [:],
        .text("\(cause.sentence) (in \(CheckWords.count(cause.items.count, "check")); \(cause.id))"))
    }
    let notes = document.notes.filter(\.isFault).flatMap(\.lines).map { tag("li", [:], .text($0)) }
    return tag(
      "noscript", [:], tag("h1", [:], .text(document.title)), tag("p", [:], .text(document.summary)),
      tag("ul", [:], all: notes + counts), tag("ol", [:], all: causes),
      tag("p", [:], "The pictures are in the folder beside this page. With JavaScript it shows them all."))
  }
}
