import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyJSON
import Testing

@testable import GalleyReport

/// A page that was written, with its data as a browser reads them.
struct ShownPage {
  let markup: String
  /// What the list shows.
  let document: JSONValue
  /// What belongs to each check.
  let details: [JSONValue]

  /// Writes the report of a run, and reads its page.
  init(_ sandbox: Sandbox, _ run: String = "r", verdict: Verdict? = nil, mode: ViewerPage.Mode = .offline)
    throws
  {
    let report = HTMLReport(run: try Run(run, in: sandbox.project), store: sandbox.store)
    _ = try report.write(try verdict ?? sandbox.verdict(run), to: sandbox.url("out").path, mode: mode)
    try self.init(markup: try sandbox.text("out/index.html"))
  }

  /// Reads a page.
  init(markup: String) throws {
    self.markup = markup
    document = try JSONValue(try #require(Self.block("galley-document", in: markup)))
    var details: [JSONValue] = []
    while let block = Self.block("galley-detail-\(details.count)", in: markup) {
      details.append(try JSONValue(block))
    }
    self.details = details
  }

  /// The text of a block, up to what ends it for a browser.
  static func block(_ id: String, in markup: String) -> String? {
    let parts = markup.components(separatedBy: "<script type=\"application/json\" id=\"\(id)\">")
    guard parts.count == 2 else { return nil }
    return parts[1].components(separatedBy: "</script>")[0]
  }

  /// The page without its style and script, which are the same in all pages.
  var data: String {
    let style = markup.components(separatedBy: "</style>").last ?? ""
    return style.components(separatedBy: "<script id=\"galley-script\">")[0]
  }

  var items: [JSONValue] { document["items"].list }

  /// The place of the check of a name.
  func place(of name: String) throws -> Int {
    try #require(items.firstIndex { $0["name"].text == name })
  }
}

/// A value of a JSON document.
struct JSONValue {
  private let value: Any?

  init(_ text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  private init(value: Any?) { self.value = value }

  subscript(_ key: String) -> JSONValue { JSONValue(value: (value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSONValue {
    let list = value as? [Any] ?? []
    return JSONValue(value: list.indices.contains(index) ? list[index] : nil)
  }
  var list: [JSONValue] { (value as? [Any] ?? []).map { JSONValue(value: $0) } }
  var texts: [String] { list.compactMap(\.text) }
  var text: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var numbers: [Double] { list.compactMap(\.number) }
  var flag: Bool? { value as? Bool }
  var isMissing: Bool { value == nil || value is NSNull }
}
