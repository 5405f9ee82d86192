import Foundation
import GalleyBaselines
import GalleyTree
import Testing

@testable import GalleyReport

/// The page itself: what it may load, and what its script may do.
@Suite struct ViewerPageTests {
  private static let document = ViewerDocument(
    title: "Title", summary: "all is <well>", run: "r", isClean: true, isDecidable: true, sides: ["A", "B"],
    items: [], statuses: [.init(status: "match", label: "matches", count: 1)],
    causes: [.init(id: "abc", sentence: "it </script> moved", items: [0])], notes: [], orphans: [],
    renames: [],
    evidence: [])

  private func markup(_ mode: ViewerPage.Mode = .offline) throws -> String {
    String(decoding: try ViewerPage(Self.document, mode: mode).file(), as: UTF8.self)
  }

  /// Galley has no SHA-256 of its own; the system's says whether the constants are right.
  @Test(arguments: ["style", "script"]) func theDigestsAreThoseOfTheAssets(_ name: String) throws {
    let asset = name == "style" ? ViewerAssets.style : ViewerAssets.script
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // More than a pipe holds has to be read while it is written.
    DispatchQueue.global().async {
      input.fileHandleForWriting.write(Data(asset))
      try? input.fileHandleForWriting.close()
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(text.prefix(64))
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { at in
      UInt8(String(digits[at...at + 1]), radix: 16)
    }
    #expect(bytes.count == 32)
    let digest = "sha256-" + Data(bytes).base64EncodedString()
    let constant = name == "style" ? ViewerAssets.styleDigest : ViewerAssets.scriptDigest
    #expect(constant == digest, "write this into ViewerAssets.\(name)Digest")
  }

  @Test func theScriptMakesNodesAndNeverMarkup() {
    let script = String(decoding: ViewerAssets.script, as: UTF8.self)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser",
      "createContextualFragment", "srcdoc", "setHTML", "javascript:", "localStorage", "</script", "import(",
    ] { #expect(!script.contains(word), "\(word)") }
    let addresses = script.matches(of: /https?:[^"' ]*/).map { "\($0.0)" }
    #expect(addresses == ["http://www.w3.org/2000/svg"], "the name of a language, and no address")
  }

  @Test func theStyleFetchesNothing() {
    let style = String(decoding: ViewerAssets.style, as: UTF8.self)
    for match in style.matches(of: /url\(([^)]*)\)/) { #expect(match.1.hasPrefix("#"), "\(match.1)") }
    for word in ["@import", "@font-face", "http", "expression", "</style"] {
      #expect(!style.contains(word), "\(word)")
    }
  }

  @Test func theWholeOfItIsOneFileThatFetchesNothing() throws {
    let page = try markup()
    let start = try #require(page.components(separatedBy: "<style>").first)
    for word in ["src=", "href=", "<link", "onload", "style="] { #expect(!start.contains(word), "\(word)") }
    #expect(page.components(separatedBy: "<script id=").count == 2)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\" data-mode=\"offline\">"))
    #expect(page.contains("<style>" + String(decoding: ViewerAssets.style, as: UTF8.self) + "</style>"))
    #expect(
      page.contains(
        "<script id=\"galley-script\">" + String(decoding: ViewerAssets.script, as: UTF8.self) + "</script>"))
  }

  @Test func thePolicyIsAsNarrowAsTheModeAllows() throws {
    let (style, script) = (ViewerAssets.styleDigest, ViewerAssets.scriptDigest)
    #expect(
      ViewerPage.policy(.offline)
        == "default-src 'none'; img-src 'self' data:; style-src '\(style)' 'self'; script-src '\(script)'; "
        + "base-uri 'none'; form-action 'none'")
    #expect(
      ViewerPage.policy(.server)
        == "default-src 'none'; img-src 'self' data:; style-src '\(style)'; script-src '\(script)'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'")
    for mode in [ViewerPage.Mode.offline, .server] {
      #expect(try markup(mode).contains("content=\"\(ViewerPage.policy(mode))\""))
    }
    let config = ShownPage.block("galley-config", in: try markup(.server)) ?? ""
    let keys = String(decoding: try StableJSON.line(KeyCommand.all(in: .server)), as: UTF8.self)
    #expect(config == "{\"format\":1,\"keys\":\(keys),\"run\":\"r\",\"server\":true}")
  }

  @Test func withoutAScriptItSaysWhatHappenedAndWhy() throws {
    let page = try markup()
    #expect(page.contains("<noscript>\n  <h1>Title</h1>\n  <p>all is &lt;well&gt;</p>"))
    #expect(page.contains("<li>1 matches</li>"))
    #expect(page.contains("<li>it &lt;/script&gt; moved (in 1 check; abc)</li>"))
  }
}
