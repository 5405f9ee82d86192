import Foundation
import FoundationNetworking
import GalleyServer
import RawHTTPClient
import Testing

/// A mock server and real clients.
@Suite struct MockServerTests {
  private static func start(_ prepare: (MockServer) -> Void) throws -> (MockServer, RawClient) {
    let server = MockServer()
    prepare(server)
    try server.start()
    return (server, RawClient(port: server.port ?? 0))
  }

  @Test func routesAnswerByPathAndMethod() throws {
    let (server, client) = try Self.start { server in
      server["/any"] = { .ok(.text($0.method)) }
      server.GET["/note"] = { _ in .ok(.json(["id": 1])) }
      server.POST["/note"] = { .ok(.text(String(decoding: $0.body, as: UTF8.self))) }
      server.DELETE["/note"] = { _ in .noContent }
      server["/old"] = { _ in .movedPermanently("/note") }
    }
    defer { server.stop() }
    #expect(client("GET /any")?.text == "GET")
    #expect(client("PUT /any", body: "")?.text == "PUT")
    let note = client("GET /note")
    #expect(note?.text == #"{"id":1}"#)
    #expect(note?.header("content-type") == ["application/json"])
    #expect(client("POST /note", body: "hello")?.text == "hello")
    #expect(client("DELETE /note")?.status == 204)
    #expect(client("GET /old")?.header("location") == ["/note"])
    #expect(client("GET /none")?.status == 404)
    #expect(client("PUT /note", body: "")?.status == 404)
  }

  @Test func hostsAndPagesOfThisMachineAreAnsweredAndOthersByName() throws {
    let (server, _) = try Self.start { $0["/"] = { _ in .ok(.text("here")) } }
    defer { server.stop() }
    let port = try #require(server.port)
    func status(_ lines: String...) -> Int? {
      RawClient(port: port)("GET /", lines, host: nil)?.status
    }
    #expect(status("Host: LOCALHOST:\(port)") == 200)
    #expect(status("Host: [::1]:1") == 200)
    #expect(status("Host: 127.0.0.1", "Origin: http://localhost:3000") == 200)
    #expect(status("Host: evil.example") == 421)
    #expect(status("Host: 127.0.0.1.evil.example:\(port)") == 421)
    #expect(status("Host: localhost", "Origin: https://evil.example") == 403)
    #expect(status("Host: localhost", "Origin: null") == 403)
    #expect(status("Host: localhost", "Host: evil.example") == 400)
    server.hosts = ["Shop.example", "null"]
    #expect(status("Host: shop.example:8080", "Origin: https://shop.example") == 200)
    #expect(status("Host: localhost", "Origin: null") == 200)
    #expect(status("Host: other.example") == 421)
  }

  @Test func theMostSpecificRouteAnswers() throws {
    let (server, client) = try Self.start { server in
      server["/**"] = { _ in .ok(.text("rest")) }
      server["/users/*"] = { _ in .ok(.text("any")) }
      server["/users/:name"] = { .ok(.text("user \($0.params["name"] ?? "")")) }
      server["/users/me"] = { _ in .ok(.text("me")) }
      server["/users/:name/dishes/:id"] = {
        .ok(.text("\($0.params.sorted { $0.key < $1.key }.map(\.value))"))
      }
      server.GET["/users/me"] = { _ in .ok(.text("me by GET")) }
    }
    defer { server.stop() }
    #expect(client("GET /users/me")?.text == "me by GET")
    #expect(client("POST /users/me", body: "")?.text == "me")
    #expect(client("GET /users/ada%20l")?.text == "user ada l")
    #expect(client("GET /users/ada/dishes/7")?.text == #"["7", "ada"]"#)
    #expect(client("GET /a/b/c")?.text == "rest")
    server["/users/:name"] = nil
    #expect(client("GET /users/ada")?.text == "any")
  }

  @Test func requestsTellTheirQueryAndHeaders() throws {
    let (server, client) = try Self.start { server in
      server["/"] = { request in
        .ok(.text("\(request.queryParams.map { "\($0.name)=\($0.value)" }) \(request.headers["x-a"] ?? "")"))
      }
    }
    defer { server.stop() }
    #expect(client("GET /?q=a+b%26&q=2&flag", ["X-A: 1"])?.text == #"["q=a b&", "q=2", "flag="] 1"#)
  }

  @Test func middlewareComesFirstAndTheHandlerOfTheRestLast() throws {
    let (server, client) = try Self.start { server in
      server.middleware = [
        { $0.headers["x-key"] == nil ? .unauthorized : nil },
        { $0.path == "/teapot" ? MockResponse(418) : nil },
      ]
      server["/in"] = { _ in .accepted }
      server.notFoundHandler = { .ok(.html("<p>\($0.path)</p>")) }
    }
    defer { server.stop() }
    #expect(client("GET /in")?.status == 401)
    #expect(client("GET /in", ["X-Key: 1"])?.status == 202)
    #expect(client("GET /teapot", ["X-Key: 1"])?.status == 418)
    #expect(client("GET /else", ["X-Key: 1"])?.text == "<p>/else</p>")
  }

  @Test func bodiesAreBounded() throws {
    let (server, client) = try Self.start { $0["/"] = { _ in .ok(.text("")) } }
    defer { server.stop() }
    #expect(client("POST /", ["Content-Length: 99999999"])?.status == 413)
    #expect(client("POST /", ["Transfer-Encoding: chunked"])?.status == 411)
  }

  @Test func aRealClientIsAnswered() async throws {
    let server = MockServer()
    server.GET["/note"] = { _ in .ok(.json(["text": "hello"])) }
    try server.start()
    defer { server.stop() }
    let url = try #require(URL(string: "\(server.url ?? "")/note"))
    let (data, response) = try await URLSession.shared.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: data, as: UTF8.self) == #"{"text":"hello"}"#)
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    let (server, _) = try Self.start { _ in }
    defer { server.stop() }
    let other = MockServer()
    let error = #expect(throws: (any Error).self) { try other.start(server.port ?? 0) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("another program listens there"))
    #expect(other.url == nil)
  }
}
