import BaselineFixtures
import Foundation
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley init --web`, with a sketch in place of a browser.
@Suite struct InitWebTests {
  private static let page = SketchedWebPage(
    name: "SignIn",
    swift: """
      struct SignIn: Layout {
        let name = Field("name")

        var body: Blueprint {
          Required { name }
        }
      }

      """)

  private func sandbox(_ manifest: String? = nil) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.remove("Package.swift")
    if let manifest { try sandbox.write(manifest, to: "Package.swift") }
    try sandbox.git("init", "-q")
    return sandbox
  }

  private func tool(_ sandbox: Sandbox, _ work: SketchedWebPage.Work? = nil) -> Tool {
    var tool = Tool(sandbox: sandbox, environment: Sandbox.gitEnvironment.merging(["USER": "ada"]) { $1 })
    tool.webSketch = work ?? { _, _ in Self.page }
    return tool
  }

  /// A text without the names that the sandbox decides about.
  private func plain(_ text: String, in sandbox: Sandbox) throws -> String {
    let name = SampleProject(package: (sandbox.root as NSString).lastPathComponent, isInModule: false).name
    let galley = try #require(GalleyPackage.find(for: sandbox.root, executable: tool(sandbox).executable))
    return text.replacing(galley.path, with: "GALLEY")
      .replacing("package: \"\((galley.path as NSString).lastPathComponent)\"", with: "package: \"galley\"")
      .replacing(name, with: "Shop")
  }

  private func files(_ sandbox: Sandbox) throws -> [(name: String, text: String?)] {
    try sandbox.files("").filter { !$0.hasPrefix("/.git/") && !$0.hasSuffix("Galley.json") }.map { path in
      (try plain(path, in: sandbox), try plain(sandbox.text(path), in: sandbox))
    }
  }

  @Test func `an empty folder becomes a package with the page and a test, and without SwiftUI`() throws {
    let sandbox = try sandbox()
    let result = tool(sandbox)("init", "--web", "http://127.0.0.1:8080/", "--device", "iphone x")
    #expect(result.code == .clean, "\(result.err)")
    // The width of a column depends on the sandbox's name.
    let output = try plain(result.out, in: sandbox).replacing(#/ {2,}/#, with: "  ")
    expectGolden(try files(sandbox) + [("output", output)])
    #expect(FileManager.default.fileExists(atPath: sandbox.root + "/Galley.json"))
  }

  @Test(arguments: [
    ([], ".desktop)"), (["--device", "iPad Air", "--browser", "firefox"], ".iPadAir, engine: .firefox)"),
    (["--device", "iPhone 8"], "device)"),
  ])
  func `the test names the window and the browser that were asked for`(_ words: [String], _ end: String)
    throws
  {
    let sandbox = try sandbox()
    let result = tool(sandbox).run(["init", "--web", "http://shop.example/a"] + words)
    #expect(result.code == .clean, "\(result.err)")
    let path = try #require(sandbox.files("").first { $0.hasSuffix("SignInTests.swift") })
    let text = try sandbox.text(path)
    #expect(text.contains("(on: .browser(\"http://shop.example/a\", device: \(end)"), "\(text)")
    #expect(
      text.contains("let device = try #require(BrowserDevice(named: \"iPhone 8\"))") == (end == "device)"))
  }

  @Test func `files and manifests that are there stay as they are`() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Hello", platforms: [.macOS(.v14)])

      """
    let sandbox = try sandbox(manifest)
    try sandbox.write("mine\n", to: "Tests/HelloWebTests/SignInTests.swift")
    let result = tool(sandbox)("init", "--web", "http://127.0.0.1:8080/")
    #expect(result.code == .clean, "\(result.err)")
    #expect(try sandbox.text("Package.swift") == manifest)
    #expect(try sandbox.text("Tests/HelloWebTests/SignInTests.swift") == "mine\n")
    #expect(result.out.contains("kept         Tests/HelloWebTests/SignInTests.swift"), "\(result.out)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/README.md"))
    let galley = try #require(GalleyPackage.find(for: sandbox.root, executable: tool(sandbox).executable))
    #expect(
      result.out.contains(
        "targets:       .testTarget(name: \"HelloWebTests\", dependencies: [\(galley.product("GalleyBrowser")), "
      ))
  }

  @Test func `a fresh package keeps its targets and gets the tests`() throws {
    for kind in ["target", "executableTarget"] {
      let sandbox = try sandbox(
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Hello",
            targets: [
                .executableTarget(name: "Hello"),
                .testTarget(name: "HelloTests", dependencies: ["Hello"]),
            ]
        )

        """.replacing(
          "    targets: [\n        .executableTarget",
          with: kind == "target"
            ? "    products: [.library(name: \"Hello\", targets: [\"Hello\"])],\n    targets: [\n        .target"
            : "    targets: [\n        .executableTarget"))
      #expect(tool(sandbox)("init", "--web", "http://127.0.0.1:8080/").code == .clean)
      let text = try sandbox.text("Package.swift")
      #expect(
        text.contains(
          "    .\(kind)(name: \"Hello\"),\n    .testTarget(name: \"HelloTests\", dependencies: [\"Hello\"]),\n"
            + "    .testTarget(name: \"HelloWebTests\", "), "\(text)")
    }
  }

  @Test func `nothing is written where the page cannot be opened`() throws {
    struct Refusal: Error, CustomStringConvertible {
      let description = "http://127.0.0.1:9/ refuses connections"
    }
    let sandbox = try sandbox()
    let result = tool(sandbox) { _, _ in throw Refusal() }("init", "--web", "http://127.0.0.1:9/")
    #expect(result.code == .notComparable)
    #expect(result.err == "galley: http://127.0.0.1:9/ refuses connections.\n")
    #expect(sandbox.files("").allSatisfy { $0.hasPrefix("/.git/") })
    try sandbox.write("x", to: "notes.txt")
    let full = tool(sandbox) { _, _ in throw Refusal() }("init", "--web", "http://127.0.0.1:9/")
    #expect(full.err.contains("has no Package.swift and is not empty"))
  }

  @Test func `options that do not go together are refused`() throws {
    let sandbox = try sandbox()
    let address = "http://127.0.0.1:8080/"
    let commands =
      [
        ["--web", "shop.example"], ["--web", "ftp://shop.example/"], ["--web", address, "--sample"],
        ["--web", address, "--no-sample"], ["--web", address, "--xcuitest", "A"], ["--browser", "chromium"],
        ["--web", address, "--device", "iPhon X"], ["--web", address, "--browser", "opera"],
        ["--web", address, "--cookie", "a=b"],
      ].map { ["init"] + $0 } + [
        ["sketch", "--url", address, "details"], ["sketch", "--url", address, "--failure"],
        ["sketch", "--cookie", "a=b"], ["sketch", "--url", address, "--cookie", "a"],
        ["atlas", "--pages", "3"], ["atlas", "--url", address, "--pages", "0"],
        ["atlas", "--url", address, "--target", "A"], ["atlas", "--url", address, "--", "--skip-build"],
      ]
    expectGolden(
      commands.map { words in
        let result = tool(sandbox).run(words)
        #expect(result.code == .usage, "\(words)")
        return (words.joined(separator: " "), result.err)
      })
  }
}
