import Foundation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyTreeFormats

/// Recognition by content, limits and the words of errors.
@Suite struct TreeFileTests {
  private func error(_ bytes: [UInt8]) -> String {
    do {
      _ = try TreeFile.read(bytes)
      return "no error"
    } catch { return "\(error)" }
  }

  private func error(_ text: String) -> String { error(Array(text.utf8)) }

  @Test func `a form is recognised by its content`() throws {
    let files: [(String, TreeFormat)] = [
      (Samples.galley, .galley), (Samples.dom(), .dom), (Samples.iOS, .appiumIOS),
      (Samples.android, .uiAutomator),
      (Samples.androidDump, .uiAutomator), (Samples.xcui, .xcuiDebugDescription),
      (Samples.aria, .ariaSnapshot),
    ]
    for (text, format) in files {
      #expect(try TreeFile.read(Array(text.utf8)).format == format)
      let lines = text.replacingOccurrences(of: "\n", with: "\r\n")
      #expect(
        try TreeFile.read(Array(lines.utf8)).root == TreeFile.read(Array(text.utf8)).root
          || format == .xcuiDebugDescription)
      #expect(try TreeFile.read(Array("\u{FEFF}\r\n".utf8) + Array(text.utf8)).format == format)
    }
    #expect(Set(files.map(\.1)) == Set(TreeFormat.allCases))
  }

  @Test func `a name between slashes may stand without quotes, as Playwright 1.55 writes it`() throws {
    let text = "- link /docs/:\n  - /url: /docs/\n- button /a/b/ [disabled]\n- listitem /c/: d/: e"
    let children = try TreeFile.read(Array(text.utf8)).root.children
    #expect(children.map(\.label) == ["/docs/", "/a/b/", "/c/"])
    #expect(children.map(\.isEnabled) == [true, false, true])
    #expect(children[2].value == .text("d/: e"))
  }

  @Test func `a tree that was written as JSON once more is read`() throws {
    let quoted = try String(decoding: JSONEncoder().encode(Samples.dom()), as: UTF8.self)
    #expect(try TreeFile.read(Array(quoted.utf8)).format == .dom)
  }

  @Test func `errors say the way out`() {
    let deepXML =
      "<hierarchy>" + String(repeating: #"<node bounds="[0,0][9,9]">"#, count: 250)
      + String(repeating: "</node>", count: 250) + "</hierarchy>"
    let deepAria = (0..<250).map { String(repeating: "  ", count: $0) + "- list:" }.joined(separator: "\n")
    expectGolden([
      ("empty", error("")), ("blank", error(" \n")), ("not UTF-8", error([0x3C, 0x61, 0xFF])),
      ("UTF-16", error(Array("<hierarchy>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }))),
      ("other text", error("hello")), ("other JSON", error("{\"a\": 1}")), ("no JSON", error("{")),
      ("other XML", error("<html/>")), ("open quote", error("\"{}")),
      ("Galley, no type", error(#"{"frame": [0, 0, 1, 1]}"#)),
      ("Galley, three numbers", error(#"{"type": "other", "frame": [0, 0, 1]}"#)),
      ("Galley, cut", error(#"{"type": "other", "frame": [0, 0,"#)),
      ("dom, no viewport", error(#"{"galley": "dom", "version": 1, "nodes": []}"#)),
      ("dom, next version", error(Samples.dom(version: 2))),
      ("dom, no window", error(Samples.dom(width: 0))),
      (
        "dom, later parent",
        error(Samples.dom(nodes: #"[{"parent": 0, "role": "text", "frame": [0,0,1,1]}]"#))
      ),
      ("dom, two numbers", error(Samples.dom(nodes: #"[{"role": "text", "frame": [0,0]}]"#))),
      ("iOS, no width", error(#"<XCUIElementTypeOther x="0" y="0" height="1"/>"#)),
      ("Android, no bounds", error("<hierarchy><node/></hierarchy>")),
      ("Android, odd bounds", error(#"<hierarchy><node bounds="[0,0][1]"/></hierarchy>"#)),
      ("Android, empty", error("<hierarchy/>")), ("XML, cut", error("<hierarchy><node")),
      ("XML, wrong end", error("<hierarchy>\n</node></hierarchy>")),
      ("XML, document type", error("<!DOCTYPE a [<!ENTITY b \"c\">]><hierarchy/>")),
      ("XML, deep", error(deepXML)), ("aria, deep", error(deepAria)),
      ("XCUITest, no element", error("Element subtree:\nPath to element:\n")),
      ("aria, no item", error("- list:\n  text")), ("aria, no role", error("- \"text\"")),
      ("aria, open name", error("- button \"a")),
      ("too large", "\(TreeFormatError.tooLarge(bytes: 70_000_000, limit: TreeLimits.bytes))"),
      ("too many", "\(TreeFormatError.tooMany(limit: TreeLimits.elements))"),
      ("no libxml2", "\(TreeFormatError.noXMLReader)"),
    ])
  }

  @Test func `damage at any place is an error or a tree, and never a crash`() throws {
    for text in [Samples.galley, Samples.dom(), Samples.iOS, Samples.android, Samples.xcui, Samples.aria] {
      let bytes = Array(text.utf8)
      for place in stride(from: 0, to: bytes.count, by: 7) {
        for damage in [UInt8(0), 0x22, 0x3C, 0xFF] {
          var copy = bytes
          copy[place] = damage
          _ = try? TreeFile.read(copy).placed(onWidth: 390, height: 844, scale: nil)
        }
        _ = try? TreeFile.read(Array(bytes[..<place])).placed(onWidth: 390, height: 844, scale: nil)
      }
    }
  }

  @Test func `entities of a document are not expanded`() throws {
    let text = #"<hierarchy><node text="a &lt; &#66; &amp;" bounds="[0,0][9,9]"/></hierarchy>"#
    #expect(try TreeFile.read(Array(text.utf8)).root.children[0].label == "a < B &")
    #expect(error(#"<hierarchy><node text="&x;" bounds="[0,0][9,9]"/></hierarchy>"#).contains("damaged"))
  }
}
