import SeededCases
import Testing

@testable import SourceReading

/// Sources for an iPhone, rewritten for Linux.
@Suite struct PhoneSourceTests {
  private func linux(_ source: String, isInLibrary: Bool = true) -> String {
    PhoneSource(Array(source.utf8), at: "/p/A.swift", isInLibrary: isInLibrary).code
  }

  @Test(arguments: [
    ("", ""), ("import Foundation", "import GalleyFoundation\n"), ("// import Foundation", ""),
    ("@preconcurrency import Foundation\nimport os", "import GalleyFoundation\n"),
    ("import class Foundation.Bundle", "import GalleyFoundation\n"),
    ("import Foundation\nimport SwiftUI", ""),
    ("import Foundation\ninternal import Combine", "import GalleyFoundation\n"),
    ("import UIKit\nimport Foundation", ""), ("import SwiftData", "import GalleyFoundation\n"),
    ("import UserNotifications", "import GalleyFoundation\n"), ("import WebKit\nimport SwiftUI", ""),
  ]) func `a source names its file, and Foundation brings along what it does on Apple's platforms`(
    source: String, line: String
  ) {
    let text = PhoneSource(Array(source.utf8), at: "/p/A \"b\\.swift", isInLibrary: true).text
    let head = line + "#sourceLocation(file: \"/p/A \\\"b\\\\.swift\", line: 1)\n"
    #expect(text == head + linux(source))
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#endif", "#if (os(iOS) || os(Linux))\na\n#endif"),
    (
      "#if os(macOS)\na\n#elseif os( iOS ) && DEBUG // x",
      "#if os(macOS)\na\n#elseif (os( iOS ) || os(Linux)) && DEBUG // x"
    ),
    ("  #if !os(iOS) || os(iOS)", "  #if !(os(iOS) || os(Linux)) || (os(iOS) || os(Linux))"),
    ("let a = \"#if os(iOS)\" // #if os(iOS)", "let a = \"#if os(iOS)\" // #if os(iOS)"),
    ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
    ("os(iOS)\n#if DEBUG\nos(iOS)", "os(iOS)\n#if DEBUG\nos(iOS)"),
    ("#if os(iOS", "#if os(iOS"),
    ("@main struct A: App {}", "      struct A: App {}"),
    ("@mainly let a = 1", "@mainly let a = 1"),
    ("os(\"iOS\")", "os(\"iOS\")"),
    ("#if os(\"iOS\")", "#if os(\"iOS\")"),
    ("#if canImport(UIKit) && DEBUG\na", "#if (canImport(UIKit) || os(Linux)) && DEBUG\na"),
    ("#elseif !canImport(QuartzCore)", "#elseif !(canImport(QuartzCore) || os(Linux))"),
    ("#if canImport(AppKit)\ncanImport(UIKit)", "#if canImport(AppKit)\ncanImport(UIKit)"),
    ("", ""),
  ]) func `conditions for iOS hold, and libraries have no entry point`(source: String, expected: String) {
    #expect(linux(source) == expected)
  }

  @Test(arguments: [
    ("import UIKit", "import SwiftUI"),
    ("import UIKit // a\nimport Foundation", "import SwiftUI // a\nimport Foundation"),
    ("@preconcurrency public import CoreGraphics", "@preconcurrency public import SwiftUI"),
    ("import class UIKit.UIImage", "import class SwiftUI.UIImage"),
    ("import func QuartzCore.CACurrentMediaTime", "import func SwiftUI.CACurrentMediaTime"),
    ("import UIKit.UIGestureRecognizerSubclass;", "import SwiftUI;"),
    ("import UIKit.\nlet a = 1", "import SwiftUI.\nlet a = 1"),
    ("import UIKitExtensions", "import UIKitExtensions"),
    ("import AppKit", "import AppKit"),
    ("import class AppKit.UIKit", "import class AppKit.UIKit"),
    ("import\nUIKit", "import\nUIKit"),
    ("a.import UIKit", "a.import UIKit"),
    ("UIKit.UIImage()", "UIKit.UIImage()"),
    ("import \"UIKit\"", "import \"UIKit\""),
    ("// import UIKit", "// import UIKit"),
    ("import", "import"),
  ]) func `modules whose names SwiftUI has are imported as SwiftUI`(source: String, expected: String) {
    #expect(linux(source) == expected)
  }

  @Test(arguments: [
    ("  @objc func tap() {}", "        func tap() {}"),
    ("@objc(tap:) func tap() {}", "            func tap() {}"),
    ("@objc private func tap(_ a: Int) {}", "      private func tap(_ a: Int) {}"),
    ("@objcMembers final class A {}", "             final class A {}"),
    ("@objc (a) -> Void", "      (a) -> Void"),
    ("@objc(a\n) func b() {}", "     (a\n) func b() {}"),
    ("@objc", "     "),
    ("@objcOther func a() {}", "@objcOther func a() {}"),
    ("\"@objc\" // @objc", "\"@objc\" // @objc"),
  ]) func `what needs the runtime of Objective-C alone is left out`(source: String, expected: String) {
    #expect(linux(source) == expected)
    #expect(linux(source, isInLibrary: false) == expected)
  }

  @Test(arguments: [
    ("#selector(tap)", " Selector(tap)"),
    ("action: #selector(A.tap(_:)), b", "action:  Selector(A.tap(_:)), b"),
    ("#selector(getter: A.name)", "#selector(getter: A.name)"),
    ("#selector(setter: A.name)", "#selector(setter: A.name)"),
    ("\"#selector(tap)\" // #selector(tap)", "\"#selector(tap)\" // #selector(tap)"),
  ]) func `selectors of methods are those of SwiftUI`(source: String, expected: String) {
    #expect(linux(source) == expected)
  }

  @Test func `the entry point of a program stays`() {
    #expect(linux("@main struct A {}", isInLibrary: false) == "@main struct A {}")
  }

  @Test func `whatever a source is like, its lines stay, and only conditions change`() {
    let pieces = [
      "#if ", "#elseif ", "os(iOS)", "os(", "iOS", ")", "\n", "\r\n", "\"", "\"\"\"", "/*", "*/", "//", "é",
      "`", "@", "main", " ", "#",
    ]
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let source = (0..<30).map { _ in pieces.randomElement(using: &random)! }.joined()
      let result = linux(source, isInLibrary: false)
      let shorter = result.replacing(" || os(Linux))", with: "")
      #expect(shorter.replacing("(", with: "") == source.replacing("(", with: ""), "\(seed)")
      #expect(result.count { $0.isNewline } == source.count { $0.isNewline }, "\(seed)")
    }
  }

  @Test func `whatever a source is like, lines without an import and without an attribute stay`() {
    let pieces = [
      "import ", "class ", "UIKit", "CoreGraphics", "SwiftUI", ".", "@objc", "@objcMembers", "@main", "(",
      ")",
      "a", ":", ";", "\n", "\r\n", "\"", "\"\"\"", "/*", "*/", "//", "é", "`", " ", "#",
    ]
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let source = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
      let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let result = linux(source).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(result.count == lines.count, "\(seed)")
      for (line, changed) in zip(lines, result) where line != changed {
        #expect(line.contains("import ") || line.contains("@"), "\(seed) \(line)")
      }
    }
  }

  /// Bytes that are no UTF-8 are longer as text than in the source.
  @Test func `a name that is no text ends an import`() {
    let bytes = Array("import UIKit.".utf8) + [0xFF]
    #expect(PhoneSource(bytes, at: "/a", isInLibrary: true).text.hasSuffix("\nimport SwiftUI.\u{FFFD}"))
  }
}
