import GalleyDiff
import Testing

@testable import GalleyExplanation

@Suite struct TextDifferenceTests {
  private func diff(_ old: String, _ new: String, most: Int = .max) -> String? {
    Comparator.compare(baseline: old, candidate: new).text?.unified(most: most)
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func itIsAUnifiedDiff() {
    let old = numbers(1...20)
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n15\n", with: "\n15\nand\n")
    #expect(
      diff(old, new) == """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -13,6 +13,7 @@
         13
         14
         15
        +and
         16
         17
         18
        """)
  }

  @Test func whatIsNearIsOneHunk() {
    let old = numbers(1...9)
    #expect(
      diff(old, old.replacing("2\n", with: "").replacing("8\n", with: "eight\n")) == """
        @@ -1,9 +1,8 @@
         1
        -2
         3
         4
         5
         6
         7
        -8
        +eight
         9
        """)
  }

  @Test func nothingToSomethingIsNamedByTheLineBefore() {
    #expect(diff("", "a\n") == "@@ -0,0 +1 @@\n+a")
    #expect(diff("a\n", "") == "@@ -1 +0,0 @@\n-a")
  }

  @Test func whatIsLeftOutIsCounted() {
    let text = diff("", numbers(1...500), most: 3)
    #expect(text == "@@ -0,0 +1,100 @@\n+1\n+2\n+3\n… and 497 more changed lines")
  }

  @Test func endsOfLinesAloneHaveNoHunks() {
    #expect(diff("a\n", "a\r\n") == "")
  }
}
