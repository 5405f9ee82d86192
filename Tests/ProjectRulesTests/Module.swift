/// A target of the package, or a folder of them, and what its files may import.
///
/// `CONTRIBUTING.md` shows the same table.
struct Room {
  /// The target's name, or what the targets of the folder have in common.
  let name: String
  /// The folder of its sources, from the package's root.
  let folder: String
  /// The modules and system libraries that its files may import.
  let imports: [String]

  /// Every module, from the lowest up.
  static let all = [
    Room(name: "GalleySystem", folder: "Sources/GalleySystem", imports: []),
    Room(
      name: "GalleyImage", folder: "Sources/GalleyImage",
      imports: ["GalleySystem", "CLibPNG", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest"]),
    Room(
      name: "GalleyRaster", folder: "Sources/GalleyRaster", imports: ["GalleyImage", "CHarfBuzz", "CICU"]),
    Room(name: "GalleyTree", folder: "Sources/GalleyTree", imports: []),
    Room(
      name: "GalleyAutomation", folder: "Sources/GalleyAutomation", imports: ["GalleyTree", "GalleyImage"]),
    Room(name: "GalleyViews", folder: "Sources/GalleyViews", imports: ["GalleyRaster", "GalleyTree"]),
    Room(
      name: "GalleySimulator", folder: "Sources/GalleySimulator",
      imports: ["GalleyViews", "GalleyAutomation"]),
    Room(name: "XCTestDiscovery", folder: "Sources/XCTestDiscovery", imports: ["XCTest"]),
    Room(name: "XCUIAutomation", folder: "Sources/XCUIAutomation", imports: ["GalleyAutomation", "XCTest"]),
    Room(name: "GalleyPages", folder: "Sources/GalleyPages", imports: ["GalleyAutomation"]),
    Room(name: "GalleyAuthoring", folder: "Sources/GalleyAuthoring", imports: ["GalleyPages"]),
    Room(name: "GalleyDiff", folder: "Sources/GalleyDiff", imports: ["GalleyImage", "CPixelKernels"]),
    Room(
      name: "GalleyExplanation", folder: "Sources/GalleyExplanation", imports: ["GalleyDiff", "GalleyTree"]),
    Room(name: "GalleyBaselines", folder: "Sources/GalleyBaselines", imports: ["GalleyExplanation"]),
    Room(name: "GalleyDecisions", folder: "Sources/GalleyDecisions", imports: ["GalleyBaselines"]),
    Room(name: "GalleyReport", folder: "Sources/GalleyReport", imports: ["GalleyDecisions"]),
    Room(name: "GalleyReview", folder: "Sources/GalleyReview", imports: ["GalleyReport", "CMicroHTTPD"]),
    Room(name: "galley-review", folder: "Sources/ReviewCommand", imports: ["GalleyReview"]),
    Room(
      name: "Galley", folder: "Sources/Galley",
      imports: [
        "GalleyAuthoring", "XCUIAutomation", "XCTestDiscovery", "GalleySimulator", "GalleyBaselines", "XCTest",
        "Testing",
      ]),
    Room(
      name: "galley", folder: "Sources/GalleyCommand",
      imports: ["GalleyReport", "GalleyRaster", "GalleyAuthoring"]),
    Room(name: "sample apps", folder: "Sources/Samples", imports: ["GalleyViews"]),
    Room(name: "pages", folder: "Pages", imports: ["GalleyPages"]),
  ]

  /// The modules of the toolchain that every file may import.
  static let toolchain = ["Dispatch", "Foundation", "Glibc", "Observation", "Synchronization"]

  /// Modules that no file imports together, since both have a `Button` and a `Label`.
  static let neverTogether = ["GalleyViews", "GalleyPages"]

  /// The module whose folder holds a file.
  static func holding(_ path: String) -> Room? {
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
