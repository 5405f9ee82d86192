import BookshopWeb
import Foundation
import RawHTTPClient
import Testing

/// A running server with a client, for one test.
struct WebShop {
  let server: BookshopServer
  let client: RawClient
  /// The header with the session; empty before the sign-in.
  private(set) var session: [String] = []

  init(_ troubles: Troubles = Troubles()) throws {
    server = try BookshopServer(.init(troubles: troubles))
    client = RawClient(port: server.port)
  }

  /// Signs Ada in.
  mutating func signIn(remembers: Bool = false) throws -> RawClient.Answer {
    let body = "{\"name\":\"Ada\",\"password\":\"bookworm\",\"isRemembered\":\(remembers)}"
    let answer = try #require(client("POST /session", Self.json, body: body))
    let cookie = try #require(answer.header("set-cookie").first)
    session = ["Cookie: \(cookie.prefix { $0 != ";" })"]
    return answer
  }

  /// Sends a request of the reader.
  func callAsFunction(_ line: String, _ body: String? = nil) throws -> RawClient.Answer {
    try #require(client(line, session + (body == nil ? [] : Self.json), body: body))
  }

  static let json = ["Content-Type: application/json"]
}
