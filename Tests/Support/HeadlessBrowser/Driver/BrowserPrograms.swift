import Foundation

/// The programs that make a headless browser, as Debian installs them.
public struct BrowserPrograms: Hashable, Sendable {
  /// Where Chromium is.
  public var chromium: String
  /// Where chromedriver is.
  public var chromedriver: String

  /// What is installed on this machine.
  ///
  /// - Returns: Where the programs are.
  /// - Throws: Which one is missing.
  public static func installed() throws(BrowserFault) -> BrowserPrograms {
    BrowserPrograms(
      chromium: try find(["chromium", "chromium-browser", "google-chrome"]),
      chromedriver: try find(["chromedriver"]))
  }

  /// Why no browser can be driven here, or nothing if one can.
  public static let absence: String? = {
    do throws(BrowserFault) {
      _ = try installed()
      return nil
    } catch {
      return error.description
    }
  }()

  private static func find(_ names: [String]) throws(BrowserFault) -> String {
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
