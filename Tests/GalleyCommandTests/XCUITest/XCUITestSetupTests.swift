import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Glibc
import Testing

@testable import GalleyCommands

@Suite struct XCUITestSetupTests {
  private func manifest(_ tests: String = "dependencies: [\"Mail\"]") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Mail",
      targets: [
        .target(name: "Mail"),
        .testTarget(name: "MailUITests", \(tests)),
        .testTarget(name: "MailTests", dependencies: ["Mail"]),
      ])

    """
  }

  private func sandbox(_ manifest: String? = nil, app: String = "MailApp: App") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(manifest ?? self.manifest(), to: "Package.swift")
    try sandbox.write("import GalleyViews\n\npublic struct \(app) {}\n", to: "Sources/Mail/MailApp.swift")
    try sandbox.write(
      "import XCTest\n@objc class A: XCTestCase { func testA() {} }\n", to: "Tests/MailUITests/A.swift")
    return sandbox
  }

  /// The path of Galley as the lines to add have it.
  private func galley(_ sandbox: Sandbox) -> GalleyPackage {
    GalleyPackage.find(for: sandbox.root, executable: Tool(sandbox: sandbox).executable)
      ?? GalleyPackage(path: "../galley")
  }

  private static let ownPrelude = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "XCUIStylesTests5/Prelude.swift")

  /// A prelude up to its test case, and the declarations that all preludes share.
  private static func parts(ofPrelude text: String) throws -> (head: String, declarations: String) {
    let start = try #require(text.range(of: "/// An expectation")).lowerBound
    return (String(text[..<start]), String(text[start...]))
  }

  @Test func thePreludeIsWrittenAndTheRestIsSaid() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: "Tests/MailUITests/Old.m")
    try sandbox.write("{}", to: "Tests/MailUITests/All.xctestplan")
    let before = try sandbox.text("Package.swift")
    let result = Tool(sandbox: sandbox)("init", "--xcuitest", "MailUITests")
    #expect(result.code == .clean && result.err == "")
    let prelude = try sandbox.text("Tests/MailUITests/Prelude.swift")
    let (head, declarations) = try Self.parts(ofPrelude: prelude)
    #expect(
      head == """
        // The one file that makes an XCUITest target a Galley target: its declarations win over XCTest's and Foundation's in all
        // other files of the target.
        @_exported import Galley
        import Mail

        /// The test case of this target: a device with the app, for every test.
        typealias XCTestCase = SimulatedTestCase<MailApp>


        """)
    // What is written is what suites of this package are built and run with.
    let own = try String(contentsOf: Self.ownPrelude, encoding: .utf8)
    #expect(declarations == (try Self.parts(ofPrelude: own).declarations))
    let galley = galley(sandbox)
    #expect(
      result.out.hasPrefix(
        """
        wrote        Tests/MailUITests/Prelude.swift  XCTestCase is a device with MailApp

        Add to Package.swift:
          dependencies:  \(galley.dependency),
          targets:       .testTarget(name: "MailUITests", dependencies: ["Mail", \(galley.product("Galley"))], \
        exclude: ["All.xctestplan", "Old.m"], swiftSettings: [.swiftLanguageMode(.v5)]),

        Tests/MailUITests/A.swift:2:1: error: @objc needs the Objective-C runtime, which Linux lacks (objc-attribute)

        """), "\(result.out)")
    #expect(result.out.hasSuffix("2 Swift files: 2 errors, 1 note.\n"), "\(result.out)")
    #expect(try sandbox.text("Package.swift") == before)
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Galley.json"))
  }

  @Test func doingItAgainDoesNoHarm() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    _ = tool("init", "--xcuitest", "MailUITests")
    try sandbox.write("// mine\n", to: "Tests/MailUITests/Prelude.swift")
    let again = tool("init", "--xcuitest", "MailUITests")
    #expect(again.code == .clean)
    #expect(again.out.hasPrefix("kept         Tests/MailUITests/Prelude.swift  the target has its prelude"))
    #expect(try sandbox.text("Tests/MailUITests/Prelude.swift") == "// mine\n")
  }

  @Test func aPreludeOfAnotherNameCounts() throws {
    let sandbox = try sandbox()
    try sandbox.write("@_exported import Galley\n", to: "Tests/MailUITests/Support/Device.swift")
    let result = Tool(sandbox: sandbox)("init", "--xcuitest", "MailUITests")
    #expect(result.out.hasPrefix("kept         Tests/MailUITests/Support/Device.swift  "))
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Tests/MailUITests/Prelude.swift"))
  }

  @Test func aDryRunChangesNothing() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("init", "--xcuitest", "MailUITests", "--dry-run")
    #expect(result.out.hasPrefix("would write  Tests/MailUITests/Prelude.swift  "))
    #expect(sandbox.files("Tests") == ["Tests/MailUITests/A.swift"])
  }

  @Test func aManifestThatHasItAllIsToldNothing() throws {
    let sandbox = try sandbox(
      manifest(
        "dependencies: [\"Mail\", .product(name: \"Galley\", package: \"galley\")], "
          + "swiftSettings: [.swiftLanguageMode(.v5)]"))
    let result = Tool(sandbox: sandbox)("init", "--xcuitest", "MailUITests")
    #expect(!result.out.contains("Add to Package.swift"))
    try sandbox.write("", to: "Tests/MailUITests/Old.m")
    #expect(
      Tool(sandbox: sandbox)("init", "--xcuitest", "MailUITests").out.contains(
        "\nAdd to Package.swift:\n  in MailUITests:  exclude: [\"Old.m\"],\n"))
  }

  @Test func aFolderIsATargetToBe() throws {
    let sandbox = try sandbox()
    try sandbox.write("import XCTest\n", to: "Suites/Smoke/A.swift")
    let result = Tool(sandbox: sandbox)("init", "--xcuitest", "Suites/Smoke")
    #expect(result.code == .clean)
    #expect(
      result.out.contains("  targets:       .testTarget(name: \"Smoke\", dependencies: [\"Mail\", "))
    #expect(result.out.contains(", path: \"Suites/Smoke\", swiftSettings: "))
    #expect(FileManager.default.fileExists(atPath: sandbox.root + "/Suites/Smoke/Prelude.swift"))
    // Tests/<name> needs no path.
    try sandbox.write("import XCTest\n", to: "Tests/Copied/A.swift")
    let copied = Tool(sandbox: sandbox)("init", "--xcuitest", "Copied")
    #expect(copied.out.contains("  targets:       .testTarget(name: \"Copied\", dependencies: "))
    #expect(!copied.out.contains("path: \"Tests"))
  }

  @Test func theAppIsFoundOrNamed() throws {
    let sandbox = try sandbox()
    try sandbox.write("import GalleyViews\nstruct Second: App {}\n", to: "Sources/Mail/Second.swift")
    try sandbox.write("import SwiftUI\nstruct Third: App {}\n", to: "Sources/Mail/Third.swift")
    let tool = Tool(sandbox: sandbox)
    func said(_ words: String...) -> String {
      let result = tool.run(["init", "--xcuitest", "MailUITests", "--dry-run"] + words)
      return result.code == .clean ? String(result.out.prefix { $0 != "\n" }) : result.err
    }
    #expect(
      said()
        == "galley: several types are apps: choose by --app one of MailApp of Mail, Second of Mail, Third of Mail.\n"
    )
    #expect(said("--app", "Second").hasSuffix("XCTestCase is a device with Second"))
    #expect(said("--app", "Other", "--module", "Far").hasSuffix("XCTestCase is a device with Other"))
    #expect(said("--app", "Third").hasSuffix("XCTestCase is a device with Third"))
    #expect(
      said("--app", "Fourth")
        == "galley: the package has no app \"Fourth\"; there is MailApp of Mail, Second of Mail, Third of Mail; "
        + "add --module for one that is elsewhere.\n")
    try sandbox.remove("Sources")
    #expect(
      said()
        == "galley: no type in the package's targets is an App of SwiftUI; \"galley init --sample\" adds an "
        + "example, and --app and --module name one that is elsewhere.\n")
    #expect(
      said("--app", "Third")
        == "galley: the package has no app \"Third\"; add --module with the module that has it.\n")
    // An app within the tests needs no import.
    try sandbox.write("import GalleyViews\nstruct Inner: App {}\n", to: "Tests/MailUITests/Inner.swift")
    _ = tool("init", "--xcuitest", "MailUITests")
    let prelude = try sandbox.text("Tests/MailUITests/Prelude.swift")
    #expect(prelude.contains("SimulatedTestCase<Inner>") && !prelude.contains("\nimport "))
  }

  @Test func aWrongTargetIsToldWhichThereAre() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    for (name, message) in [
      (
        "MailUITest",
        "there is no test target \"MailUITest\" and no folder of that name; did you mean MailUITests?"
      ),
      (
        "Nothing",
        "there is no test target \"Nothing\" and no folder of that name; there is MailUITests, MailTests."
      ),
      (
        "Tests/MailUITests/A.swift",
        "there is no test target \"Tests/MailUITests/A.swift\" and no folder of that name; "
          + "there is MailUITests, MailTests."
      ),
      ("MailTests", "the test target \"MailTests\" has no folder: put its sources into Tests/MailTests."),
    ] {
      #expect(
        tool("init", "--xcuitest", name)
          == ToolResult(code: .notComparable, out: "", err: "galley: \(message)\n"))
    }
    #expect(
      "\(XCUITestError.noTarget("A", known: [], meant: nil))"
        == "there is no test target \"A\" and no folder of that name; Package.swift has no test targets: make a folder in "
        + "Tests")
    try sandbox.remove("Package.swift")
    let alone = tool("init", "--xcuitest", "MailUITests")
    #expect(
      alone.err == "galley: neither \(sandbox.root) nor a folder above it has a Package.swift; make one with "
        + "\"swift package init\".\n")
  }

  @Test(arguments: [
    (["--app", "A"], "--app needs --xcuitest"), (["--module", "A"], "--module needs --xcuitest"),
    (["--xcuitest", "A", "--sample"], "--sample has no effect with --xcuitest; omit one of them"),
    (["--xcuitest", "A", "--lfs"], "--lfs has no effect with --xcuitest; omit one of them"),
    (["--xcuitest", "A", "--app", "a b"], "--app needs the name of a type, not \"a b\""),
    (["--xcuitest", "A", "--app", "A>\nimport B"], "--app needs the name of a type, not \"A>⏎import B\""),
    (["--xcuitest", "A", "--module", "A.B"], "--module needs the name of a module, not \"A.B\""),
    (["--xcuitest"], "--xcuitest needs a value: --xcuitest <target>"),
  ])
  func aWrongCommandLineIsExplained(_ words: [String], _ message: String) throws {
    let result = Tool(sandbox: try sandbox()).run(["init"] + words)
    #expect(result == ToolResult(code: .usage, out: "", err: "galley: \(message).\n"))
  }

  @Test func theJSONHasTheSame() throws {
    let result = Tool(sandbox: try sandbox())("init", "--xcuitest", "MailUITests", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    let steps = try #require(data["steps"] as? [[String: String]])
    #expect(steps.map { $0["outcome"] } == ["wrote"])
    #expect((data["linesToPaste"] as? [String])?.count == 2)
    #expect((data["lint"] as? [String: Any])?["errors"] as? Int == 1)
  }
}
