import Foundation
import GalleyBrowser
import Testing

/// The browser that drew the baselines of the web app.
enum ReferenceBrowser {
  /// Its version, as `chromium --version` prints it.
  private static let version = "Chromium 156.0."

  /// Whether another version is installed, whose pictures may differ: then scenarios run without comparisons.
  static let isOther: Bool = {
    guard let programs = try? BrowserPrograms.chromium() else { return true }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: programs.browser)
    process.arguments = ["--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return true }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return !text.hasPrefix(version)
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
