// swift-tools-version: 6.2
import PackageDescription

/// Measures Galley; no part of it, so that nobody who uses Galley resolves or builds it.
let package = Package(
  name: "GalleyBenchmarks",
  dependencies: [.package(name: "Galley", path: "..")],
  targets: [
    // The system's libpng, and the way most programs use it: what our own decoding is measured against.
    .systemLibrary(
      name: "PeerPNG", path: "Sources/PeerPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(
      name: "CPNGPeer", dependencies: ["PeerPNG"], path: "Sources/CPNGPeer",
      cSettings: [.unsafeFlags(["-O2"])]),
    // What the tests use too: large projects, and a browser to look at their reports with.
    .target(
      name: "BaselineFixtures",
      dependencies: [
        .product(name: "GalleyBaselines", package: "Galley"),
        .product(name: "GalleyDiff", package: "Galley"),
        .product(name: "GalleyTree", package: "Galley"),
        .product(name: "GalleyImage", package: "Galley"),
      ],
      path: "Sources/BaselineFixtures"),
    .target(
      name: "HeadlessBrowser", dependencies: [.product(name: "GalleyImage", package: "Galley")],
      path: "Sources/HeadlessBrowser", exclude: ["Testing"]),
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "CPNGPeer", "BaselineFixtures", "HeadlessBrowser",
        .product(name: "GalleyRaster", package: "Galley"),
        .product(name: "GalleyImage", package: "Galley"),
        .product(name: "GalleyTree", package: "Galley"),
        .product(name: "GalleyAutomation", package: "Galley"),
        .product(name: "GalleyPages", package: "Galley"),
        .product(name: "GalleySimulator", package: "Galley"),
        .product(name: "GalleyDiff", package: "Galley"),
        .product(name: "GalleyBaselines", package: "Galley"),
        .product(name: "GalleyReport", package: "Galley"),
        .product(name: "Recipes", package: "Galley"),
      ],
      path: "Sources/Bench",
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
