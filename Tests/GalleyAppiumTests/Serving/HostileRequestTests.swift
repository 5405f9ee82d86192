import GalleyJSON
import RawHTTPClient
import SeededCases
import Testing

/// Seeded nonsense: every answer is in the protocol's form, and the session goes on.
@Suite struct HostileRequestTests {
  private static let pieces = [
    "//", "*", "[", "]", "(", ")", "@name", "=", "'x'", "\"", "`", "$", "**/", "XCUIElementTypeButton",
    "label", " AND ",
    "CONTAINS", "MATCHES", "1", "-1", "/", "..", "::", "|", "\u{0}", "\u{1F958}", "not", "count", ",", "{",
    "}", "[c]",
    "ancestor", "last()", "NOT ", "%@", "\\",
  ]
  private static let strategies = [
    "xpath", "-ios class chain", "-ios predicate string", "class name", "link text", "accessibility id",
    "css selector",
  ]

  @Test func locators() throws {
    let device = try ServedDevice()
    for seed in Soak.seeds(100_000, oneIn: 400) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let value = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let strategy = Self.strategies.randomElement(using: &generator) ?? ""
      let answer = try device.find(strategy, value)
      #expect(
        [nil, "no such element", "invalid selector", "invalid argument"].contains(answer.error),
        "\(strategy) \(value): \(answer.value)")
    }
    #expect(try device.find("id", "tab.recipes").status == 200)
  }

  @Test func bodies() throws {
    let device = try ServedDevice()
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"", "\"using\"", "\"actions\"", "1e999", "null", "\\ud800", "-", "tru",
    ]
    for seed in Soak.seeds(40_000, oneIn: 400) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...20, using: &generator)
      let body = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let path = ["/element", "/actions", "/execute/sync", "/wda/tap"].randomElement(using: &generator) ?? ""
      let answer = try #require(device.client("POST /session/\(device.session)\(path)", body: body))
      #expect(answer.status == 400 && answer.text.contains("invalid argument"), "\(body): \(answer.text)")
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(device.client("POST /session", body: "{\"a\":\(deep)")?.status == 400)
  }
}
