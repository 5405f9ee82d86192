import Foundation

/// A `Package.swift` that is as `swift package init` writes it.
struct PackageManifest: Hashable {
  /// The type of package that `swift package init --type` made.
  enum Kind: Hashable {
    case empty, library, executable
  }

  /// The package's name.
  var name: String
  var kind: Kind
  /// The first line, which says the version of the tools.
  var toolsLine: String
  /// Whether the languages of targets are stated.
  var statesLanguage: Bool
  /// Whether it has a target with tests.
  var hasTests: Bool

  /// The manifest of a new package.
  init(name: String) {
    self.name = name
    (kind, toolsLine, statesLanguage, hasTests) = (.empty, "// swift-tools-version: 6.2", false, false)
  }

  /// Recognises a manifest, and fails for one that was written or changed by hand; spaces, comments and trailing commas
  /// do not matter.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("// swift-tools-version:") else { return nil }
    let body = lines.map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .joined().filter { !$0.isWhitespace }.replacing(",)", with: ")").replacing(",]", with: "]")
    guard let match = body.firstMatch(of: /^importPackageDescriptionletpackage=Package\(name:"([^"\\]+)"/)
    else { return nil }
    let name = String(match.1)
    var rest = String(body[match.range.upperBound...])
    let language = ",swiftLanguageModes:[.v6])"
    statesLanguage = rest.hasSuffix(language)
    if statesLanguage { rest = rest.dropLast(language.count) + ")" }
    let tests = ",.testTarget(name:\"\(name)Tests\",dependencies:[\"\(name)\"])"
    hasTests = rest.contains(tests)
    switch rest.replacing(tests, with: "") {
    case ")": kind = .empty
    case ",products:[.library(name:\"\(name)\",targets:[\"\(name)\"])],targets:[.target(name:\"\(name)\")])":
      kind = .library
    case ",targets:[.executableTarget(name:\"\(name)\")])",
      ",targets:[.executableTarget(name:\"\(name)\",path:\"Sources\")])":
      kind = .executable
    default: return nil
    }
    self.name = name
    toolsLine = String(first)
  }

  /// The manifest with Galley, and with the targets of a project.
  func text(with project: any StartProject, _ galley: GalleyPackage, isNew: Bool) -> String {
    var lines = [
      toolsLine, "import PackageDescription", "", "let package = Package(", "  name: \"\(name)\",",
    ]
    if kind == .library {
      lines.append("  products: [.library(name: \"\(name)\", targets: [\"\(name)\"])],")
    }
    lines.append("  dependencies: [\(galley.dependency)],")
    lines.append("  targets: [")
    if kind != .empty, project.replacedTarget != name {
      lines.append("    .\(kind == .executable ? "executableTarget" : "target")(name: \"\(name)\"),")
      if hasTests { lines.append("    .testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"]),") }
    }
    lines += project.targets(galley).map { "    \($0)," }
    lines.append(statesLanguage ? "  ],\n  swiftLanguageModes: [.v6])" : "  ])")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// A dependency on Galley's own package.
struct GalleyPackage: Hashable {
  /// Its path in the manifest.
  var path: String

  /// The entry among the manifest's dependencies.
  var dependency: String { ".package(path: \"\(Self.escaped(path))\")" }

  /// A product as a target depends on it.
  func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(Self.escaped((path as NSString).lastPathComponent))\")"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Finds the installation that the tool belongs to, or else Galley's sources beside the package or above the tool; `nil` if there
  /// is none of them.
  static func find(for folder: String, executable: String, home: String? = nil) -> GalleyPackage? {
    if let installation = Installation(of: executable) {
      return GalleyPackage(path: installation.path(home: home))
    }
    if isGalley(folder + "/../galley") { return GalleyPackage(path: "../galley") }
    var above = (executable as NSString).deletingLastPathComponent
    while above.hasPrefix("/"), above != "/" {
      if isGalley(above) {
        let isBeside =
          (above as NSString).deletingLastPathComponent == (folder as NSString).deletingLastPathComponent
        return GalleyPackage(path: isBeside ? "../\((above as NSString).lastPathComponent)" : above)
      }
      above = (above as NSString).deletingLastPathComponent
    }
    return nil
  }

  private static func isGalley(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else { return false }
    return String(decoding: data, as: UTF8.self).contains("\n  name: \"Galley\",\n")
  }
}
