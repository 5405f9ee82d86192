import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import GalleyCommands

@Suite struct ControlFilterTests {
  @Test(arguments: [
    ("plain\tä漢🙂\r\n", "plain\tä漢🙂\r\n"),
    ("\u{1B}[31mred\u{1B}[0m \u{1B}[m", "\u{1B}[31mred\u{1B}[0m \u{1B}[m"),
    ("\u{1B}[38;5;8mgrey\u{1B}[48;2;8;8;8m", "\u{1B}[38;5;8mgrey\u{1B}[48;2;8;8;8m"),
    ("\u{1B}[4:3mcurly", "\u{1B}[4:3mcurly"),
    // Up a line, clear it, the whole screen, a title, another screen, a scrolling region, a link.
    ("a\u{1B}[1A\u{1B}[2Kb", "a\u{FFFD}[1A\u{FFFD}[2Kb"),
    ("\u{1B}[2J\u{1B}[H", "\u{FFFD}[2J\u{FFFD}[H"),
    ("\u{1B}]0;title\u{07}", "\u{FFFD}]0;title\u{FFFD}"),
    ("\u{1B}[?1049h\u{1B}c", "\u{FFFD}[?1049h\u{FFFD}c"),
    ("\u{1B}[1;1r\u{1B}M", "\u{FFFD}[1;1r\u{FFFD}M"),
    ("\u{1B}]8;;file:///etc\u{1B}\\", "\u{FFFD}]8;;file:///etc\u{FFFD}\\"),
    // The second half of the control characters, backspace, a vertical tab, delete.
    (
      "x\u{9B}2Jy\u{85}\u{08}\u{0B}\u{7F}\u{00}", "x\u{FFFD}2Jy\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    // What makes text invisible is no colour.
    ("\u{1B}[8mhidden", "\u{FFFD}[8mhidden"), ("\u{1B}[31;08mhidden", "\u{FFFD}[31;08mhidden"),
    ("\u{1B}[38;5;1;8mhidden", "\u{FFFD}[38;5;1;8mhidden"),
    // What never ends.
    ("a\u{1B}", "a\u{FFFD}"), ("a\u{1B}[3", "a\u{FFFD}[3"), ("\u{1B}\u{1B}[31m", "\u{FFFD}\u{1B}[31m"),
    (
      "\u{1B}[" + String(repeating: "1", count: 100) + "m",
      "\u{FFFD}[" + String(repeating: "1", count: 100) + "m"
    ),
  ])
  func onlyLineEndsTabsAndColoursStay(_ text: String, _ clean: String) {
    #expect(ControlFilter.clean(text) == clean)
    // Wherever the pieces end, the same comes of it.
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      var filter = ControlFilter()
      var output: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        output += filter.clean(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      output += filter.end()
      #expect(String(decoding: output, as: UTF8.self) == clean, "in pieces of \(size)")
    }
  }

  @Test func bytesThatAreNoTextAreLeftAlone() {
    var filter = ControlFilter()
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x41, 0xC2]
    #expect(filter.clean(bytes) + filter.end() == bytes)
  }

  /// The whole way: what a test prints, and what reaches a log.
  @Test func whatTestsPrintCannotHideLines() throws {
    let package = try FakeSwiftPackage(["Alpha": .same])
    let script = try package.sandbox.text("bin/swift").split(separator: "\n", maxSplits: 1)
    let hostile = """
      printf 'a\\033[2Kb\\033[31mc\\302\\233d\\n'
      printf 'e\\033[1Af\\033' >&2
      """
    try package.sandbox.write("\(script[0])\n\(hostile)\n\(script[1])", to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: package.sandbox.url("bin/swift").path)
    let result = try package.galley(["test"])
    #expect(result.code == .clean, "\(result.err)")
    #expect(result.out.contains("a\u{FFFD}[2Kb\u{1B}[31mc\u{FFFD}d\n"), "\(result.out.debugDescription)")
    #expect(result.err.contains("e\u{FFFD}[1Af\u{FFFD}"), "\(result.err.debugDescription)")
  }
}
