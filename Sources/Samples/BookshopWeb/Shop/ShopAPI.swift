import BookshopCatalogue
import Foundation
import GalleyHTTP
import Synchronization

/// The JSON API, as one request of a reader sees it.
struct ShopAPI {
  let handler: ShopHandler
  /// The key of the reader's session; `nil` before the sign-in.
  let key: String?

  /// A number that a page sends.
  private struct Quantity: Decodable { let quantity: Int }
  private struct Stars: Decodable { let stars: Int }

  func answer(_ request: HTTPRequest, _ parts: [String]) -> HTTPResponse {
    if parts == ["session"] { return session(request) }
    guard let key, let reader = handler.sessions.withLock({ $0[key] }) else {
      return .problem(401, "Please sign in.")
    }
    let method = request.method == "HEAD" ? "GET" : request.method
    switch (parts.count, parts.dropFirst().first) {
    case (2, "reader"): return only("GET", method) { .value(ReaderAnswer(reader)) }
    case (2, "books"): return only("GET", method) { books(request) }
    case (3, "books"), (4, "books"): return book(parts, method, request, key)
    case (2, "basket"): return only("GET", method) { .value(BasketAnswer(reader)) }
    case (3, "basket"): return only("PUT", method) { change(parts[2], request, key) }
    case (2, "card"): return card(method, request, key)
    case (2, "orders"): return only("POST", method) { order(request, key) }
    case (3, "orders"):
      return only("GET", method) {
        guard let receipt = reader.receipts.first(where: { "\($0.number)" == parts[2] }) else {
          return RequestError.notFound.response
        }
        return .value(receipt)
      }
    default: return RequestError.notFound.response
    }
  }

  private func only(_ allowed: String, _ method: String, _ answer: () -> HTTPResponse) -> HTTPResponse {
    method == allowed ? answer() : RequestError.badMethod(allowed: allowed).response
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ request: HTTPRequest) -> Value? {
    try? JSONDecoder().decode(type, from: Data(request.body))
  }

  /// Signs in or out.
  private func session(_ request: HTTPRequest) -> HTTPResponse {
    switch request.method {
    case "POST":
      guard let given = read(SignIn.self, request) else {
        return .problem(400, "The request needs a name and a password.")
      }
      guard given.isRight, let token = try? AccessToken() else { return .problem(401, SignIn.refusal) }
      handler.sessions.withLock { $0.begin(token.text, name: given.name) }
      var response = HTTPResponse.value(SignedIn(name: given.name))
      response.add("Set-Cookie", cookie(token.text, days: given.isRemembered == true ? 30 : nil))
      return response
    case "DELETE":
      if let key { handler.sessions.withLock { $0.end(key) } }
      var response = HTTPResponse(204)
      response.add("Set-Cookie", cookie("", days: 0))
      return response
    default: return RequestError.badMethod(allowed: "POST, DELETE").response
    }
  }

  private func cookie(_ value: String, days: Int?) -> String {
    let age = days.map { "; Max-Age=\($0 * 86_400)" } ?? ""
    return "\(handler.cookieName)=\(value); Path=/; HttpOnly; SameSite=Strict\(age)"
  }

  private func books(_ request: HTTPRequest) -> HTTPResponse {
    func text(_ name: String) -> String? {
      let values = request.query.filter { $0.name == name }
      return values.first?.value.replacing("+", with: " ").removingPercentEncoding
    }
    let from = Int(text("from") ?? "0")
    let count = Int(text("count") ?? "20")
    guard let from, let count, from >= 0, (1...Catalogue.mostBooks).contains(count) else {
      return .problem(
        400, "\"from\" must be a number from 0, and \"count\" one from 1 to \(Catalogue.mostBooks).")
    }
    return .value(Catalogue.search(text("query") ?? "", from: from, count: count))
  }

  private func book(_ parts: [String], _ method: String, _ request: HTTPRequest, _ key: String)
    -> HTTPResponse
  {
    guard let book = Int(parts[2]).flatMap(Catalogue.book) else { return RequestError.notFound.response }
    switch parts.count == 4 ? parts[3] : "" {
    case "": return only("GET", method) { reply(key) { .value(BookAnswer(book, $0)) } }
    case "pages": return only("GET", method) { .value(Catalogue.firstPages(of: book)) }
    case "rating":
      return only("PUT", method) {
        guard let stars = read(Stars.self, request)?.stars, (1...5).contains(stars) else {
          return .problem(400, "A rating has 1 to 5 stars.")
        }
        return reply(key) { reader in
          reader.ratings[book.id] = stars
          return .value(BookAnswer(book, reader))
        }
      }
    default: return RequestError.notFound.response
    }
  }

  /// Reads or changes the reader's session.
  private func reply(_ key: String, _ change: (inout ShopSession) -> HTTPResponse) -> HTTPResponse {
    handler.sessions.withLock { sessions in
      guard var reader = sessions[key] else { return .problem(401, "Please sign in.") }
      let response = change(&reader)
      sessions[key] = reader
      return response
    }
  }

  /// Sets the number of copies of a book in the basket.
  private func change(_ number: String, _ request: HTTPRequest, _ key: String) -> HTTPResponse {
    guard let book = Int(number).flatMap(Catalogue.book) else { return RequestError.notFound.response }
    guard let quantity = read(Quantity.self, request)?.quantity, (0...OrderLine.mostCopies).contains(quantity)
    else { return .problem(400, "A basket holds 0 to \(OrderLine.mostCopies) copies of a book.") }
    return reply(key) { reader in
      reader.set(book.id, to: quantity)
      return .value(BasketAnswer(reader))
    }
  }

  private func order(_ request: HTTPRequest, _ key: String) -> HTTPResponse {
    guard let order = read(Order.self, request) else {
      return .problem(400, "The order needs a name, an address, a delivery and isGift.")
    }
    let number = handler.sessions.withLock { $0.nextOrder() }
    return reply(key) { reader in
      let lines = order.lines ?? reader.lines
      if let problem = order.problem(with: lines) { return .problem(400, problem) }
      let receipt = Receipt(order, lines: lines, number: number)
      reader.receipts.append(receipt)
      reader.lines = []
      reader.card = nil
      return .value(receipt, status: 201)
    }
  }
}
