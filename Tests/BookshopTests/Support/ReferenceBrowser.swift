import GalleyBrowser
import Testing

/// The browser that drew the baselines of the web app.
enum ReferenceBrowser {
  /// Its version.
  private static let version = "156.0."

  /// Whether another version is installed, whose pictures may differ: then scenarios run without comparisons.
  static let isOther: Bool = {
    guard let programs = try? BrowserPrograms.chromium() else { return true }
    return BrowserProgram.chromium.version(at: programs.browser)?.hasPrefix(version) != true
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite where Chromium or its driver is not installed, and says so.
  static var whereChromiumIsInstalled: ConditionTrait {
    .enabled("Chromium or chromedriver is not installed.") { BrowserEngine.chromium.absence == nil }
  }
}

extension BrowserEngine {
  /// Skips the case of a test where the browser is not installed, and says so.
  func require() throws {
    if let absence { try Test.cancel("\(title): \(absence)") }
  }
}
