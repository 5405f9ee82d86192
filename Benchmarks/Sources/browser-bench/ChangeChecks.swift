import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyBrowser
import GalleyChecks
import GalleyPages
import GalleyTree
import Glibc

/// The checks of `Benchmarks/changes.py`: a page whose source changes between them, checked as a user's test checks it.
@MainActor
struct ChangeChecks {
  let address: URL
  let app: Application
  /// A line of a test in the project that keeps the baselines.
  let site: CallSite

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - project: The path of the project that keeps the baselines.
  ///   - size: The size of the window, in CSS pixels.
  ///   - scale: The number of pixels on each side of a CSS pixel.
  init(of address: String, in project: String, _ size: CGSize, scale: Double) throws {
    guard let url = URL(string: address) else {
      throw DriverError.launchFailed(address, reason: "it is no address")
    }
    self.address = url
    app = try .browser(
      address, device: BrowserDevice("Window", size: size, scale: scale))
    site = CallSite(
      fileID: "ChangesTests/ChangesTests.swift", filePath: "\(project)/Tests/ChangesTests.swift", line: 1)
  }

  /// Loads the page and checks it.
  ///
  /// - Parameters:
  ///   - name: The name of the check.
  ///   - mode: Whether the check writes its baseline.
  /// - Returns: The result in one word.
  func check(_ name: String, _ mode: RecordMode) throws -> String {
    try app.open(address)
    return try app.check(name, record: mode, site: site, function: "change()")?.rawValue ?? "no result"
  }

  /// Answers each line of standard input, `record NAME` or `check NAME`, by a result.
  func serve() throws {
    print("ready")
    fflush(nil)
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      print(try check(words[1], words[0] == "record" ? .all : .none))
      fflush(nil)
    }
  }
}
