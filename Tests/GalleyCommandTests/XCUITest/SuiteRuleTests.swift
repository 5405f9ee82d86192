import GalleySystem
import Testing

@testable import GalleyCommands

/// What every rule finds, in words.
@Suite struct SuiteRuleTests {
  /// A source that breaks one rule, with the line that is printed of it.
  private static let broken: [(rule: String, source: String, line: String)] = [
    (
      "objc-attribute", "class A {\n  @objc func f() {}\n}",
      "2:3: error: @objc needs the Objective-C runtime, which Linux has not | remove it; where Xcode needs it, "
        + "put \"#if canImport(ObjectiveC)\" and \"#endif\" on lines around it"
    ),
    (
      "objc-members", "@objcMembers class A {}",
      "1:1: error: @objcMembers needs the Objective-C runtime, which Linux has not | remove it; where Xcode needs it, "
        + "put \"#if canImport(ObjectiveC)\" and \"#endif\" on lines around it"
    ),
    (
      "interface-builder", "class A { @IBOutlet var b: B? }",
      "1:11: error: @IBOutlet is for Interface Builder, which Linux has not | remove it: a UI test asks "
        + "XCUIApplication() for what is on the screen"
    ),
    (
      "managed-property", "class A { @NSManaged var b: Int }",
      "1:11: error: nothing stands behind an @NSManaged property, as Linux has no Core Data, and the tests cannot be "
        + "linked | make it a stored property"
    ),
    (
      "dynamic-modifier", "class A { dynamic var b = 1 }",
      "1:11: note: \"dynamic\" compiles, but nothing observes or replaces the member by its name | remove it"
    ),
    (
      "selector-literal", "let a = #selector(f)",
      "1:9: error: #selector needs the Objective-C runtime, which Linux has not | pass a closure, such as "
        + "Timer.scheduledTimer(withTimeInterval:repeats:block:) or addObserver(forName:object:queue:using:)"
    ),
    (
      "key-path-literal", "let a = \"\\(#keyPath(A.b))\"",
      "1:12: error: #keyPath needs the Objective-C runtime, which Linux has not | write the key as a string: "
        + "NSPredicate(format: \"%K == %@\", \"label\", text)"
    ),
    (
      "platform-condition", "#if os(iOS) && DEBUG // x\nf()\n#endif",
      "1:1: note: #if os(iOS) && DEBUG does not hold on Linux, and what it encloses is left out | if the tests need "
        + "it, add || os(Linux) to the condition"
    ),
    (
      "selector", "let a = NSSelectorFromString(\"f\")",
      "1:9: error: NSSelectorFromString is of the Objective-C runtime, which Linux has not | call the method itself, "
        + "or pass a closure"
    ),
    (
      "objc-runtime", "objc_setAssociatedObject(self, &key, a, .OBJC_ASSOCIATION_RETAIN)",
      "1:1: error: objc_setAssociatedObject is of the Objective-C runtime, which Linux has not | keep the value in a "
        + "property, or override the method in a subclass"
    ),
    (
      "predicate-class", "let a = NSExpression(forKeyPath: \"b\")",
      "1:9: error: Foundation has no NSExpression on Linux | write a format: NSPredicate(format: "
        + "\"%K CONTAINS[c] %@\", \"label\", text)"
    ),
    (
      "predicate-macro", "let a = NSPredicate(#Predicate<B> { $0.c })",
      "1:9: error: an NSPredicate cannot be made of #Predicate on Linux | write a format: "
        + "NSPredicate(format: \"label == %@\", text)"
    ),
    (
      "key-value-coding", "a.setValue(1, forKey: \"b\")",
      "1:3: error: objects have no setValue(…forKey:) on Linux | set the property itself; for UserDefaults: "
        + "set(_:forKey:)"
    ),
    (
      "key-path-coding", "a.value(forKeyPath: \"b\")",
      "1:3: error: objects have no value(…forKeyPath:) on Linux | read the properties themselves"
    ),
    (
      "key-value-reading", "a.value(forKey: \"b\")",
      "1:3: note: only elements have value(forKey:) on Linux | read the property of any other object; for "
        + "UserDefaults: object(forKey:)"
    ),
    (
      "key-value-observing", "a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)",
      "1:3: error: objects cannot be observed by addObserver(…forKeyPath:) on Linux | wait for what the screen shows: "
        + "element.waitForExistence(timeout: 5)"
    ),
    (
      "key-path-observing", "a.observe(\\.b) { _, _ in }",
      "1:3: error: objects cannot be observed by key path on Linux | wait for what the screen shows: "
        + "element.waitForExistence(timeout: 5)"
    ),
    (
      "missing-override",
      "class A: XCTestCase {\n  override class var defaultTestSuite: XCTestSuite { s }\n}",
      "2:22: error: XCTestCase has no defaultTestSuite on Linux | put \"#if canImport(ObjectiveC)\" and \"#endif\" "
        + "around it; SwiftPM finds the tests by their names"
    ),
    (
      "private-type", "let a: XCUIApplicationProcess",
      "1:8: error: XCUIApplicationProcess is a private part of Apple's XCTest, which Galley does not have | use the "
        + "public API; Galley waits for the app to be idle by itself"
    ),
    (
      "private-api", "let a = NSClassFromString(\"XCUIApplicationProcess\")",
      "1:27: note: \"XCUIApplicationProcess\" names a private part of Apple's XCTest, which Galley does not have | leave "
        + "it out on Linux; Galley waits for the app to be idle by itself"
    ),
    (
      "bundle-for-class", "let a = Bundle(for: A.self)",
      "1:9: note: Bundle(for:) is not the bundle of the test target's files on Linux | add resources: [.copy(\"…\")] to "
        + "the target and write Bundle.module"
    ),
    (
      "darwin-notification", "notify_post(\"a\")",
      "1:1: error: notify_post is of Darwin; notifications between processes are not there yet | tell the app by "
        + "launchArguments or launchEnvironment before it is launched"
    ),
    (
      "core-foundation", "let a = CFAbsoluteTimeGetCurrent()",
      "1:9: error: CFAbsoluteTimeGetCurrent is of Core Foundation, which Foundation does not bring along on Linux | "
        + "write Date().timeIntervalSinceReferenceDate, or add \"import CoreFoundation\""
    ),
    (
      "core-foundation-key", "let a = kCFRunLoopDefaultMode",
      "1:9: error: kCFRunLoopDefaultMode is of Core Foundation, which Foundation does not bring along on Linux | "
        + "write the key as a string"
    ),
    (
      "core-foundation-cast", "import CoreFoundation\nlet a = b as CFString",
      "2:11: error: Swift does not make a CFString of a String on Linux | call a function of Foundation that takes a "
        + "String"
    ),
    (
      "darwin-function", "let a = CACurrentMediaTime()",
      "1:9: error: CACurrentMediaTime is of Darwin, and not on Linux | write ProcessInfo.processInfo.systemUptime"
    ),
    (
      "missing-foundation", "let a = RelativeDateTimeFormatter()",
      "1:9: error: Foundation has no RelativeDateTimeFormatter on Linux | look for a part of the text: label CONTAINS %@"
    ),
    (
      "apple-type", "let a = UIKit.UIApplication.shared",
      "1:15: error: UIApplication is of a framework that Linux has not | drive the app by XCUIApplication()"
    ),
    (
      "apple-module", "@preconcurrency import struct CoreGraphics.CGRect",
      "1:31: error: Linux has no module CoreGraphics | write \"#if canImport(CoreGraphics)\" and \"#endif\" around the "
        + "import; Foundation has CGRect, CGPoint, CGSize and CGFloat, the prelude CGVector"
    ),
    (
      "testable-app", "@testable\nimport Wallet",
      "2:8: error: Wallet is no target of the package, so it cannot be imported, @testable or not | remove the import, "
        + "and put what tests and app share into a target that both depend on"
    ),
    (
      "missing-module", "public import Wallet",
      "1:15: error: Wallet is neither a target of the package nor a product that it depends on | add it to "
        + "Package.swift, or write \"#if canImport(Wallet)\" and \"#endif\" around the import"
    ),
    (
      "main-actor-set-up", "class A: XCTestCase { @MainActor override func setUpWithError() throws {} }",
      "1:48: error: setUpWithError() cannot belong to the main actor, as that of XCTestCase does not | write "
        + "\"override func setUp() async throws\""
    ),
    (
      "main-actor-class-set-up", "class A: XCTestCase { @MainActor override class func setUp() {} }",
      "1:54: error: the class method setUp() cannot belong to the main actor, as that of XCTestCase does not | remove "
        + "@MainActor from it, and make what it uses \"nonisolated(unsafe) static\""
    ),
    (
      "set-up-touches-main-actor",
      "@MainActor class A: XCTestCase {\n  var b = 1\n  override func tearDown() { self.b = 2 }\n}",
      "3:17: error: tearDown() belongs to no actor on Linux, and uses b of its main-actor class | write "
        + "\"override func tearDown() async throws\""
    ),
    (
      "class-set-up-touches-main-actor",
      "@MainActor class A: XCTestCase {\n  static var b = 1\n  override class func setUp() { b = 2 }\n}",
      "3:23: error: the class method setUp() belongs to no actor on Linux, and uses b of its main-actor class | make b "
        + "\"nonisolated(unsafe) static\""
    ),
    (
      "mixed-test-isolation", "class A: XCTestCase {\n  func testB() {}\n  @MainActor func testC() {}\n}",
      "1:7: error: A has tests of the main actor, such as testC(), beside tests of no actor; SwiftPM's list of them "
        + "compiles in some orders only | mark the whole class @MainActor, or none of its tests that are not async"
    ),
    (
      "mixed-async-tests",
      "@MainActor class A: XCTestCase {\n  func testB() throws {}\n  func testC() async {}\n}",
      "1:18: note: A has main-actor tests that throw, such as testB(), beside async ones; below swift-tools-version "
        + "6.0 SwiftPM's list of them compiles in some orders only | raise the version of the tools, or make the tests "
        + "that throw async, too"
    ),
    (
      "main-actor-default", "class A: XCTestCase { let b = XCUIApplication() }",
      "1:27: note: the first value of b asks the main actor, which language mode 6 refuses where no actor is | keep the "
        + "target in language mode 5, or mark it @MainActor"
    ),
    (
      "fastlane-helper", "func setupSnapshot(_ a: XCUIApplication) {}\n@objcMembers class B {}",
      "1:6: error: SnapshotHelper.swift is fastlane's helper, which asks UIKit and the Mac's folders | name it in the "
        + "target's exclude:; the prelude has setupSnapshot(_:) and snapshot(_:)"
    ),
  ]

