import BaselineFixtures
import Foundation
import Testing

@testable import galley_tools

/// The tests that a save reaches, by the plan of a package with two apps and what both use.
@Suite struct WatchReachTests {
  private let sandbox: Sandbox
  private let plan: BuildPlan

  init() throws {
    sandbox = try Sandbox()
    for file in ["Sources/Shop/Cart.swift", "Sources/Mail/Inbox.swift", "Sources/Base/Text.swift"] {
      try sandbox.write("", to: file)
    }
    try sandbox.write(
      "@Suite struct CartTests { @Test func adds() {} }\n", to: "Tests/ShopTests/CartTests.swift")
    try sandbox.write("struct Helper {}\n", to: "Tests/ShopTests/Helper.swift")
    try sandbox.write("final class InboxTests: XCTestCase {}\n", to: "Tests/MailTests/InboxTests.swift")
    plan = BuildPlan(SamplePlan.text(in: sandbox.root))
  }

  private func reach(_ paths: String...) -> WatchReach {
    plan.reach(of: paths.map { "\(sandbox.root)/\($0)" }, in: sandbox.root)
  }

  @Test func `modules with tests are those that the program of tests imports`() {
    #expect(plan.testModules == ["ShopTests", "MailTests"])
  }

  @Test func `a source reaches the tests of all targets that depend on its target`() {
    #expect(reach("Sources/Shop/Cart.swift") == .tests(["^ShopTests\\."]))
    #expect(reach("Sources/Mail/Inbox.swift") == .tests(["^MailTests\\."]))
    #expect(reach("Sources/Base/Text.swift") == .all)
    #expect(reach("Sources/Shop/Cart.swift", "Sources/Mail/Inbox.swift") == .all)
    #expect(reach("Sources/Tool/main.swift") == .nothing)
  }

  @Test func `a test file reaches its own tests, and a helper those of its target`() {
    #expect(reach("Tests/ShopTests/CartTests.swift") == .tests(["^ShopTests\\..*/CartTests\\.swift:"]))
    #expect(reach("Tests/MailTests/InboxTests.swift") == .tests(["^MailTests\\.InboxTests/"]))
    #expect(reach("Tests/ShopTests/Helper.swift") == .tests(["^ShopTests\\."]))
    #expect(
      reach("Tests/ShopTests/CartTests.swift", "Sources/Mail/Inbox.swift")
        == .tests(["^MailTests\\.", "^ShopTests\\..*/CartTests\\.swift:"]))
  }

  @Test func `a new file is of the target whose folder it is in, and other files reach all tests`() {
    #expect(reach("Sources/Shop/Deep/New.swift") == .tests(["^ShopTests\\."]))
    #expect(reach("Sources/Shop/Resources/words.json") == .tests(["^ShopTests\\."]))
    #expect(reach("Package.swift") == .all)
    #expect(reach("Sources/New/New.swift") == .all)
  }

  @Test func `what counts is what a package is made of`() throws {
    let scope = WatchScope(package: sandbox.root, written: ["\(sandbox.root)/Baselines"])
    try sandbox.write("", to: "Sources/Shop/icon.png")
    for path in ["Package.swift", "Galley.json", "Own/Place.swift", "Sources/Shop/icon.png"] {
      #expect(scope.counts("\(sandbox.root)/\(path)"), "\(path)")
    }
    for path in [
      "README.md", "script.swift", "Sources/Shop/.Cart.swift.swp", "Sources/Shop/Cart.swift~",
      "Sources/Shop/4913",
      "Sources/Shop/#Cart.swift#",
      "Sources/Shop/gone.png",
    ] {
      #expect(!scope.counts("\(sandbox.root)/\(path)"), "\(path)")
    }
    for folder in [".git", ".build", "Baselines", "node_modules"] {
      #expect(scope.skips("\(sandbox.root)/\(folder)"))
    }
    #expect(!scope.skips("\(sandbox.root)/Sources"))
  }
}
