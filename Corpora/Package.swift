// swift-tools-version: 6.2
import PackageDescription

// The corpora by which comparisons and explanations are judged: apps that nobody wrote for the explanation, with the changes
// that are planted in them, planted changes of screens, and pairs of pictures with labels. Nobody who uses Galley builds them.
//
// `Scripts/corpora build --build-tests` builds them with the modules that `swift build` has left in `.build`; the same flags
// for those modules make that possible, so this package states none for them. What tests see beyond public declarations they
// see by `@testable`, as access level `package` ends here.

/// The settings of every target.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Galley")
let charts = Target.Dependency.product(name: "Charts", package: "Galley")
/// The modules of Galley that no user imports; the product is there where `GALLEY_CORPORA` is set.
let modules = Target.Dependency.product(name: "GalleyCorpora", package: "Galley")

/// An app, which reads its look from the launch environment.
func app(_ name: String, hasTokens: Bool = true, dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: ["AppVariants", swiftUI] + dependencies, path: "Apps/\(name)",
    resources: hasTokens ? [.copy("Tokens")] : [], swiftSettings: strict)
}

let package = Package(
  name: "Corpora",
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    .target(name: "AppVariants", dependencies: [swiftUI], path: "Apps/AppVariants", swiftSettings: strict),
    app("Allotment", dependencies: [charts]),
    app("Banking"),
    app("Messenger"),
    app("Shop"),
    app("Travel"),
    app("Fitness", dependencies: [charts]),
    app("Podcasts"),
    app("Projects", dependencies: [charts]),
    app("Home", dependencies: [charts]),
    app("Clinic", dependencies: [charts]),
    app("Cookbook", dependencies: [charts]),
    app("Harbour", dependencies: [charts]),
    app("Skep", dependencies: [charts]),
    app("Spokes", dependencies: [charts]),
    app("Tickets", dependencies: [charts]),
    app("Tutti", dependencies: [charts]),
    app("Lessons", hasTokens: false, dependencies: [charts]),
    .testTarget(
      name: "ExplanationAppsTests",
      dependencies: [
        "Allotment", "Banking", "Messenger", "Shop", "Travel", "Fitness", "Podcasts", "Projects", "Home",
        "Clinic", "Cookbook", "Harbour", "Skep", "Spokes", "Tutti",
        "Lessons", "Tickets", "AppVariants", swiftUI, modules,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExplanationCorpusTests", dependencies: [charts, modules], resources: [.copy("Views/Tokens")],
      swiftSettings: strict),
    .testTarget(
      name: "PictureCorpusTests", dependencies: [modules], exclude: ["LabelledPairs", "ChangesAmidNoise"],
      swiftSettings: strict),
  ]
)
