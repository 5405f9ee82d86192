import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import galley_tools

/// Modules that can be built without the rest of their package.
@Suite struct PartialBuildTests {
  private static func plan(_ change: (String) -> String = { $0 }) -> BuildPlan {
    BuildPlan(change(SamplePlan.text(in: "/p")))
  }

  @Test func `a module is built alone where Galley is compiled already`() {
    #expect(Self.plan().targetBuiltAlone("Shop") == "Shop")
    #expect(Self.plan().closure(of: ["ShopTests"]) == ["ShopTests", "Shop", "Base"])
    #expect(Self.plan().targetBuiltAlone("Shep") == nil)
    #expect(Self.plan { $0.replacing("Tool", with: "Galley") }.targetBuiltAlone("Shop") == nil)
  }

  @Test func `a module with resources is built with the rest, as is one that depends on it`() {
    let plan = Self.plan { $0.replacing("Sources/Base/Text.swift", with: "resource_bundle_accessor.swift") }
    #expect(plan.targetBuiltAlone("Base") == nil)
    #expect(plan.targetBuiltAlone("Shop") == nil)
  }

  @Test func `a view that needs more than its module is linked with the tests`() throws {
    let fake = try FakeBuild()
    try RenderedCard.prepare(fake)
    try fake.write(
      "[ \"$1\" != -emit-executable ] || { [ -e once ] && exec cp program \"$3\"; touch once; exit 1; }",
      to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: fake.sandbox.root + "/program")
    #expect(try fake.galley(["render", "Shop.Card"]).code == .clean)
    let build = "build --package-path \(fake.sandbox.root)"
    #expect(try fake.sandbox.text("calls") == "\(build) --target Shop\n\(build) --build-tests\n")
  }
}
