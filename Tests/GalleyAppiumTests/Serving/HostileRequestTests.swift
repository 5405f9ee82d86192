import GalleyAppium
import GalleyJSON
import RawHTTPClient
import SeededCases
import Testing

/// Seeded malformed requests: every answer is in the protocol's form, and the session goes on.
@Suite struct HostileRequestTests {
  private static let pieces = [
    "//", "*", "[", "]", "(", ")", "@name", "=", "'x'", "\"", "`", "$", "**/", "XCUIElementTypeButton",
    "label", " AND ",
    "CONTAINS", "MATCHES", "1", "-1", "/", "..", "::", "|", "\u{0}", "\u{1F958}", "not", "count", ",", "{",
    "}", "[c]",
    "ancestor", "last()", "NOT ", "%@", "\\", "matches(", "replace(", "string-join(", "tokenize(",
    "ends-with(",
    "'.*'", "'('", "'i'",
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

  private static let names = [
    "using", "value", "text", "script", "args", "actions", "name", "url", "settings", "orientation",
    "bundleId",
    "duration", "x", "y", "direction", "velocity", "scale", "rotation", "fromX", "fromY", "toX", "toY",
    "element",
    "elementId", "numberOfTaps", "order", "action", "keys", "content", "implicit", "ms", "capabilities",
  ]
  private static let words = [
    "xpath", "//*", "id", "tab.recipes", "up", "accept", "home", "LANDSCAPE", "mobile: scroll", "mobile: tap",
    "mobile: backgroundApp", "galley: audit", "recipes://settings", "", "1", "\u{0}", "\u{E007}", "e\u{301}",
  ]

  private static func value(_ depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 2 ? 6 : 9), using: &generator) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &generator))
    case 2: .integer([0, 1, -1, 375, .max, .min].randomElement(using: &generator) ?? 0)
    case 3: .number([0.5, -0.5, 1e300, 1e-300, 9e15].randomElement(using: &generator) ?? 0)
    case 4...6: .text(words.randomElement(using: &generator) ?? "")
    case 7: .list((0..<Int.random(in: 0...3, using: &generator)).map { _ in value(depth + 1, &generator) })
    default: .object(members(depth + 1, &generator))
    }
  }

  private static func members(_ depth: Int, _ generator: inout SeededGenerator) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      members[names.randomElement(using: &generator) ?? ""] = value(depth, &generator)
    }
    return members
  }

  private static let routes = RouteTable.all.filter { $0.path.hasPrefix("/session/{session}/") }

  /// A route or a command with random arguments of the right form.
  private static func request(_ seed: UInt64, of element: String) throws -> (
    method: String, path: String, body: JSONValue
  ) {
    var generator = SeededGenerator(seed: seed)
    if seed % 3 == 0, let command = MobileCommand.all.randomElement(using: &generator) {
      var arguments = members(0, &generator)
      // A check with a name would be one of this package's run.
      if command.name == "galley: check" { arguments["name"] = nil }
      let body: JSONValue = ["script": .text(command.name), "args": [.object(arguments)]]
      return ("POST", "/execute/sync", body)
    }
    let route = try #require(routes.randomElement(using: &generator))
    let path = route.path.replacing("/session/{session}", with: "").replacing("{element}", with: element)
      .replacing(#/\{\w+\}/#, with: "label")
    return (route.method, path, .object(members(0, &generator)))
  }

  @Test func requests() throws {
    let device = try ServedDevice()
    let bar = try device.find("class name", "XCUIElementTypeTabBar").element
    for seed in Soak.seeds(100_000, oneIn: 400) {
      let (method, path, body) = try Self.request(seed, of: bar)
      let answer = try device.send(method, path, body)
      #expect(answer.session == (answer.status == 200 ? device.session : nil), "\(seed)")
      #expect(answer.status == 200 || answer.error != nil, "\(seed)")
    }
    #expect(
      try device.execute("mobile: queryAppState", ["bundleId": "org.galley.samples.Recipes"]).status == 200)
  }

  /// The memory of a server and its session does not grow with the number of requests.
  @Test func memoryDoesNotGrow() throws {
    let server = try ServingProcess()
    let session = try server.begin("org.galley.samples.Recipes")
    func send(_ seeds: Range<UInt64>) throws {
      for seed in seeds {
        let (method, path, body) = try Self.request(seed, of: "none")
        let answer = try ServedDevice.send(
          server.client, method, "/session/\(session)\(path)", method == "POST" ? body : nil)
        #expect(answer.session == (answer.status == 200 ? session : nil), "\(seed)")
      }
    }
    let seeds = Soak.seeds(100_000, oneIn: 200)
    let middle = seeds.lowerBound + UInt64(min(seeds.count / 2, 5_000))
    try send(seeds.lowerBound..<middle)
    let few = server.megabytes
    try send(middle..<seeds.upperBound)
    #expect(server.megabytes < few + 30)
  }
}
