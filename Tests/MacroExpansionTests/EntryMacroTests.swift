import Testing

@testable import MacroExpansion

@Suite struct EntryMacroTests {
  @Test(arguments: [
    (
      "@Entry var pace = 1.5", "EnvironmentValues",
      """
      private struct __Key_pace: SwiftUI.EnvironmentKey {
        static let defaultValue = 1.5
      }
      """
    ),
    (
      "@Entry public var names: [String: [Int]] = [\"a\": [1]] // behind", "SwiftUI.EnvironmentValues",
      """
      private struct __Key_names: SwiftUI.EnvironmentKey {
        typealias Value = [String: [Int]]
        static var defaultValue: Value { ["a": [1]] }
      }
      """
    ),
    (
      "/* = */ @Entry var `class`: Int?", "Transaction",
      """
      private struct __Key_class: SwiftUI.TransactionKey {
        typealias Value = Int?
        static var defaultValue: Value { nil }
      }
      """
    ),
    (
      "@Entry var run: (Int, String) -> Void = { a, b in print(\"\\(a) = \\(b)\") }", "ContainerValues",
      """
      private struct __Key_run: SwiftUI.ContainerValueKey {
        typealias Value = (Int, String) -> Void
        static var defaultValue: Value { { a, b in print("\\(a) = \\(b)") } }
      }
      """
    ),
    (
      "@Entry var result: Result<Int, Fault> = .success(1)", "EnvironmentValues",
      """
      private struct __Key_result: SwiftUI.EnvironmentKey {
        typealias Value = Result<Int, Fault>
        static var defaultValue: Value { .success(1) }
      }
      """
    ),
    (
      "@Entry var document: Binding<Document>?", "FocusedValues",
      """
      private struct __Key_document: SwiftUI.FocusedValueKey {
        typealias Value = Binding<Document>
      }
      """
    ),
  ])
  func `a property gets a key`(_ declaration: String, _ extended: String, _ key: String) {
    #expect(EntryMacro.key(of: declaration, in: extended) == .source(key))
  }

  @Test func `a property is read and written by its key`() {
    #expect(
      EntryMacro.accessors(of: "@Entry var pace = 1", in: "EnvironmentValues")
        == .source(
          """
          get {
            self[__Key_pace.self]
          }
          set {
            self[__Key_pace.self] = newValue
          }
          """))
  }

  @Test(arguments: [
    ("@Entry func f() {}", "EnvironmentValues", "'@Entry' macro can only attach to a 'var' declaration", 0),
    (
      "@Entry var a = 1", "Other",
      "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, ContainerValues, or FocusedValues",
      0
    ),
    (
      "  @Entry var a: Int", "EnvironmentValues",
      "'@Entry' requires an initial value for 'a', unless its type is optional", 13
    ),
    (
      "@Entry static var a = 1", "EnvironmentValues", "'@Entry' macro cannot attach to a 'static' property",
      7
    ),
    ("@Entry var a: Int { 1 }", "Transaction", "'@Entry' macro cannot attach to a computed property", 18),
    ("@Entry var a = 1, b = 2", "Transaction", "'@Entry' macro can only attach to a single variable", 16),
    (
      "@Entry var a: Int = 1", "FocusedValues",
      "'@Entry' values of FocusedValues must be optional, with a type and no value other than nil", 11
    ),
  ])
  func `misuse is told once, and where`(
    _ declaration: String, _ extended: String, _ message: String, _ offset: Int
  ) {
    #expect(EntryMacro.accessors(of: declaration, in: extended) == .problem(message, at: offset))
    #expect(EntryMacro.key(of: declaration, in: extended) == .source(""))
  }
}
