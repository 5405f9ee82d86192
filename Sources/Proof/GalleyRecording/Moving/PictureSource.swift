/// A tool whose approved pictures `galley import` takes over, with the names that it gives them.
///
/// - Reference: Playwright, `snapshotPathTemplate`; swift-snapshot-testing, AssertSnapshot.swift; Paparazzi, Snapshot.kt; Roborazzi,
///   DefaultFileNameGenerator.kt; cypress-image-snapshot, plugin.ts; jest-image-snapshot, README; BackstopJS, engineTools.js; reg-suit,
///   processor.ts.
package enum PictureSource: String, CaseIterable, Sendable {
  case playwright
  case swiftSnapshotTesting = "swift-snapshot-testing"
  case paparazzi, roborazzi, cypress
  case jestImageSnapshot = "jest-image-snapshot"
  case backstop
  case regSuit = "reg-suit"

  /// Groups of patterns; the first group that cuts every picture is used.
  package var patterns: [[String]] {
    switch self {
    case .playwright:
      let browsers =
        "{browser:chromium|firefox|webkit|Desktop-Chrome|Desktop-Firefox|Desktop-Safari|Desktop-Edge|Mobile-Chrome|Mobile-Safari}"
      let platform = "{os:linux|darwin|win32}"
      return ["-\(browsers)-\(platform)", "-\(platform)", ""].map { ["{suite}-snapshots/{name}\($0)"] }
    case .swiftSnapshotTesting:
      return [["{suite}/{test}.{name}"]]
    case .paparazzi, .roborazzi, .regSuit: return [["{name}"]]
    case .cypress: return [["{name}.snap"], ["{name}-base"], ["{name}"]]
    case .jestImageSnapshot: return [["{name}-snap"], ["{name}"]]
    case .backstop: return [["{name}_{selectorIndex}_{selector}_{viewportIndex}_{viewport}"], ["{name}"]]
    }
  }

  /// The folders of results of a failed run, which are no baselines.
  private static let folders: Set<String> = [
    "__diff_output__", "__received_output__", "bitmaps_test", "failures", "test-results", "diff", "actual",
    "comparison",
  ]

  /// The ends of names of results of a failed run.
  private static let ends = [
    "-actual", "-expected", "-diff", "-previous", ".diff", "-received", "_compare", "_actual", ".annotated",
  ]

  /// Whether a picture is a result of a failed run, and no baseline.
  package static func isResult(_ path: String) -> Bool {
    let steps = path.split(separator: "/").map(String.init)
    let stem = PictureNaming.withoutExtension(steps.last ?? path)
    let name = steps.last ?? path
    return steps.dropLast().contains(where: folders.contains) || ends.contains(where: stem.hasSuffix)
      || name.hasPrefix("failed_diff_") || name.hasPrefix("delta-")
  }

  /// The patterns for some pictures.
  ///
  /// - Parameter paths: The paths of the pictures, with extensions.
  /// - Returns: The group that cuts each of them in one way; `nil` if none does.
  package func patterns(for paths: [String]) -> [PicturePattern]? {
    let groups = patterns.map { $0.compactMap { try? PicturePattern($0) } }
    return groups.first { group in
      paths.allSatisfy { path in
        let stem = PictureNaming.withoutExtension(path)
        return group.contains { !$0.cuts(of: stem).isEmpty }
      }
    }
  }
}
