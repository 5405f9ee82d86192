import BookshopCatalogue
import BookshopWeb
import Foundation
import RawHTTPClient
import Testing

/// The server of the web app over HTTP.
@Suite struct WebShopTests {
  @Test func filesAreServedFromTheFolderAlone() throws {
    let shop = try WebShop()
    let types = [
      "style.css": "text/css; charset=utf-8", "shop.js": "text/javascript; charset=utf-8",
      "rating.js": "text/javascript; charset=utf-8", "favicon.svg": "image/svg+xml",
    ]
    for (name, type) in types {
      let answer = try shop("GET /\(name)")
      #expect(answer.status == 200 && answer.header("content-type") == [type], "\(name)")
      let file = BookshopServer.Settings.ownSite.appendingPathComponent(name)
      #expect(try answer.body == Array(Data(contentsOf: file)), "\(name)")
    }
    for path in [
      "/missing.js", "/books.html", "/../BookshopServer.swift", "/%2e%2e%2fstyle.css", "/Site/style.css",
    ] {
      #expect(try shop("GET \(path)").status == 404, "\(path)")
    }
  }

  @Test func pagesAreForReadersWhoSignedIn() throws {
    var shop = try WebShop()
    #expect(try shop("GET /").header("location") == ["/signin"])
    #expect(try shop("GET /books/7").header("location") == ["/signin?next=/books/7"])
    #expect(try shop("GET /api/books").status == 401)
    #expect(try shop("GET /signin").status == 200)
    _ = try shop.signIn()
    for path in ["/books", "/books/7", "/basket", "/order", "/look/7"] {
      let page = try shop("GET \(path)")
      #expect(page.status == 200 && page.text.hasPrefix("<!doctype html>"), "\(path)")
      #expect(page.header("x-frame-options") == ["SAMEORIGIN"], "\(path)")
    }
    #expect(try shop("GET /signin").header("location") == ["/books"])
    #expect(try shop("GET /books/201").status == 404)
    #expect(try shop("DELETE /session").status == 204)
    #expect(try shop("GET /books").status == 303)
  }

  @Test func aSessionEndsWithTheBrowserUnlessItIsToBeRemembered() throws {
    var shop = try WebShop()
    let short = try #require(try shop.signIn().header("set-cookie").first)
    #expect(short.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    let long = try #require(try shop.signIn(remembers: true).header("set-cookie").first)
    #expect(long.hasSuffix("; Max-Age=2592000"))
    let answer = try shop("POST /session", "{\"name\":\"Ada\",\"password\":\"sesame\"}")
    #expect(answer.status == 401)
    #expect(answer.object["error"] as? String == SignIn.refusal)
    #expect(answer.header("set-cookie") == [])
  }

