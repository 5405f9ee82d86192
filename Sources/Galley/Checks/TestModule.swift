import GalleyPages
import Testing

/// Which test target the running test belongs to.
enum TestModule {
  /// The module of the running test: Swift Testing says so itself, of XCTest an observer knows.
  static var running: String? {
    Test.current?.sourceLocation.moduleName ?? TestCaseRegistry.module
  }

  /// The module of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: The first part of its whole name.
  static func name(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Fails a test that stands on layouts with errors.
  ///
  /// - Throws: `LayoutMistakes`.
  static func verifyLayouts() throws {
    try RegisteredAtlases.verify()
  }
}
