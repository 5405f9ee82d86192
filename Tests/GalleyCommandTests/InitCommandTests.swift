import BaselineFixtures
import Foundation
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyCommands

@Suite struct InitCommandTests {
  private static let library = """
    // swift-tools-version: 6.3
    // The swift-tools-version declares the minimum version of Swift required to build this package.

    import PackageDescription

    let package = Package(
        name: "Hello",
        products: [
            // Products define the executables and libraries a package produces, making them visible to other packages.
            .library(
                name: "Hello",
                targets: ["Hello"]
            ),
        ],
        targets: [
            // Targets are the basic building blocks of a package, defining a module or a test suite.
            .target(
                name: "Hello"
            ),
            .testTarget(
                name: "HelloTests",
                dependencies: ["Hello"]
            ),
        ],
        swiftLanguageModes: [.v6]
    )

    """

  private func sandbox(_ manifest: String?, git: Bool = true) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.remove("Package.swift")
    if let manifest { try sandbox.write(manifest, to: "Package.swift") }
    if git { try sandbox.git("init", "-q") }
    return sandbox
  }

  private func tool(_ sandbox: Sandbox) -> Tool {
    Tool(sandbox: sandbox, environment: Sandbox.gitEnvironment.merging(["USER": "ada"]) { $1 })
  }

  private func contents(_ sandbox: Sandbox) throws -> [String: String] {
    let files = sandbox.files("").filter { !$0.hasPrefix("/.git/") } + ["/.git/config"]
    return try files.reduce(into: [:]) { texts, path in
      if FileManager.default.fileExists(atPath: sandbox.root + path) { texts[path] = try sandbox.text(path) }
    }
  }

  @Test func anEmptyFolderWithoutASampleHasNoPackage() throws {
    let sandbox = try sandbox(nil)
    let result = tool(sandbox)("init", "--no-sample")
    #expect(result.code == .clean, "\(result.err)")
    #expect(
      result.out.contains("Package.swift") && result.out.contains("there is none; tests in Swift need one"),
      "\(result.out)")
    #expect(!result.out.contains("it exists and is not changed"), "\(result.out)")
  }

  @Test func anEmptyFolderBecomesAPackageWithASuite() throws {
    let sandbox = try sandbox(nil)
    let result = tool(sandbox)("init")
    #expect(result.code == .clean, "\(result.err)")
    let name = SampleProject(package: (sandbox.root as NSString).lastPathComponent, isInModule: true).name
    #expect(
      sandbox.files("").filter { !$0.hasPrefix("/.git/") } == [
        "/.gitattributes", "/.gitignore", "/Baselines/.gitignore", "/Galley.json", "/Package.swift",
        "/Sources/\(name)/\(name)App.swift",
        "/Tests/\(name)Tests/GreetingTests.swift",
      ])
    expectGolden(try sandbox.text(".gitattributes"))
    // Git passes over what is left of changes that were cut short.
    for name in [".a.intent", ".a.intent.new", ".a.png.new", ".a.png.17-3.part"] {
      #expect(try sandbox.git("check-ignore", "-q", "Baselines/Suite/test/\(name)").status == 0, "\(name)")
    }
    #expect(try sandbox.git("check-ignore", "-q", "Baselines/Suite/test/a.png").status == 1)
    #expect(try sandbox.git("config", "merge.galley.driver").text.hasSuffix(" merge-driver %O %A %B %P\n"))
    #expect(result.out.contains("\nNext:\n  galley test "))
    #expect(try Project.open(root: sandbox.root).settings == Settings())
  }

  @Test func doingItAgainDoesNoHarm() throws {
    let sandbox = try sandbox(nil)
    _ = tool(sandbox)("init")
    let before = try contents(sandbox)
    let again = tool(sandbox)("init")
    #expect(again.code == .clean)
    #expect(try contents(sandbox) == before)
    #expect(!again.out.contains("wrote") && !again.out.contains("added"), "\(again.out)")
  }

  @Test func aDryRunChangesNothing() throws {
    let sandbox = try sandbox(Self.library)
    let before = try contents(sandbox)
    let result = tool(sandbox)("init", "--dry-run")
    #expect(try contents(sandbox) == before)
    #expect(result.out.contains("would write  Sources/Hello/HelloApp.swift"), "\(result.out)")
    #expect(result.out.contains("would add    Package.swift"))
  }

  @Test func aFreshPackageGetsTheSample() throws {
    let sandbox = try sandbox(Self.library)
    #expect(tool(sandbox)("init").code == .clean)
    let galley =
      GalleyPackage.find(for: sandbox.root, executable: tool(sandbox).executable)
      ?? GalleyPackage(path: "../galley")
    let last = (galley.path as NSString).lastPathComponent
    #expect(
      try sandbox.text("Package.swift") == """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(
          name: "Hello",
          products: [.library(name: "Hello", targets: ["Hello"])],
          dependencies: [.package(path: "\(galley.path)")],
          targets: [
            .target(name: "Hello", dependencies: [.product(name: "SwiftUI", package: "\(last)")]),
            .testTarget(name: "HelloTests", dependencies: ["Hello", .product(name: "Galley", package: "\(last)")]),
          ],
          swiftLanguageModes: [.v6])

        """)
    #expect(try sandbox.text("Tests/HelloTests/GreetingTests.swift").contains("\nimport Hello\n"))
  }

  @Test func anExecutableKeepsItsTargets() throws {
    let text = Self.library.replacing(/(?s)    products: \[.*?    \],\n/, with: "").replacing(
      ".target(", with: ".executableTarget(")
    let sandbox = try sandbox(text)
    #expect(tool(sandbox)("init").code == .clean)
    let manifest = try sandbox.text("Package.swift")
    #expect(
      manifest.contains(
        "    .executableTarget(name: \"Hello\"),\n    .testTarget(name: \"HelloTests\", dependencies: [\"Hello\"]),\n"
      ))
    #expect(manifest.contains("    .target(name: \"HelloScreens\", dependencies: "))
    #expect(
      try sandbox.text("Tests/HelloScreensTests/GreetingTests.swift").contains("\nimport HelloScreens\n"))
  }

  @Test func aManifestOfOnesOwnStaysAsItIs() throws {
    for change in [
      "    platforms: [.macOS(.v14)],\n    products: [", "    dependencies: [],\n    products: [",
    ] {
      let text = Self.library.replacing("    products: [", with: change)
      let sandbox = try sandbox(text)
      let result = tool(sandbox)("init")
      #expect(try sandbox.text("Package.swift") == text)
      #expect(
        result.out.contains("\nAdd to Package.swift:\n  dependencies:  .package(path: "), "\(result.out)")
      #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Sources"))
      let sampled = tool(sandbox)("init", "--sample")
      #expect(try sandbox.text("Package.swift") == text)
      #expect(sampled.out.contains(".target(name: \"HelloScreens\""))
      #expect(FileManager.default.fileExists(atPath: sandbox.root + "/Sources/HelloScreens/HelloApp.swift"))
    }
  }

  @Test func whoHasTestsWithGalleyGetsNoSample() throws {
    let sandbox = try sandbox(Self.library)
    try sandbox.write("import Foundation\n@testable import Galley\n", to: "Tests/HelloTests/A.swift")
    let result = tool(sandbox)("init")
    #expect(try sandbox.text("Package.swift") == Self.library)
    #expect(result.out.contains("kept         tests"), "\(result.out)")
  }

  @Test func whatIsThereStays() throws {
    let sandbox = try sandbox(Self.library)
    try sandbox.write("{ baselines: \"Approved pictures/it's #1\", }\n", to: "Galley.json")
    try sandbox.write("*.bin binary", to: ".gitattributes")
    try sandbox.write("// mine\n", to: "Sources/Hello/HelloApp.swift")
    let result = tool(sandbox)("init")
    #expect(result.code == .clean, "\(result.err)")
    expectGolden(try sandbox.text("Galley.json"))
    #expect(try sandbox.text("Sources/Hello/HelloApp.swift") == "// mine\n")
    let lines = try sandbox.text(".gitattributes")
    #expect(lines.hasPrefix("*.bin binary\n"))
    // Git itself understands the pattern.
    let git = try Git(in: sandbox.root, environment: Sandbox.gitEnvironment)
    let values = try git.attributes(of: "Approved pictures/it's #1/a/b.png", ["merge", "text"])
    #expect(values == ["merge": "galley", "text": "unset"])
  }

  @Test func anotherLineForAPatternIsTheUsersMatter() throws {
    let sandbox = try sandbox(Self.library)
    try sandbox.write("Baselines/**/*.png filter=lfs -text\n", to: ".gitattributes")
    let result = tool(sandbox)("init")
    #expect(
      result.out.contains(
        "it has another line for Baselines/**/*.png; Galley needs: Baselines/**/*.png -text merge=galley")
    )
    #expect(try sandbox.text(".gitattributes").hasPrefix("Baselines/**/*.png filter=lfs -text\n"))
  }

  @Test func withoutGitTheRestIsDone() throws {
    let sandbox = try sandbox(Self.library, git: false)
    let result = tool(sandbox)("init")
    #expect(result.code == .clean)
    #expect(
      result.out.contains("there is no git repository yet; after \"git init\", run \"galley init\" again"))
    #expect(FileManager.default.fileExists(atPath: sandbox.root + "/.gitattributes"))
    expectGolden(tool(sandbox)("init", "--lfs").err)
  }

  @Test func aFolderFullOfOtherThingsIsLeftAlone() throws {
    let sandbox = try sandbox(nil)
    try sandbox.write("x", to: "notes.txt")
    let result = tool(sandbox)("init")
    #expect(result.code == .notComparable)
    #expect(
      result.err
        == "galley: \(sandbox.root) has no Package.swift and is not empty; change to a package, or to a new folder.\n"
    )
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/Galley.json"))
  }

  @Test func theTemplateNamesEveryField() throws {
    let template = Settings.template
    for field in Settings.Field.allCases { #expect(template.contains("// \(field.rawValue): ")) }
    #expect(try Settings(json5: Array(template.utf8)) == Settings())
    // And what it shows as an example can be read.
    let shown = template.replacing(/(?m)^  \/\/ (\w+: .*,)$/) { "  \($0.1)" }
    let settings = try Settings(json5: Array(shown.utf8))
    #expect(settings.keepRuns == 20 && settings.expect == 12 && settings.approvalsFrom == [])
  }

  @Test func packagesOfAnyNameGetASwiftName() {
    for (package, name, module) in [
      ("hello", "Hello", "hello"), ("my-app", "My_app", "my_app"), ("3d", "My3d", "_3d"),
      ("日本", "My__", "__"),
    ] {
      let sample = SampleProject(package: package, isInModule: true)
      #expect(sample.name == name && sample.module == module && sample.target == package, "\(sample)")
    }
  }

  @Test func underJSON() throws {
    let result = tool(try sandbox(nil))("init", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let steps = (object["data"] as? [String: Any])?["steps"] as? [[String: String]]
    #expect(
      steps?.contains { $0["what"] == "Galley.json" && $0["outcome"] == "wrote" } == true, "\(result.out)")
  }
}
