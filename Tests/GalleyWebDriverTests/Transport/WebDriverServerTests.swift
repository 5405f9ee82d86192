import Foundation
import GalleyHTTP
import GalleyJSON
import RecordingServers
import Testing

@testable import GalleyWebDriver

/// Commands, sessions and their limits, on a server that plays a driver.
@Suite struct WebDriverServerTests {
  private func reply(_ json: String, _ status: UInt32 = 200) -> HTTPResponse {
    .json(status, [UInt8](json.utf8))
  }

  private func server(
    _ limits: WebDriverServer.Limits = .init(), credentials: String? = nil, path: String = "",
    _ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws -> (server: WebDriverServer, peer: RecordingServer) {
    let peer = try RecordingServer(respond)
    let address = WebDriverAddress(
      base: "http://127.0.0.1:\(peer.port)\(path)", credentials: credentials, proxy: nil)
    return (WebDriverServer(at: address, limits: limits), peer)
  }

  @Test func `a session's commands share one connection and carry its id`() throws {
    let (server, peer) = try server(credentials: "me:key", path: "/wd/hub") { request in
      self.reply(
        request.path == "/wd/hub/session"
          ? #"{"value":{"sessionId":"0f-Ab.9_~","capabilities":{"browserName":"x"}}}"# : #"{"value":"title"}"#
      )
    }
    defer { peer.stop() }
    let session = try WebDriverSession(on: server, capabilities: ["alwaysMatch": [:]])
    #expect(session.id == "0f-Ab.9_~")
    #expect(session.capabilities["browserName"] == "x")
    for _ in 0..<3 { #expect(try session.send("GET", "/title", as: String.self) == "title") }
    #expect(server.connectionCount == 1)
    #expect(
      peer.requests.map(\.path) == ["/wd/hub/session"]
        + Array(repeating: "/wd/hub/session/0f-Ab.9_~/title", count: 3)
    )
    #expect(peer.requests[0].one("authorization") == "Basic bWU6a2V5")
    #expect(String(decoding: peer.requests[0].body, as: UTF8.self) == #"{"capabilities":{"alwaysMatch":{}}}"#)
  }

  @Test func `a new session is tried again, and nothing else is`() throws {
    let refusal = #"{"value":{"error":"session not created","message":"no browser is free"}}"#
    let (server, peer) = try server { _ in self.reply(refusal, 500) }
    defer { peer.stop() }
    #expect(
      throws: WebDriverError.refused(
        WebDriverCommand("POST", "/session", at: server.address.base), status: 500,
        code: "session not created", message: "no browser is free")
    ) { try WebDriverSession(on: server, capabilities: [:]) }
    #expect(peer.requests.count == 3)
    let session = WebDriverSession(on: server, id: "1", capabilities: .null)
    #expect(throws: WebDriverError.self) { try session.post("/url") }
    #expect(peer.requests.count == 4)
  }

  @Test func `a grid's own refusal, which has no code, is told in its words`() throws {
    let refusal = #"{"status":13,"value":{"message":"cannot create session chrome-156.0 on any hosts"}}"#
    let (server, peer) = try server { _ in self.reply(refusal, 500) }
    defer { peer.stop() }
    #expect(
      throws: WebDriverError.refused(
        WebDriverCommand("POST", "/session", at: server.address.base), status: 500,
        code: "session not created", message: "cannot create session chrome-156.0 on any hosts")
    ) { try WebDriverSession(on: server, capabilities: [:]) }
    #expect(peer.requests.count == 3)
    let session = WebDriverSession(on: server, id: "1", capabilities: .null)
    #expect(
      throws: WebDriverError.refused(
        WebDriverCommand("POST", "/url", at: server.address.base), status: 500, code: "unknown error",
        message: "cannot create session chrome-156.0 on any hosts")
    ) { try session.post("/url") }
  }

  @Test func `capabilities that no browser has are tried once`() throws {
    let (server, peer) = try server { _ in
      self.reply(#"{"value":{"error":"invalid argument","message":"bad"}}"#, 400)
    }
    defer { peer.stop() }
    #expect(throws: WebDriverError.self) { try WebDriverSession(on: server, capabilities: [:]) }
    #expect(peer.requests.count == 1)
  }

  @Test func `a session that has ended sends nothing more`() throws {
    let (server, peer) = try server { _ in self.reply(#"{"value":null}"#) }
    defer { peer.stop() }
    let session = WebDriverSession(on: server, id: "1", capabilities: .null)
    try session.end()
    try session.end()
    #expect(peer.requests.map(\.method) == ["DELETE"])
    #expect(throws: WebDriverError.noSession(WebDriverCommand("GET", "/url", at: server.address.base))) {
      try session.send("GET", "/url", as: String.self)
    }
  }

  @Test func `an answer that is none of WebDriver's is an error with its beginning`() throws {
    let (server, peer) = try server { request in
      request.path == "/html" ? HTTPResponse(404, "text/html", [UInt8]("<h1>no</h1>".utf8)) : self.reply("{}")
    }
    defer { peer.stop() }
    func error(_ path: String) -> WebDriverError? {
      do throws(WebDriverError) {
        _ = try server.send("GET", path, as: String.self)
        return nil
      } catch { return error }
    }
    let base = server.address.base
    #expect(
      error("/html")
        == .unreadable(
          WebDriverCommand("GET", "/html", at: base), status: 404, reason: "it names no error",
          beginning: "<h1>no</h1>"))
    #expect(
      error("/empty")
        == .unreadable(
          WebDriverCommand("GET", "/empty", at: base), status: 200,
          reason: "it has no value of the expected form", beginning: "{}"))
  }

  @Test func `a server that does not answer ends in an error at the limit`() throws {
    let listener = try ListeningSockets.open(.loopback, port: 0)
    defer { for number in listener.numbers { close(number) } }
    let server = WebDriverServer(at: .local(port: listener.port))
    let command = WebDriverCommand("GET", "/status", at: server.address.base)
    #expect(throws: WebDriverError.late(command, limit: .milliseconds(50))) {
      try server.send("GET", "/status", within: .milliseconds(50), as: JSONValue.self)
    }
  }

  @Test func `a server that is not there is an error`() throws {
    let listener = try ListeningSockets.open(.loopback, port: 0)
    for number in listener.numbers { close(number) }
    let server = WebDriverServer(at: .local(port: listener.port))
    #expect {
      try server.send("GET", "/status", as: JSONValue.self)
    } throws: { error in
      if case WebDriverError.notConnected = error { true } else { false }
    }
  }

  @Test func `a longer answer than the limit is given up`() throws {
    let peer = try RecordingServer { _ in
      HTTPResponse(200, "text/plain", [UInt8](repeating: 65, count: 5_000))
    }
    let connection = HTTPConnection(longestAnswer: 4_000)
    #expect(throws: HTTPConnection.Failure.tooLong(limit: 4_000)) {
      try connection.send(.init("GET", "http://127.0.0.1:\(peer.port)/"), within: .seconds(20))
    }
  }
}
