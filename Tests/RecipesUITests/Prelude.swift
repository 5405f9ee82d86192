// The one file that makes an XCUITest target a Galley target.
@_exported import Galley
import Recipes

/// The test case of this target: a device with the recipes app, and grandma's server on its network.
class RecipesTestCase: SimulatedTestCase<RecipesApp> {
  /// The number of requests that fail before the server is reached.
  var upcomingFailures: Int { 0 }
  /// Whether the server can be reached at all.
  var isServerUp: Bool { true }

  override func prepare(_ device: SimulatedDevice) {
    device.network.serve("https://recipes.example/", answer: RecipeBook.respond)
    device.network.upcomingFailures = upcomingFailures
    device.network.isReachable = isServerUp
  }
}

typealias XCTestCase = RecipesTestCase

@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 { XCUIContext.sleep(seconds) }
