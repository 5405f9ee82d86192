/// A target of the package, or a folder of them, and what its files may import.
///
/// `CONTRIBUTING.md` shows the same table.
struct Module {
  /// The target's name, or what the targets of the folder have in common.
  let name: String
  /// The folder of its sources, from the package's root.
  let folder: String
  /// The modules and system libraries that its files may import.
  let imports: [String]

  /// Every module, from the lowest up.
  static let all = [
    Module(name: "GalleySystem", folder: "Sources/Base/GalleySystem", imports: []),
    Module(
      name: "GalleyImage", folder: "Sources/Base/GalleyImage",
      imports: ["GalleySystem", "CLibPNG", "CISAL", "CPNGKernels", "CPixelKernels", "CDigest", "CCrypto"]),
    Module(
      name: "GalleyRaster", folder: "Sources/Device/GalleyRaster",
      imports: ["GalleyImage", "CHarfBuzz", "CICU"]),
    Module(name: "GalleyTree", folder: "Sources/Base/GalleyTree", imports: []),
    Module(
      name: "GalleyAutomation", folder: "Sources/Screen/GalleyAutomation",
      imports: ["GalleyTree", "GalleyImage"]),
    Module(name: "Combine", folder: "Sources/Apple/Combine", imports: ["FoundationNetworking"]),
    Module(name: "os", folder: "Sources/Apple/os", imports: []),
    Module(name: "OSLog", folder: "Sources/Apple/OSLog", imports: ["os"]),
    Module(
      name: "DarwinNotifications", folder: "Sources/Apple/DarwinNotifications", imports: ["GalleySystem"]),
    Module(
      name: "GalleyServices", folder: "Sources/Device/GalleyServices", imports: ["GalleyTree", "GalleyImage"]),
    Module(
      name: "GalleyViews", folder: "Sources/Device/GalleyViews",
      imports: ["GalleyRaster", "GalleyServices", "Combine", "CICU"]),
    Module(
      name: "GalleySimulator", folder: "Sources/Device/GalleySimulator",
      imports: [
        "GalleyViews", "GalleyAutomation", "DarwinNotifications", "CDeviceTime", "FoundationNetworking",
      ]),
    Module(
      name: "AuthenticationServices", folder: "Sources/Apple/AuthenticationServices", imports: ["GalleyViews"]
    ),
    Module(name: "XCTestDiscovery", folder: "Sources/Apple/XCTestDiscovery", imports: ["XCTest"]),
    Module(name: "MacroExpansion", folder: "Sources/Apple/MacroExpansion", imports: []),
    Module(name: "SwiftUIMacros", folder: "Sources/Apple/SwiftUIMacros", imports: ["MacroExpansion"]),
    Module(name: "SwiftUI", folder: "Sources/Apple/SwiftUI", imports: ["GalleyViews"]),
    Module(name: "Charts", folder: "Sources/Apple/Charts", imports: ["SwiftUI"]),
    Module(
      name: "XCUIAutomation", folder: "Sources/Apple/XCUIAutomation",
      imports: [
        "GalleyAutomation", "GalleyPredicates", "CVariadicArguments", "XCTest", "FoundationNetworking",
      ]),
    Module(name: "GalleyPages", folder: "Sources/Screen/GalleyPages", imports: ["GalleyAutomation"]),
    Module(name: "GalleyAuthoring", folder: "Sources/Screen/GalleyAuthoring", imports: ["GalleyPages"]),
    Module(
      name: "GalleyDiff", folder: "Sources/Proof/GalleyDiff", imports: ["GalleyImage", "CPixelKernels"]),
    Module(
      name: "GalleyExplanation", folder: "Sources/Proof/GalleyExplanation",
      imports: ["GalleyDiff", "GalleyTree"]),
    Module(name: "GalleyBaselines", folder: "Sources/Proof/GalleyBaselines", imports: ["GalleyExplanation"]),
    Module(name: "GalleyDecisions", folder: "Sources/Proof/GalleyDecisions", imports: ["GalleyBaselines"]),
    Module(name: "GalleyReport", folder: "Sources/Proof/GalleyReport", imports: ["GalleyDecisions"]),
    Module(name: "GalleyHTTP", folder: "Sources/Base/GalleyHTTP", imports: ["GalleyTree", "CMicroHTTPD"]),
    Module(
      name: "GalleyServer", folder: "Sources/Device/GalleyServer", imports: ["GalleySimulator", "GalleyHTTP"]),
    Module(
      name: "galley-review", folder: "Sources/Programs/galley-review",
      imports: ["GalleyReport", "GalleyHTTP"]),
    Module(
      name: "GalleyChecks", folder: "Sources/Doors/GalleyChecks",
      imports: [
        "GalleyAuthoring", "XCUIAutomation", "XCTestDiscovery", "GalleyBaselines", "XCTest", "Testing",
      ]),
    Module(
      name: "Galley", folder: "Sources/Doors/Galley",
      imports: ["GalleyChecks", "GalleySimulator", "SwiftUI", "XCTest", "Testing"]),
    Module(name: "GalleyCommands", folder: "Sources/Programs/GalleyCommands", imports: ["GalleyReport"]),
    Module(
      name: "galley-tools", folder: "Sources/Programs/galley-tools",
      imports: ["GalleyCommands", "GalleyRaster", "GalleyAuthoring", "DarwinNotifications"]),
    Module(name: "galley", folder: "Sources/Programs/galley", imports: ["GalleyCommands"]),
    Module(
      name: "sample apps", folder: "Sources/Samples",
      imports: ["SwiftUI", "DarwinNotifications", "GalleyServices", "FoundationNetworking"]),
    Module(name: "pages", folder: "Pages", imports: ["GalleyPages"]),
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
