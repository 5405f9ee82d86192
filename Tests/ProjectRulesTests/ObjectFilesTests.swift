import Foundation
import Testing

/// The compiled modules that make pixels, and which functions of the C library they call.
@Suite struct ObjectFilesTests {
  /// Functions whose last bit differs between C libraries.
  private static let inexact = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sincos", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh",
    "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "erf", "erfc",
    "tgamma",
    "lgamma",
  ]

  @Test(arguments: ["GalleyRaster", "GalleyImage"])
  func `no transcendental function of the C library is called`(_ module: String) throws {
    let objects = try BuildProducts.objects(of: module)
    try #require(!objects.isEmpty, "the objects of \(module) were not found")
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