  /// What files that are not Swift's, and folders without a package, are told.
  private static let others: [(rule: String, line: String)] = [
    (
      "unknown-module",
      "1:8: note: it is not known whether Linux has the module Wallet, as there is no Package.swift | add a package or a "
        + "target that has it"
    ),
    (
      "objc-source",
      "error: a target with Swift cannot have A.m, and Linux has no Objective-C runtime | write it in Swift, or name it in "
        + "the target's exclude:"
    ),
    (
      "c-header",
      "note: A.h is read by nobody on Linux, also if it is a bridging header | write in Swift what it declares, and name "
        + "it in the target's exclude:"
    ),
    (
      "xcode-file",
      "note: A.xctestplan is for Xcode, and SwiftPM warns of it | name it in the target's exclude:"
    ),
    (
      "link", "note: link is a symbolic link, and was not followed | check the folder that it leads to"
    ),
  ]

  private func lines(_ sources: [(String, String)], ofPackage names: Set<String>? = ["Shared"]) -> [String] {
    let folder = SuiteFolder(sources: sources.map { SuiteFolder.Source(path: $0, bytes: Array($1.utf8)) })
    return SuiteLint(folder, KnownModules(ofPackage: names), as: "").problems.map(line)
  }

  private func line(_ problem: SuiteProblem) -> String {
    let place = problem.position.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(problem.rule.severity.rawValue): \(problem.sentence) | \(problem.cure)"
  }

