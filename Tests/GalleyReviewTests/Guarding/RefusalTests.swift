import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import Glibc
import RawHTTPClient
import Testing

@testable import galley_review

/// Every rule of who may ask for what, over real sockets, each time with a decision that would otherwise be made.
@Suite(.timeLimit(.minutes(15))) struct RefusalTests {
  private let review: ReviewFixture
  private let ids: [String]
  private let before: [String]

  init() throws {
    review = try ReviewFixture(changed: 1, new: 1)
    ids = review.ids()
    before = review.sandbox.files("Baselines")
  }

  private var body: String { ReviewFixture.body("approve", ids) }

  /// Whether nothing was decided at all.
  private func expectUntouched() {
    #expect(review.ids() == ids)
    #expect(review.sandbox.files("Baselines") == before)
  }

  private func headers(without name: String, and more: String...) -> [String] {
    review.headers.filter { !$0.hasPrefix(name) } + more
  }

  @Test func withEverythingRightItIsDone() {
    #expect(review.client("POST /api/decisions", review.headers, body: body)?.status == 200)
    #expect(review.ids().isEmpty)
  }

  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost:80",
    "127.0.0.1.evil.example:PORT",
    "127.0.0.1:PORT.evil.example", "user@127.0.0.1:PORT", "[::1]", "0.0.0.0:PORT", "127.0.0.2:PORT", "",
    "127.0.0.1:PORT, evil.example",
  ])
  func aForeignHostIsRefused(host: String) {
    let origin = "Origin: http://\(host)"
    let answer = review.client(
      "POST /api/decisions", headers(without: "Origin", and: origin), body: body, host: host)
    #expect([400, 421].contains(answer?.status ?? 0), "\(host): \(answer?.head ?? "closed")")
    #expect([400, 421].contains(review.client("GET /", host: host)?.status ?? 0))
    expectUntouched()
  }

  /// One more than all sockets take, each with half a head; the clock of the limits stands still for them.
  @Test func connectionsWithHalfARequestMakeRoomForTheNextOne() {
    let open = (0...2 * Int(HTTPListener.connections)).map { _ in review.client.connect() }
    defer { for connection in open { close(connection) } }
    #expect(open.allSatisfy { $0 >= 0 })
    for connection in open {
      RawClient.send(Array("GET /api/state HTTP/1.1\r\nHost: 127".utf8), to: connection)
    }
    let token = "X-Galley-Token: \(review.server.token)"
    for _ in 0..<10 { #expect(review.client("GET /api/state", [token])?.status == 200) }
    #expect(review.client("POST /api/decisions", review.headers, body: body)?.status == 200)
    #expect(review.ids().isEmpty)
  }

  @Test func aRequestWithoutOrWithTwoHostsIsRefused() {
    #expect([400, 421].contains(review.client("GET /", host: nil)?.status ?? 0))
    #expect(review.client("GET /", ["Host: evil.example"])?.status == 400)
    #expect(review.client.exchange(Array("GET / HTTP/1.0\r\n\r\n".utf8))?.status == 421)
  }

  @Test(arguments: ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT"])
  func itsOwnHostsAreServed(host: String) {
    #expect(review.client("GET /", host: host)?.status == 200)
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1:PORT", "http://127.0.0.1", "http://127.0.0.1:1",
    "http://localhost:PORT", "http://127.0.0.1:PORT.evil.example", "http://127.0.0.1:PORT/", "",
    "http://127.0.0.1:PORT http://evil.example",
  ])
  func aForeignOriginIsRefused(origin: String) {
    let answer = review.client(
      "POST /api/decisions", headers(without: "Origin", and: "Origin: \(origin)"), body: body)
    #expect(answer?.status == 403, "\(origin)")
    expectUntouched()
  }

  @Test func anAbsentOriginIsRefused() {
    let answer = review.client("POST /api/decisions", headers(without: "Origin"), body: body)
    #expect(answer?.status == 403)
    #expect(
      answer?.object["error"] as? String
        == "the request needs a header Origin with the page that it comes from")
    expectUntouched()
  }

  @Test func twoOriginsAreRefused() {
    let answer = review.client(
      "POST /api/decisions", review.headers + ["Origin: http://evil.example"], body: body)
    #expect(answer?.status == 400)
    expectUntouched()
  }

  @Test(arguments: ["", "0", String(repeating: "0", count: 64), String(repeating: "a", count: 5000)])
  func aWrongTokenIsRefused(token: String) {
    for line in ["POST /api/decisions", "POST /api/undo", "POST /api/regions"] {
      let answer = review.client(
        line, headers(without: "X-Galley-Token", and: "X-Galley-Token: \(token)"), body: body)
      #expect(answer?.status == 401, "\(line)")
    }
    #expect(review.client("GET /api/state", ["X-Galley-Token: \(token)"])?.status == 401)
    expectUntouched()
  }

  @Test func withoutATokenNothingIsTold() {
    #expect(
      review.client("POST /api/decisions", headers(without: "X-Galley-Token"), body: body)?.status == 401)
    #expect(review.client("GET /api/state")?.status == 401)
    // In the address it is no token: addresses stand in logs.
    #expect(review.client("GET /api/state?token=\(review.server.token)")?.status == 401)
    // What there is and what there is not look alike.
    let picture = review.sandbox.files(".galley/review/r/pictures")[0].split(separator: "/").last ?? ""
    #expect(review.client("GET /pictures/\(picture)")?.status == 401)
    #expect(review.client("GET /pictures/none.png")?.status == 401)
    // The page itself tells nothing of the project.
    let page = review.client("GET /")
    #expect(page?.status == 200 && page?.text.contains("check-0") == false)
    #expect(page?.header("set-cookie").isEmpty == true)
    expectUntouched()
  }

  @Test func theTokenIsExchangedForACookieThatOnlyShows() {
    let answer = review.client("GET /api/state", ["X-Galley-Token: \(review.server.token)"])
    let cookie = answer?.header("set-cookie").first ?? ""
    #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    #expect(!cookie.contains(review.server.token))
    let page = review.client("GET /", [review.cookie()])
    #expect(page?.text.contains("check-0") == true)
    // It decides nothing.
    let decided = review.client(
      "POST /api/decisions", headers(without: "X-Galley-Token", and: review.cookie()), body: body)
    #expect(decided?.status == 401)
    #expect(review.client("GET /api/state", [review.cookie()])?.status == 401)
    expectUntouched()
  }

  @Test(arguments: ["cross-site", "same-site", "nonsense"])
  func whatAnotherSiteMakesIsRefused(site: String) {
    let fetched = "Sec-Fetch-Site: \(site)"
    let posted = review.client(
      "POST /api/decisions", headers(without: "Sec-Fetch-Site", and: fetched), body: body)
    #expect(posted?.status == 403)
    let picture = review.sandbox.files(".galley/review/r/pictures")[0].split(separator: "/").last ?? ""
    let image = [fetched, "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image", review.cookie()]
    #expect(review.client("GET /pictures/\(picture)", image)?.status == 403)
    // In a frame neither; by a link it may be opened, and shows nothing yet.
    let frame = [fetched, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"]
    #expect(review.client("GET /", frame)?.status == 403)
    let link = [fetched, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]
    #expect(review.client("GET /", link)?.status == 200)
    expectUntouched()
  }

  @Test(arguments: [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json",
    "application/jsonp",
    "application/json; charset=utf-16", "",
  ])
  func whatIsNotJSONIsRefused(type: String) {
    let answer = review.client(
      "POST /api/decisions", headers(without: "Content-Type", and: "Content-Type: \(type)"), body: body)
    #expect(answer?.status == 415, "\(type)")
    expectUntouched()
  }

  @Test func aPostWithoutATypeIsRefused() {
    #expect(review.client("POST /api/decisions", headers(without: "Content-Type"), body: body)?.status == 415)
    expectUntouched()
  }

  @Test func gettingNeverDecides() {
    for line in ["GET /api/decisions", "HEAD /api/decisions", "GET /api/undo", "GET /api/regions"] {
      let answer = review.client(line, review.headers)
      #expect(answer?.status == 405 && answer?.header("allow") == ["POST"], "\(line)")
      #expect(review.client(line, review.headers, body: body)?.status == 400, "\(line)")
    }
    let long = review.client("GET /api/decisions?format=1&run=r&id=\(ids[0])&action=approve", review.headers)
    #expect(long?.status == 405)
    expectUntouched()
  }

  @Test(arguments: ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "BREW"])
  func otherMethodsAreRefused(method: String) {
    for path in ["/", "/api/decisions", "/api/state"] {
      let answer = review.client("\(method) \(path)", review.headers)
      #expect(answer?.status == 405, "\(method) \(path)")
      #expect(answer?.head.lowercased().contains("access-control") == false)
    }
    expectUntouched()
  }

  @Test func postingWhereOneOnlyLooksIsRefused() {
    for path in ["/", "/api/state", "/start.js"] {
      let answer = review.client("POST \(path)", review.headers, body: body)
      #expect(answer?.status == 405 && answer?.header("allow") == ["GET, HEAD"], "\(path)")
    }
    expectUntouched()
  }

  @Test func bodiesHaveALimitThatIsKnownBeforeTheyAreRead() {
    // The body itself is never sent: the answer comes by the length alone.
    let answer = review.client(
      "POST /api/decisions", review.headers + ["Content-Length: \(LoopbackRules.longestBody + 1)"])
    #expect(answer?.status == 413)
    #expect(
      review.client("POST /api/decisions", review.headers + ["Content-Length: 99999999999999999999999"])?
        .status
        ?? 413 >= 400)
    let chunked = review.client("POST /api/decisions", review.headers + ["Transfer-Encoding: chunked"])
    #expect(chunked?.status == 411)
    #expect(review.client("POST /api/decisions", review.headers)?.status == 411)
    #expect(
      review.client("POST /api/decisions", review.headers + ["Content-Length: -1"])?.status ?? 400 >= 400)
    let long = review.client("GET /", ["X-Long: " + String(repeating: "x", count: 200_000)])
    #expect(long == nil || [413, 414, 431, 400].contains(long?.status ?? 0))
    expectUntouched()
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "{\"format\":1}", "{\"format\":3,\"run\":\"r\",\"decisions\":[]}",
    "{\"format\":1,\"run\"",
    "{\"format\":1,\"run\":\"r\",\"decisions\":[{\"id\":\"../x\",\"action\":\"approve\"}]}",
    "{\"format\":1,\"run\":\"r\",\"decisions\":[{\"id\":\"0123456789abcdef\",\"action\":\"undo\"}]}",
    "{\"format\":1,\"run\":\"r\",\"decisions\":[{\"id\":\"0123456789abcdef\",\"action\":\"approve\",\"key\":1}]}",
  ])
  func whatMakesNoSenseIsRefused(text: String) {
    let answer = review.client("POST /api/decisions", review.headers, body: text)
    #expect(answer?.status == 400, "\(text): \(answer?.text ?? "")")
    #expect((answer?.object["error"] as? String)?.isEmpty == false)
    expectUntouched()
  }

  @Test func otherRunsAndChangesThatAreNotShownAreRefused() {
    let other = review.client(
      "POST /api/decisions", review.headers, body: ReviewFixture.body("approve", ids, run: "other"))
    #expect(other?.status == 409)
    let unknown = review.decide("approve", ["0123456789abcdef"])
    #expect(unknown?.status == 200)
    let refused = unknown?.object["refused"] as? [[String: Any]]
    #expect(refused?.first?["reason"] as? String == "the page shows no such change; reload it")
    #expect(review.client("POST /api/undo", review.headers, body: "{\"decision\":\"abc\"}")?.status == 409)
    #expect(review.client("POST /api/undo", review.headers, body: "[]")?.status == 400)
    expectUntouched()
  }

  @Test func everyAnswerKeepsOtherPagesOut() throws {
    let picture = review.sandbox.files(".galley/review/r/pictures")[0].split(separator: "/").last ?? ""
    let answers = [
      review.client("GET /"), review.client("GET /", [review.cookie()]), review.client("GET /start.js"),
      review.client("GET /api/state", ["X-Galley-Token: \(review.server.token)"]),
      review.client("GET /pictures/\(picture)", [review.cookie()]), review.client("GET /none"),
      review.client("GET /", host: "evil.example"),
      review.client("POST /api/decisions", review.headers, body: "{}"),
    ]
    for answer in answers {
      let answer = try #require(answer)
      #expect(answer.header("x-content-type-options") == ["nosniff"])
      #expect(answer.header("x-frame-options") == ["DENY"])
      #expect(answer.header("referrer-policy") == ["no-referrer"])
      #expect(answer.header("cross-origin-resource-policy") == ["same-origin"])
      #expect(answer.header("cross-origin-opener-policy") == ["same-origin"])
      let policy = answer.header("content-security-policy")
      #expect(policy.count == 1 && policy[0].hasPrefix("default-src 'none'"), "\(policy)")
      #expect(policy.first?.contains("frame-ancestors 'none'") == true)
      #expect(policy.first?.contains("unsafe") == false)
      let cache = answer.header("cache-control")
      #expect(cache == ["no-store"] || cache == ["private, no-cache"])
      #expect(answer.head.lowercased().contains("access-control") == false)
    }
  }

  @Test func headIsGetWithoutABody() throws {
    let head = try #require(review.client("HEAD /", [review.cookie()]))
    let get = try #require(review.client("GET /", [review.cookie()]))
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.header("content-length") == get.header("content-length"))
  }
}
