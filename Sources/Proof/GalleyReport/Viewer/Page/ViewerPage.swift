import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleySystem
import GalleyText
import GalleyTree

/// The viewer's page in one file: a skeleton, the style, the data and the script.
package struct ViewerPage: Sendable {
  /// The way the page is shown.
  package enum Mode: String, Sendable, Hashable {
    /// As a file, without a server: decisions are collected and offered as commands.
    case offline
    /// By the review server: decisions are made at once.
    case server
  }

  private let document: ViewerDocument
  private let mode: Mode

  package init(_ document: ViewerDocument, mode: Mode = .offline) {
    self.document = document
    self.mode = mode
  }

  /// The Content-Security-Policy: the page loads its own style and script, known by their digests, and pictures beside it.
  ///
  /// A page from a disk also loads style sheets beside it, which hold the pixels that its script must not read from files.
  package static func policy(_ mode: Mode) -> String {
    let style = "style-src '\(ViewerAssets.styleDigest)'" + (mode == .offline ? " 'self'" : "")
    let connections = mode == .server ? "; connect-src 'self'" : ""
    return "default-src 'none'; img-src 'self' data:; \(style); script-src '\(ViewerAssets.scriptDigest)'"
      + "\(connections); base-uri 'none'; form-action 'none'"
  }

  private struct Config: Encodable {
    var format = 1
    var server: Bool
    var run: String
    var keys: [KeyCommand]
  }

  /// The whole page, as UTF-8.
  func file() throws -> [UInt8] {
    var page = Array("<!doctype html>\n<html lang=\"en\" data-mode=\"\(mode.rawValue)\">\n<head>\n".utf8)
    page += Array(head.map(\.markup).joined().utf8)
    page += Array("<style>".utf8) + ViewerAssets.style + Array("</style>\n</head>\n<body>\n".utf8)
    page += Array(plain.markup.utf8)
    let config = Config(
      server: mode == .server, run: document.run, keys: KeyCommand.all(in: mode == .server ? .server : .file))
    page += try JSONBlock.markup(config, id: "galley-config")
    page += try JSONBlock.markup(document, id: "galley-document")
    let details = Array(document.details.enumerated()).concurrentMap { index, detail in
      Result { try JSONBlock.markup(detail, id: "galley-detail-\(index)") }
    }
    for detail in details { page += try detail.get() }
    page += Array("<script id=\"galley-script\">".utf8) + ViewerAssets.script
    page += Array("</script>\n</body>\n</html>\n".utf8)
    return page
  }

  private var head: [MarkupNode] {
    func meta(_ attributes: (String, String?)...) -> MarkupNode { .element("meta", attributes, []) }
    return [
      meta(("charset", "utf-8")),
      meta(("http-equiv", "Content-Security-Policy"), ("content", Self.policy(mode))),
      meta(("name", "viewport"), ("content", "width=device-width, initial-scale=1")),
      meta(("name", "referrer"), ("content", "no-referrer")),
      meta(("name", "color-scheme"), ("content", "light dark")),
      meta(("name", "generator"), ("content", HTMLReport.generator)),
      .element("title", [], [.text("\(CleanText.line(document.summary)) – Galley")]),
    ]
  }

  /// The content for a browser without scripts: the number of checks by outcome, and the causes.
  private var plain: MarkupNode {
    func element(_ name: String, _ text: String) -> MarkupNode {
      .element(name, [], [.text(CleanText.line(text))])
    }
    // HTML has no empty element of these names.
    func list(_ name: String, _ lines: [String]) -> [MarkupNode] {
      lines.isEmpty ? [] : [.element(name, [], lines.map { element("li", $0) })]
    }
    let notes = document.notes.filter(\.isFault).flatMap(\.lines)
    let counts = document.statuses.map { "\(Numeral.grouped($0.count)) \($0.label)" }
    let causes = document.causes.map { cause in
      "\(cause.sentence) (in \(EnglishNoun.count(cause.items.count, "check")); \(cause.id))"
    }
    return .element(
      "noscript", [],
      [element("h1", document.title), element("p", document.summary)] + list("ul", notes + counts)
        + list("ol", causes)
        + [
          element("p", "The pictures are in the folder beside this page. With JavaScript it shows them all.")
        ])
  }
}
