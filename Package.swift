// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target.
let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of modules that are optimised in debug builds too, since tests spend their time there: those that make pixels,
/// and the rules that read all sources.
let pixels: [SwiftSetting] = house + [.unsafeFlags(["-O"])]

/// True while `Scripts/bench` builds: the benchmarks are targets too.
let isMeasuring = Context.environment["GALLEY_BENCHMARKS"] != nil

/// XCUITest sources are written for language mode 5, where nonisolated test methods may call
/// main-actor classes that are marked preconcurrency.
let mode5: [SwiftSetting] = house + [.swiftLanguageMode(.v5)]

/// The style and script of the page that shows reports; `ViewerAssets.swift` has their order.
let viewerAssets = [
  "tokens.css", "frame.css", "list.css", "stage.css", "panel.css", "dialogs.css", "regions.css", "dom.js",
  "model.js", "decisions.js", "server.js", "list.js", "viewport.js", "stage.js", "marks.js", "elements.js",
  "magnifier.js", "lines.js", "panel.js", "overview.js", "dialogs.js", "regions.js", "keys.js", "main.js",
]

/// The schemas that `galley schema` prints.
let schemas = ["gate-2", "status-2", "decisions-1", "explain-1"]
/// The articles about rules of layouts, which the command line prints too.
let ruleArticles = [
  "absent-mask", "contained-page", "contradictory-presence", "duplicate-locator", "endless-requirement",
  "hidden-name", "indistinguishable-pages", "label-locator", "nothing-required", "optional-mask",
  "optional-row-key", "position-locator", "repeated-checkpoint", "repeated-in-component", "repeated-page",
  "shadowed-arrival", "shared-name", "type-locator", "unknown-destination", "unlisted-checkpoint",
  "unreachable-page", "unstated-presence",
]

