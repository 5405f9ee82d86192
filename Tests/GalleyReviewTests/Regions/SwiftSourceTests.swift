import Foundation
import Testing

@testable import galley_review

@Suite struct SwiftTextTests {
  @Test func whatIsNoCodeIsHidden() throws {
    let source = """
      // { not code
      let a = "} \\(b) \\" ]" /* { /* nested */ ( */ + c / d
      let e = #"raw " \\( "# + \"""
        { long
        \"""
      """
    let text = try #require(SwiftSource(Array(source.utf8)))
    let code = String(decoding: text.code, as: UTF8.self)
    #expect(!code.contains { "{}()[]".contains($0) }, "\(code)")
    #expect(code.contains("let a = \"") && code.contains("+ c / d") && code.count == source.count)
  }

  @Test(arguments: [
    "{", "}", "(]", "\"open", "/* open", "let r = /x{/", "let r = #/x/#", "let s = \"\\(f(\"x\"))\"",
    "\"\"\"\nopen",
  ])
  func whatCannotBeFollowedIsNone(source: String) {
    #expect(SwiftSource(Array(source.utf8)) == nil)
  }

  @Test func theHousesOwnPagesCanBeFollowed() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for name in ["RecipeList", "SettingsPage", "ShoppingList", "CataloguePage"] {
      let bytes = [UInt8](
        try Data(contentsOf: root.appendingPathComponent("Pages/RecipesPages/\(name).swift")))
      let text = try #require(SwiftSource(bytes))
      let found = LayoutSource.find(name, in: text)
      #expect(found.count == 1, "\(name)")
      #expect(found.first?.checkpoint("resting") != nil, "\(name)")
      #expect((found.first?.properties.count ?? 0) > 1, "\(name)")
    }
  }
}
