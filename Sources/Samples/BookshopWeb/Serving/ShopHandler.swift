import BookshopCatalogue
import Foundation
import GalleyHTTP
import Synchronization

/// The handler of all requests: it checks where they come from, is late or fails as set, and asks the shop.
final class ShopHandler: HTTPHandler {
  private let rules: LoopbackRules
  private let files: SiteFiles
  private let troubles: Troubles
  private let turns = Mutex<[String: Int]>([:])
  private let failures = Mutex<[String: Int]>([:])
  let sessions = Mutex(ShopSessions())

  init(rules: LoopbackRules, files: SiteFiles, troubles: Troubles) {
    self.rules = rules
    self.files = files
    self.troubles = troubles
  }

  /// Lets the next requests of an address fail.
  func failNext(_ count: Int, of path: String) { failures.withLock { $0[path, default: 0] += count } }

  /// The cookie of a session; its name has the port, because browsers share cookies among the ports of a host.
  var cookieName: String { "bookshop-\(rules.port)" }

  func refusal(of head: HTTPRequest) -> HTTPResponse? {
    if let error = rules.refusal(of: head) { return error.response }
    switch head.method {
    case "GET", "HEAD": return LoopbackRules.needlessBody(of: head)?.response
    case "DELETE":
      return LoopbackRules.needlessBody(of: head).map { _ in
        RequestError.badBody("a DELETE request must not have a body").response
      }
    case "PUT" where head.path == "/api/card": return LoopbackRules.badLength(of: head)?.response
    default: return LoopbackRules.badBody(of: head)?.response
    }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let name = "\(request.method) \(request.path)?" + request.query.map { "\($0.name)=\($0.value)" }.joined()
    let turn = turns.withLock { turns in
      // An endless number of addresses must not take endless memory.
      if turns.count > 10_000 { turns = [:] }
      defer { turns[name, default: 0] += 1 }
      return turns[name, default: 0]
    }
    troubles.wait(troubles.delay(of: name, turn: turn))
    let parts = request.path.split(separator: "/").map(String.init)
    let isAPI = parts.first == "api" || parts.first == "session"
    if isAPI, takesFailure(request.path) || troubles.fails(name, turn: turn) {
      return .problem(503, "The shop does not answer. Please try again.")
    }
    let key = request.cookies(cookieName).first { key in sessions.withLock { $0[key] != nil } }
    if isAPI { return ShopAPI(handler: self, key: key).answer(request, parts) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return RequestError.badMethod(allowed: "GET").response
    }
    return page(request.path, parts, key)
  }

  private func takesFailure(_ path: String) -> Bool {
    failures.withLock { failures in
      guard let count = failures[path], count > 0 else { return false }
      failures[path] = count - 1
      return true
    }
  }

  /// A file, or a page, which only readers who have signed in see.
  private func page(_ path: String, _ parts: [String], _ key: String?) -> HTTPResponse {
    let file: String
    switch parts.count {
    case 0: return .redirect(to: key == nil ? "/signin" : "/books")
    case 1 where parts[0] == "signin":
      if key != nil { return .redirect(to: "/books") }
      return files.response("signin.html") ?? RequestError.notFound.response
    case 1 where ["books", "basket", "order"].contains(parts[0]): file = "\(parts[0]).html"
    case 2 where parts[0] == "books" && Int(parts[1]).flatMap(Catalogue.book) != nil: file = "book.html"
    case 2 where parts[0] == "look" && Int(parts[1]).flatMap(Catalogue.book) != nil: file = "look.html"
    case 2 where parts[0] == "orders" && Int(parts[1]) != nil: file = "receipt.html"
    case 3 where parts[0] == "orders" && parts[2] == "receipt.txt":
      return receiptFile(Int(parts[1]), key)
    case 1 where !parts[0].hasSuffix(".html"):
      return files.response(parts[0]) ?? RequestError.notFound.response
    default: return RequestError.notFound.response
    }
    guard key != nil else { return .redirect(to: "/signin?next=\(path)") }
    return files.response(file) ?? RequestError.notFound.response
  }

  private func receiptFile(_ number: Int?, _ key: String?) -> HTTPResponse {
    let receipt = sessions.withLock { sessions in
      key.flatMap { sessions[$0] }?.receipts.first { $0.number == number }
    }
    guard let receipt else { return RequestError.notFound.response }
    var response = HTTPResponse(200, "text/plain; charset=utf-8", Array(receipt.text.utf8))
    response.add("Content-Disposition", "attachment; filename=\"receipt-\(receipt.number).txt\"")
    return response
  }
}

extension HTTPResponse {
  /// A response that leads to another page.
  static func redirect(to path: String) -> HTTPResponse {
    var response = HTTPResponse(303)
    response.add("Location", path)
    return response
  }

  /// A response with a value as JSON.
  static func value(_ value: some Encodable, status: UInt32 = 200) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return HTTPResponse(500) }
    return .json(status, Array(data))
  }

  /// A response with a message for the reader.
  static func problem(_ status: UInt32, _ message: String) -> HTTPResponse {
    .value(["error": message], status: status)
  }
}
