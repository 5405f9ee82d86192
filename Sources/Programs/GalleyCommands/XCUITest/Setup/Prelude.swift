import SourceReading

/// The file that makes an XCUITest target a Galley target.
struct Prelude: Hashable {
  /// Its name.
  static let fileName = "Prelude.swift"

  /// The type of the app that the tests launch.
  var app: String
  /// The module that has the app; `nil` if that is the target itself.
  var module: String?

  /// The text of the file.
  var text: String {
    let imported = module.map { "import \($0)\n" } ?? ""
    return """
      // The one file that makes an XCUITest target a Galley target: its declarations win over XCTest's and Foundation's in all
      // other files of the target.
      @_exported import Galley
      \(imported)
      /// The test case of this target: a device with the app, for every test.
      typealias XCTestCase = SimulatedTestCase<\(app)>

      /// An expectation on the device's clock.
      public typealias XCTestExpectation = DeviceExpectation
      /// An expectation that a predicate holds on the device's clock.
      public typealias XCTNSPredicateExpectation = DevicePredicateExpectation
      /// An expectation of a notification on the device's clock.
      public typealias XCTNSNotificationExpectation = DeviceNotificationExpectation
      /// A waiter that moves the device's clock.
      public typealias XCTWaiter = DeviceWaiter
      /// An observer of tests, whose methods take this target's.
      public typealias XCTestObservation = UITestObservation

      @discardableResult
      func sleep(_ seconds: UInt32) -> UInt32 { XCUIContext.sleep(seconds) }

      @discardableResult
      func usleep(_ microseconds: UInt32) -> Int32 { XCUIContext.usleep(microseconds) }

      extension Thread {
        class func sleep(forTimeInterval interval: TimeInterval) { XCUIContext.sleep(forTimeInterval: interval) }
        class func sleep(until date: Date) { XCUIContext.sleep(until: date) }
      }

      extension RunLoop {
        func run(until date: Date) { XCUIContext.sleep(until: date) }

        @discardableResult
        func run(mode: RunLoop.Mode, before date: Date) -> Bool {
          XCUIContext.sleep(until: date)
          return true
        }
      }

      extension Task where Success == Never, Failure == Never {
        static func sleep(nanoseconds: UInt64) async throws {
          try await XCUIContext.sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
        }

        static func sleep(for duration: Duration) async throws { try await XCUIContext.sleep(for: duration) }
      }

      """
  }

  /// Whether a word can be the name of a module, or of a type, which may be within others.
  static func isName(_ text: String, ofType: Bool) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (ofType || parts.count == 1)
      && parts.allSatisfy { part in
        part.first.map { $0.isLetter || $0 == "_" } ?? false
          && part.allSatisfy { $0.isLetter || $0 == "_" || $0.isNumber }
      }
  }
}

/// An app that a package declares.
struct DeclaredApp: Hashable {
  var name: String
  /// The module that has it; `nil` if that is the target of the tests.
  var module: String?

  /// The apps of a package, and of a folder with tests.
  static func all(of package: SuitePackage, testsIn folder: String) -> [DeclaredApp] {
    var apps: [DeclaredApp] = []
    for target in package.targets.targets where target.kind == "target" || target.kind == "executableTarget" {
      let module = String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      apps += names(in: package.root + "/" + target.folder).map { DeclaredApp(name: $0, module: module) }
    }
    return apps + names(in: folder).map { DeclaredApp(name: $0, module: nil) }
  }

  private static func names(in folder: String) -> [String] {
    // A folder that is not there, or cannot be read, has no apps that are known.
    guard let files = try? SuiteFolder(folder) else { return [] }
    return files.sources.flatMap { source -> [String] in
      let tokens = TokenizedSource(source.bytes) { KnownModules().canImport($0) }
      guard
        ImportRules(tokens).imports.contains(where: {
          ["SwiftUI", "GalleyViews", "Galley"].contains($0.module)
        })
      else {
        return []
      }
      return DeclarationReader(tokens).types.filter {
        $0.keyword != "extension" && $0.inherited.contains("App")
      }
      .map(\.name)
    }
  }
}
