// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The settings of every Swift target.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of modules that are optimised in debug builds too, since tests spend their time there: those that make pixels,
/// predicates, which are tried by the million, and the rules that read all sources.
let optimized: [SwiftSetting] = strict + [.unsafeFlags(["-O"])]

/// True while `Scripts/bench` builds: the benchmarks are targets too.
let isMeasuring = Context.environment["GALLEY_BENCHMARKS"] != nil

/// The linker settings of the programs that `make install` builds, which contain the parts of the toolchain that they use.
///
/// Only links differ, so libraries and programs are compiled once. Without `-no-pie`, 87 000 addresses of
/// Foundation alone are relocated at every start, which takes 2 of 6 ms. zlib is what the static libpng calls.
let standalone: [LinkerSetting] =
  Context.environment["GALLEY_INSTALLATION"].map { folder in
    let words = ["-no-pie", "--version-script=\(folder)/exports", "-lfoundation_archives", "-lz"]
    return [.unsafeFlags(["-static-stdlib", "-L\(folder)"] + words.flatMap { ["-Xlinker", $0] })]
  } ?? []

/// XCUITest sources are written for language mode 5, where nonisolated test methods may call
/// main-actor classes that are marked preconcurrency.
let language5: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Galley",
  products: [
    // What users import; everything else is `package`.
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyChecks", targets: ["GalleyChecks"]),
    // Tests in browsers are tests: the product has the checks, too.
    .library(name: "GalleyBrowser", targets: ["GalleyBrowser", "GalleyChecks"]),
    .library(name: "GalleyAppiumDriver", targets: ["GalleyAppiumDriver", "GalleyChecks"]),
    .library(name: "GalleyViews", targets: ["GalleyViews"]),
    .library(name: "GalleyServices", targets: ["GalleyServices"]),
    // Apple's names, for the sources of apps.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    // Sources that the plugin AppleSources reads import the second module.
    .library(name: "Combine", targets: ["Combine", "GalleyFoundation"]),
    .library(name: "DarwinNotifications", targets: ["DarwinNotifications"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "PDFKit", targets: ["PDFKit"]),
    .library(name: "Vision", targets: ["Vision"]),
    .library(name: "GalleyPages", targets: ["GalleyPages"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "GalleyTree", targets: ["GalleyTree"]),
    .library(name: "GalleyAutomation", targets: ["GalleyAutomation"]),
    .library(name: "GalleySimulator", targets: ["GalleySimulator"]),
    .library(name: "GalleyServer", targets: ["GalleyServer"]),
    .library(name: "GalleyAppium", targets: ["GalleyAppium"]),
    .library(name: "GalleyImage", targets: ["GalleyImage"]),
    .library(name: "GalleyDiff", targets: ["GalleyDiff"]),
    .library(name: "GalleyFileDiff", targets: ["GalleyFileDiff"]),
    // For targets of apps: sources that were written for an iPhone.
    .plugin(name: "AppleSources", targets: ["AppleSources"]),
    .executable(name: "galley", targets: ["galley"]),
    .executable(name: "galley-review", targets: ["galley-review"]),
    .executable(name: "galley-tools", targets: ["galley-tools"]),
  ],
  targets: [
    // System libraries, and the few lines of C where Swift cannot call them.
    .systemLibrary(
      name: "SystemPNG", path: "Sources/System/SystemPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .target(name: "CLibPNG", dependencies: ["SystemPNG"], path: "Sources/System/CLibPNG"),
    // Loads libturbojpeg and libwebp when it meets a JPEG or a WebP, and compiles against the headers of libturbojpeg0-dev and libwebp-dev.
    .target(
      name: "CPictureCodecs", path: "Sources/System/CPictureCodecs", linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(
      name: "SystemXXHash", path: "Sources/System/SystemXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"])]),
    .target(
      name: "CDigest", dependencies: ["SystemXXHash", "CProcessor"], path: "Sources/System/CDigest",
      cSettings: [.unsafeFlags(["-O3"])]),
    .systemLibrary(
      name: "CISAL", path: "Sources/System/CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"])]),
    .systemLibrary(
      name: "CCrypto", path: "Sources/System/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [
        .apt([
          "libharfbuzz-dev", "fonts-inter", "fonts-vollkorn", "fonts-jetbrains-mono", "fonts-noto-core",
          "fonts-noto-color-emoji", "fonts-noto-cjk", "bootstrap-icons",
          "fonts-material-design-icons-iconfont",
        ])
      ]),
    .systemLibrary(
      name: "SystemICU", path: "Sources/System/SystemICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"])]),
    .target(name: "CICU", dependencies: ["SystemICU"], path: "Sources/System/CICU"),
    .systemLibrary(
      name: "SystemMicroHTTPD", path: "Sources/System/SystemMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CMicroHTTPD", dependencies: ["SystemMicroHTTPD"], path: "Sources/System/CMicroHTTPD"),

    .systemLibrary(
      name: "SystemCurl", path: "Sources/System/SystemCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(name: "CCurl", dependencies: ["SystemCurl"], path: "Sources/System/CCurl"),

    // Web sockets by libsoup 3 (Debian's libsoup-3.0-0), which is loaded when the first one is opened.
    .target(name: "CSoup", path: "Sources/System/CSoup", linkerSettings: [.linkedLibrary("dl")]),

    // Files of this package that are compiled in: style, scripts, schemas, articles.
    .target(name: "CEmbeddedTexts", path: "Sources/System/CEmbeddedTexts"),

    // Reads XML by libxml2 (Debian's libxml2-dev), which is loaded when a file is XML; XPath needs its headers.
    .target(
      name: "CXMLReader", path: "Sources/System/CXMLReader",
      cSettings: [.unsafeFlags(["-idirafter", "/usr/include/libxml2"])],
      linkerSettings: [.linkedLibrary("dl")]),

    // Reads the arguments of a `va_list`, which only a macro of C can.
    .target(name: "CVariadicArguments", path: "Sources/System/CVariadicArguments"),

    // What of the C libraries tells apps on a simulated device the time, and takes their work.
    .target(name: "CDeviceTime", path: "Sources/System/CDeviceTime"),

    // The parts of Apple's module `os`, for `import os.log`; Swift modules have none.
    .target(name: "COSParts", path: "Sources/System/COSParts"),

    // What the processor has.
    .target(name: "CProcessor", path: "Sources/System/CProcessor"),
    // Inner loops that Swift's vectors do not reach, optimised in debug builds too.
    .target(
      name: "CPNGKernels", dependencies: ["CProcessor"], path: "Sources/System/CPNGKernels",
      cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "CPixelKernels", dependencies: ["CProcessor"], path: "Sources/System/CPixelKernels",
      cSettings: [.unsafeFlags(["-O3"])]),

    // The modules.
    .target(name: "GalleyText", path: "Sources/Base/GalleyText", swiftSettings: strict),
    .target(
      name: "GalleySystem", dependencies: ["GalleyText"], path: "Sources/Base/GalleySystem",
      swiftSettings: strict),
    .target(
      name: "GalleyImage",
      dependencies: [
        "GalleySystem", "CLibPNG", "CPictureCodecs", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest",
        "CCrypto",
        "GalleyText",
      ], path: "Sources/Base/GalleyImage",
      swiftSettings: optimized),
    .target(
      name: "GalleyRaster", dependencies: ["GalleyImage", "CHarfBuzz", "CICU"],
      path: "Sources/Device/GalleyRaster",
      swiftSettings: optimized),
    .target(
      name: "GalleyTree", dependencies: ["GalleyText"], path: "Sources/Base/GalleyTree", swiftSettings: strict
    ),
    .target(
      name: "GalleyTreeFormats",
      dependencies: ["GalleyTree", "GalleySystem", "GalleyText", "CXMLReader", "CEmbeddedTexts"],
      path: "Sources/Base/GalleyTreeFormats",
      exclude: ["base", "roles", "names", "looks", "rules", "boxes", "walk", "reach", "report"].map {
        "Script/\($0).js"
      },
      swiftSettings: strict),
    .target(name: "GalleyJSON", path: "Sources/Base/GalleyJSON", swiftSettings: strict),
    .target(
      name: "GalleyAutomation", dependencies: ["GalleyTree", "GalleyImage", "GalleyText"],
      path: "Sources/Screen/GalleyAutomation", swiftSettings: strict),
    .target(name: "Combine", path: "Sources/Apple/Combine", swiftSettings: strict),
    .target(name: "GalleyLogging", path: "Sources/Apple/GalleyLogging", swiftSettings: strict),
    .target(
      name: "os", dependencies: ["GalleyLogging", "COSParts"], path: "Sources/Apple/os", swiftSettings: strict
    ),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Apple/OSLog", swiftSettings: strict),
    .target(
      name: "DarwinNotifications", dependencies: ["GalleySystem"], path: "Sources/Apple/DarwinNotifications",
      swiftSettings: strict),
    .target(
      name: "GalleyServices", dependencies: ["GalleyTree", "GalleyImage", "GalleySystem", "GalleyText"],
      path: "Sources/Device/GalleyServices",
      swiftSettings: strict),
    .target(
      name: "GalleyUIKit", dependencies: ["GalleyTree", "GalleyImage"], path: "Sources/Apple/GalleyUIKit",
      swiftSettings: strict),
    .target(
      name: "GalleyViews",
      dependencies: [
        "Combine", "GalleyUIKit", "GalleyServices", "GalleyRaster", "GalleyTree", "GalleyImage",
        "GalleySystem", "CICU",
        "GalleyText",
      ], path: "Sources/Device/GalleyViews", exclude: ["Folders.txt"],
      swiftSettings: strict),
    .target(
      name: "GalleySimulator",
      dependencies: [
        "GalleyViews", "GalleyServices", "GalleyAutomation", "GalleyRaster", "GalleyTree", "GalleyImage",
        "GalleySystem", "GalleyUIKit",
        "Combine", "CDeviceTime", "DarwinNotifications",
      ], path: "Sources/Device/GalleySimulator",
      swiftSettings: strict),
    .target(
      name: "AuthenticationServices", dependencies: ["GalleyViews", "GalleyServices"],
      path: "Sources/Apple/AuthenticationServices", swiftSettings: strict),
    .target(
      name: "UserNotifications", dependencies: ["GalleyServices", "GalleySystem"],
      path: "Sources/Apple/UserNotifications", swiftSettings: strict),
    .target(
      name: "StoreKit", dependencies: ["GalleyViews", "GalleyServices"], path: "Sources/Apple/StoreKit",
      swiftSettings: strict),
    .target(
      name: "WebKit", dependencies: ["GalleyViews"], path: "Sources/Apple/WebKit", swiftSettings: strict),
    .target(
      name: "AVFoundation", dependencies: ["GalleyViews", "GalleyServices", "GalleySystem"],
      path: "Sources/Apple/AVFoundation", swiftSettings: strict),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "GalleyViews"], path: "Sources/Apple/AVKit",
      swiftSettings: strict),
    .target(
      name: "PDFKit", dependencies: ["GalleyViews"], path: "Sources/Apple/PDFKit", swiftSettings: strict),
    .target(
      name: "Vision", dependencies: ["GalleyViews"], path: "Sources/Apple/Vision", swiftSettings: strict),
    .target(
      name: "GalleyFoundation", dependencies: ["Combine"], path: "Sources/Apple/GalleyFoundation",
      swiftSettings: strict),
    .target(name: "SourceReading", path: "Sources/Base/SourceReading", swiftSettings: strict),
    .executableTarget(
      name: "galley-sources", dependencies: ["SourceReading"], path: "Sources/Programs/galley-sources",
      swiftSettings: strict),
    .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["galley-sources"]),
    .target(name: "MacroExpansion", path: "Sources/Base/MacroExpansion", swiftSettings: strict),
    .macro(
      name: "GalleyMacros", dependencies: ["MacroExpansion"], path: "Sources/Base/GalleyMacros",
      swiftSettings: strict, linkerSettings: standalone),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "GalleyFoundation", "GalleyViews", "GalleyMacros"],
      path: "Sources/Apple/SwiftUI", swiftSettings: strict),
    .target(
      name: "SwiftData", dependencies: ["SwiftUI", "GalleyViews", "GalleyMacros"],
      path: "Sources/Apple/SwiftData", swiftSettings: strict),
    .target(
      name: "Charts", dependencies: ["SwiftUI", "GalleyViews", "GalleyTree", "GalleyRaster", "GalleyText"],
      path: "Sources/Apple/Charts",
      swiftSettings: strict),
    .target(
      name: "GalleyPredicates", dependencies: ["GalleyText"], path: "Sources/Apple/GalleyPredicates",
      swiftSettings: optimized),
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "GalleyAutomation", "GalleyPredicates", "GalleyLogging", "GalleyUIKit", "GalleyTree", "GalleyImage",
        "CVariadicArguments", "GalleySystem", "GalleyText",
      ], path: "Sources/Apple/XCUIAutomation",
      swiftSettings: strict),
    .target(name: "XCTestDiscovery", path: "Sources/Apple/XCTestDiscovery", swiftSettings: language5),
    .target(
      name: "GalleyPages",
      dependencies: ["GalleyMacros", "GalleyAutomation", "GalleyTree", "GalleyImage", "GalleyText"],
      path: "Sources/Screen/GalleyPages",
      swiftSettings: strict),
    .target(
      name: "GalleyAuthoring",
      dependencies: ["GalleyPages", "GalleyAutomation", "GalleyTree", "GalleyText", "CEmbeddedTexts"],
      path: "Sources/Screen/GalleyAuthoring", swiftSettings: strict),
    .target(
      name: "GalleyDiff", dependencies: ["GalleyImage", "GalleySystem", "CPixelKernels", "GalleyText"],
      path: "Sources/Proof/GalleyDiff",
      swiftSettings: optimized),
    .target(
      name: "GalleyFileDiff",
      dependencies: ["GalleyDiff", "GalleyImage", "GalleySystem", "CPixelKernels", "GalleyText"],
      path: "Sources/Proof/GalleyFileDiff",
      swiftSettings: optimized),
    .target(
      name: "GalleyExplanation",
      dependencies: ["GalleyDiff", "GalleyImage", "GalleySystem", "GalleyTree", "GalleyText"],
      path: "Sources/Proof/GalleyExplanation",
      swiftSettings: optimized),
    .target(
      name: "GalleyBaselines",
      dependencies: [
        "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree", "GalleySystem", "GalleyText",
      ],
      path: "Sources/Proof/GalleyBaselines",
      swiftSettings: strict),
    .target(
      name: "GalleyDecisions",
      dependencies: [
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree", "GalleySystem",
        "GalleyText",
      ], path: "Sources/Proof/GalleyDecisions",
      swiftSettings: strict),
    .target(
      name: "GalleyRecording",
      dependencies: [
        "GalleyFileDiff",
        "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree",
        "GalleyTreeFormats", "GalleySystem", "GalleyText",
      ], path: "Sources/Proof/GalleyRecording", swiftSettings: strict),
    .target(
      name: "GalleyReport",
      dependencies: [
        "GalleyFileDiff",
        "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyImage", "GalleyTree",
        "GalleySystem", "GalleyText", "CEmbeddedTexts",
      ], path: "Sources/Proof/GalleyReport", exclude: ["Viewer/Assets", "JSON/Schemas"],
      swiftSettings: strict),
    .target(
      name: "GalleyChecks",
      dependencies: [
        "GalleyPages", "GalleyAuthoring", "XCUIAutomation", "XCTestDiscovery", "GalleyBaselines",
        "GalleyExplanation", "GalleyDiff", "GalleyAutomation", "GalleyTree", "GalleyImage", "GalleySystem",
        "GalleyText",
      ], path: "Sources/Doors/GalleyChecks",
      swiftSettings: strict),
    .target(
      name: "GalleyWebDriver",
      dependencies: ["GalleyAutomation", "GalleyTree", "GalleyText", "GalleyJSON", "CCurl"],
      path: "Sources/Screen/GalleyWebDriver", swiftSettings: strict),
    .target(
      name: "GalleyAppiumDriver",
      dependencies: [
        "GalleyPages", "GalleyWebDriver", "GalleyAutomation", "GalleyTreeFormats", "GalleyTree",
        "GalleyImage",
        "GalleyText", "GalleyJSON",
      ], path: "Sources/Doors/GalleyAppiumDriver", swiftSettings: strict),
    .target(
      name: "GalleyBrowser",
      dependencies: [
        "GalleyPages", "GalleyWebDriver", "GalleyAutomation", "GalleyTreeFormats", "GalleyTree",
        "GalleyImage",
        "GalleySystem", "GalleyText", "GalleyJSON", "CSoup", "CEmbeddedTexts",
      ], path: "Sources/Doors/GalleyBrowser",
      exclude: ["agent", "hold", "frames", "requests", "visit", "clock", "plain", "record", "dialogs"].map {
        "Script/\($0).js"
      },
      swiftSettings: strict),
    .target(
      name: "GalleyAppium",
      dependencies: [
        "GalleyChecks", "GalleyPages", "GalleyBaselines", "GalleySimulator", "GalleyServices", "GalleyViews",
        "GalleyAutomation", "GalleyPredicates", "GalleyHTTP", "GalleyJSON", "GalleyTree", "GalleyImage",
        "GalleySystem", "GalleyText", "CXMLReader",
      ], path: "Sources/Doors/GalleyAppium", swiftSettings: strict),
    // The benchmarks use it without `Galley`, which needs XCTest.
    .target(
      name: "GalleyPreviews",
      dependencies: [
        "SwiftUI", "GalleyViews", "GalleySimulator", "GalleyAutomation", "GalleyTree", "GalleyImage",
        "GalleySystem",
      ], path: "Sources/Doors/GalleyPreviews",
      swiftSettings: strict),
    .target(
      name: "Galley",
      dependencies: [
        "GalleyChecks", "GalleyPreviews", "GalleySimulator", "SwiftUI", "GalleyViews", "DarwinNotifications",
        "GalleyPages",
        "XCUIAutomation", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyAutomation",
        "GalleyTree", "GalleyImage", "GalleySystem",
      ], path: "Sources/Doors/Galley",
      swiftSettings: strict),
    .target(
      name: "GalleyHTTP", dependencies: ["GalleyText", "CMicroHTTPD"], path: "Sources/Base/GalleyHTTP",
      swiftSettings: strict),
    .target(
      name: "GalleyServer",
      dependencies: ["GalleyHTTP", "GalleyJSON", "GalleyServices", "GalleySimulator", "GalleySystem"],
      path: "Sources/Device/GalleyServer",
      swiftSettings: strict),
    .executableTarget(
      name: "galley-review",
      dependencies: [
        "GalleyReport", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff",
        "GalleyImage", "GalleyHTTP", "GalleyTree", "GalleySystem", "GalleyText",
      ],
      path: "Sources/Programs/galley-review", swiftSettings: strict, linkerSettings: standalone),
    .target(
      name: "GalleyCommands",
      dependencies: [
        "GalleyFileDiff",
        "GalleyReport", "GalleyRecording", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation",
        "GalleyDiff",
        "GalleyImage",
        "GalleyTree", "GalleyTreeFormats", "GalleySystem", "GalleyText", "SourceReading",
      ],
      path: "Sources/Programs/GalleyCommands", swiftSettings: strict),
    .executableTarget(
      name: "galley-tools",
      dependencies: [
        "GalleyCommands", "GalleyReport", "GalleyDecisions", "GalleyBaselines", "GalleyAuthoring",
        "GalleyBrowser", "GalleyAppiumDriver", "GalleyAutomation", "GalleyPages", "GalleyExplanation",
        "GalleyRaster", "GalleyImage",
        "GalleyTree", "GalleySystem", "DarwinNotifications", "GalleyText",
      ],
      path: "Sources/Programs/galley-tools", swiftSettings: strict, linkerSettings: standalone),
    .executableTarget(
      name: "galley", dependencies: ["GalleyCommands"], path: "Sources/Programs/galley",
      swiftSettings: strict,
      linkerSettings: standalone),

    // The sample apps and their pages.
    .target(
      name: "Recipes", dependencies: ["SwiftUI"], path: "Sources/Samples/Recipes",
      swiftSettings: strict),
    .target(
      name: "RecipesPages", dependencies: ["GalleyPages", "GalleyAutomation", "GalleyTree"],
      path: "Pages/RecipesPages",
      swiftSettings: strict),
    .target(
      name: "Newsroom", dependencies: ["SwiftUI"], path: "Sources/Samples/Newsroom",
      swiftSettings: strict),
    .target(
      name: "NewsroomPages", dependencies: ["GalleyPages"], path: "Pages/NewsroomPages", swiftSettings: strict
    ),
    .target(
      name: "Welcome", dependencies: ["SwiftUI", "DarwinNotifications", "GalleyServices"],
      path: "Sources/Samples/Welcome", swiftSettings: strict),
    .target(
      name: "WelcomePages", dependencies: ["GalleyPages"], path: "Pages/WelcomePages", swiftSettings: strict),
    .target(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Sources/Samples/Gallery", swiftSettings: strict),
    // One shop twice: in SwiftUI, and as a web app with a server.
    .target(
      name: "BookshopCatalogue", path: "Sources/Samples/BookshopCatalogue", swiftSettings: strict),
    .target(
      name: "Bookshop", dependencies: ["BookshopCatalogue", "SwiftUI"], path: "Sources/Samples/Bookshop",
      swiftSettings: strict),
    .target(
      name: "BookshopWeb", dependencies: ["BookshopCatalogue", "GalleyHTTP"],
      path: "Sources/Samples/BookshopWeb", exclude: ["Site"], swiftSettings: strict),
    .executableTarget(
      name: "bookshop-server", dependencies: ["BookshopWeb"], path: "Sources/Samples/bookshop-server",
      swiftSettings: strict),
    .target(
      name: "ReportPages", dependencies: ["GalleyPages"], path: "Pages/ReportPages",
      swiftSettings: strict),
    .target(
      name: "BookshopPages", dependencies: ["GalleyPages", "GalleyTree"], path: "Pages/BookshopPages",
      swiftSettings: strict),

    // What several test targets share.
    .target(
      name: "RecipesOnDevice",
      dependencies: ["GalleyServices", "GalleySimulator", "Recipes", "SwiftUI"],
      path: "Tests/Support/RecipesOnDevice", swiftSettings: strict),
    .target(
      name: "ScriptedDevice", dependencies: ["GalleyAutomation", "GalleyTree", "GalleyImage"],
      path: "Tests/Support/ScriptedDevice", swiftSettings: strict),

    .target(name: "GoldenFiles", path: "Tests/Support/GoldenFiles", swiftSettings: strict),
    .target(name: "RawHTTPClient", path: "Tests/Support/RawHTTPClient", swiftSettings: strict),
    .target(name: "TemporaryFolders", path: "Tests/Support/TemporaryFolders", swiftSettings: strict),
    .target(name: "SeededCases", path: "Tests/Support/SeededCases", swiftSettings: strict),
    .target(
      name: "ContentBuilders", dependencies: ["GalleyViews"], path: "Tests/Support/ContentBuilders",
      swiftSettings: strict),
    .target(
      name: "SampleSuites", dependencies: ["Galley", "GalleyTree"], path: "Tests/Support/SampleSuites",
      swiftSettings: strict),
    .target(
      name: "MailApp", dependencies: ["GalleyPages", "GalleyAutomation", "GalleyTree", "ScriptedDevice"],
      path: "Tests/Support/MailApp", swiftSettings: strict),
    .target(
      name: "SamplePictures", dependencies: ["GalleyImage", "SeededCases"],
      path: "Tests/Support/SamplePictures", swiftSettings: strict),
    .target(
      name: "FaultyAtlas", dependencies: ["GalleyPages"], path: "Tests/Support/FaultyAtlas",
      swiftSettings: strict),

    .executableTarget(
      name: "galley-recorder", dependencies: ["BaselineFixtures", "GalleyDecisions", "GalleyBaselines"],
      path: "Tests/Support/galley-recorder", swiftSettings: strict),

    // A program as "galley serve" builds, of which tests start several.
    .executableTarget(
      name: "appium-peer",
      dependencies: ["GalleyAppium", "SwiftUI", "Recipes", "RecipesOnDevice", "Newsroom"],
      path: "Tests/Support/appium-peer", swiftSettings: strict),
    // A process that beeps and listens, of which tests start several.
    .executableTarget(
      name: "beep-peer", dependencies: ["DarwinNotifications"], path: "Tests/Support/beep-peer",
      swiftSettings: strict),

    // Tests mirror the sources.
    .testTarget(
      name: "ReadmeTests", dependencies: ["galley", "galley-tools", "Galley"], swiftSettings: strict),
    .testTarget(
      name: "GalleyTests",
      dependencies: [
        "Galley", "GalleyChecks", "GalleyBaselines", "GalleyDecisions", "GalleyReport", "GalleyAuthoring",
        "GalleyPages", "GalleyViews",
        "GalleyAutomation",
        "GalleyTree",
        "GalleyImage", "GalleyPreviews", "GalleyServices", "GalleySimulator", "ScriptedDevice", "FaultyAtlas",
        "SeededCases", "Recipes", "ContentBuilders", "GalleySystem", "PreviewedModule", "SwiftUI", "os",
        "RecipesOnDevice", "RecipesPages",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Galley", "GalleyServices", "Recipes", "RecipesOnDevice", "RecipesPages", "SeededCases",
        "SampleSuites",
      ],
      swiftSettings: strict),
    // The sample's suite run again: late, interrupted, in other orders. The demonstration does without it.
    .testTarget(
      name: "RecipesPropertyTests",
      dependencies: [
        "RecipesTests", "Galley", "GalleyAutomation", "GalleyTree", "RecipesPages", "SeededCases",
        "SampleSuites",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NewsroomTests",
      dependencies: [
        "Galley", "GalleyServices", "GalleySimulator", "Newsroom", "NewsroomPages", "SwiftUI", "SeededCases",
        "SampleSuites",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WelcomeTests",
      dependencies: [
        "Galley", "DarwinNotifications", "GalleyAutomation", "GalleyServices", "GalleySimulator", "SwiftUI",
        "Welcome", "WelcomePages", "beep-peer",
      ],
      swiftSettings: language5),
    .testTarget(
      name: "BookshopTests",
      dependencies: [
        "Galley", "GalleyBrowser", "GalleyAppium", "GalleyAppiumDriver", "GalleyAuthoring",
        "GalleyAutomation",
        "GalleyExplanation", "GalleyImage", "GalleyServices", "GalleyTree", "Bookshop", "BookshopCatalogue",
        "BookshopPages",
        "BookshopWeb", "BrowserSuites", "RawHTTPClient", "SampleSuites", "SeededCases", "bookshop-server",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Galley", "GalleyServices", "GalleySimulator", "Gallery", "SwiftUI", "SeededCases", "SampleSuites",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Galley", "XCTestDiscovery", "GalleyPages", "GalleyServices", "GalleySimulator", "GalleyViews",
        "GalleyImage",
      ],
      swiftSettings: language5),
    .testTarget(
      name: "RecipesUITests", dependencies: ["Galley", "Recipes", "RecipesOnDevice", "RecipesPages"],
      swiftSettings: language5),
    // Suites in the styles of real ones, in both language modes. They have the warnings that real ones have.
    .testTarget(
      name: "XCUIStylesTests5", dependencies: ["Galley", "Recipes", "RecipesOnDevice"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "XCUIStylesTests6", dependencies: ["Galley", "Recipes", "RecipesOnDevice"]),
    .testTarget(
      name: "GalleySystemTests", dependencies: ["GalleySystem", "SeededCases", "TemporaryFolders"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyImageTests",
      dependencies: [
        "GoldenFiles", "GalleyImage", "GalleySystem", "CPNGKernels", "SeededCases", "TemporaryFolders",
      ],
      exclude: ["Golden", "Pictures"], swiftSettings: strict),
    .testTarget(
      name: "GalleyRasterTests", dependencies: ["GalleyRaster", "GalleyImage", "SeededCases"],
      exclude: ["Scenes/Scenes.txt"],
      swiftSettings: strict),
    .testTarget(name: "GalleyTextTests", dependencies: ["GalleyText", "SeededCases"], swiftSettings: strict),
    .testTarget(
      name: "GalleyTreeTests", dependencies: ["GalleyTree", "SeededCases"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyTreeFormatsTests",
      dependencies: ["GoldenFiles", "GalleyTreeFormats", "GalleyTree", "GalleyImage", "BrowserSuites"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyPredicatesTests", dependencies: ["GoldenFiles", "GalleyPredicates", "SeededCases"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyAutomationTests",
      dependencies: [
        "GoldenFiles", "GalleyAutomation", "GalleyTree", "GalleyImage", "ScriptedDevice", "SeededCases",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: [
        "XCUIAutomation", "XCTestDiscovery", "GalleyAutomation", "GalleyPredicates", "GalleyTree",
        "GalleyImage", "ScriptedDevice", "SeededCases",
      ],
      swiftSettings: language5),
    // The app that Apple's API is exercised on, and a suite that does so as a team's own suite would.
    .target(
      name: "ConformanceApp",
      dependencies: ["GalleyViews", "GalleyServices", "GalleySimulator", "GalleyTree"],
      path: "Tests/Support/ConformanceApp", swiftSettings: strict),
    .testTarget(
      name: "XCUIConformanceTests", dependencies: ["Galley", "ConformanceApp", "SeededCases"],
      exclude: ["Coverage/Members.txt", "Coverage/Rules.txt"],
      // Members that Apple's framework deprecates are members too.
      swiftSettings: language5 + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .testTarget(
      name: "GalleyViewsTests",
      dependencies: [
        "GalleyViews", "GalleyServices", "GalleySimulator", "GalleyTree", "GalleyRaster", "GalleyImage",
        "ContentBuilders", "SeededCases", "SwiftUI", "Combine", "os",
      ],
      swiftSettings: strict),
    .testTarget(name: "OSTests", dependencies: ["GalleyLogging", "OSLog"], swiftSettings: strict),
    .testTarget(
      name: "DarwinNotificationsTests",
      dependencies: ["DarwinNotifications", "TemporaryFolders", "beep-peer"], swiftSettings: language5),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "SwiftUI", "GalleySimulator", "GalleyViews", "GalleyTree", "GalleyRaster", "GalleyImage",
        "ContentBuilders", "SeededCases",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: ["SwiftData", "SwiftUI", "GalleySimulator", "GalleyViews", "GalleyTree", "GalleyRaster"],
      swiftSettings: strict),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: [
        "UserNotifications", "SwiftUI", "GalleySimulator", "GalleyServices", "GalleyAutomation", "GalleyTree",
      ],
      swiftSettings: strict),
    // Modules of Apple's beside SwiftUI that do little here, and say so.
    .testTarget(
      name: "AppleModulesTests",
      dependencies: [
        "StoreKit", "WebKit", "AVKit", "AVFoundation", "PDFKit", "Vision", "SwiftUI", "GalleySimulator",
        "GalleyServices", "GalleyAutomation", "GalleyTree", "ContentBuilders",
      ],
      swiftSettings: strict),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "SeededCases"], swiftSettings: strict),
    // View models as apps write them, in the language mode of most apps.
    .testTarget(
      name: "CombineTests5", dependencies: ["Combine"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["SourceReading", "SeededCases"], swiftSettings: strict),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion", "SwiftUI", "SeededCases"],
      swiftSettings: strict),
    .target(
      name: "PreviewedModule", dependencies: ["SwiftUI"], path: "Tests/Support/PreviewedModule",
      swiftSettings: language5),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "PreviewedModule"],
      // A stand-in for Apple's SwiftUI, which a test compiles.
      exclude: ["AppleSignatures"], swiftSettings: strict),
    // Screens of apps that everybody knows, to be looked at.
    .testTarget(
      name: "KnownScreensTests",
      dependencies: [
        "GalleyAutomation", "GalleyImage", "GalleyServices", "GalleySimulator", "GalleyTree", "SwiftUI",
        "Bookshop", "Gallery", "Newsroom", "Recipes", "RecipesOnDevice", "SeededCases",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleySimulatorTests",
      dependencies: [
        "GalleySimulator", "GalleyServices", "GalleyViews", "AuthenticationServices", "GalleyAutomation",
        "GalleyRaster", "GalleyTree", "GalleyImage", "SeededCases",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyServerTests",
      dependencies: [
        "GalleyServer", "GalleyHTTP", "RawHTTPClient", "GalleyAutomation", "GalleyServices",
        "GalleySimulator", "GalleyViews", "GalleySystem", "SeededCases",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleyAppiumTests",
      dependencies: [
        "GalleyAppium", "GalleyHTTP", "GalleyJSON", "GalleyAutomation", "GalleyServices", "GalleySimulator",
        "GalleyViews", "GalleyTree", "GalleyImage", "RawHTTPClient", "Recipes", "RecipesOnDevice",
        "SeededCases", "GoldenFiles", "TemporaryFolders", "GalleySystem", "appium-peer", "galley",
      ],
      exclude: ["Clients"], swiftSettings: strict),
    .testTarget(
      name: "GalleyPagesTests",
      dependencies: [
        "GoldenFiles", "GalleyPages", "GalleyAuthoring", "GalleyAutomation", "GalleyTree", "GalleyImage",
        "ScriptedDevice",
        "SeededCases", "TemporaryFolders",
        "MailApp",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyAuthoringTests",
      dependencies: [
        "GoldenFiles", "GalleyAuthoring", "GalleyPages", "GalleyAutomation", "GalleyTree", "ScriptedDevice",
        "SeededCases",
        "MailApp",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyDiffTests",
      dependencies: [
        "GalleyFileDiff",
        "GoldenFiles", "GalleyDiff", "GalleyImage", "GalleySystem", "CPixelKernels", "SamplePictures",
        "SeededCases",
        "TemporaryFolders",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyExplanationTests",
      dependencies: [
        "GoldenFiles", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "SamplePictures",
        "SeededCases",
        "GalleyText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .target(
      name: "BaselineFixtures",
      dependencies: [
        "GalleyDecisions", "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage",
        "GalleySystem",
      ],
      path: "Tests/Support/BaselineFixtures", swiftSettings: strict),
    .testTarget(
      name: "GalleyBaselinesTests",
      dependencies: [
        "GoldenFiles", "BaselineFixtures", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation",
        "GalleyDiff",
        "GalleyTree", "GalleyImage", "SeededCases", "GalleySystem", "GalleyText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyDecisionsTests",
      dependencies: [
        "GoldenFiles", "BaselineFixtures", "GalleyDecisions", "GalleyBaselines", "GalleyExplanation",
        "GalleyDiff",
        "GalleyTree", "GalleyImage", "GalleySystem", "SeededCases", "GalleyText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyRecordingTests",
      dependencies: [
        "GalleyFileDiff",
        "GoldenFiles", "BaselineFixtures", "SeededCases", "GalleyRecording", "GalleyDecisions",
        "GalleyBaselines",
        "GalleyExplanation", "GalleyDiff", "GalleyTree", "GalleyImage", "GalleySystem",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyReportTests",
      dependencies: [
        "GalleyFileDiff",
        "GoldenFiles", "BaselineFixtures", "BrowserSuites", "ReportPages", "GalleyBrowser", "GalleyPages",
        "GalleyAutomation", "SeededCases", "GalleyReport",
        "GalleyDecisions",
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyJSON", "GalleyTree", "GalleyImage",
        "GalleySystem",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyCommandTests",
      dependencies: [
        "GalleyFileDiff",
        "GoldenFiles", "BaselineFixtures", "SeededCases", "beep-peer", "galley", "galley-tools",
        "galley-recorder", "Bookshop", "BookshopPages", "BookshopWeb", "Galley", "GalleyAppium",
        "GalleyCommands", "GalleyViews", "GalleyAutomation", "GalleyBrowser", "GalleyHTTP",
        "DarwinNotifications", "GalleyReport",
        "GalleyDecisions", "GalleyBaselines", "GalleyAuthoring", "GalleyPages", "GalleyRaster",
        "GalleyExplanation",
        "GalleyDiff", "GalleyTree", "GalleyImage", "GalleySystem", "SourceReading",
      ],
      exclude: ["Golden"], swiftSettings: strict),

    // A browser that the tests of a suite share.
    .target(
      name: "BrowserSuites",
      dependencies: [
        "GalleyBrowser", "GalleyWebDriver", "GalleyPages", "GalleyAutomation", "GalleyJSON", "GalleyTree",
        "GalleyImage",
      ],
      path: "Tests/Support/BrowserSuites", swiftSettings: strict),
    .testTarget(
      name: "GalleyReviewTests",
      dependencies: [
        "GalleyFileDiff",
        "GoldenFiles", "BaselineFixtures", "BrowserSuites", "ReportPages", "GalleyPages", "GalleyBrowser",
        "RawHTTPClient", "SeededCases", "GalleyReport",
        "GalleyDecisions",
        "GalleyBaselines", "GalleyExplanation", "GalleyDiff", "GalleyJSON", "GalleyTree", "GalleyImage",
        "galley",
        "galley-review", "GalleyCommands", "GalleySystem", "GalleyHTTP",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    // A process that starts a browser, and that a test kills.
    .executableTarget(
      name: "browser-starter", dependencies: ["GalleyBrowser"], path: "Tests/Support/browser-starter",
      swiftSettings: strict),
    .target(
      name: "RecordingServers", dependencies: ["GalleyHTTP"], path: "Tests/Support/RecordingServers",
      swiftSettings: strict),
    .testTarget(
      name: "GalleyWebDriverTests",
      dependencies: [
        "GoldenFiles", "RecordingServers", "GalleyWebDriver", "GalleyAutomation", "GalleyHTTP", "GalleyJSON",
        "GalleyTree",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyAppiumDriverTests",
      dependencies: [
        "GoldenFiles", "RecordingServers", "GalleyAppiumDriver", "GalleyWebDriver", "GalleyPages",
        "GalleyAutomation", "GalleyExplanation", "GalleyHTTP", "GalleyJSON", "GalleyTree", "GalleyImage",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "GalleyBrowserTests",
      dependencies: [
        "GoldenFiles", "RecordingServers", "GalleyBrowser", "GalleyWebDriver", "GalleyChecks",
        "GalleyExplanation", "GalleyPages", "GalleyText", "GalleyAutomation", "GalleyHTTP",
        "GalleyTreeFormats", "GalleyJSON", "GalleyTree", "GalleyImage",
        "GalleySystem",
        "SeededCases", "TemporaryFolders", "BrowserSuites",
        "browser-starter",
      ],
      exclude: ["Golden"], swiftSettings: strict),

    // The rules of this package: who may import what, how long a file may be, whether the guide is true.
    .testTarget(
      name: "ProjectRulesTests", dependencies: ["Galley", "GoldenFiles"],
      exclude: ["NamesBesideSwiftUI.txt", "SwiftUIModifiers.txt", "SwiftUINames.txt", "Walls/Debts.txt"],
      swiftSettings: optimized),
  ]
)

if isMeasuring {
  package.products += [
    .executable(name: "galley-bench", targets: ["galley-bench"]),
    .executable(name: "browser-bench", targets: ["browser-bench"]),
    .executable(name: "appium-bench", targets: ["appium-bench"]),
  ]
  package.targets += [
    .executableTarget(
      name: "browser-bench",
      dependencies: [
        "GalleyBrowser", "GalleyChecks", "GalleyPages", "GalleyAutomation", "GalleyBaselines",
        "GalleyExplanation", "GalleyTree", "GalleyImage",
      ],
      path: "Benchmarks/Sources/browser-bench", swiftSettings: strict),
    .executableTarget(
      name: "appium-bench", dependencies: ["GalleyAppium", "SwiftUI"],
      path: "Benchmarks/Sources/appium-bench", swiftSettings: strict),
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
        "CPNGPeer", "BaselineFixtures", "GalleyBrowser", "GalleyPreviews", "SwiftUI", "GalleyReport",
        "GalleyBaselines", "GalleyDiff", "GalleyExplanation",
        "DarwinNotifications", "GalleyServer", "GalleyServices", "RawHTTPClient",
        "GalleySimulator", "GalleyPages", "GalleyAutomation", "GalleyWebDriver", "GalleyViews",
        "GalleyRaster",
        "GalleyJSON", "GalleyTree", "GalleyImage", "Recipes", "RecipesOnDevice",
      ],
      path: "Benchmarks/Sources/galley-bench", swiftSettings: strict),
  ]
}

// The package in `Corpora`, which is no user's, sees modules that no user imports.
if Context.environment["GALLEY_CORPORA"] != nil {
  package.products.append(
    .library(
      name: "GalleyCorpora",
      targets: [
        "GalleyExplanation", "GalleyDiff", "GalleySimulator", "GalleyServices", "GalleyViews",
        "GalleyAutomation",
        "GalleyRaster", "GalleyTree", "GalleyImage", "SeededCases",
      ]))
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
  package.products.removeAll { product in
    !kept.contains(product.name) || (product as? Product.Library)?.targets.allSatisfy(kept.contains) == false
  }
}
