import Foundation
import GalleySystem

/// A program that pages in browsers need, with the Debian package that has it.
package struct BrowserProgram: Hashable, Sendable {
  /// The way by which its version is known.
  private enum VersionSource: Hashable {
    /// The program prints it, with `--version`.
    case program
    /// The program does not; the package has it.
    case package
  }

  /// The names of its file, the preferred one first.
  package let names: [String]
  /// The Debian package.
  package let package: String
  /// The need for it, as a noun: `pages in Chromium`.
  package let purpose: String
  private let versionSource: VersionSource

  private init(
    _ names: [String], in package: String, for purpose: String, version: VersionSource = .program
  ) {
    self.names = names
    self.package = package
    self.purpose = purpose
    versionSource = version
  }

  /// Chromium, or Google's browser in its place.
  package static let chromium = BrowserProgram(
    ["chromium", "chromium-browser", "google-chrome", "chrome"], in: "chromium", for: "pages in Chromium")
  /// The driver of Chromium.
  package static let chromeDriver = BrowserProgram(
    ["chromedriver"], in: "chromium-driver", for: "pages in Chromium")
  /// Firefox, of the long-term version that Debian has, or any other one.
  package static let firefox = BrowserProgram(
    ["firefox-esr", "firefox"], in: "firefox-esr", for: "pages in Firefox")
  /// The driver of WebKitGTK, which has the browser in it.
  package static let webKitDriver = BrowserProgram(
    ["WebKitWebDriver"], in: "webkit2gtk-driver", for: "pages in WebKitGTK", version: .package)
  /// The screen without a monitor that WebKitGTK draws on.
  package static let xvfb = BrowserProgram(
    ["Xvfb"], in: "xvfb", for: "pages in WebKitGTK", version: .package)

  /// All of them, each driver behind its browser.
  package static let all = [chromium, chromeDriver, firefox, webKitDriver, xvfb]

  /// The folders beside those of `PATH`: Debian's, and those of Ubuntu's and Google's packages.
  private static let folders = [
    "/usr/bin", "/usr/lib/chromium", "/usr/lib/chromium-browser", "/opt/google/chrome", "/opt/firefox",
  ]

  /// The path of the program; `nil` where it is not installed.
  ///
  /// - Parameters:
  ///   - path: The folders to search, as in `PATH`.
  ///   - others: The folders that are searched afterwards.
  package func path(on path: String, and others: [String] = BrowserProgram.folders) -> String? {
    // An empty part of a path is the working folder, from which no program is taken.
    let folders = path.split(separator: ":").map(String.init) + others
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Finds the program.
  ///
  /// - Parameter path: The folders to search, as in `PATH`.
  package func find(on path: String) throws(BrowserError) -> String {
    guard let file = self.path(on: path) else { throw .missing(program: names[0], package: package) }
    return file
  }

  /// The version, such as `156.0.8078.108`; `nil` if the program does not tell it.
  ///
  /// - Parameter path: The path of the program.
  package func version(at path: String) -> String? {
    let question =
      switch versionSource {
      case .program: [path, "--version"]
      case .package: ["dpkg-query", "--show", "--showformat", "${Version}", package]
      }
    // A browser that asks for its settings there leaves no file in a person's home.
    let environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
    let words = Subprocess(question[0], Array(question.dropFirst()), environment: environment, in: "/")
    let answer = try? words.run(seconds: Self.patience, mostBytes: 65_536)
    guard let answer, answer.status == 0 else { return nil }
    return Self.version(in: String(decoding: answer.bytes, as: UTF8.self))
  }

  /// The longest time for an answer about the version, in seconds.
  private static let patience = 20

  /// The version in a program's or a package's words: digits with points, without the revision of the package.
  static func version(in words: String) -> String? {
    words.firstMatch(of: /(?:^|\s|:)(\d+(?:\.\d+)+[a-z]*)/).map { String($0.output.1) }
  }
}
