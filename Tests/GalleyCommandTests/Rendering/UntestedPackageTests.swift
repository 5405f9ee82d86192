import BaselineFixtures
import Foundation
import GalleyDecisions
import Testing

@testable import galley_tools

/// Packages whose tests do not depend on Galley, or that have none.
@Suite struct UntestedPackageTests {
  /// The plan of a package with one module, of a package that it depends on, and of that one's program.
  private static func plan(in root: String, compiler: String = "swiftc") -> String {
    func list(_ words: [String]) -> String { "[\(words.map { "\"\($0)\"" }.joined(separator: ","))]" }
    func command(_ node: String, _ inputs: [String], _ outputs: [String], _ words: [String]) -> String {
      "  \"\(node)\":\n    inputs: \(list(inputs))\n    outputs: \(list(outputs))\n    args: \(list(words))\n\n"
    }
    func compile(_ name: String, of package: String, _ source: String, _ imports: [String]) -> String {
      command(
        "C.\(name)-x86_64-unknown-linux-gnu-debug.module", [source] + imports.map { "/b/\($0).swiftmodule" },
        ["/b/\(name).build/x.swift.o"],
        [
          compiler, "-module-name", name, "-emit-module-path", "/b/\(name).swiftmodule", "-package-name",
          package,
        ])
    }
    return
      "  \"PackageStructure\":\n    inputs: \(list(["\(root)/Sources/Shop/", "\(root)/Package.swift"]))\n\n"
      + compile("Views", of: "galley", "/g/Views.swift", [])
      + compile("Galley", of: "galley", "/g/Galley.swift", ["Views"])
      + compile("Tool", of: "galley", "/g/main.swift", ["Views"])
      + compile("Shop", of: "shop", "\(root)/Sources/Shop/Card.swift", ["Views"])
      + command("/b/C.build/c.o", ["/g/c.c"], ["\(root)/c.o", "\(root)/none.o"], ["/usr/bin/clang", "-c"])
      + "    args: \(list([compiler, "-L/l", "-L", "/b", "-lpng", "-o", "/b/Tool", "-module-name", "Tool", "-emit-executable", "-Xlinker", "main=m", "-lpng"]))\n"
  }

  @Test func `a package without tests has the modules of its own folders`() {
    let plan = BuildPlan(Self.plan(in: "/p"))
    #expect(plan.modules == ["Shop"])
    #expect(plan.targetBuiltAlone("Shop") == nil)
    #expect(BuildPlan(Self.plan(in: "/q").replacing("/q/Sources", with: "/p/Sources")).modules == ["Shop"])
    #expect(BuildPlan(Self.plan(in: "/p").replacing("PackageStructure", with: "Other")).modules == [])
  }

  @Test func `its views are linked with Galley and what its programs are linked with`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "c.o")
    let plan = BuildPlan(Self.plan(in: sandbox.root))
    #expect(!plan.hasGalley)
    #expect(
      plan.objects(with: ["Shop"]) == ["Galley", "Shop", "Views"].map { "/b/\($0).build/x.swift.o" } + [
        sandbox.root + "/c.o"
      ])
    #expect(plan.libraries == ["-L/l", "-lpng"])
    #expect(BuildPlan(SamplePlan.text(in: "/p")).hasGalley)
  }

  @Test func `rendering builds Galley too`() throws {
    let fake = try FakeBuild()
    try RenderedCard.prepare(fake)
    let root = fake.sandbox.root
    try fake.sandbox.write(Self.plan(in: root, compiler: "\(root)/bin/swiftc"), to: ".build/debug.yaml")
    let result = try fake.galley(["render", "Shop.Card"])
    #expect(result.code == .clean, "\(result.err)")
    let build = "build --package-path \(root)"
    #expect(try fake.sandbox.text("calls") == "\(build) --build-tests\n\(build) --target Galley\n")
  }
}
