/// A target with one job, and what it may import.
///
/// This is the house's plan; `CONTRIBUTING.md` shows the same table.
struct Room {
  /// The module's name.
  ///
  /// A folder of samples or pages has many modules, under one rule.
  let name: String
  /// Where its sources are, from the package's root.
  let folder: String
  /// The rooms and system libraries that its files may import.
  let imports: [String]

  /// Every room, from the lowest up.
  ///
  /// A target that is not here fails the check.
  static let all = [
    Room(
      name: "GalleyImage", folder: "Sources/GalleyImage",
      imports: ["CLibPNG", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest"]),
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
    Room(name: "GalleyTunnel", folder: "Sources/GalleyTunnel", imports: ["CMicroHTTPD"]),
    Room(name: "GalleyDiff", folder: "Sources/GalleyDiff", imports: ["GalleyImage", "CPixelKernels"]),
    Room(
      name: "GalleyExplanation", folder: "Sources/GalleyExplanation", imports: ["GalleyDiff", "GalleyTree"]),
    Room(name: "GalleyBaselines", folder: "Sources/GalleyBaselines", imports: ["GalleyExplanation"]),
    Room(name: "GalleyReport", folder: "Sources/GalleyReport", imports: ["GalleyBaselines"]),
    Room(name: "GalleyReview", folder: "Sources/GalleyReview", imports: ["GalleyReport", "CMicroHTTPD"]),
    Room(name: "galley-review", folder: "Sources/ReviewCommand", imports: ["GalleyReview"]),
    Room(
      name: "Galley", folder: "Sources/Galley",
      imports: [
        "GalleyPages", "XCUIAutomation", "XCTestDiscovery", "GalleySimulator", "GalleyBaselines", "XCTest",
        "Testing",
      ]),
    Room(
      name: "galley", folder: "Sources/GalleyCommand",
      imports: ["GalleyReport", "GalleySimulator", "GalleyPages"]),
    Room(name: "sample apps", folder: "Sources/Samples", imports: ["GalleyViews"]),
    Room(name: "pages", folder: "Pages", imports: ["GalleyPages"]),
  ]

  /// What comes with the toolchain and every room may import.
  static let toolchain = ["Dispatch", "Foundation", "Glibc", "Observation", "Synchronization"]

  /// Modules that no file imports together, since both have a `Button` and a `Label`.
  static let apart = ["GalleyViews", "GalleyPages"]

  /// The room whose folder holds a file.
  static func holding(_ path: String) -> Room? {
    all.first { path.hasPrefix($0.folder + "/") }
  }

  /// All that the room may import, in order.
  ///
  /// That is what it names, what the rooms it names may import in turn, and the toolchain's modules. System
  /// libraries are for the rooms that name them only.
  var allowed: [String] {
    var rooms: Set<String> = []
    var pending = imports
    while let name = pending.popLast() {
      guard let room = Self.all.first(where: { $0.name == name }), rooms.insert(name).inserted else {
        continue
      }
      pending += room.imports
    }
    return Set(imports + Self.toolchain).union(rooms).sorted()
  }
}
