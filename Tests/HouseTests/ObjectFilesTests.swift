import Foundation
import Testing

/// What the compiled pixel rooms ask the C library for.
@Suite struct ObjectFilesTests {
  /// Functions whose last bit differs between C libraries.
  private static let inexact = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sincos", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh",
    "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "erf", "erfc",
    "tgamma",
    "lgamma",
  ]

  /// The folder of the build that this test belongs to.
  private static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The objects of a room; the tests' own program lies beside them, or beside the test bundle they are run from.
  private static func objects(of room: String) -> [URL] {
    let folders = [
      products, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      House.root.appendingPathComponent(".build/debug"),
    ]
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder.appendingPathComponent("\(room).build").path)
      let objects = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".o") }
      if !objects.isEmpty {
        return objects.sorted().map { folder.appendingPathComponent("\(room).build/\($0)") }
      }
    }
    return []
  }

  @Test(arguments: ["GalleyRaster", "GalleyImage"])
  func `no transcendental function of the C library is called`(_ room: String) throws {
    let objects = Self.objects(of: room)
    try #require(!objects.isEmpty, "the objects of \(room) were not found")
    for object in objects {
      // A symbol's name stands between two zeros in the table of strings.
      let bytes = try Data(contentsOf: object)
      for name in Self.inexact.flatMap({ [$0, $0 + "f"] }) {
        let entry = Data([0] + Array(name.utf8) + [0])
        #expect(bytes.range(of: entry) == nil, "\(object.lastPathComponent) asks for \(name)")
      }
    }
  }
}
