import Foundation
import FoundationNetworking
import GalleyAutomation
import GalleyServer
import GalleyServices
import GalleySimulator
import GalleyViews
import RawHTTPClient

/// An app whose tunnel is served: it adds numbers, fails, and loads a note.
@MainActor struct ServedApp: App {
  nonisolated static let bundleIdentifier = "org.galley.tests.Served"

  private struct Sum: Decodable {
    var one: Int
    var other: Int
  }

  private struct TooMany: Error, CustomStringConvertible {
    let description = "there are too many dishes"
  }

  private struct Caller: Decodable {
    var caller: String
  }

  init() {
    let calls = Calls()
    TestCommands.register("count") { (caller: Caller) in calls.next(of: caller.caller) }
    TestCommands.register("add") { (sum: Sum) in sum.one + sum.other }
    TestCommands.register("fail") { throw TooMany() }
    TestCommands.register("load") {
      Task { _ = try? await URLSession.shared.data(from: URL(string: "https://notes.example/all")!) }
    }
  }

  var body: some Scene { WindowGroup { Text("served") } }
}

/// How often each caller has called.
@MainActor private final class Calls {
  private var counts: [String: Int] = [:]

  func next(of caller: String) -> Int {
    counts[caller, default: 0] += 1
    return counts[caller, default: 0]
  }
}

/// A device with the app, whose tunnel is served.
struct ServedStage {
  let device: SimulatedDevice
  let tunnel: Tunnel
  let server: TunnelServer

  init(isForTesting: Bool = true, _ serve: (Tunnel) throws -> TunnelServer = { try $0.serve() }) throws {
    device = try SimulatedDevice()
    device.install(ServedApp.self)
    device.launchTime = .zero
    tunnel = device.tunnel(to: ServedApp.bundleIdentifier)
    try device.launch(
      LaunchRequest(
        ServedApp.bundleIdentifier, environment: isForTesting ? [Tunnel.launchFlag: "1"] : [:]))
    server = try serve(tunnel)
  }

  var client: RawClient { RawClient(port: UInt16(server.url.split(separator: ":").last ?? "") ?? 0) }

  /// Sends a request with the token.
  func send(_ line: String, _ body: String? = nil, _ headers: [String] = []) -> RawClient.Answer? {
    let type = body == nil ? [] : ["Content-Type: application/json"]
    return client(line, ["X-Galley-Token: \(server.token)"] + type + headers, body: body)
  }
}
