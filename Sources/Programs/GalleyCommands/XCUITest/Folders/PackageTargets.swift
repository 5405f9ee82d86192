import Foundation
import GalleySystem
import SourceReading

/// The targets of a package, as far as its manifest names them by literals.
///
/// Nothing of the manifest is run; what it computes is not known here.
struct PackageTargets {
  /// A target.
  struct Target: Hashable {
    /// The function that makes it, such as `testTarget`.
    var kind: String
    var name: String
    /// Its folder, relative to the package.
    var folder: String
    /// The files and folders that are left out of it, relative to its folder.
    var excluded: [String]
    /// Whether its entry names a language mode.
    var hasLanguageMode: Bool
    /// Whether its entry names Galley.
    var usesGalley: Bool
    /// Whether its sources are read by the plugin `AppleSources`.
    var usesAppleSources: Bool
  }

  let targets: [Target]
  /// All names that the manifest mentions: of targets, products and packages.
  let names: Set<String>
  /// The folders of packages that it depends on by path.
  let localPackages: [String]

  /// The test targets.
  var tests: [Target] { targets.filter { $0.kind == "testTarget" } }

  private static let kinds: Set = [
    "target", "testTarget", "executableTarget", "macro", "systemLibrary", "binaryTarget",
  ]

  /// Reads a manifest.
  init(_ manifest: [UInt8]) {
    let source = TokenizedSource(manifest) { _ in nil }
    let literals = source.tokens.filter { $0.kind == .literal }
    names = Set(literals.map(\.text))
    var (targets, packages) = ([Target](), [String]())
    for (index, token) in source.tokens.enumerated()
    where token.kind == .word && source.has(".", at: index - 1) && source.has("(", at: index + 1) {
      let end = source.closing[index + 1] ?? index
      let range = (index + 2)..<max(index + 2, min(end, source.tokens.count))
      if token.is("package"), let path = Self.argument("path", in: range, of: source).first {
        packages.append(path)
      }
      guard Self.kinds.contains(token.text), let name = Self.argument("name", in: range, of: source).first
      else {
        continue
      }
      let root = token.is("testTarget") ? "Tests" : "Sources"
      let literals = Set(range.compactMap { source[$0] }.filter { $0.kind == .literal }.map(\.text))
      targets.append(
        Target(
          kind: token.text, name: name,
          folder: Self.argument("path", in: range, of: source).first ?? "\(root)/\(name)",
          excluded: Self.argument("exclude", in: range, of: source),
          hasLanguageMode: range.contains { source.has("swiftLanguageMode", at: $0) },
          usesGalley: literals.contains("Galley"), usesAppleSources: literals.contains("AppleSources")))
    }
    self.targets = targets
    localPackages = packages
  }

  /// The literals of an argument, of which an array has several.
  private static func argument(_ label: String, in range: Range<Int>, of source: TokenizedSource) -> [String]
  {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.has(label, at: index), source.has(":", at: index + 1) {
        guard let value = source[index + 2] else { return [] }
        if value.kind == .literal { return [value.text] }
        guard value.is("["), let end = source.closing[index + 2] else { return [] }
        return source.tokens[(index + 3)..<max(index + 3, end)].filter { $0.kind == .literal }.map(\.text)
      }
      index = source.end(of: index)
    }
    return []
  }
}

/// The package that a folder is in.
struct SuitePackage {
  /// Its folder.
  let root: String
  let targets: PackageTargets
  /// The names that it and the packages it depends on mention.
  let modules: Set<String>

  /// The most bytes of a manifest.
  private static let largestManifest = 1 << 20

  /// Finds the nearest package at or above a folder; `nil` if there is none.
  ///
  /// - Throws: `FileError` if its manifest cannot be read.
  init?(holding folder: String) throws(FileError) {
    var root = folder
    while !FileManager.default.fileExists(atPath: root + "/Package.swift") {
      guard root != "/", !root.isEmpty else { return nil }
      root = (root as NSString).deletingLastPathComponent
    }
    self.root = root
    targets = PackageTargets(
      Array(try BoundedFile.read(root + "/Package.swift", limit: Self.largestManifest)))
    var names = targets.names
    let checkouts = root + "/.build/checkouts"
    let others =
      targets.localPackages.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
      + ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).sorted().map {
        checkouts + "/" + $0
      }
    for other in others {
      // A dependency that is not there yet cannot name its modules.
      guard let bytes = try? BoundedFile.read(other + "/Package.swift", limit: Self.largestManifest) else {
        continue
      }
      names.formUnion(PackageTargets(Array(bytes)).targets.map(\.name))
    }
    modules = names
  }

  /// The target whose folder holds another folder.
  func target(holding folder: String) -> PackageTargets.Target? {
    targets.targets.first { target in
      let path = PathText.standardized(root + "/" + target.folder)
      return folder == path || folder.hasPrefix(path + "/")
    }
  }
}
