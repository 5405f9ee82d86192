import Testing

@Suite struct WrappedListingTests {
  @Test func `long declarations continue on indented lines`() {
    let long =
      "  func drag(from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero, velocity: Double = 50) throws"
    #expect(
      WrappedListing.text(of: ["struct A", long, "", "struct B"]) == """
        struct A
          func drag(from start: UnitPoint, to end: UnitPoint, pressing: Duration = .zero, velocity: Double = 50)
              throws

        struct B

        """)
  }

  @Test func `declarations are read back`() {
    let word = String(repeating: "a", count: 120)
    let declarations = [
      "struct A<\(word)>: \(word), \(word)", "  var b: Int", "  var \(word): \(word)", "", "struct C",
    ]
    let text = WrappedListing.text(of: declarations)
    #expect(WrappedListing.declarations(in: text) == declarations)
    #expect(
      text.split(separator: "\n").filter { $0.count > WrappedListing.column }.allSatisfy { $0.contains(word) }
    )
  }
}
