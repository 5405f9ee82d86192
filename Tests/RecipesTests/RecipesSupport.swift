import Galley
import Recipes
import RecipesOnDevice
import RecipesPages
import SampleSuites

final class RegisteredAtlas: AtlasRegistration { static let atlas = recipeAtlas }

/// The condition of grandma's server.
enum Server {
  case up
  case downOnce
  case down
}

extension Application {
  /// Starts the recipes app on a device of its own.
  static func recipes(
    server: Server = .up, on profile: DeviceProfile? = nil, appearance: ColorScheme? = nil,
    textSize: TextSize? = nil, prepare: (SimulatedDevice) -> Void = { _ in }
  ) throws -> Application {
    let app = try launch(RecipesApp.self, on: profile, appearance: appearance, textSize: textSize) { device in
      device.network.serve("https://recipes.example/", answer: RecipeBook.respond)
      device.network.upcomingFailures = server == .downOnce ? 1 : 0
      device.network.isReachable = server != .down
      LatencySeed.apply(to: device)
      SuiteHistory.current?.prepare(device)
      prepare(device)
    }
    SuiteHistory.current?.follow(app)
    if let timeout = LatencySeed.timeout { app.automator.timeout = timeout }
    return app
  }
}
