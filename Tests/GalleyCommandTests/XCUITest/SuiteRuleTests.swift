import GalleySystem
import GoldenFiles
import SourceReading
import Testing

@testable import GalleyCommands

/// What every rule finds, in words.
@Suite struct SuiteRuleTests {
  /// A source that breaks each rule.
  private static let broken: [(rule: String, source: String)] = [
    ("objc-attribute", "class A {\n  @objc func f() {}\n}"),
    ("objc-members", "@objcMembers class A {}"),
    ("interface-builder", "class A { @IBOutlet var b: B? }"),
    ("managed-property", "class A { @NSManaged var b: Int }"),
    ("dynamic-modifier", "class A { dynamic var b = 1 }"),
    ("selector-literal", "let a = #selector(f)"),
    ("key-path-literal", "let a = \"\\(#keyPath(A.b))\""),
    ("platform-condition", "#if os(iOS) && DEBUG // x\nf()\n#endif"),
    ("selector", "let a = NSSelectorFromString(\"f\")"),
    ("objc-runtime", "objc_setAssociatedObject(self, &key, a, .OBJC_ASSOCIATION_RETAIN)"),
    ("predicate-class", "let a = NSExpression(forKeyPath: \"b\")"),
    ("predicate-macro", "let a = NSPredicate(#Predicate<B> { $0.c })"),
    ("key-value-coding", "a.setValue(1, forKey: \"b\")"),
    ("key-path-coding", "a.value(forKeyPath: \"b\")"),
    ("key-value-reading", "a.value(forKey: \"b\")"),
    ("key-value-observing", "a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)"),
    ("key-path-observing", "a.observe(\\.b) { _, _ in }"),
    (
      "missing-override", "class A: XCTestCase {\n  override class var defaultTestSuite: XCTestSuite { s }\n}"
    ),
    ("private-type", "let a: XCUIApplicationProcess"),
    ("private-api", "let a = NSClassFromString(\"XCUIApplicationProcess\")"),
    ("bundle-for-class", "let a = Bundle(for: A.self)"),
    (
      "table-query",
      """
      let a = app.tables.cells
      let b = app.descendants(matching: .table)
      let c = app.otherElements.matching(.table, identifier: "d")
      let d = app.cells.containing(.table, identifier: "e")
      let e = ScrollArea(.type(.table))
      let f = XCUIElement.ElementType.table
      """
    ),
    ("darwin-notification", "notify_post(\"a\")"),
    ("core-foundation", "let a = CFAbsoluteTimeGetCurrent()"),
    ("core-foundation-key", "let a = kCFRunLoopDefaultMode"),
    ("core-foundation-cast", "import CoreFoundation\nlet a = b as CFString"),
    ("darwin-function", "let a = CACurrentMediaTime()"),
    ("missing-foundation", "let a = RelativeDateTimeFormatter()"),
    ("apple-type", "let a = UIKit.UIApplication.shared"),
    ("apple-module", "@preconcurrency import struct CoreGraphics.CGRect"),
    ("testable-app", "@testable\nimport Wallet"),
    ("missing-module", "public import Wallet"),
    ("main-actor-set-up", "class A: XCTestCase { @MainActor override func setUpWithError() throws {} }"),
    ("main-actor-class-set-up", "class A: XCTestCase { @MainActor override class func setUp() {} }"),
    (
      "set-up-touches-main-actor",
      "@MainActor class A: XCTestCase {\n  var b = 1\n  override func tearDown() { self.b = 2 }\n}"
    ),
    (
      "class-set-up-touches-main-actor",
      "@MainActor class A: XCTestCase {\n  static var b = 1\n  override class func setUp() { b = 2 }\n}"
    ),
    ("mixed-test-isolation", "class A: XCTestCase {\n  func testB() {}\n  @MainActor func testC() {}\n}"),
    (
      "mixed-async-tests",
      "@MainActor class A: XCTestCase {\n  func testB() throws {}\n  func testC() async {}\n}"
    ),
    ("main-actor-default", "class A: XCTestCase { let b = XCUIApplication() }"),
    ("fastlane-helper", "func setupSnapshot(_ a: XCUIApplication) {}\n@objcMembers class B {}"),
  ]

  private func lines(_ sources: [(String, String)], ofPackage names: Set<String>? = ["Shared"]) -> [String] {
    let folder = SuiteFolder(sources: sources.map { SuiteFolder.Source(path: $0, bytes: Array($1.utf8)) })
    return SuiteLint(folder, KnownModules(ofPackage: names), as: "").problems.map(line)
  }

  private func line(_ problem: SuiteProblem) -> String {
    let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(problem.rule.severity.rawValue): \(problem.sentence) | \(problem.cure)"
  }

  @Test func isSaid() {
    expectGolden(
      Self.broken.map { rule, source in
        let name = rule == "fastlane-helper" ? "UI/SnapshotHelper.swift" : "A.swift"
        return (rule, lines([(name, source)]).joined(separator: "\n"))
      })
  }

  /// Files that are not Swift's.
  private static let others = [
    ("objc-source", "a/A.m"), ("c-header", "A.h"), ("xcode-file", "A.xctestplan"), ("link", "b/link"),
  ]

  @Test func otherFilesAreSaid() {
    let withoutPackage = ("unknown-module", lines([("A.swift", "import Wallet")], ofPackage: nil))
    let found = Self.others.map { rule, name in
      let folder = SuiteFolder(sources: [], others: [(name, .named(rule))])
      return (rule, SuiteLint(folder, KnownModules(), as: "").problems.map(line))
    }
    expectGolden(([withoutPackage] + found).map { ($0.0, $0.1.joined(separator: "\n")) })
  }

