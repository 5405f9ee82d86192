import GalleyTree
import Testing

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("17", TextPattern.number), ("-3.5", .number), ("1,234,567.89", .number), ("1.234,5", .number),
    ("45 %", .number),
    ("3.50 €", .currency), ("$12", .currency), ("€ 1.234,50", .currency), ("CHF 5", .currency),
    ("12 USD", .currency),
    ("2024-05-31", .date), ("31.5.2024", .date), ("5/31/24", .date), ("May 31, 2024", .date),
    ("31 May 2024", .date),
    ("Sept 3, 2024", .date), ("3. October 2024", .date),
    ("ann@example.org", .email), ("a.b+c@x-y.co.uk", .email),
    ("https://example.org/a?b=c", .link), ("www.example.org", .link),
  ])
  func textsAreRecognised(_ text: String, _ pattern: TextPattern) {
    #expect(TextPattern(of: text) == pattern)
    #expect(TextPattern(of: "  \(text)\n") == pattern)
    #expect(pattern.isMatched(by: text))
  }

  @Test(arguments: [
    "", " ", "Pay now", "12 min", "a@b", "3.50 € each", "May 2024", "http:/x", "1-2-3-4", "€", "--5",
  ])
  func othersAreNot(_ text: String) {
    #expect(TextPattern(of: text) == nil)
  }

  @Test func anExpressionIsObeyedAsAWhole() throws {
    let pattern = try TextPattern(matching: #"#\d{4}"#)
    #expect(pattern.isMatched(by: "#1234"))
    #expect(!pattern.isMatched(by: "#12345") && !pattern.isMatched(by: "no #1234"))
    #expect(!TextPattern.expression("(").isMatched(by: "("))
    #expect(!TextPattern.expression(".*").isMatched(by: String(repeating: "a", count: 5000)))
  }
}
