import BookshopCatalogue
import Foundation
import GalleyServices

/// The shop's server on the network of a simulated device.
enum ShopNetwork {
  private static let encoder = JSONEncoder()

  /// Answers a request as the web app's server does.
  static func respond(to request: NetworkRequest) -> NetworkResponse {
    guard let url = URLComponents(string: request.url) else { return NetworkResponse(status: 400) }
    switch (request.method, url.path) {
    case ("POST", "/session"):
      guard let reader = read(SignIn.self, request), reader.isRight else { return problem(SignIn.refusal) }
      return json(SignedIn(name: reader.name))
    case ("GET", "/api/books"):
      let fields = Dictionary(
        (url.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
      return json(
        Catalogue.search(
          fields["query"] ?? "", from: Int(fields["from"] ?? "") ?? 0, count: Int(fields["count"] ?? "") ?? 0)
      )
    case ("POST", "/api/orders"):
      guard let order = read(Order.self, request), let lines = order.lines else {
        return problem("No order.")
      }
      if let reason = order.problem(with: lines) { return problem(reason) }
      return json(Receipt(order, lines: lines, number: 1001))
    default: return NetworkResponse(status: 404)
    }
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ request: NetworkRequest) -> Value? {
    try? JSONDecoder().decode(type, from: request.body)
  }

  private static func json(_ value: some Encodable, status: Int = 200) -> NetworkResponse {
    NetworkResponse(
      status: status, body: (try? encoder.encode(value)) ?? Data(),
      headers: ["Content-Type": "application/json"])
  }

  private static func problem(_ text: String) -> NetworkResponse { json(["error": text], status: 400) }
}
