import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyViews
import Testing

/// Requests that apps make by `URLSession` go to the servers of the test, in the device's time.
@Suite struct URLSessionTests {
  private func device(_ script: String, _ prepare: (SimulatedNetwork) -> Void = { _ in }) throws
    -> SimulatedDevice
  {
    let device = try SimulatedDevice()
    device.install(AsyncApp.self)
    device.launchTime = .zero
    device.network.serve("https://notes.example/") { request in
      let path = request.url.split(separator: "/").last.map(String.init) ?? ""
      if path == "missing" { return NetworkResponse(status: 404, headers: ["Content-Type": "text/plain"]) }
      return NetworkResponse(
        body: Data((path + String(decoding: request.body, as: UTF8.self)).utf8),
        headers: ["Content-Type": "text/html"])
    }
    prepare(device.network)
    try device.launch(LaunchRequest(AsyncApp.bundleIdentifier, arguments: [script]))
    return device
  }

  @Test func answersComeAfterTheLatency() throws {
    let device = try device("requests") { $0.latency = .milliseconds(500) }
    #expect(device.pending.map(\.what) == ["the answer to GET https://notes.example/first"])
    device.advance(by: .milliseconds(499))
    #expect(try device.diary == "")
    device.advance(by: .seconds(5))
    #expect(
      try device.diary
        == "first 200 text/html 0.5;  404 text/plain 1.0; one 200 text/htmltwo 200 text/html 1.5; URLError -1001 1.6"
    )
    #expect(
      device.network.requests.map(\.description).sorted()
        == ["first", "missing", "one", "slow", "two"].map { "GET https://notes.example/\($0)" })
  }

  @Test func failuresAndAMissingNetworkAreURLErrors() throws {
    let failing = try device("requests") { $0.upcomingFailures = 1 }
    failing.advance(by: .milliseconds(250))
    #expect(try failing.diary == "URLError -1004 0.25")
    let offline = try device("requests") { $0.isReachable = false }
    offline.advance(by: .milliseconds(250))
    #expect(try offline.diary == "URLError -1009 0.25")
  }

  @Test func sessionsAndMethodsOfAnyKind() throws {
    let device = try device("callbacks")
    device.advance(by: .seconds(1))
    #expect(try device.diary == "calledbody 0.25")
    #expect(device.network.requests.map(\.method) == ["POST"])
  }

  @Test func queuesOfTheAppsOwnKeepTheDevicesTime() throws {
    for _ in 0..<20 {
      let device = try device("ownQueues")
      device.advance(by: .seconds(5))
      #expect(try device.diary == "5050 0.0; in turn 0.0; task 0.0; soon 1.0; later 2.0")
    }
  }
}