  @Test func booksComeInParts() throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    func page(_ query: String) throws -> BookPage {
      try JSONDecoder().decode(BookPage.self, from: Data(shop("GET /api/books\(query)").body))
    }
    #expect(try page("") == Catalogue.search("", from: 0, count: 20))
    #expect(try page("?from=190&count=50").books == Array(Catalogue.books.suffix(10)))
    let found = try page("?query=beekeeper+tamsin%20VALE")
    #expect(found.total == 1 && found.books.first?.title == "The Beekeeper of Tamsin Vale")
    #expect(Set(Catalogue.books.map(\.title)).count == 200)
  }

  @Test func aBasketIsOrdered() throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    _ = try shop("PUT /api/basket/1", "{\"quantity\":2}")
    _ = try shop("PUT /api/basket/9", "{\"quantity\":1}")
    let basket = try shop("PUT /api/basket/9", "{\"quantity\":0}").object
    let price = Catalogue.books[0].price
    #expect(basket["count"] as? Int == 2 && basket["total"] as? Int == 2 * price)
    #expect(try shop("GET /api/books/1").object["quantity"] as? Int == 2)
    #expect(try shop("PUT /api/books/1/rating", "{\"stars\":4}").object["stars"] as? Int == 4)

    let order = "{\"name\":\"Ada\",\"address\":\"London\",\"delivery\":\"Letterbox\",\"isGift\":true}"
    let answer = try shop("POST /api/orders", order)
    #expect(answer.status == 201)
    let receipt = try JSONDecoder().decode(Receipt.self, from: Data(answer.body))
    #expect(receipt.total == 2 * price + Delivery.letterbox.price)
    #expect(try shop("GET /api/basket").object["count"] as? Int == 0)
    let file = try shop("GET /orders/\(receipt.number)/receipt.txt")
    #expect(file.text == receipt.text)
    #expect(
      file.header("content-disposition") == ["attachment; filename=\"receipt-\(receipt.number).txt\""])
    #expect(try shop("POST /api/orders", order).object["error"] as? String == "Your basket is empty.")
  }

  @Test func aCardTakesAPicture() throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    #expect(try shop("GET /api/card").status == 404)
    let put = { (type: String, body: String) in
      shop.client("PUT /api/card", shop.session + ["Content-Type: \(type)"], body: body)?.status
    }
    #expect(put("image/png", "not looked into") == 204)
    #expect(try shop("GET /api/card").text == "not looked into")
    #expect(put("image/svg+xml", "<svg/>") == 415)
    #expect(put("image/png", "") == 413)
  }

  @Test func twoReadersHaveTwoBaskets() throws {
    var (one, other) = (try WebShop(), try WebShop())
    _ = try one.signIn()
    _ = try one("PUT /api/basket/1", "{\"quantity\":2}")
    let first = one
    _ = try one.signIn()
    #expect(try one("GET /api/basket").object["count"] as? Int == 0)
    #expect(try first("GET /api/basket").object["count"] as? Int == 2)
    _ = try other.signIn()
    #expect(try other("GET /api/basket").object["count"] as? Int == 0)
  }

  private static let refused: [(line: String, body: String?, status: Int)] = [
    ("POST /session", "{\"name\":\"Ada\"}", 400), ("POST /session", "{", 400),
    ("PUT /session", "{}", 405), ("POST /books", "{}", 405), ("PUT /api/basket/1", "{}", 400),
    ("PUT /api/basket/1", "{\"quantity\":21}", 400), ("PUT /api/basket/1", "{\"quantity\":-1}", 400),
    ("PUT /api/basket/0", "{\"quantity\":1}", 404), ("PUT /api/books/1/rating", "{\"stars\":6}", 400),
    ("PUT /api/books/1/rating", "{\"stars\":\"5\"}", 400), ("POST /api/basket/1", "{\"quantity\":1}", 405),
    ("POST /api/orders", "{\"name\":\"\",\"address\":\"x\",\"delivery\":\"Letterbox\",\"isGift\":true}", 400),
    ("POST /api/orders", "{\"name\":\"a\",\"address\":\"x\",\"delivery\":\"Pigeon\",\"isGift\":true}", 400),
    ("POST /api/nothing", "{}", 404), ("GET /api/books?from=-1", nil, 400),
    ("GET /api/books?count=51", nil, 400), ("GET /api/books?from=many", nil, 400),
    ("GET /api/orders/1", nil, 404), ("GET /orders/1/receipt.txt", nil, 404),
  ]

  @Test(arguments: refused)
  func badRequestsAreRefused(_ line: String, _ body: String?, _ status: Int) throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    let answer = try shop(line, body)
    #expect(answer.status == status)
    #expect(answer.object["error"] is String)
  }

  @Test func foreignPagesAreRefused() throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    let change = { (headers: [String], host: String) in
      shop.client(
        "PUT /api/basket/1", shop.session + headers, body: "{\"quantity\":1}", host: host)?.status
    }
    #expect(change(WebShop.json + ["Origin: https://evil.example"], "127.0.0.1:PORT") == 403)
    #expect(change(WebShop.json, "evil.example") == 421)
    #expect(change(["Content-Type: text/plain"], "127.0.0.1:PORT") == 415)
    #expect(change(WebShop.json + ["Origin: http://127.0.0.1:PORT"], "127.0.0.1:PORT") == 200)
  }
}
