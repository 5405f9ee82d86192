import DarwinNotifications
import Foundation
import GalleyAutomation
import GalleyServer
import GalleyServices
import GalleySimulator
import RawHTTPClient
import SwiftUI
import Synchronization

extension Task {
  /// A thousand beeps to an app, commands in it and requests that a stub answers; and a hundred commands over HTTP.
  static func tunnel() throws -> [Task] {
    let device = try SimulatedDevice()
    device.install(TunnelBenchApp.self)
    try device.launch(
      LaunchRequest(TunnelBenchApp.bundleIdentifier, environment: [Tunnel.launchFlag: "1"]))
    let tunnel = device.tunnel(to: TunnelBenchApp.bundleIdentifier)
    tunnel.stubRequests(
      matching: SBTRequestMatch(url: "notes.example/all"), response: SBTStubResponse(response: "note"))
    let server = try tunnel.serve()
    return [
      Task(
        name: "tunnel.beep1000",
        run: {
          for _ in 0..<1000 { device.post(notification: TunnelBenchApp.beep) }
          device.advance(by: .milliseconds(1))
          return device
        }),
      Task(
        name: "tunnel.command1000",
        run: {
          var sum = 0
          for _ in 0..<1000 { sum = (try? tunnel.perform("add", [sum, 1])) ?? -1 }
          guard sum == 1000 else { fatalError("the commands do not add up: \(sum)") }
          return sum
        }),
      Task(
        name: "tunnel.stub1000",
        run: {
          let before = TunnelBenchApp.answers.load(ordering: .relaxed)
          for _ in 0..<1000 {
            TunnelBenchApp.send()
            device.advance(by: .zero)
          }
          let count = TunnelBenchApp.answers.load(ordering: .relaxed) - before
          guard count == 1000 else { fatalError("only \(count) requests were answered") }
          return count
        }),
      Task(name: "tunnel.http100", run: { commandsOverHTTP(server) }),
    ]
  }

  /// Calls a command a hundred times over HTTP, each on a connection of its own, while the main thread lets requests in.
  private static func commandsOverHTTP(_ server: TunnelServer) -> Int {
    let client = RawClient(port: UInt16(server.url.split(separator: ":").last ?? "") ?? 0)
    let token = server.token
    let answered = Mutex<Int?>(nil)
    Thread.detachNewThread {
      var count = 0
      for _ in 0..<100 {
        let answer = client(
          "POST /commands/add", ["X-Galley-Token: \(token)", "Content-Type: application/json"], body: "[1, 2]"
        )
        if answer?.text == "3" { count += 1 }
      }
      answered.withLock { $0 = count }
      // Wakes the main thread, which would wait for more.
      DispatchQueue.main.async {}
    }
    while answered.withLock({ $0 }) == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    guard let count = answered.withLock({ $0 }), count == 100 else { fatalError("not all were answered") }
    return count
  }
}

/// An app that adds, hears beeps, and sends requests.
@MainActor private struct TunnelBenchApp: SimulatedApp {
  nonisolated static let bundleIdentifier = "org.galley.bench.Tunnel"
  nonisolated static let beep = "net.mxpr.utils.beeper.count"
  /// How many requests were answered.
  nonisolated static let answers = Atomic(0)
  private static var network: (any NetworkService)?

  private let beeper = DarwinNotificationCenterBeeper()
  private let counter = Counter()

  private final class Counter {
    var beeps = 0
  }

  init() {
    let counter = counter
    beeper.register(identifier: "count") { counter.beeps += 1 }
    TestCommands.register("add") { (numbers: [Int]) in numbers.reduce(0, +) }
  }

  var body: some SwiftUI.Scene { WindowGroup { Text("Tunnel") } }

  static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    network = device.network
  }

  /// Sends a request, as code of the app does.
  nonisolated static func send() {
    MainActor.assumeIsolated {
      network?.send(NetworkRequest(url: "https://notes.example/all")) { _ in
        answers.add(1, ordering: .relaxed)
      }
    }
  }
}
