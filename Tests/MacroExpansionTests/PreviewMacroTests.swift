import Testing

@testable import MacroExpansion

@Suite struct PreviewMacroTests {
  private func expand(_ source: String) -> Expansion {
    PreviewMacro.declaration(of: source, fileID: "App/View.swift", line: 3, discriminator: "d1")
  }

  @Test func `a preview becomes a type`() {
    #expect(
      expand(
        "\n// of a view\n#Preview(\"A, \\(\"b\")\", traits: .portrait, .fixedLayout(width: 1, height: 2)) { Text(\"}\") }"
      )
        == .source(
          """
          struct __Preview_d1: SwiftUI._PreviewDeclaration {
            static var name: String? { "A, \\("b")" }
            static var fileID: String { "App/View.swift" }
            static var line: Int { 5 }
            @MainActor static var traits: [SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>] { [.portrait, .fixedLayout(width: 1, height: 2)] }
            @MainActor static func makeView() -> any SwiftUI.View {
              SwiftUI._previewContent { Text("}") }
            }
          }
          """))
  }

  @Test func `state moves into a view around the others`() throws {
    let source = try #require(
      expand(
        "#Preview { @Previewable @State var on = true\n let a = 1\n @Previewable @State var n: Int? =\n nil\n Toggle(a, isOn: $on) }"
      )
      .source)
    #expect(
      source.contains(
        """
            struct Content: SwiftUI.View {
          @State var on = true
          @State var n: Int? =
         nil
          var body: some SwiftUI.View {\(" ")
         let a = 1
        \(" ")
         Toggle(a, isOn: $on) }
        }
        return Content()
        """), "\(source)")
  }

  @Test(arguments: ["#Preview", "#Preview(\"name\")", "#Preview(\"name\", traits: .portrait)"])
  func `a preview without a closure is told`(_ source: String) {
    #expect(expand(source) == .problem("#Preview needs a closure that makes the view", at: 1))
  }

  @Test func `a closure may be an argument`() throws {
    let source = try #require(expand("#Preview(\"n\", body: { Text(\"a\") })").source)
    #expect(
      source.contains("SwiftUI._previewContent({ Text(\"a\") })")
        || source.contains("SwiftUI._previewContent { Text(\"a\") }"))
  }

  @Test func `what is previewable is a variable`() {
    #expect(PreviewableMacro.peers(of: "@Previewable @State var a = 1") == .source(""))
    #expect(
      PreviewableMacro.peers(of: "@Previewable func f() {}")
        == .problem(
          "'@Previewable' can only be applied to property wrappers and variables in a '#Preview'", at: 0))
  }
}
