import Foundation
import GalleyAutomation
import GalleyJSON
import Testing

@testable import GalleyBrowser

/// Which route answers a request, and what a page of another origin may read of it.
@Suite struct RequestRoutesTests {
  private func route(
    _ glob: String, method: String? = nil, times: Int? = nil, _ answer: RouteAnswer
  ) throws -> RequestRoutes.Route {
    RequestRoutes.Route(
      glob, try URLGlob(glob, origin: "http://shop.example"), method: method, times: times, answer)
  }

  private func statuses(_ routes: RequestRoutes, _ method: String, _ paths: String...) -> [Int?] {
    paths.map { path in
      let request = HeldRequest(method: method, url: "http://shop.example/\(path)")
      guard case .answer(let status, _, _) = routes.verdict(on: request).kind else { return nil }
      return status
    }
  }

  @Test func `the last route wins, as often as it may`() throws {
    let routes = RequestRoutes()
    routes.add(try route("**", .fulfill(status: 201)))
    routes.add(try route("**/a", method: "POST", .fulfill(status: 202)))
    routes.add(try route("**/a", method: "GET", times: 2, .fulfill(status: 203)))
    routes.add(try route("**/c", .continue))
    #expect(statuses(routes, "GET", "a", "b", "c", "a", "a") == [203, 201, nil, 203, 201])
    #expect(statuses(routes, "POST", "a", "b", "c") == [202, 201, nil])
    #expect(routes.remove("**/a", method: "POST"))
    #expect(statuses(routes, "POST", "a") == [201])
    // One that has taken its requests was there, too.
    #expect(routes.remove("**/a", method: nil))
    #expect(!routes.remove("**/d", method: nil))
    routes.removeAll()
    #expect(statuses(routes, "GET", "a", "b", "c") == [nil, nil, nil])
  }

  @Test(arguments: ["ws://shop.example/a", "wss://shop.example/a", "data:,a", "blob:http://shop.example/1"])
  func `what has no answer of HTTP is left alone`(_ url: String) throws {
    let routes = RequestRoutes()
    routes.add(try route("**", .abort))
    #expect(routes.verdict(on: HeldRequest(method: "GET", url: url)).kind == .pass)
  }

  private func headers(_ verdict: RequestRoutes.Verdict) -> [String: String] {
    guard case .answer(_, let headers, _) = verdict.kind else { return [:] }
    return Dictionary(uniqueKeysWithValues: headers.map { ($0.name, $0.value) })
  }

  @Test func `a page of another origin may read an answer, unless the test says otherwise`() throws {
    let routes = RequestRoutes()
    var request = HeldRequest(method: "GET", url: "http://shop.example/a")
    request.headers["origin"] = "http://other.example"
    routes.add(try route("**", .fulfill(body: "x")))
    #expect(
      headers(routes.verdict(on: request)) == [
        "Content-Length": "1", "Access-Control-Allow-Origin": "http://other.example",
        "Access-Control-Allow-Credentials": "true", "Vary": "Origin",
      ])
    request.headers["origin"] = "http://shop.example"
    #expect(headers(routes.verdict(on: request)) == ["Content-Length": "1"])
    request.headers["origin"] = "http://other.example"
    routes.add(try route("**", .fulfill(headers: ["access-control-allow-origin": "*"])))
    #expect(headers(routes.verdict(on: request)) == ["access-control-allow-origin": "*"])
  }

  @Test func `a preflight is allowed for the method of the route, and counts for none`() throws {
    let routes = RequestRoutes()
    var preflight = HeldRequest(method: "OPTIONS", url: "http://shop.example/a")
    preflight.headers = [
      "origin": "http://other.example", "access-control-request-method": "PUT",
      "access-control-request-headers": "x-a",
    ]
    routes.add(try route("**", method: "PUT", times: 1, .fulfill(status: 500, body: "x")))
    for _ in 1...2 {
      let verdict = routes.verdict(on: preflight)
      guard case .answer(204, _, "") = verdict.kind else {
        Issue.record("\(verdict)")
        continue
      }
      #expect(headers(verdict)["Access-Control-Allow-Methods"] == "PUT")
      #expect(headers(verdict)["Access-Control-Allow-Headers"] == "x-a")
      #expect(headers(verdict)["Access-Control-Allow-Origin"] == "http://other.example")
    }
    #expect(statuses(routes, "PUT", "a", "a") == [500, nil])
    #expect(routes.verdict(on: preflight).kind == .pass)
    // A test of preflights themselves has its own answer, and a route that lets requests pass lets theirs pass.
    routes.add(try route("**", method: "OPTIONS", .abort))
    #expect(routes.verdict(on: preflight).kind == .fail)
    routes.add(try route("**", .continue))
    #expect(routes.verdict(on: preflight).kind == .pass)
  }

  private func fulfilment(_ answer: RouteAnswer) throws -> RouteAnswer.Fulfilment {
    var found: RouteAnswer.Fulfilment?
    if case .fulfill(let fulfilment) = answer.kind { found = fulfilment }
    return try #require(found)
  }

  @Test func `an answer has a type, a length and no encoding`() throws {
    let html = try fulfilment(
      .fulfill(
        headers: ["content-type": "text/css", "Content-Encoding": "gzip", "X-A": "1"],
        contentType: "text/html", body: "äh"))
    let lines = ["Content-Length: 3", "Content-Type: text/html", "X-A: 1"]
    #expect(html.headers.map { "\($0.name): \($0.value)" } == lines)
    let json = try fulfilment(.fulfill(status: 404, json: ["b": 2, "a": 1]))
    #expect(String(decoding: json.body, as: UTF8.self) == #"{"a":1,"b":2}"#)
    #expect(json.headers.first { $0.name == "Content-Type" }?.value == "application/json")
    #expect(throws: DriverError.self) { try RouteAnswer.fulfill(json: Double.infinity) }
  }

  private static let faults: [(RouteAnswer, String)] = [
    (.fulfill(status: 199), "199 is no status"), (.fulfill(status: 600), "600 is no status"),
    (.fulfill(headers: ["X-A": "1\r\nX-B: 2"]), "the header X-A has a line break"),
    (.fulfill(headers: ["X A": "1"]), "a header cannot be called “X A”"),
    (.fulfill(headers: ["": "1"]), "a header cannot be called “”"),
    (.fulfill(body: Data(count: RouteAnswer.mostBytes + 1)), "the body has 8388609 bytes"),
    (.abort.delayed(by: .seconds(-1)), "is no time to wait"),
  ]

  @Test(arguments: faults) func `an answer that no browser takes has a reason`(
    _ answer: RouteAnswer, _ reason: String
  ) throws {
    #expect(try #require(answer.fault).contains(reason))
  }

  private static let answers: [RouteAnswer] = [
    .fulfill(status: 200), .fulfill(status: 599), .abort, .continue, .fulfill(headers: ["X-A": "a\tb"]),
    .fulfill(body: Data(count: RouteAnswer.mostBytes)).delayed(by: .seconds(1)),
  ]

  @Test(arguments: answers) func `other answers have none`(_ answer: RouteAnswer) {
    #expect(answer.fault == nil)
  }
}
