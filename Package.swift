// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with.
let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The pixel rooms are optimised in debug builds too, so that `swift test` is fast.
let pixels: [SwiftSetting] = house + [.unsafeFlags(["-O"])]

/// XCUITest sources are written for language mode 5, where nonisolated test methods may call
/// main-actor classes that are marked preconcurrency.
let mode5: [SwiftSetting] = house + [.swiftLanguageMode(.v5)]

/// The style and script of the page that shows reports; `ViewerAssets.swift` has their order.
let viewerAssets = [
  "tokens.css", "frame.css", "list.css", "stage.css", "panel.css", "dialogs.css", "regions.css", "dom.js",
  "model.js", "decisions.js", "server.js", "list.js", "camera.js", "stage.js", "marks.js", "elements.js",
  "loupe.js", "lines.js", "panel.js", "overview.js", "dialogs.js", "regions.js", "keys.js", "main.js",
]

let package = Package(
  name: "Galley",
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyImage", targets: ["GalleyImage"]),
    .library(name: "GalleyRaster", targets: ["GalleyRaster"]),
    .library(name: "GalleyTree", targets: ["GalleyTree"]),
    .library(name: "GalleyAutomation", targets: ["GalleyAutomation"]),
    .library(name: "GalleyViews", targets: ["GalleyViews"]),
    .library(name: "GalleySimulator", targets: ["GalleySimulator"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "XCTestDiscovery", targets: ["XCTestDiscovery"]),
    .library(name: "GalleyPages", targets: ["GalleyPages"]),
    .library(name: "GalleyDiff", targets: ["GalleyDiff"]),
    .library(name: "GalleyBaselines", targets: ["GalleyBaselines"]),
    .library(name: "GalleyReport", targets: ["GalleyReport"]),
    .library(name: "GalleyReview", targets: ["GalleyReview"]),
    .library(name: "Recipes", targets: ["Recipes"]),
    .library(name: "RecipesPages", targets: ["RecipesPages"]),
    .executable(name: "galley", targets: ["galley"]),
    .executable(name: "galley-review", targets: ["galley-review"]),
  ],
  targets: [
    // System libraries, and the few lines of C where Swift cannot call them.
    .systemLibrary(
      name: "SystemPNG", path: "Sources/System/SystemPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .target(name: "CLibPNG", dependencies: ["SystemPNG"], path: "Sources/System/CLibPNG"),
    .systemLibrary(
      name: "SystemXXHash", path: "Sources/System/SystemXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"])]),
    .target(
      name: "CDigest", dependencies: ["SystemXXHash"], path: "Sources/System/CDigest",
      cSettings: [.unsafeFlags(["-O3"])]),
    .systemLibrary(
      name: "CISAL", path: "Sources/System/CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [
        .apt([
          "libharfbuzz-dev", "fonts-inter", "fonts-noto-core", "fonts-noto-color-emoji", "fonts-noto-cjk",
        ])
      ]),
    .systemLibrary(
      name: "SystemICU", path: "Sources/System/SystemICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"])]),
    .target(name: "CICU", dependencies: ["SystemICU"], path: "Sources/System/CICU"),
    .systemLibrary(
      name: "SystemMicroHTTPD", path: "Sources/System/SystemMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CMicroHTTPD", dependencies: ["SystemMicroHTTPD"], path: "Sources/System/CMicroHTTPD"),

    // Inner loops that Swift's vectors do not reach, optimised in debug builds too.
    .target(
      name: "CPNGKernels", path: "Sources/System/CPNGKernels", cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "CPixelKernels", path: "Sources/System/CPixelKernels", cSettings: [.unsafeFlags(["-O3"])]),

    // The rooms.
    .target(
      name: "GalleyImage", dependencies: ["CLibPNG", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest"],
      swiftSettings: pixels),
    .target(
      name: "GalleyRaster", dependencies: ["GalleyImage", "CHarfBuzz", "CICU"],
      swiftSettings: pixels),
    .target(name: "GalleyTree", swiftSettings: house),
    .target(
      name: "GalleyAutomation", dependencies: ["GalleyTree", "GalleyImage"], swiftSettings: house),
    .target(
      name: "GalleyViews", dependencies: ["GalleyRaster", "GalleyTree", "GalleyImage"],
      swiftSettings: house),
    .target(
      name: "GalleySimulator",
      dependencies: ["GalleyViews", "GalleyAutomation", "GalleyRaster", "GalleyTree", "GalleyImage"],
      swiftSettings: house),
    .target(
      name: "XCUIAutomation", dependencies: ["GalleyAutomation", "GalleyTree", "GalleyImage"],
      swiftSettings: house),
    .target(name: "XCTestDiscovery", swiftSettings: mode5),
    .target(
      name: "GalleyPages", dependencies: ["GalleyAutomation", "GalleyTree", "GalleyImage"],
      swiftSettings: house),
    .target(
      name: "GalleyDiff", dependencies: ["GalleyImage", "CPixelKernels"], swiftSettings: pixels),
    .target(
      name: "GalleyExplanation", dependencies: ["GalleyDiff", "GalleyImage", "GalleyTree"],
      swiftSettings: pixels),
    .target(
      name: "GalleyBaselines",
      dependencies: ["GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree"],
      swiftSettings: house),
    .target(
      name: "GalleyReport",
      dependencies: [
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree",
      ],
      resources: viewerAssets.map { .embedInCode("Viewer/Assets/\($0)") }, swiftSettings: house),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyPages", "XCUIAutomation", "XCTestDiscovery", "GalleySimulator", "GalleyBaselines",
        "GalleyViews", "GalleyExplanation", "GalleyDiff", "GalleyAutomation", "GalleyTree", "GalleyImage",
      ],
      swiftSettings: house),
    .target(
      name: "GalleyReview",
      dependencies: [
        "GalleyReport", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree",
        "CMicroHTTPD",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "galley-review", dependencies: ["GalleyReview", "GalleyBaselines"],
      path: "Sources/ReviewCommand", swiftSettings: house),
    .executableTarget(
      name: "galley",
      dependencies: [
        "GalleyReport", "GalleyBaselines", "GalleyPages", "GalleyExplanation", "GalleyDiff", "GalleyRaster",
        "GalleyImage", "GalleyTree",
      ],
      path: "Sources/GalleyCommand", swiftSettings: house),

    // The sample app and its pages.
    .target(
      name: "Recipes", dependencies: ["GalleyViews"], path: "Sources/Samples/Recipes",
      swiftSettings: house),
    .target(
      name: "RecipesPages", dependencies: ["GalleyPages"], path: "Pages/Recipes",
      swiftSettings: house),

    // What several test targets share.
    .target(
      name: "ScriptedDevice", dependencies: ["GalleyAutomation", "GalleyTree", "GalleyImage"],
      path: "Tests/Support/ScriptedDevice", swiftSettings: house),

    .target(name: "SeededCases", path: "Tests/Support/SeededCases", swiftSettings: house),
    .target(
      name: "SamplePictures", dependencies: ["GalleyImage", "SeededCases"],
      path: "Tests/Support/SamplePictures", swiftSettings: house),
    .target(
      name: "FaultyAtlas", dependencies: ["GalleyPages"], path: "Tests/Support/FaultyAtlas",
      swiftSettings: house),

    .executableTarget(
      name: "galley-recorder", dependencies: ["BaselineFixtures", "GalleyBaselines"],
      path: "Tests/Support/RecordingTool", swiftSettings: house),

    // Tests mirror the sources.
    .testTarget(name: "ReadmeTests", dependencies: ["galley"], swiftSettings: house),
    .testTarget(
      name: "GalleyTests",
      dependencies: [
        "Galley", "GalleyBaselines", "GalleyPages", "GalleyViews", "GalleyAutomation", "GalleyTree",
        "GalleyImage", "GalleySimulator", "ScriptedDevice", "FaultyAtlas", "SeededCases", "Recipes",
        "RecipesPages",
      ],
      swiftSettings: house),
    .testTarget(
      name: "RecipesTests", dependencies: ["Galley", "Recipes", "RecipesPages", "SeededCases"],
      swiftSettings: house),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Galley", "XCTestDiscovery", "GalleyPages", "GalleyViews", "GalleyImage"],
      swiftSettings: mode5),
    .testTarget(
      name: "RecipesUITests", dependencies: ["Galley", "Recipes", "RecipesPages"], swiftSettings: mode5),
    .testTarget(
      name: "GalleyImageTests", dependencies: ["GalleyImage", "CPNGKernels", "SeededCases"],
      swiftSettings: house),
    .testTarget(
      name: "GalleyRasterTests", dependencies: ["GalleyRaster", "GalleyImage", "SeededCases"],
      exclude: ["Scenes/Scenes.txt"],
      swiftSettings: house),
    .testTarget(name: "GalleyTreeTests", dependencies: ["GalleyTree", "SeededCases"], swiftSettings: house),
    .testTarget(
      name: "GalleyAutomationTests",
      dependencies: [
        "GalleyAutomation", "GalleyTree", "GalleyImage", "ScriptedDevice", "SeededCases",
      ],
      swiftSettings: house),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: [
        "XCUIAutomation", "XCTestDiscovery", "GalleyAutomation", "GalleyTree", "GalleyImage",
        "ScriptedDevice",
      ],
      swiftSettings: mode5),
    .testTarget(
      name: "GalleyViewsTests",
      dependencies: [
        "GalleyViews", "GalleySimulator", "GalleyTree", "GalleyRaster", "GalleyImage",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleySimulatorTests",
      dependencies: [
        "GalleySimulator", "GalleyViews", "GalleyAutomation", "GalleyRaster", "GalleyTree", "GalleyImage",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyPagesTests",
      dependencies: [
        "GalleyPages", "GalleyAutomation", "GalleyTree", "GalleyImage", "ScriptedDevice", "SeededCases",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyDiffTests",
      dependencies: ["GalleyDiff", "GalleyImage", "CPixelKernels", "SamplePictures", "SeededCases"],
      swiftSettings: house),
    .testTarget(
      name: "GalleyExplanationTests",
      dependencies: [
        "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "SamplePictures", "SeededCases",
      ],
      swiftSettings: house),
    .target(
      name: "BaselineFixtures",
      dependencies: ["GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage"],
      path: "Tests/BaselineFixtures", swiftSettings: house),
    .testTarget(
      name: "ExplanationCorpusTests",
      dependencies: [
        "GalleyExplanation", "GalleySimulator", "GalleyViews", "GalleyAutomation", "GalleyRaster",
        "GalleyTree",
        "GalleyImage", "SeededCases",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyBaselinesTests",
      dependencies: [
        "BaselineFixtures", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage",
        "SeededCases",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyReportTests",
      dependencies: [
        "BaselineFixtures", "HeadlessBrowser", "GalleyReport", "GalleyBaselines", "GalleyExplanation",
        "GalleyDiff", "GalleyTree", "GalleyImage",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: [
        "BaselineFixtures", "SeededCases", "galley", "galley-recorder", "GalleyReport", "GalleyBaselines",
        "GalleyPages", "GalleyRaster", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage",
      ],
      swiftSettings: house),

    .target(
      name: "HeadlessBrowser", dependencies: ["GalleyImage"], path: "Tests/Support/HeadlessBrowser",
      swiftSettings: house),
    .testTarget(
      name: "GalleyReviewTests",
      dependencies: [
        "BaselineFixtures", "HeadlessBrowser", "GalleyReview", "GalleyReport", "GalleyBaselines",
        "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "galley", "galley-review",
      ],
      swiftSettings: house),

    // The house's own rules: who may import what, how long a file may be, whether the guide is true.
    .testTarget(name: "HouseTests", swiftSettings: house),
  ]
)

// `GALLEY_TARGETS=RecipesTests,galley` builds these targets and what they depend on, and nothing else: a demonstration
// or a module's own tests need not wait for all the others.
if let wanted = Context.environment["GALLEY_TARGETS"], !wanted.isEmpty {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var pending = wanted.split(separator: ",").map(String.init)
  while let name = pending.popLast() {
    guard let target = targets[name] else { fatalError("GALLEY_TARGETS: there is no target \(name)") }
    guard kept.insert(name).inserted else { continue }
    pending += target.dependencies.compactMap { dependency in
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      case .productItem: nil
      @unknown default: nil
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
}
