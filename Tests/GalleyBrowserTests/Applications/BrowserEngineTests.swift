import Testing

@testable import GalleyBrowser

/// The choice of a browser and of a server by the environment.
@Suite struct BrowserEngineTests {
  @Test func `another name of a browser is an error with those that there are`() throws {
    #expect(try BrowserEngine.chosen(in: [:]) == .chromium)
    for engine in BrowserEngine.allCases {
      #expect(try BrowserEngine.chosen(in: ["GALLEY_BROWSER": engine.rawValue]) == engine)
    }
    #expect {
      try BrowserEngine.chosen(in: ["GALLEY_BROWSER": "opera"])
    } throws: { "\($0)".contains("one of chromium, firefox, webkit") }
  }
}
