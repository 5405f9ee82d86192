import Galley
import GalleyServices
import Newsroom
import NewsroomPages
import SampleSuites

final class RegisteredAtlas: AtlasRegistration { static let atlas = newsroomAtlas }

extension Application {
  /// Starts the newspaper's app on a device of its own.
  ///
  /// - Parameters:
  ///   - environment: What is set beside: the welcome is skipped and the feed is fixed unless this says otherwise.
  ///   - profile: What kind of device.
  ///   - appearance: Light or dark.
  static func newsroom(
    _ environment: [String: String] = [:], on profile: DeviceProfile? = nil,
    appearance: ColorScheme? = nil
  ) throws -> Application {
    let usual = [
      "NEWSROOM_WELCOME": "skip", "NEWSROOM_FEED": "fixed", "NEWSROOM_DRAG_AND_DROP": "off",
    ]
    let app = try launch(
      NewsroomApp.self, on: profile, appearance: appearance, environment: usual.merging(environment) { $1 }
    ) { device in
      device.network.serve("https://news.example/") { request in
        NewsArchive.response(at: request.url).map { NetworkResponse(body: $0) }
          ?? NetworkResponse(status: 404)
      }
      SuiteHistory.current?.prepare(device)
    }
    SuiteHistory.current?.follow(app)
    return app
  }
}
