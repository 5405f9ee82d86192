import Foundation
import GalleyHTTP
import GalleyServer
import Glibc
import RawHTTPClient
import Synchronization
import Testing

/// Clients of the tunnel that mean no good: they are refused, and the app lives.
@Suite struct HostileClientTests {
  /// The app still answers.
  private static func lives(_ stage: ServedStage) -> Bool {
    stage.send("POST /commands/add", #"{"one": 1, "other": 1}"#)?.text == "2"
  }

  @Test func withoutTheTokenNothingIsTold() throws {
    let stage = try ServedStage()
    let wrong = String(stage.server.token.dropLast()) + "x"
    for headers in [[], ["X-Galley-Token: "], ["X-Galley-Token: \(wrong)"]] {
      for line in ["GET /commands", "GET /none", "DELETE /stubs"] {
        #expect(stage.client(line, headers)?.status == 401)
      }
    }
    let twice = ["X-Galley-Token: \(stage.server.token)", "X-Galley-Token: \(wrong)"]
    #expect(stage.client("GET /commands", twice)?.status == 400)
    #expect(Self.lives(stage))
  }

  @Test func requestsOfOtherPagesAndHostsAreRefused() throws {
    let stage = try ServedStage()
    let token = "X-Galley-Token: \(stage.server.token)"
    #expect(stage.client("GET /commands", [token], host: "evil.example")?.status == 421)
    #expect(stage.client("GET /commands", [token], host: "127.0.0.1:1")?.status == 421)
    #expect(stage.send("GET /commands", nil, ["Origin: http://evil.example"])?.status == 403)
    #expect(stage.send("GET /commands", nil, ["Origin: http://127.0.0.1:PORT"])?.status == 200)
  }

  @Test func bodiesAreBounded() throws {
    let stage = try ServedStage()
    let limit = LoopbackRules.longestBody
    let headers = ["X-Galley-Token: \(stage.server.token)", "Content-Type: application/json"]
    // Refused by what it says of its length, before a byte of it is read.
    #expect(stage.client("POST /stubs", headers + ["Content-Length: \(limit + 1)"])?.status == 413)
    #expect(stage.client("POST /stubs", headers + ["Content-Length: 99999999999999999999"])?.status != 200)
    #expect(stage.client("POST /stubs", headers + ["Content-Length: -1"])?.status != 200)
    #expect(stage.client("POST /stubs", headers + ["Transfer-Encoding: chunked"])?.status == 411)
    #expect(stage.send("GET /commands", "{}")?.status == 400)
    let text = [headers[0], "Content-Type: text/plain"]
    #expect(stage.client("POST /stubs", text, body: "{}")?.status == 415)
    #expect(stage.send("PATCH /stubs", "{}")?.status == 405)
    #expect(Self.lives(stage))
  }

  @Test func whatIsNoRequestIsRefused() throws {
    let stage = try ServedStage()
    var seed = UInt64(20_260_727)
    for _ in 0..<200 {
      let bytes = (0..<200).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 56)
      }
      #expect(stage.client.exchange(bytes + Array("\r\n\r\n".utf8))?.status != 200)
    }
    let long = String(repeating: "x", count: 100_000)
    #expect(stage.client("GET /\(long)")?.status != 200)
    #expect(stage.client("GET /commands", ["X-Long: \(long)"])?.status != 200)
    // Deep nesting of JSON and of paths.
    #expect(stage.send("POST /stubs", "{\"json\": " + String(repeating: "[", count: 100_000))?.status == 400)
    for path in [
      "/../../etc/passwd", "/commands/../commands", "/commands/%00", "/defaults/", "//", "/time/x",
    ] {
      #expect(stage.send("GET \(path)")?.status != 200)
    }
    #expect(Self.lives(stage))
  }

  @Test func aByteNowAndThenKeepsNoConnection() throws {
    let time = Mutex(Duration.zero)
    let stage = try ServedStage { try $0.serve(clock: ServerClock { time.withLock { $0 } }) }
    let slow = stage.client.connect()
    defer { close(slow) }
    RawClient.send(Array("GET /comm".utf8), to: slow)
    // A request that is answered is behind the bytes.
    #expect(Self.lives(stage))
    time.withLock { $0 = .seconds(4) }
    stage.server.sweep()
    RawClient.send(Array("a".utf8), to: slow)
    time.withLock { $0 = .seconds(6) }
    stage.server.sweep()
    // Shut down: there is no answer, only the end.
    #expect(RawClient.readAll(slow).isEmpty)
    #expect(Self.lives(stage))
  }

  @Test func connectionsThatAskNothingMakeRoomForTheNextOne() throws {
    let stage = try ServedStage()
    // Twice as many as all sockets take, each with half a head; the clock of the limits stands still for them.
    let silent = (0..<4 * Int(HTTPListener.connections)).map { _ in stage.client.connect() }
    defer { for connection in silent { close(connection) } }
    for connection in silent { RawClient.send(Array("GET /comm".utf8), to: connection) }
    for _ in 0..<10 { #expect(Self.lives(stage)) }
  }

  @Test func aThousandConnectionsLeaveRoomForTheNextOne() throws {
    let stage = try ServedStage()
    let connections = (0..<1000).map { _ in stage.client.beginConnecting() }
    #expect(connections.allSatisfy { $0 >= 0 })
    // Those that the server has not taken wait in the system.
    #expect(stage.server.connectionCount <= 2 * Int(HTTPListener.connections))
    for connection in connections { close(connection) }
    #expect(Self.lives(stage))
  }
}
