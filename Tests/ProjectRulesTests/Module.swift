/// A target of the package, or a folder of them, and what its files may import.
///
/// `Documentation/Modules.md` is printed from this table.
struct Module {
  /// The target's name, or what the targets of the folder have in common.
  let name: String
  /// The folder of its sources, from the package's root.
  let folder: String
  /// Its one job, as half a sentence.
  let job: String
  /// The modules and system libraries that its files may import.
  let imports: [String]

  /// Every module, from the lowest up.
  static let all = [
    Module(
      name: "GalleyText", folder: "Sources/Base/GalleyText",
      job: "words for people: cleaned text, numbers, counted nouns, lists, suggestions for mistyped words",
      imports: []),
    Module(
      name: "GalleySystem", folder: "Sources/Base/GalleySystem",
      job: "files written whole, folders, locks, starting programs, work on all cores and on the main actor",
      imports: ["GalleyText"]),
    Module(
      name: "GalleyImage", folder: "Sources/Base/GalleyImage",
      job: "pixels: pictures, colour, files in PNG, JPEG and WebP, digests",
      imports: [
        "GalleySystem", "CLibPNG", "CPictureCodecs", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest",
        "CCrypto",
      ]),
    Module(
      name: "GalleyRaster", folder: "Sources/Device/GalleyRaster",
      job: "paths, coverage, display lists, fonts, shaping and drawings of symbols, down to pictures",
      imports: ["GalleyImage", "CHarfBuzz", "CICU"]),
    Module(
      name: "GalleyTree", folder: "Sources/Base/GalleyTree",
      job: "the element tree as plain values, its text form, tree matching",
      imports: ["GalleyText"]),
    Module(
      name: "GalleyTreeFormats", folder: "Sources/Base/GalleyTreeFormats",
      job: "trees of other tools: page sources, dumps, web pages, and their place on a picture",
      imports: ["GalleyTree", "GalleySystem", "CXMLReader", "CEmbeddedTexts"]),
    Module(
      name: "GalleyJSON", folder: "Sources/Base/GalleyJSON",
      job: "JSON of protocols as values",
      imports: []),
    Module(
      name: "GalleyAutomation", folder: "Sources/Screen/GalleyAutomation",
      job: "drivers, queries, waiting and interruptions, for any backend",
      imports: ["GalleyTree", "GalleyImage"]),
    Module(
      name: "Combine", folder: "Sources/Apple/Combine",
      job: "Apple's Combine, name for name: publishers, operators, schedulers, observable objects",
      imports: ["FoundationNetworking"]),
    Module(
      name: "GalleyFoundation", folder: "Sources/Apple/GalleyFoundation",
      job: "the modules that Foundation brings along on Apple's platforms: Combine, networking, observation",
      imports: ["Combine", "FoundationNetworking"]),
    Module(
      name: "GalleyLogging", folder: "Sources/Apple/GalleyLogging",
      job: "the logging that `os` and `XCUIAutomation` export again, silent by default",
      imports: []),
    Module(
      name: "os", folder: "Sources/Apple/os",
      job: "Apple's module for logging and signposts, name for name",
      imports: ["GalleyLogging"]),
    Module(
      name: "OSLog", folder: "Sources/Apple/OSLog",
      job: "the same under the name of Apple's newer module",
      imports: ["os"]),
    Module(
      name: "DarwinNotifications", folder: "Sources/Apple/DarwinNotifications",
      job: "Darwin's notifications, name for name, and beepers, between the processes of one user",
      imports: ["GalleySystem"]),
    Module(
      name: "GalleyServices", folder: "Sources/Device/GalleyServices",
      job: "services of a device for apps beyond SwiftUI: clock, network, permissions, photos",
      imports: ["GalleyTree", "GalleyImage"]),
    Module(
      name: "GalleyUIKit", folder: "Sources/Apple/GalleyUIKit",
      job: "the types of UIKit that apps and tests share: device, pictures, pasteboard",
      imports: ["GalleyTree", "GalleyImage"]),
    Module(
      name: "GalleyViews", folder: "Sources/Device/GalleyViews",
      job: "the declarative views of simulated apps",
      imports: ["GalleyRaster", "GalleyServices", "GalleyUIKit", "Combine", "CICU"]),
    Module(
      name: "GalleySimulator", folder: "Sources/Device/GalleySimulator",
      job: "the simulated device, which is a driver",
      imports: [
        "GalleyViews", "GalleyAutomation", "DarwinNotifications", "CDeviceTime", "FoundationNetworking",
      ]),
    Module(
      name: "AuthenticationServices", folder: "Sources/Apple/AuthenticationServices",
      job: "Apple's module for signing in, name for name, as far as the simulated device supports it",
      imports: ["GalleyViews"]),
    Module(
      name: "UserNotifications", folder: "Sources/Apple/UserNotifications",
      job: "Apple's module for notifications to the person, name for name, on the simulated device",
      imports: ["GalleyServices"]),
    Module(
      name: "StoreKit", folder: "Sources/Apple/StoreKit",
      job: "Apple's module for purchases, name for name, with an empty store",
      imports: ["GalleyViews"]),
    Module(
      name: "WebKit", folder: "Sources/Apple/WebKit",
      job: "Apple's module for web pages, name for name, which are not rendered",
      imports: ["GalleyViews", "FoundationNetworking"]),
    Module(
      name: "AVFoundation", folder: "Sources/Apple/AVFoundation",
      job: "Apple's module for sound, video and cameras, name for name, on a device without them",
      imports: ["GalleyViews"]),
    Module(
      name: "AVKit", folder: "Sources/Apple/AVKit",
      job: "Apple's module for views of video, name for name",
      imports: ["AVFoundation"]),
    Module(
      name: "PDFKit", folder: "Sources/Apple/PDFKit",
      job: "Apple's module for PDF, name for name, whose pages are not drawn",
      imports: ["GalleyViews"]),
    Module(
      name: "Vision", folder: "Sources/Apple/Vision",
      job: "Apple's module for recognition in pictures, name for name, which recognizes nothing",
      imports: ["GalleyViews"]),
    Module(
      name: "XCTestDiscovery", folder: "Sources/Apple/XCTestDiscovery",
      job: "discovery of main-actor test classes by XCTest on Linux",
      imports: ["XCTest"]),
    Module(
      name: "SourceReading", folder: "Sources/Base/SourceReading",
      job: "Swift sources as tokens: what Linux compiles of them, and what it would compile on an iPhone",
      imports: []),
    Module(
      name: "MacroExpansion", folder: "Sources/Base/MacroExpansion",
      job: "the expansions of SwiftUI's macros, and the compiler's protocol for them",
      imports: []),
    Module(
      name: "GalleyMacros", folder: "Sources/Base/GalleyMacros",
      job: "the program that the compiler starts for these macros",
      imports: ["MacroExpansion"]),
    Module(
      name: "SwiftUI", folder: "Sources/Apple/SwiftUI",
      job:
        "the module for sources of apps: `GalleyViews` under Apple's name, macros, the registry of previews",
      imports: ["GalleyViews", "FoundationNetworking"]),
    Module(
      name: "SwiftData", folder: "Sources/Apple/SwiftData",
      job: "Apple's SwiftData, name for name, with objects in memory",
      imports: ["SwiftUI"]),
    Module(
      name: "Charts", folder: "Sources/Apple/Charts",
      job: "Apple's Swift Charts, name for name: marks, scales, axes and legends",
      imports: ["SwiftUI"]),
    Module(
      name: "GalleyPredicates", folder: "Sources/Apple/GalleyPredicates",
      job: "predicate formats: reading, printing and evaluating them",
      imports: ["GalleyText"]),
    Module(
      name: "XCUIAutomation", folder: "Sources/Apple/XCUIAutomation",
      job: "Apple's UI-automation API, name for name, with the parts of XCTest and UIKit around it",
      imports: [
        "GalleyAutomation", "GalleyPredicates", "GalleyLogging", "GalleyUIKit", "CVariadicArguments",
        "XCTest",
        "FoundationNetworking",
      ]),
    Module(
      name: "GalleyWebDriver", folder: "Sources/Screen/GalleyWebDriver",
      job: "the client of WebDriver: connections, sessions, errors, and gestures as chains of actions",
      imports: ["GalleyAutomation", "GalleyJSON", "CCurl"]),
    Module(
      name: "GalleyPages", folder: "Sources/Screen/GalleyPages",
      job: "the page DSL: layouts, live pages, load reports",
      imports: ["GalleyAutomation"]),
    Module(
      name: "GalleyAuthoring", folder: "Sources/Screen/GalleyAuthoring",
      job: "tools for authors of layouts: the linter, sketches, recordings, drawings and inspections",
      imports: ["GalleyPages", "CEmbeddedTexts"]),
    Module(
      name: "GalleyDiff", folder: "Sources/Proof/GalleyDiff",
      job: "the differing pixels of two pictures",
      imports: ["GalleyImage", "CPixelKernels"]),
    Module(
      name: "GalleyFileDiff", folder: "Sources/Proof/GalleyFileDiff",
      job: "the differing pixels of two files, or of two folders, of which no more is decoded than is needed",
      imports: ["GalleyDiff", "CPixelKernels"]),
    Module(
      name: "GalleyExplanation", folder: "Sources/Proof/GalleyExplanation",
      job: "the changes between two screens, and their causes",
      imports: ["GalleyDiff", "GalleyTree"]),
    Module(
      name: "GalleyBaselines", folder: "Sources/Proof/GalleyBaselines",
      job: "keys, the store of baselines, the journal, runs, and the course of a check",
      imports: ["GalleyExplanation"]),
    Module(
      name: "GalleyDecisions", folder: "Sources/Proof/GalleyDecisions",
      job: "the gate's verdict, decisions and undoing them, history, merging",
      imports: ["GalleyBaselines"]),
    Module(
      name: "GalleyRecording", folder: "Sources/Proof/GalleyRecording",
      job: "checks of pictures in files, whatever made them: names, trees, rules, folders",
      imports: ["GalleyDecisions", "GalleyFileDiff", "GalleyTreeFormats"]),
    Module(
      name: "GalleyReport", folder: "Sources/Proof/GalleyReport",
      job: "reports for every audience",
      imports: ["GalleyDecisions", "GalleyFileDiff", "CEmbeddedTexts"]),
    Module(
      name: "GalleyHTTP", folder: "Sources/Base/GalleyHTTP",
      job: "the HTTP server: sockets, requests, and the rules that every request must pass",
      imports: ["GalleyText", "CMicroHTTPD"]),
    Module(
      name: "GalleyServer", folder: "Sources/Device/GalleyServer",
      job: "servers for tests: the tunnel to an app over HTTP, a mock server",
      imports: ["GalleySimulator", "GalleyHTTP", "GalleyJSON"]),
    Module(
      name: "galley-review", folder: "Sources/Programs/galley-review",
      job: "the program that `galley review` starts, so that no other command loads a server",
      imports: ["GalleyReport", "GalleyHTTP"]),
    Module(
      name: "GalleyChecks", folder: "Sources/Doors/GalleyChecks",
      job: "checks, audits, snapshots, traits and reports for tests on any driver",
      imports: [
        "GalleyAuthoring", "XCUIAutomation", "XCTestDiscovery", "GalleyBaselines", "XCTest", "Testing",
      ]),
    Module(
      name: "GalleyBrowser", folder: "Sources/Doors/GalleyBrowser",
      job: "web browsers as devices: programs, sessions, trees of pages, the driver",
      imports: ["GalleyPages", "GalleyWebDriver", "GalleyTreeFormats", "CSoup", "CEmbeddedTexts"]),
    Module(
      name: "GalleyAppiumDriver", folder: "Sources/Doors/GalleyAppiumDriver",
      job: "telephones behind a server of Appium as devices: sessions, trees of page sources, the driver",
      imports: ["GalleyPages", "GalleyWebDriver", "GalleyTreeFormats"]),
    Module(
      name: "GalleyAppium", folder: "Sources/Doors/GalleyAppium",
      job: "the WebDriver server in front of simulated devices, for clients of Appium and WebDriverAgent",
      imports: [
        "GalleyChecks", "GalleySimulator", "GalleyPredicates", "GalleyHTTP", "GalleyJSON", "CXMLReader",
      ]),
    Module(
      name: "GalleyPreviews", folder: "Sources/Doors/GalleyPreviews",
      job: "the previews of a program on simulated devices, as pictures and for checks",
      imports: ["SwiftUI", "GalleySimulator"]),
    Module(
      name: "Galley", folder: "Sources/Doors/Galley",
      job: "the simulated device for tests of apps: launching, traits, the tunnel, previews",
      imports: ["GalleyChecks", "GalleyPreviews", "XCTest", "Testing"]),
    Module(
      name: "GalleyCommands", folder: "Sources/Programs/GalleyCommands",
      job: "the command line, without logic that a test cannot call",
      imports: ["GalleyReport", "GalleyRecording", "SourceReading"]),
    Module(
      name: "galley-sources", folder: "Sources/Programs/galley-sources",
      job: "the program that the plugin `AppleSources` starts for each source of an app",
      imports: ["SourceReading"]),
    Module(
      name: "galley-tools", folder: "Sources/Programs/galley-tools",
      job:
        "the program that `galley` starts for fonts, symbols, layouts, web pages, beepers, views and watching",
      imports: [
        "GalleyCommands", "GalleyRaster", "GalleyAuthoring", "GalleyBrowser", "GalleyAppiumDriver",
        "DarwinNotifications",
      ]),
    Module(
      name: "galley", folder: "Sources/Programs/galley",
      job: "the program that people call, a line around `GalleyCommands`",
      imports: ["GalleyCommands"]),
    Module(
      name: "BookshopCatalogue", folder: "Sources/Samples/BookshopCatalogue",
      job: "the books and orders of a sample shop, for its app and its web app",
      imports: []),
    Module(
      name: "BookshopWeb", folder: "Sources/Samples/BookshopWeb",
      job: "the sample shop as a web app: pages, scripts and their server",
      imports: ["GalleyHTTP", "BookshopCatalogue"]),
    Module(
      name: "bookshop-server", folder: "Sources/Samples/bookshop-server",
      job: "the program that serves the web app until it is stopped",
      imports: ["BookshopWeb"]),
    Module(
      name: "sample apps", folder: "Sources/Samples",
      job: "examples for newcomers, in plain SwiftUI",
      imports: [
        "SwiftUI", "DarwinNotifications", "GalleyServices", "FoundationNetworking", "BookshopCatalogue",
      ]),
    Module(
      name: "pages", folder: "Pages",
      job: "the page objects of the samples",
      imports: ["GalleyPages"]),
  ]

  /// The modules of the toolchain that every file may import.
  static let toolchain = ["Dispatch", "Foundation", "Glibc", "Observation", "Swift", "Synchronization"]

  /// Modules that no file imports together, since both have a `Button` and a `Label`.
  static let neverTogether = ["GalleyViews", "GalleyPages"]

  /// The module whose folder holds a file.
  static func holding(_ path: String) -> Module? {
    all.first { path.hasPrefix($0.folder + "/") }
  }

  /// All that the module may import, in order.
  ///
  /// That is what its row names, what the modules named there may import in turn, and the toolchain's modules. System
  /// libraries are for the modules that name them only.
  var allowed: [String] {
    var modules: Set<String> = []
    var pending = imports
    while let name = pending.popLast() {
      guard let module = Self.all.first(where: { $0.name == name }), modules.insert(name).inserted else {
        continue
      }
      pending += module.imports
    }
    return Set(imports + Self.toolchain).union(modules).sorted()
  }
}
