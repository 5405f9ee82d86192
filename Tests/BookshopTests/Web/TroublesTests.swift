import BookshopWeb
import Foundation
import RawHTTPClient
import Synchronization
import Testing

/// Delays and failures of the web app's server.
@Suite struct TroublesTests {
  /// The delays that a server made, in the order of requests.
  private final class Delays: Sendable {
    let all = Mutex<[Duration]>([])
  }

  private func delays(seed: UInt64, _ lines: [String]) throws -> [Duration] {
    let delays = Delays()
    let longest = Duration.milliseconds(400)
    let shop = try WebShop(
      Troubles(seed: seed, longestDelay: longest) { delay in delays.all.withLock { $0.append(delay) } })
    for line in lines { _ = try shop(line) }
    let all = delays.all.withLock { $0 }
    #expect(all.count == lines.count && all.allSatisfy { (.zero...longest).contains($0) })
    return all
  }

  @Test func delaysDependOnTheSeedAndTheRequest() throws {
    let lines = ["GET /style.css", "GET /shop.js", "GET /style.css", "GET /api/books?from=20"]
    let first = try delays(seed: 1, lines)
    #expect(Set(first).count == lines.count)
    #expect(try delays(seed: 1, lines) == first)
    #expect(try delays(seed: 2, lines) != first)
    let other = try delays(seed: 1, [lines[3], lines[0], lines[1], lines[2]])
    #expect(other == [first[3], first[0], first[1], first[2]], "the order of requests changed their delays")
  }

  @Test func aShareOfTheRequestsFails() throws {
    let shop = try WebShop(Troubles(seed: 3, failuresInHundred: 30))
    let failed = try (0..<200).count { try shop("GET /api/books?from=\($0)").status == 503 }
    // Within four standard deviations of 60.
    #expect((34...86).contains(failed))
    #expect(try shop("GET /style.css").status == 200)
  }

  @Test func theNextRequestsFail() throws {
    var shop = try WebShop()
    _ = try shop.signIn()
    shop.server.failNext(1, of: "/api/basket")
    #expect(try shop("GET /books").status == 200)
    #expect(try shop("GET /api/books").status == 200)
    #expect(
      try shop("GET /api/basket").object["error"] as? String == "The shop does not answer. Please try again.")
    #expect(try shop("GET /api/basket").status == 200)
  }
}
