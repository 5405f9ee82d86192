import Foundation
import Galley
import GalleyServices
import Recipes
import RecipesOnDevice
import RecipesPages
import Testing

/// Grandma's feed as a test wants it: other recipes, late ones, and none; what waits, waits for requests.
@Suite struct FeedTests {
  private static let feed = SBTRequestMatch(url: "latest\\.json$", method: "GET")

  /// Starts the app, whose feed is watched from the start.
  private static func launch(_ prepare: @escaping (Tunnel) throws -> Void = { _ in }) throws -> Application {
    try Application.launch(
      RecipesApp.self,
      prepare: { $0.network.serve("https://recipes.example/", answer: RecipeBook.respond) },
      startupBlock: { tunnel in
        tunnel.monitorRequests(matching: feed)
        try prepare(tunnel)
      })
  }

  /// A feed of one recipe.
  private static func soup(minutes: Int = 30) -> SBTStubResponse {
    let recipe: [String: Any] = [
      "name": "Tomato Soup", "minutes": minutes, "servings": 4, "ingredients": ["Tomatoes"],
      "instructions": ["Cook."],
    ]
    return SBTStubResponse(response: [recipe])
  }

  private static func names(_ app: Application) throws -> [String] {
    try Page<RecipeList>(on: app).recipes.all().map { try $0.name.text }
  }

  @Test func aStubbedFeedIsShown() throws {
    let app = try Self.launch { $0.stubRequests(matching: Self.feed, response: Self.soup()) }
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 5))
    #expect(try Self.names(app) == ["Tomato Soup"])
    let requests = try app.tunnel.monitoredRequestsFlushAll()
    #expect(requests.map(\.request.url) == [RecipeBook.address])
    #expect(requests.allSatisfy { $0.isStubbed })
  }

  @Test func refreshingAsksAgain() throws {
    let app = try Self.launch()
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 5))
    try app.tunnel.stubRequests(matching: Self.feed, response: Self.soup(minutes: 5))
    try Page<RecipeList>(on: app).refresh.tap()
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 5, iterations: 2))
    #expect(try Self.names(app) == ["Tomato Soup"])
    let facts = try Page<RecipeList>(on: app).recipes.all().map { try $0.facts.text }
    #expect(facts.allSatisfy { $0.contains("5") })
  }

  @Test func aThrottledFeedShowsWhatThereIsUntilThen() throws {
    let app = try Self.launch { tunnel in
      tunnel.stubRequests(matching: Self.feed, response: Self.soup())
      tunnel.throttleRequests(matching: Self.feed, responseTime: 4)
    }
    #expect(try Self.names(app).contains("Banana Bread"))
    #expect(try !app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 3))
    #expect(try Self.names(app).contains("Banana Bread"))
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 3))
    #expect(try Self.names(app) == ["Tomato Soup"])
  }

  @Test(arguments: [
    SBTStubResponse.failure(withCustomErrorCode: URLError.timedOut.rawValue, activeIterations: 1),
    SBTStubResponse(response: "busy", returnCode: 503, activeIterations: 1),
    SBTStubResponse(response: "[{\"name\": ", activeIterations: 1),
  ])
  func aFailingFeedIsSaidAndTriedAgain(_ failure: SBTStubResponse) throws {
    let app = try Self.launch { tunnel in
      tunnel.stubRequests(matching: Self.feed, response: Self.soup())
      tunnel.stubRequests(matching: Self.feed, response: failure)
    }
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 5))
    _ = try Page<UpdateFailure>(on: app).retry.tap()
    #expect(try app.tunnel.waitForMonitoredRequests(matching: Self.feed, timeout: 5, iterations: 2))
    #expect(try Self.names(app) == ["Tomato Soup"])
  }
}
