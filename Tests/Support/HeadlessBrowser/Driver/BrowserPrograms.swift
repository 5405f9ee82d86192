import Foundation

/// The programs of a headless browser, as Debian installs them.
public struct BrowserPrograms: Hashable, Sendable {
  /// The path of Chromium.
  public var chromium: String
  /// The path of chromedriver.
  public var chromedriver: String

  /// The installed programs.
  public static func installed() throws(BrowserError) -> BrowserPrograms {
    BrowserPrograms(
      chromium: try find(["chromium", "chromium-browser", "google-chrome"]),
      chromedriver: try find(["chromedriver"]))
  }

  /// The reason for which there is no browser; `nil` if there is one.
  public static let absence: String? = {
    do throws(BrowserError) {
      _ = try installed()
      return nil
    } catch {
      return error.description
    }
  }()

  private static func find(_ names: [String]) throws(BrowserError) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/bin", "/usr/lib/chromium-browser"]
    for name in names {
      for folder in folders {
        let file = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: file) { return file }
      }
    }
    throw .missing(program: names[0])
  }
}