  @Test(arguments: broken.indices) func isSaid(_ index: Int) {
    let (rule, source, line) = Self.broken[index]
    let name = rule == "fastlane-helper" ? "UI/SnapshotHelper.swift" : "A.swift"
    #expect(lines([(name, source)]) == [line], "\(rule)")
  }

  @Test func otherFilesAreSaid() {
    let names = [
      "objc-source": "a/A.m", "c-header": "A.h", "xcode-file": "A.xctestplan", "link": "b/link",
    ]
    for (rule, expected) in Self.others {
      guard let name = names[rule] else {
        #expect(lines([("A.swift", "import Wallet")], ofPackage: nil) == [expected])
        continue
      }
      let folder = SuiteFolder(sources: [], others: [(name, .named(rule))])
      #expect(SuiteLint(folder, KnownModules(), as: "").problems.map(line) == [expected])
    }
  }

  @Test func everyRuleIsTested() {
    #expect(Set(SuiteRule.all.map(\.id)) == Set(Self.broken.map(\.rule) + Self.others.map(\.rule)))
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
          "3:17: error: setUp() belongs to no actor on Linux"
        ], "\(body)")
    }
  }

  @Test func anObserverIsFoundByItsParameters() {
    let source = "class A: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?) {}\n}"
    #expect(
      lines([("A.swift", source)]).map { $0.prefix { $0 != "(" } } == [
        "2:17: error: objects cannot be observed by observeValue"
      ])
  }

  @Test func aBaseClassInAnotherFileMakesAClassOneOfTheMainActor() {
    let base = ("Base.swift", "@MainActor class Base: XCTestCase { var app: XCUIApplication! }")
    let tests = ("Tests.swift", "final class Tests: Base {\n  override func setUp() { app.launch() }\n}")
    #expect(
      lines([base, tests]) == [
        "2:17: error: setUp() belongs to no actor on Linux, and uses app of its main-actor class | write "
          + "\"override func setUp() async throws\""
      ])
  }

  @Test func testsInExtensionsAndBaseClassesCount() {
    let base = ("Base.swift", "class Base: BaseTestCase { func testA() {} }")
    let tests = ("Tests.swift", "class Tests: Base {}\nextension Tests { @MainActor func testB() {} }")
    #expect(
      lines([base, tests]).map { $0.prefix { $0 != "," } } == [
        "1:7: error: Tests has tests of the main actor"
      ])
  }

  @Test func problemsStandInTheOrderOfTheFiles() {
    let found = lines([
      ("B.swift", "@objc class B {}"), ("A.swift", "import UIKit\nimport WebKit\n@objc class A {}"),
    ])
    #expect(found.map { $0.prefix(4) } == ["1:8:", "2:8:", "3:1:", "1:1:"])
  }
}
