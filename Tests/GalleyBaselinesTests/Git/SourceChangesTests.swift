import Testing

@testable import GalleyBaselines

@Suite struct SourceChangesTests {
  private func changes(_ lines: String...) -> SourceChanges {
    SourceChanges(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test(arguments: [
    ("b/Tests/My Tests.swift\t", "Tests/My Tests.swift"), ("b/Tests/Größe.swift", "Tests/Größe.swift"),
    (#""b/Tests/a \"b\" c.swift""#, #"Tests/a "b" c.swift"#), (#""b/Tests/a\\b.swift""#, #"Tests/a\b.swift"#),
  ])
  func namesAreReadAsGitWritesThem(_ head: String, _ path: String) {
    let changes = changes(
      "diff --git a/x b/x", "--- /dev/null", "+++ \(head)", "@@ -0,0 +1,1 @@", "+@Test(.disabled())")
    #expect(changes.files.map(\.path) == [path])
    #expect(changes.files.first?.added.first?.text == "@Test(.disabled())")
  }

  @Test func anAttributeOfOnePartIsNotThatOfTheNext() {
    let head = ["diff --git a/T.swift b/T.swift", "--- a/T.swift", "+++ b/T.swift"]
    let apart = changes(
      head[0], head[1], head[2], "@@ -1,1 +0,0 @@", "-@Test", "@@ -9,1 +7,0 @@", "-func helper() {}")
    #expect(apart.removedTests.isEmpty)
    let together = changes(head[0], head[1], head[2], "@@ -1,2 +0,0 @@", "-@Test", "-func details() {}")
    #expect(together.removedTests.map(\.test) == ["details"])
  }

  @Test func typesThatWereRemovedWithATestAreItsSuite() {
    let lines = [
      "@Suite(\"a class of screens\") struct Outer {", "  @Test func one() {}", "  final class Inner {",
      "    class func make() {}", "    @Test func two() {}", "  }", "  @Test func three() {}", "}",
      "/// The class that follows.", "extension Outer.Other {", "  @Test func four() {}", "}",
      "@Test func five() {}",
    ]
    let diff =
      ["diff --git a/T.swift b/T.swift", "--- a/T.swift", "+++ b/T.swift", "@@ -1,\(lines.count) +0,0 @@"]
      + lines.map { "-" + $0 }
    let removed = SourceChanges(Array(diff.map { $0 + "\n" }.joined().utf8)).removedTests
    #expect(removed.map(\.test) == ["one", "two", "three", "four", "five"])
    #expect(removed.map(\.suite) == [["Outer"], ["Outer", "Inner"], ["Outer"], ["Outer", "Other"], []])
  }
}
