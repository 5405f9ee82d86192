import Foundation
import TemporaryFolders
import Testing

@testable import GalleyBrowser

/// Browsers and drivers are found on the `PATH`, and their versions are known.
@Suite struct BrowserProgramTests {
  @Test(arguments: [
    ("Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)", "156.0.8078.108"),
    ("ChromeDriver 156.0.8078.108 (730482a940ce25ae-refs/branch-heads/8078@{#2244})", "156.0.8078.108"),
    ("Mozilla Firefox 153.8.0esr", "153.8.0esr"), ("2:21.1.7-3+deb12u13", "21.1.7"),
    ("2.50.6-1~deb12u2", "2.50.6"), ("Usage: WebKitWebDriver options", nil),
  ])
  func `a version is read from the words of a program or a package`(_ words: String, _ version: String?) {
    #expect(BrowserProgram.version(in: words) == version)
  }

  @Test func `a program is found by the first of its names, and an empty part of the path is no folder`()
    throws
  {
    try withTemporaryFolder { folder in
      for name in ["chrome", "chromium-browser"] {
        // A program that prints a version; a file that is written here could be busy while others fork.
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: "/bin/bash")
      }
      let path = BrowserProgram.chromium.path(on: "/nowhere::\(folder)", and: [])
      #expect(path == "\(folder)/chromium-browser")
      let version = try #require(BrowserProgram.chromium.version(at: "\(folder)/chrome"))
      #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, "\(version)")
      #expect(BrowserProgram.chromeDriver.path(on: folder, and: []) == nil)
      #expect(BrowserProgram.chromeDriver.version(at: "\(folder)/chromedriver") == nil)
    }
  }
}
