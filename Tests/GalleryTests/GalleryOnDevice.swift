import Gallery
import Galley
import GalleyServices
import GalleySimulator
import SampleSuites
import SwiftUI

/// The gallery on a device: one page of it, from left to right or from right to left.
extension GalleryApp: SimulatedApp {
  /// Shows the page that the launch environment names.
  package static func prepare(_ environment: inout EnvironmentValues, on device: DeviceServices) {
    environment.shownPage = device.launchEnvironment["GALLERY_PAGE"].flatMap(GalleryPage.init)
    if device.launchEnvironment["GALLERY_DIRECTION"] == "rtl" {
      environment.layoutDirection = .rightToLeft
      environment.locale = Locale(identifier: "ar")
    }
  }
}

/// A way in which every page is shown.
enum Surroundings: String, CaseIterable, Sendable {
  /// As usual.
  case light
  /// In dark.
  case dark
  /// From right to left.
  case mirrored
  /// With the largest text.
  case largest
  /// On a tablet.
  case tablet

  /// Telephones and tablets with fewer pixels than the real ones: looks are judged, not edges, and baselines stay small.
  var profile: DeviceProfile {
    var profile = self == .tablet ? DeviceProfile.iPad : .iPhoneX
    profile.scale = self == .light ? 2 : 1
    return profile
  }
}

extension Application {
  /// Starts the gallery with one page of it.
  static func gallery(_ page: GalleryPage, in surroundings: Surroundings = .light) throws -> Application {
    let app = try launch(
      GalleryApp.self, on: surroundings.profile, appearance: surroundings == .dark ? .dark : .light,
      textSize: surroundings == .largest ? .accessibility5 : .large,
      environment: [
        "GALLERY_PAGE": page.rawValue, "GALLERY_DIRECTION": surroundings == .mirrored ? "rtl" : "ltr",
      ], prepare: { SuiteHistory.current?.prepare($0) })
    SuiteHistory.current?.follow(app)
    return app
  }
}