let package = Package(
  name: "Galley",
  products: [
    // What users import; everything else is `package`.
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyViews", targets: ["GalleyViews"]),
    .library(name: "GalleyPages", targets: ["GalleyPages"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "GalleyTree", targets: ["GalleyTree"]),
    .library(name: "GalleyAutomation", targets: ["GalleyAutomation"]),
    .library(name: "GalleySimulator", targets: ["GalleySimulator"]),
    .library(name: "GalleyImage", targets: ["GalleyImage"]),
    .library(name: "GalleyDiff", targets: ["GalleyDiff"]),
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

    // The modules.
    .target(name: "GalleySystem", swiftSettings: house),
    .target(
      name: "GalleyImage",
      dependencies: ["GalleySystem", "CLibPNG", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest"],
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
      name: "GalleyAuthoring", dependencies: ["GalleyPages", "GalleyAutomation", "GalleyTree"],
      resources: ruleArticles.map { .embedInCode("GalleyAuthoring.docc/Rules/\($0).md") },
      swiftSettings: house),
    .target(
      name: "GalleyDiff", dependencies: ["GalleyImage", "GalleySystem", "CPixelKernels"],
      swiftSettings: pixels),
    .target(
      name: "GalleyExplanation", dependencies: ["GalleyDiff", "GalleyImage", "GalleyTree"],
      swiftSettings: pixels),
    .target(
      name: "GalleyBaselines",
      dependencies: ["GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree", "GalleySystem"],
      swiftSettings: house),
    .target(
      name: "GalleyDecisions",
      dependencies: [
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree", "GalleySystem",
      ],
      swiftSettings: house),
    .target(
      name: "GalleyReport",
      dependencies: [
        "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree",
        "GalleySystem",
      ],
      resources: viewerAssets.map { .embedInCode("Viewer/Assets/\($0)") }
        + schemas.map { .embedInCode("JSON/Schemas/\($0).schema.json") }, swiftSettings: house),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyPages", "GalleyAuthoring", "XCUIAutomation", "XCTestDiscovery", "GalleySimulator",
        "GalleyBaselines", "GalleyViews", "GalleyExplanation", "GalleyDiff", "GalleyAutomation", "GalleyTree",
        "GalleyImage", "GalleySystem",
      ],
      swiftSettings: house),
    .target(
      name: "GalleyReview",
      dependencies: [
        "GalleyReport", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage",
        "GalleyTree", "GalleySystem", "CMicroHTTPD",
      ],
      swiftSettings: house),
    .executableTarget(
      name: "galley-review",
      dependencies: [
        "GalleyReview", "GalleyDecisions", "GalleyBaselines", "GalleySystem", "GalleyTree",
      ],
      path: "Sources/ReviewCommand", swiftSettings: house),
    .executableTarget(
      name: "galley",
      dependencies: [
        "GalleyReport", "GalleyDecisions", "GalleyBaselines", "GalleyAuthoring", "GalleyPages",
        "GalleyAutomation", "GalleyExplanation", "GalleyDiff", "GalleyRaster", "GalleyImage", "GalleyTree",
        "GalleySystem",
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

    .target(name: "TemporaryFolders", path: "Tests/Support/TemporaryFolders", swiftSettings: house),
    .target(name: "SeededCases", path: "Tests/Support/SeededCases", swiftSettings: house),
    .target(
      name: "MailApp", dependencies: ["GalleyPages", "GalleyAutomation", "GalleyTree", "ScriptedDevice"],
      path: "Tests/Support/MailApp", swiftSettings: house),
    .target(
      name: "SamplePictures", dependencies: ["GalleyImage", "SeededCases"],
      path: "Tests/Support/SamplePictures", swiftSettings: house),
    .target(
      name: "FaultyAtlas", dependencies: ["GalleyPages"], path: "Tests/Support/FaultyAtlas",
      swiftSettings: house),

    .executableTarget(
      name: "galley-recorder", dependencies: ["BaselineFixtures", "GalleyDecisions", "GalleyBaselines"],
      path: "Tests/Support/RecordingTool", swiftSettings: house),

    // Tests mirror the sources.
    .testTarget(name: "ReadmeTests", dependencies: ["galley", "Galley"], swiftSettings: house),
    .testTarget(
      name: "GalleyTests",
      dependencies: [
        "Galley", "GalleyBaselines", "GalleyDecisions", "GalleyAuthoring", "GalleyPages", "GalleyViews",
        "GalleyAutomation",
        "GalleyTree",
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
      name: "GalleySystemTests", dependencies: ["GalleySystem", "TemporaryFolders"], swiftSettings: house),
    .testTarget(
      name: "GalleyImageTests",
      dependencies: ["GalleyImage", "GalleySystem", "CPNGKernels", "SeededCases", "TemporaryFolders"],
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
        "GalleyViews", "GalleySimulator", "GalleyTree", "GalleyRaster", "GalleyImage", "SeededCases",
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
        "GalleyPages", "GalleyAuthoring", "GalleyAutomation", "GalleyTree", "GalleyImage", "ScriptedDevice",
        "SeededCases",
        "MailApp",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyAuthoringTests",
      dependencies: [
        "GalleyAuthoring", "GalleyPages", "GalleyAutomation", "GalleyTree", "ScriptedDevice", "SeededCases",
        "MailApp",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyDiffTests",
      dependencies: [
        "GalleyDiff", "GalleyImage", "GalleySystem", "CPixelKernels", "SamplePictures", "SeededCases",
        "TemporaryFolders",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyExplanationTests",
      dependencies: [
        "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "SamplePictures", "SeededCases",
      ],
      swiftSettings: house),
    .target(
      name: "BaselineFixtures",
      dependencies: [
        "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage",
        "GalleySystem",
      ],
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
        "BaselineFixtures", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff",
        "GalleyTree", "GalleyImage", "SeededCases", "GalleySystem",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyDecisionsTests",
      dependencies: [
        "BaselineFixtures", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff",
        "GalleyTree", "GalleyImage", "GalleySystem", "SeededCases",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyReportTests",
      dependencies: [
        "BaselineFixtures", "HeadlessBrowser", "GalleyReport", "GalleyDecisions", "GalleyBaselines",
        "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "GalleySystem",
      ],
      swiftSettings: house),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: [
        "BaselineFixtures", "SeededCases", "galley", "galley-recorder", "GalleyReport", "GalleyDecisions",
        "GalleyBaselines", "GalleyAuthoring", "GalleyPages", "GalleyRaster", "GalleyExplanation",
        "GalleyDiff", "GalleyTree", "GalleyImage", "GalleySystem",
      ],
      swiftSettings: house),

    .target(
      name: "HeadlessBrowser", dependencies: ["GalleyImage"], path: "Tests/Support/HeadlessBrowser",
      exclude: isMeasuring ? ["Testing"] : [], swiftSettings: house),
    .testTarget(
      name: "GalleyReviewTests",
      dependencies: [
        "BaselineFixtures", "HeadlessBrowser", "GalleyReview", "GalleyReport", "GalleyDecisions",
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "galley",
        "galley-review", "GalleySystem",
      ],
      swiftSettings: house),

    // The rules of this package: who may import what, how long a file may be, whether the guide is true.
    .testTarget(name: "ProjectRulesTests", dependencies: ["Galley"], swiftSettings: pixels),
  ]
)

if isMeasuring {
  package.products.append(.executable(name: "galley-bench", targets: ["galley-bench"]))
  package.targets += [
    // The system's libpng, used as most programs use it: our decoding is measured against it.
    .systemLibrary(
      name: "PeerPNG", path: "Benchmarks/Sources/PeerPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .target(
      name: "CPNGPeer", dependencies: ["PeerPNG"], path: "Benchmarks/Sources/CPNGPeer",
      cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "galley-bench",
      dependencies: [
        "CPNGPeer", "BaselineFixtures", "HeadlessBrowser", "GalleyReport", "GalleyBaselines", "GalleyDiff",
        "GalleySimulator", "GalleyPages", "GalleyAutomation", "GalleyRaster", "GalleyTree", "GalleyImage",
        "Recipes",
      ],
      path: "Benchmarks/Sources/Bench", swiftSettings: house),
  ]
}

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
