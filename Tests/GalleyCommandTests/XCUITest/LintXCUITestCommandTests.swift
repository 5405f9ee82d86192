import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct LintXCUITestCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Mail",
      dependencies: [.package(path: "../galley"), .package(path: "Kit")],
      targets: [
        .target(name: "MailApp", path: "App"),
        .testTarget(
          name: "MailUITests",
          dependencies: ["MailApp", .product(name: "Steps", package: "Kit")], exclude: ["Old", "Notes.m"]),
        .testTarget(name: "Other", dependencies: []),
      ])

    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.manifest, to: "Package.swift")
    return sandbox
  }

  @Test func problemsAreListedWithTheirCuresAndCounted() throws {
    let sandbox = try sandbox()
    try sandbox.write("import XCTest\n@objc class A {}\n@objc class B {}\n", to: "Tests/MailUITests/A.swift")
    try sandbox.write("let b = Bundle(for: A.self)\n", to: "Tests/MailUITests/Pages/B.swift")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "Tests/MailUITests/")
    #expect(
      result
        == ToolResult(
          code: .differences,
          out: """
            Tests/MailUITests/A.swift:2:1: error: @objc needs the Objective-C runtime, which Linux lacks (objc-attribute)
              cure: remove it; where Xcode needs it, put "#if canImport(ObjectiveC)" and "#endif" on lines around it
            Tests/MailUITests/A.swift:3:1: error: @objc needs the Objective-C runtime, which Linux lacks (objc-attribute)
              cure: remove it; where Xcode needs it, put "#if canImport(ObjectiveC)" and "#endif" on lines around it
            Tests/MailUITests/Pages/B.swift:1:9: note: Bundle(for:) is not the bundle of the test target's files on Linux \
            (bundle-for-class)
              cure: add resources: [.copy("…")] to the target and write Bundle.module
            By rule:
              2  error  objc-attribute
              1  note   bundle-for-class
            2 Swift files: 2 errors, 1 note.

            """, err: ""))
  }

  @Test func notesAloneAreClean() throws {
    let sandbox = try sandbox()
    try sandbox.write("let b = Bundle(for: A.self)\n", to: "Tests/MailUITests/B.swift")
    let tool = Tool(sandbox: sandbox)
    #expect(tool("lint-xcuitest", "Tests/MailUITests").code == .clean)
    let short = tool("lint-xcuitest", "Tests/MailUITests", "--no-notes")
    #expect(short == ToolResult(code: .clean, out: "1 Swift file: 0 errors.\n", err: ""))
  }

  @Test func modulesOfThePackageAndOfItsDependenciesAreThere() throws {
    let sandbox = try sandbox()
    try sandbox.write("let p = Package(targets: [.target(name: \"KitCore\")])\n", to: "Kit/Package.swift")
    try sandbox.write(
      "let p = Package(targets: [.target(name: \"Far\")])\n", to: ".build/checkouts/far/Package.swift")
    try sandbox.write(
      "@testable import MailApp\nimport Steps\nimport KitCore\nimport Far\nimport Galley\n",
      to: "Tests/MailUITests/A.swift")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "Tests/MailUITests")
    #expect(result == ToolResult(code: .clean, out: "1 Swift file: 0 errors, 0 notes.\n", err: ""))
    try sandbox.write("import Wallet\n@testable import Safe\n", to: "Tests/MailUITests/B.swift")
    let other = Tool(sandbox: sandbox)("lint-xcuitest", "Tests/MailUITests")
    #expect(other.code == .differences)
    #expect(other.out.contains("B.swift:1:8: error: Wallet is neither a target"))
    #expect(other.out.contains("B.swift:2:18: error: Safe is no target of the package"))
  }

  @Test func withoutAPackageOtherModulesAreNotes() throws {
    let sandbox = try Sandbox()
    try sandbox.remove("Package.swift")
    try sandbox.write("import Wallet\n", to: "UI/A.swift")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "UI")
    #expect(result.code == .clean)
    #expect(
      result.out.hasPrefix(
        "UI/A.swift:1:8: note: without a Package.swift, it is unknown whether Linux has the module Wallet"))
  }

  @Test func whatTheManifestExcludesIsLeftOut() throws {
    let sandbox = try sandbox()
    try sandbox.write("@objc class A {}\n", to: "Tests/MailUITests/Old/A.swift")
    try sandbox.write("", to: "Tests/MailUITests/Notes.m")
    try sandbox.write("", to: "Tests/MailUITests/Sub/More.mm")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "Tests/MailUITests")
    #expect(
      result.out.split(separator: "\n").filter { $0.contains(": error") } == [
        "Tests/MailUITests/Sub/More.mm: error: a target with Swift cannot have More.mm, and Linux has no Objective-C "
          + "runtime (objc-source)"
      ])
    // So it is from within the target's folder.
    let inner = Tool(sandbox: sandbox)("lint-xcuitest", "Tests/MailUITests/Old")
    #expect(inner.code == .differences)
  }

  @Test func severalFoldersAreReadOnceEach() throws {
    let sandbox = try sandbox()
    try sandbox.write("@objc class A {}\n", to: "One/A.swift")
    try sandbox.write("@objc class B {}\n", to: "Two/B.swift")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "One", "Two", "./One")
    #expect(result.out.hasSuffix("By rule:\n  2  error  objc-attribute\n2 Swift files: 2 errors, 0 notes.\n"))
    #expect(Tool(sandbox: sandbox)("lint-xcuitest", ".").out.hasPrefix("One/A.swift:1:1: error: "))
  }

  @Test func theJSONHasTheSame() throws {
    let sandbox = try sandbox()
    try sandbox.write("@objc class A {}\n", to: "UI/A.swift")
    try sandbox.write("", to: "UI/A.h")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "UI", "--json")
    #expect(result.code == .differences)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect(data["format"] as? Int == 1 && data["errors"] as? Int == 1 && data["notes"] as? Int == 1)
    let problems = try #require(data["problems"] as? [[String: Any]])
    #expect(problems.map { $0["rule"] as? String } == ["c-header", "objc-attribute"])
    #expect(problems[1]["line"] as? Int == 1 && problems[1]["column"] as? Int == 1)
    #expect(problems[0]["line"] == nil)
    #expect((problems[1]["cure"] as? String)?.hasPrefix("remove it; ") == true)
    let rules = try #require(data["rules"] as? [[String: Any]])
    #expect(rules.map { $0["count"] as? Int } == [1, 1])
    #expect(result.err.contains("UI/A.swift:1:1: error: "))
  }

  @Test func rulesAreListed() throws {
    let result = Tool(sandbox: try Sandbox())("lint-xcuitest", "--rules")
    #expect(result.code == .clean)
    let lines = result.out.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == SuiteRule.all.map(\.id))
    expectGolden(String(lines[0]))
  }

  // MARK: - What cannot be read

  @Test func whatIsNoFolderIsSaid() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "A.swift")
    let tool = Tool(sandbox: sandbox)
    for (words, message) in [
      (["Nowhere"], "there is no folder Nowhere; check the path"),
      (["A.swift"], "A.swift is not a folder; give the folder of a test target"),
      (["No\u{1B}[31m\u{202E}where"], "there is no folder No�[31m�where; check the path"),
    ] {
      let result = tool.run(["lint-xcuitest"] + words)
      #expect(result == ToolResult(code: .notComparable, out: "", err: "galley: \(message).\n"))
    }
    #expect(
      tool("lint-xcuitest")
        == ToolResult(
          code: .usage, out: "",
          err: "galley: \"galley lint-xcuitest\" needs <folder>; see \"galley help lint-xcuitest\".\n"))
  }

  @Test func filesThatCannotBeReadAreNamedAndTheOthersAreRead() throws {
    let sandbox = try sandbox()
    try sandbox.write("@objc class A {}\n", to: "UI/A.swift")
    try sandbox.write([0x66, 0xFF, 0xFE, 0x0A], to: "UI/Latin.swift")
    try sandbox.write([UInt8](repeating: 0x0A, count: (4 << 20) + 1), to: "UI/Huge.swift")
    #expect(mkfifo(sandbox.root + "/UI/Pipe.swift", 0o600) == 0)
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "UI")
    #expect(result.code == .notComparable)
    #expect(
      result.out.hasPrefix("UI/A.swift:1:1: error: ")
        && result.out.hasSuffix("1 Swift file: 1 error, 0 notes.\n"))
    expectGolden(result.err)
  }

  @Test func linksAreNotFollowed() throws {
    let sandbox = try sandbox()
    try sandbox.write("let a = 1\n", to: "UI/A.swift")
    #expect(symlink("..", sandbox.root + "/UI/loop") == 0)
    #expect(symlink("self.swift", sandbox.root + "/UI/self.swift") == 0)
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "UI")
    #expect(result.code == .clean)
    #expect(
      result.out.split(separator: "\n").filter { $0.contains("note:") } == [
        "UI/loop: note: loop is a symbolic link, and was not followed (link)",
        "UI/self.swift: note: self.swift is a symbolic link, and was not followed (link)",
      ])
    // The folder itself is the user's choice, unless it leads nowhere.
    #expect(symlink("UI", sandbox.root + "/Linked") == 0)
    #expect(Tool(sandbox: sandbox)("lint-xcuitest", "Linked").code == .clean)
    #expect(symlink("Round", sandbox.root + "/Round") == 0)
    #expect(Tool(sandbox: sandbox)("lint-xcuitest", "Round").code == .notComparable)
  }

  @Test func namesAreCleaned() throws {
    let sandbox = try sandbox()
    try sandbox.write("@objc class A {}\n", to: "UI/x\u{1B}[31m\n::error::y\u{202E}.swift")
    let result = Tool(sandbox: sandbox)("lint-xcuitest", "UI")
    #expect(result.out.hasPrefix("UI/x�[31m⏎::error::y�.swift:1:1: error: "))
  }
}
