import GoldenFiles
import Testing

@testable import galley_tools

/// What is asked of `galley render`, and the Swift that follows from it.
@Suite struct RenderedViewTests {
  @Test(arguments: [
    ("Shop.Card", "Shop", ["Card"], "Shop.Card()"),
    (" Shop.Card\n", "Shop", ["Card"], "Shop.Card()"),
    ("Shop.Card.Row", "Shop", ["Card", "Row"], "Shop.Card.Row()"),
    ("Shop.Card(title: \"x\")", "Shop", ["Card"], "Shop.Card(title: \"x\")"),
    ("Shop.Card(count: 1).padding()", "Shop", ["Card"], "Shop.Card(count: 1).padding()"),
    ("Shop.Card { Text(\"x\") }", "Shop", ["Card"], "Shop.Card { Text(\"x\") }"),
    ("Shop.Card<Int>(1)", "Shop", ["Card"], "Shop.Card<Int>(1)"),
    ("_Shop.`Card`", "_Shop", ["Card"], "_Shop.`Card`()"),
    ("Shop.Card_Previews.previews", "Shop", ["Card_Previews", "previews"], "Shop.Card_Previews.previews"),
  ])
  func `a module and a type, or any Swift that begins with them`(
    _ text: String, _ module: String, _ names: [String], _ expression: String
  ) throws {
    let view = try RenderedView(text)
    #expect(view.module == module)
    #expect(view.names == names)
    #expect(view.expression == expression)
  }

  @Test(arguments: ["Card", "", "3.Card", "Shop.", "(Shop.Card())", "../Shop.Card"])
  func `anything else is refused`(_ text: String) {
    #expect(throws: RenderError.noModuleNamed(text)) { try RenderedView(text) }
  }

  @Test func `names of files are module and type, whatever is asked for`() throws {
    #expect(try RenderedView("Shop.Card(path: \"../../x\")").stem == "Shop.Card")
    #expect(try RenderedView("Shop." + String(repeating: "a", count: 400)).stem.utf8.count == 120)
  }
}

/// The plan of a build: which modules there are, and what a further file is compiled and linked with.
@Suite struct BuildPlanTests {
  private static func command(_ words: [String]) -> String {
    "    args: [\(words.map { "\"\($0)\"" }.joined(separator: ","))]\n"
  }

  private static func module(_ name: String, package: String, _ words: String...) -> String {
    command(
      ["swiftc", "-module-name", name, "-emit-module-path", "/b/\(name)", "-package-name", package] + words)
  }

  private let plan = BuildPlan(
    """
    commands:
      "C.Shop.module":
        tool: shell
    \(module("Shop", package: "shop", "-I", "/b/Modules", "-I/usr/include/png", "-swift-version", "6", "-warnings-as-errors", "-Xcc", "-I", "-Xcc", "/c", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/b/Macros#Macros"))
    \(module("shop_tool", package: "shop", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "shop_tool_main"))
    \(module("ShopTests", package: "shop", "-I", "/b/Modules", "-Xcc", "-I", "-Xcc", "/d"))
    \(module("ShopPackageTests", package: "shop"))
    \(module("ShopPackageDiscoveredTests", package: "shop"))
    \(module("Galley", package: "galley"))
    \(command(["/swiftc", "-lpng", "-o", "/b/shop-tool", "-module-name", "shop_tool", "-emit-executable", "@/b/tool.LinkFileList"]))
    \(command(["/swiftc", "-L/lib", "-lpng", "-o", "/b/ShopPackageTests.xctest", "-module-name", "ShopPackageTests", "-emit-executable", "@/b/Objects.LinkFileList", "-g"]))
    """)

  @Test func `modules are those of the package, without what runs its tests`() {
    #expect(plan.modules == ["Shop", "ShopTests", "shop_tool"])
  }

  @Test func `a file beside a module finds what any module finds`() {
    #expect(
      plan.options(besides: "Shop") == [
        "-swift-version", "6", "-package-name", "shop", "-I", "/b/Modules", "-I/usr/include/png", "-Xcc",
        "-I", "-Xcc",
        "/c", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/b/Macros#Macros", "-Xcc", "-I", "-Xcc",
        "/d",
      ])
  }

  @Test func `libraries are those of the tests`() {
    #expect(plan.compiler == "/swiftc")
    #expect(plan.libraries == ["-L/lib", "-lpng", "-g"])
  }
}

/// The compiler's messages, as its plain style has them, in words for who has written an expression.
@Suite struct CompilerMessagesTests {
  private func error(_ text: String, _ views: String...) throws -> RenderError? {
    let messages = CompilerMessages(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return messages.error(about: try views.map { try RenderedView($0) }) { _ in ["Badge", "Basket"] }?.error
  }

  @Test func `an initialiser that needs arguments is told with them`() throws {
    let error = try error(
      """
      /tmp/view-0:1:12: error: missing arguments for parameters 'title', 'count' in call
      Hello.Badge()
                 ^
                  title: <#String#>, count: <#Int#>
      Hello.Badge.init:2:10: note: 'init(title:count:)' declared here
      internal init(title: String, count: Int)}
               ^
      """, "Hello.Badge")
    expectGolden(error.map { "\($0)" })
  }

  @Test func `an argument that an expression lacks is told in the compiler's words`() throws {
    let text = "view-1:1:23: error: missing argument for parameter 'count' in call\nHello.Badge(title: \"x\")"
    expectGolden(try error(text, "Hello.Card", "Hello.Badge(title: \"x\")").map { "\($0)" })
  }

  @Test func `a type that is not there is told with the nearest view`() throws {
    let text = "view-0:1:1: error: module 'Hello' has no member named 'Bodge'\nHello.Bodge()\n^~~~~ ~~~~~"
    expectGolden([
      ("error(text, \"Hello.Bodge\").map { \"\\($0)\" }", try error(text, "Hello.Bodge").map { "\($0)" }),
      (
        "error(text.replacing(\"Bodge\", with: \"Basket\"), \"Hello.Basket\").map { \"\\($0)\" }",
        try error(text.replacing("Bodge", with: "Basket"), "Hello.Basket").map { "\($0)" }
      ),
      (
        "error(text.replacing(\"Bodge\", with: \"Window\"), \"Hello.Window\").map { \"\\($0)\" }",
        try error(text.replacing("Bodge", with: "Window"), "Hello.Window").map { "\($0)" }
      ),
    ])
  }

  @Test func `a type that is no view is told`() throws {
    let text =
      "view-0:1:1: error: static method 'buildExpression' requires that 'HelloApp' conform to 'View'\nHello.HelloApp()\n^"
    expectGolden(try error(text, "Hello.HelloApp").map { "\($0)" })
  }

  @Test func `a package without Galley is told, and what is about other lines is not taken for a view's`()
    throws
  {
    #expect(
      try error(
        "/tmp/Program.swift:1:8: error: no such module 'Galley'\nimport Galley\n       ^", "Hello.Badge")
        == .noGalley)
    #expect(try error("Views.swift:1:8: error: no such module 'Else'", "Hello.Badge") == nil)
    #expect(try error("view-7:1:8: error: something", "Hello.Badge") == nil)
    #expect(try error("", "Hello.Badge") == nil)
  }
}