  @Test func everyRuleIsTested() {
    #expect(
      Set(SuiteRule.all.map(\.id)) == Set(Self.broken.map(\.rule) + Self.others.map(\.0) + ["unknown-module"])
    )
    #expect(Set(SuiteRule.all.map(\.id)).count == SuiteRule.all.count)
  }

  @Test(arguments: [
    // What a suite declares itself is not missing.
    "struct Selector { let a: Int }\nlet b = Selector(a: 1)",
    "enum A { case UIColor }\nlet b = A.UIColor",
    "func notify_post() {}\nfunc f() { notify_post() }",
    "f(Selector: 1)",
    // Comments and texts are no code.
    "// @objc #selector(f)\n/* import UIKit */ let a = \"@objc UIApplication.shared\"",
    // What is not compiled on Linux does no harm.
    "#if canImport(UIKit)\nimport UIKit\n@objc class A {}\n#endif",
    "#if canImport(ObjectiveC)\n@objc\n#endif\nclass A {}",
    "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif",
    "#if os(iOS)\nf()\n#else\ng()\n#endif", "#if os(visionOS)\nf()\n#endif",
    "#if !os(Linux) && os(macOS)\nf()\n#endif",
    // What Linux has, and what the prelude has.
    "import Foundation\nimport XCTest\nimport Testing\nimport Dispatch\nimport GalleyPages\n@testable import Shared",
    "import CoreFoundation\nlet a = CFAbsoluteTimeGetCurrent()",
    "let a = NSPredicate(format: \"label CONTAINS[c] %@\", b)\nfunc f() { g(UIDevice.current.userInterfaceIdiom) }",
    "Thread.sleep(forTimeInterval: 1)\nusleep(10)\nsleep(2)\nRunLoop.current.run(until: d)\nautoreleasepool { f() }",
    "let log = Logger(subsystem: \"a\", category: \"b\")\nos_log(\"x\")\nXCTContext.runActivity(named: \"a\") { _ in }",
    "UserDefaults.standard.set(1, forKey: \"a\")\nrequest.setValue(\"a\", forHTTPHeaderField: \"b\")",
    "let k = KeyedContainer()\nk.encode(1, forKey: .a)",
    "let a = app.descendants(matching: .tableRow)\nlet b = show(.table)\nlet c = app.collectionViews.cells",
    "let center = NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in }",
    "let dynamic = 1\nf(dynamic)",
    // Classes whose tests SwiftPM can list, and set-ups that compile.
    "@MainActor class A: XCTestCase {\n  func testA() {}\n  func testB() throws {}\n}",
    "@MainActor class A: XCTestCase {\n  func testA() {}\n  func testB() async throws {}\n}",
    "class A: XCTestCase {\n  func testA() throws {}\n  func testB() {}\n  @MainActor func testC() async {}\n}",
    "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() async throws { try await super.setUp(); b = 2 }\n}",
    "@MainActor class A: XCTestCase {\n  let b = 1\n  override func setUp() { continueAfterFailure = false; print(b) }\n}",
    "@MainActor class A: XCTestCase {\n  nonisolated(unsafe) var b = 1\n  override func setUp() { b = 2 }\n}",
    "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() { MainActor.assumeIsolated { b = 2 } }\n}",
    "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() { let b = 2; print(b) }\n}",
    "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() { Task { [c] @MainActor in b = 2 } }\n}",
    "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() { f(b: 2); g.b = 3 }\n}",
    "@MainActor class Page {\n  var b = 1\n  func setUp() { b = 2 }\n  let app = XCUIApplication()\n}",
  ])
  func isFine(_ source: String) {
    #expect(lines([("A.swift", source)]) == [])
  }

  @Test func whatIsInAStatementOrAPlainClosureCounts() {
    for body in [
      "if c { b = 2 }", "c.forEach { b = $0 }", "do { try f() } catch { print(b) }", "f(c ? b : d)",
    ] {
      let source = "@MainActor class A: XCTestCase {\n  var b = 1\n  override func setUp() { \(body) }\n}"
      #expect(
        lines([("A.swift", source)]).map { $0.prefix { $0 != "," } } == [
          "3:17: error: setUp() is nonisolated on Linux"
        ], "\(body)")
    }
  }

  @Test func anObserverIsFoundByItsParameters() {
    let source = "class A: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?) {}\n}"
    #expect(
      lines([("A.swift", source)]).map { $0.prefix { $0 != "(" } } == [
        "2:17: error: objects do not support observeValue"
      ])
  }

  @Test func aBaseClassInAnotherFileMakesAClassOneOfTheMainActor() {
    let base = ("Base.swift", "@MainActor class Base: XCTestCase { var app: XCUIApplication! }")
    let tests = ("Tests.swift", "final class Tests: Base {\n  override func setUp() { app.launch() }\n}")
    #expect(
      lines([base, tests]) == [
        "2:17: error: setUp() is nonisolated on Linux, and uses app of its main-actor class | write "
          + "\"override func setUp() async throws\""
      ])
  }

  @Test func testsInExtensionsAndBaseClassesCount() {
    let base = ("Base.swift", "class Base: BaseTestCase { func testA() {} }")
    let tests = ("Tests.swift", "class Tests: Base {}\nextension Tests { @MainActor func testB() {} }")
    #expect(
      lines([base, tests]).map { $0.prefix { $0 != "," } } == [
        "1:7: error: Tests has @MainActor tests"
      ])
  }

  @Test func problemsStandInTheOrderOfTheFiles() {
    let found = lines([
      ("B.swift", "@objc class B {}"), ("A.swift", "import UIKit\nimport WebKit\n@objc class A {}"),
    ])
    #expect(found.map { $0.prefix(4) } == ["1:8:", "2:8:", "3:1:", "1:1:"])
  }
}
