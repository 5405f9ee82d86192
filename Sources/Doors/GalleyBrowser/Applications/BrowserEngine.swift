import Foundation
import GalleyAutomation
import GalleyTree

/// The browsers that Galley starts.
public enum BrowserEngine: String, Hashable, Sendable, CaseIterable {
  /// Chromium, by chromedriver.
  case chromium
  /// Firefox, by WebDriver BiDi and without a driver program.
  case firefox
  /// WebKitGTK, by WebKitWebDriver, on a screen of its own that nobody sees.
  case webkit

  /// The name, as people write it.
  package var title: String {
    switch self {
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    case .webkit: "WebKitGTK"
    }
  }

  /// The environment variable that chooses the browser of tests that name none.
  static let variable = BrowserNames.variable

  /// The browser that the environment chooses: Chromium if it chooses none.
  ///
  /// - Throws: `DriverError` if it names another one.
  package static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DriverError) -> BrowserEngine {
    guard let name = environment[variable], !name.isEmpty else { return .chromium }
    guard let engine = BrowserEngine(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw .unsupported("run the browser of \(variable)=\(name)", reason: "it may be one of \(names)")
    }
    return engine
  }

  /// The reason for which it cannot be started here; `nil` where its programs are installed.
  package var absence: String? {
    do throws(BrowserError) {
      switch self {
      case .chromium: _ = try BrowserPrograms.chromium()
      case .firefox: _ = try BrowserPrograms.firefox()
      case .webkit: _ = try WebKitPrograms()
      }
      return nil
    } catch { return error.description }
  }
}
