import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import Testing

/// Requests that stubs answer, and requests that are changed, slowed down and watched on their way.
@Suite struct StubTests {
  private static let anything = SBTRequestMatch(url: "example")

  @Test func aStubAnswersBeforeTheFirstScreenAndWithoutANetwork() throws {
    let stage = try TunnelStage { tunnel in
      tunnel.device.network.isReachable = false
      tunnel.stubRequests(
        matching: SBTRequestMatch(url: "notes.example/all"),
        response: SBTStubResponse(response: ["b": 1, "a": 2]))
    }
    try stage.fetch("https://notes.example/all?page=1")
    stage.device.advance(by: .zero)
    #expect(try stage.diary == #"200 {"a":2,"b":1}"#)
    try stage.tunnel.perform("clear")
    try stage.fetch("https://notes.example/one")
    stage.device.advance(by: .zero)
    #expect(try stage.diary == "URLError -1009")
  }

  static let answers: [(SBTStubResponse, String, String)] = [
    (SBTStubResponse(response: "text"), "200 text", "text/plain"),
    (SBTStubResponse(response: Data("bytes".utf8)), "200 bytes", "application/octet-stream"),
    (SBTStubResponse(response: [1, 2], returnCode: 201), "201 [1,2]", "application/json"),
    (
      SBTStubResponse(
        response: "<p>", headers: ["X-Kind": "page"], contentType: "text/html", returnCode: 503),
      "503 <p>", "text/html"
    ),
    (.failure(withCustomErrorCode: URLError.timedOut.rawValue), "URLError -1001", ""),
    (.failure(withCustomErrorCode: URLError.secureConnectionFailed.rawValue), "URLError -1200", ""),
  ]

  @Test(arguments: answers) func answersOfEveryKind(
    _ response: SBTStubResponse, _ text: String, _ type: String
  )
    throws
  {
    let stage = try TunnelStage()
    stage.tunnel.monitorRequests(matching: Self.anything)
    stage.tunnel.stubRequests(matching: Self.anything, response: response)
    try stage.fetch("https://a.example/")
    stage.device.advance(by: .zero)
    #expect(try stage.diary == text)
    let seen = try #require(stage.tunnel.monitoredRequestsFlushAll().first)
    #expect(seen.isStubbed && !seen.isRewritten)
    #expect(seen.response?.headers["Content-Type"] ?? "" == type)
    #expect(seen.response?.headers["X-Kind"] == response.headers["X-Kind"])
  }

  @Test func aFileAnswers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes.json")
    try Data("[7]".utf8).write(to: file)
    let response = try SBTStubResponse(fileNamed: file.path)
    #expect(response.contentType == "application/json")
    #expect(response.data == Data("[7]".utf8))
    #expect(throws: (any Error).self) { try SBTStubResponse(fileNamed: folder.path + "/none.json") }
  }

  @Test func answersTakeTheirTime() throws {
    let stage = try TunnelStage()
    stage.tunnel.stubRequests(
      matching: Self.anything, response: SBTStubResponse(response: "late", responseTime: 2))
    try stage.fetch("https://a.example/")
    stage.device.advance(by: .milliseconds(1999))
    #expect(try stage.diary == "")
    stage.device.advance(by: .milliseconds(1))
    #expect(try stage.diary == "200 late")
  }

  @Test func theLastStubWinsAndALimitedOneEnds() throws {
    let stage = try TunnelStage()
    stage.tunnel.stubRequests(matching: Self.anything, response: SBTStubResponse(response: "first"))
    stage.tunnel.stubRequests(
      matching: Self.anything, response: SBTStubResponse(response: "second", activeIterations: 2))
    for _ in 0..<3 {
      try stage.fetch("https://a.example/")
      stage.device.advance(by: .zero)
    }
    #expect(try stage.diary == "200 second; 200 second; 200 first")
    #expect(
      stage.tunnel.stubRequestsAll().map { String(decoding: $0.response.data, as: UTF8.self) } == ["first"])
  }

  @Test func stubsAreListedAndRemoved() throws {
    let tunnel = try TunnelStage().tunnel
    let matches = (0..<4).map { SBTRequestMatch(url: "\($0)") }
    let ids = matches.compactMap {
      tunnel.stubRequests(matching: $0, response: SBTStubResponse(response: ""))
    }
    #expect(Set(ids).count == 4)
    #expect(tunnel.stubRequestsAll().map(\.match) == matches)
    #expect(tunnel.stubRequestsRemove(id: ids[0]))
    #expect(!tunnel.stubRequestsRemove(id: ids[0]))
    #expect(!tunnel.stubRequestsRemove(ids: [ids[0], ids[1]]))
    #expect(tunnel.stubRequestsRemove(requestMatch: matches[2]))
    #expect(!tunnel.stubRequestsRemove(requestMatch: matches[2]))
    #expect(tunnel.stubRequestsAll().map(\.match) == [matches[3]])
    tunnel.stubRequestsRemoveAll()
    #expect(tunnel.stubRequestsAll().isEmpty)
    #expect(
      tunnel.stubRequests(matching: SBTRequestMatch(url: "("), response: SBTStubResponse(response: "")) == nil
    )
  }

  /// Whether a match means `POST https://shop.example/cart?item=7&size=L` with `item=9` as its body and a header `X-User: ada`.
  @Test(arguments: [
    (SBTRequestMatch(url: "shop.example/cart"), true), (SBTRequestMatch(url: "^shop"), false),
    (SBTRequestMatch(url: "!cart"), false), (SBTRequestMatch(url: "!basket"), true),
    (SBTRequestMatch(method: "POST"), true), (SBTRequestMatch(method: "GET"), false),
    (SBTRequestMatch(query: ["&item=9"]), true), (SBTRequestMatch(query: ["&item=7"]), false),
    (SBTRequestMatch(query: ["&item", "!size"]), true), (SBTRequestMatch(query: ["&item", "!9"]), false),
    (SBTRequestMatch(body: "item=[0-9]$"), true), (SBTRequestMatch(body: "size"), false),
    (SBTRequestMatch(requestHeaders: ["X-User": "^ada$"]), true),
    (SBTRequestMatch(requestHeaders: ["X-User": "bob"]), false),
    (SBTRequestMatch(url: "shop", method: "POST", body: "item", requestHeaders: ["X-.*": "a"]), true),
    (SBTRequestMatch(), true),
  ])
  func matchesByEveryFact(_ match: SBTRequestMatch, _ isMeant: Bool) throws {
    let stage = try TunnelStage()
    stage.tunnel.stubRequests(matching: match, response: SBTStubResponse(response: "stub"))
    try stage.fetch(
      "https://shop.example/cart?item=7&size=L", method: "POST", body: "item=9", headers: ["X-User": "ada"])
    stage.device.advance(by: .zero)
    #expect(try stage.diary == (isMeant ? "200 stub" : "URLError -1004"))
  }

  @Test func theParametersOfAnAddressMatchInAnyOrder() throws {
    let stage = try TunnelStage()
    stage.tunnel.stubRequests(
      matching: SBTRequestMatch(query: ["&b=2", "&a=1", "!c="]), response: SBTStubResponse(response: "stub"))
    for url in ["https://x.example/?a=1&b=2", "https://x.example/?b=2&a=1&c=3"] {
      try stage.fetch(url)
      stage.device.advance(by: .zero)
    }
    #expect(try stage.diary == "200 stub; URLError -1004")
  }
}
