import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import Testing

/// Requests that are changed, slowed down and watched on their way to a server.
@Suite struct RequestRuleTests {
  /// A device whose server answers with what it was asked for.
  private static func echo() throws -> TunnelStage {
    let stage = try TunnelStage()
    stage.device.network.serve("https://echo.example/") { request in
      NetworkResponse(
        body: Data("\(request) \(String(decoding: request.body, as: UTF8.self))".utf8),
        headers: ["X-Cookie": request.headers["Cookie"] ?? "none", "Set-Cookie": "id=1", "X-Old": "yes"])
    }
    return stage
  }

  private static let anything = SBTRequestMatch(url: "echo")

  @Test func requestsAndResponsesAreRewritten() throws {
    let stage = try Self.echo()
    stage.tunnel.monitorRequests(matching: Self.anything)
    let rewrite = SBTRewrite(
      urlReplacement: [SBTRewriteReplacement(find: "v([0-9])", replace: "version-$1")],
      requestReplacement: [SBTRewriteReplacement(find: "cat", replace: "dog")],
      requestHeadersReplacement: ["Cookie": "id=7"],
      responseReplacement: [SBTRewriteReplacement(find: "dog", replace: "dog, was a cat")],
      responseHeadersReplacement: ["x-old": "!", "X-New": "yes"], responseStatusCode: 202, activeIterations: 1
    )
    #expect(stage.tunnel.rewriteRequests(matching: Self.anything, rewrite: rewrite) != nil)
    for _ in 0..<2 {
      try stage.fetch("https://echo.example/v2", method: "POST", body: "cat")
      stage.device.advance(by: .zero)
    }
    #expect(
      try stage.diary
        == "202 POST https://echo.example/version-2 dog, was a cat; 200 POST https://echo.example/v2 cat")
    let seen = stage.tunnel.monitoredRequestsFlushAll()
    #expect(seen.map(\.isRewritten) == [true, false])
    #expect(seen[0].originalRequest.url == "https://echo.example/v2")
    #expect(seen[0].request.url == "https://echo.example/version-2")
    #expect(seen[0].response?.headers == ["X-Cookie": "id=7", "Set-Cookie": "id=1", "X-New": "yes"])
    #expect(
      stage.tunnel.rewriteRequests(
        matching: Self.anything,
        rewrite: SBTRewrite(urlReplacement: [SBTRewriteReplacement(find: "(", replace: "")])) == nil)
  }

  @Test func rulesAreRemoved() throws {
    let tunnel = try Self.echo().tunnel
    let rewrite = try #require(tunnel.rewriteRequests(matching: Self.anything, rewrite: SBTRewrite()))
    #expect(tunnel.rewriteRequestsRemove(withId: rewrite) && !tunnel.rewriteRequestsRemove(withId: rewrite))
    let monitor = try #require(tunnel.monitorRequests(matching: Self.anything))
    #expect(tunnel.monitorRequestRemove(withId: monitor) && !tunnel.monitorRequestRemove(withId: monitor))
    let throttle = try #require(tunnel.throttleRequests(matching: Self.anything, responseTime: 1))
    #expect(
      tunnel.throttleRequestRemove(withId: throttle) && !tunnel.throttleRequestRemove(withId: throttle))
    let block = try #require(tunnel.blockCookiesInRequests(matching: Self.anything))
    #expect(
      tunnel.blockCookiesRequestsRemove(withId: block) && !tunnel.blockCookiesRequestsRemove(withId: block))
  }

  @Test func requestsAreWaitedForByTheirNumber() throws {
    let stage = try Self.echo()
    stage.device.network.latency = .seconds(1)
    // Without a monitor nothing is seen.
    try stage.fetch("https://echo.example/0")
    #expect(!stage.tunnel.waitForMonitoredRequests(matching: Self.anything, timeout: 2))
    stage.tunnel.monitorRequests(matching: Self.anything)
    let start = stage.device.now
    try stage.fetch("https://echo.example/1")
    try stage.fetch("https://echo.example/2")
    #expect(!stage.tunnel.waitForMonitoredRequests(matching: Self.anything, timeout: 0.5))
    #expect(stage.device.now == start + .milliseconds(500))
    #expect(stage.tunnel.waitForMonitoredRequests(matching: Self.anything, timeout: 10, iterations: 2))
    #expect(stage.device.now == start + .seconds(1))
    #expect(stage.tunnel.waitForMonitoredRequests(matching: SBTRequestMatch(url: "/2"), timeout: 0))
    #expect(!stage.tunnel.waitForMonitoredRequests(matching: Self.anything, timeout: 1, iterations: 3))
    let peeked = stage.tunnel.monitoredRequestsPeekAll()
    #expect(peeked.map(\.request.url).sorted() == ["https://echo.example/1", "https://echo.example/2"])
    #expect(peeked.allSatisfy { $0.requestTime == 1 && !$0.isStubbed })
    #expect(peeked[0].responseString?.hasPrefix("GET https://echo.example/") == true)
    #expect(stage.tunnel.monitoredRequestsFlushAll() == peeked)
    #expect(stage.tunnel.monitoredRequestsPeekAll() == [])
  }

  @Test func responsesOfAKindAreMonitored() throws {
    let stage = try Self.echo()
    stage.tunnel.monitorRequests(matching: SBTRequestMatch(responseHeaders: ["X-Old": "yes"]))
    try stage.fetch("https://echo.example/")
    try stage.fetch("https://nowhere.example/")
    stage.device.advance(by: .zero)
    #expect(stage.tunnel.monitoredRequestsPeekAll().map(\.request.url) == ["https://echo.example/"])
  }

  @Test(arguments: [
    (2.0, Duration.seconds(2)),
    // 1024 bytes at 7 kilobytes a second.
    (SBTUITunnelStubsDownloadSpeedGPRS, .nanoseconds(142_857_143)),
    (SBTUITunnelStubsDownloadSpeedWifi, .nanoseconds(666_667)),
  ])
  func responsesAreThrottled(_ responseTime: TimeInterval, _ duration: Duration) throws {
    let stage = try TunnelStage()
    stage.device.network.serve("https://data.example/") { _ in
      NetworkResponse(body: Data(repeating: UInt8(ascii: "x"), count: 1024))
    }
    stage.tunnel.throttleRequests(matching: SBTRequestMatch(url: "data"), responseTime: responseTime)
    try stage.fetch("https://data.example/")
    stage.device.advance(by: duration - .nanoseconds(1))
    #expect(try stage.diary == "")
    stage.device.advance(by: .nanoseconds(1))
    #expect(try stage.diary.hasPrefix("200 xxx"))
  }

  @Test func cookiesAreBlocked() throws {
    let stage = try Self.echo()
    stage.tunnel.monitorRequests(matching: Self.anything)
    stage.tunnel.blockCookiesInRequests(matching: Self.anything, activeIterations: 1)
    for _ in 0..<2 {
      try stage.fetch("https://echo.example/", headers: ["Cookie": "id=3"])
      stage.device.advance(by: .zero)
    }
    let seen = stage.tunnel.monitoredRequestsFlushAll()
    #expect(seen.map { $0.response?.headers["X-Cookie"] } == ["none", "id=3"])
    #expect(seen.map { $0.response?.headers["Set-Cookie"] } == [nil, "id=1"])
  }

  @Test func rulesStayFromLaunchToLaunchAndAreOneAppsAlone() throws {
    let stage = try TunnelStage()
    stage.tunnel.stubRequests(matching: SBTRequestMatch(), response: SBTStubResponse(response: "stub"))
    stage.device.tunnel(to: "org.example.Other")
      .stubRequests(matching: SBTRequestMatch(), response: SBTStubResponse(response: "other"))
    try stage.launch()
    try stage.fetch("https://a.example/")
    stage.device.advance(by: .zero)
    #expect(try stage.diary == "200 stub")
  }
}
