import GalleySystem

/// Arguments of `swift build` and `swift test` whose effect on the place of the build is known.
package struct BuildArguments {
  /// The arguments that `swift build` takes.
  private(set) var building: [String] = []
  /// Whether nothing is built.
  private(set) var isBuilt = false
  /// The folder of everything that is built, as it was written; `nil` for SwiftPM's own choice.
  private(set) var scratch: String?
  /// The configuration, such as `debug`.
  package private(set) var configuration = "debug"

  /// Options of `swift build` with a value, and those without one.
  private static let valued: Set<String> = [
    "-c", "--configuration", "--scratch-path", "--cache-path", "--config-path", "--security-path", "-j",
    "--jobs",
    "-Xcc", "-Xswiftc", "-Xlinker", "-Xcxx", "--pkg-config-path", "--traits", "--manifest-cache",
  ]
  private static let flags: Set<String> = [
    "-v", "--verbose", "-q", "--quiet", "--disable-sandbox", "--skip-update",
    "--disable-automatic-resolution",
    "--force-resolved-versions", "--only-use-versions-from-resolved-file", "--enable-all-traits",
    "--disable-default-traits", "--enable-index-store", "--disable-index-store", "--auto-index-store",
    "--disable-dependency-cache", "--disable-build-manifest-caching",
  ]
  /// Options of `swift test` alone.
  private static let testing: Set<String> = ["--filter", "--skip", "--event-stream-output-path"]
  private static let testingFlags: Set<String> = ["--skip-build", "--no-parallel"]

  /// Reads arguments; fails for one that is not known.
  package init?(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--skip-build" { isBuilt = true }
      if Self.testingFlags.contains(word) { continue }
      if Self.flags.contains(word) {
        building.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let isJoined = parts.count > 1 && word.hasPrefix("--")
      let name = isJoined ? parts[0] : word
      guard Self.valued.contains(name) || Self.testing.contains(name),
        let value = isJoined ? parts[1] : rest.popFirst()
      else { return nil }
      guard Self.valued.contains(name) else { continue }
      building += isJoined ? [word] : [word, value]
      switch name {
      case "-c", "--configuration": configuration = value
      case "--scratch-path": scratch = value
      default: break
      }
    }
  }

  /// The plan of the build of a package; `nil` where an environment variable puts it elsewhere.
  package func plan(of folder: String, _ environment: [String: String]) -> String? {
    guard environment["SWIFTPM_BUILD_DIR"] == nil else { return nil }
    return "\(scratchFolder(of: folder))/\(configuration).yaml"
  }

  /// The absolute path of the folder of everything that is built.
  package func scratchFolder(of folder: String) -> String {
    let scratch = scratch ?? ".build"
    return PathText.standardized(scratch.hasPrefix("/") ? scratch : "\(folder)/\(scratch)")
  }
}

extension SwiftPackage {
  /// The environment of a build.
  ///
  /// SwiftPM plans anew, for a second, whenever a variable differs from those of the last build. A shell counts and notes in some of them,
  /// which no manifest reads.
  package static func planning(in environment: [String: String]) -> [String: String] {
    environment.filter { !["_", "OLDPWD", "SHLVL"].contains($0.key) }
  }
}
