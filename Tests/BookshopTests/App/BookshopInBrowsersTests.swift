import BookshopWeb
import Galley
import GalleyBrowser
import SeededCases
import Testing

/// The same scenarios with the web app, in Chromium.
@Suite(.ignoreSnapshots(ReferenceBrowser.isOther), .serialized) struct BookshopInChromiumTests {
  @Test(arguments: ShopScenario.ofBrowsers) func readersUseTheWebApp(_ scenario: ShopScenario) throws {
    try ShopDriver.browser(.chromium).run(scenario)
  }
}

/// The same scenarios in the other browsers, without baselines of their own.
///
/// Without `GALLEY_SOAK` each browser tries another third of them.
@Suite(.ignoreSnapshots, .serialized) struct BookshopInOtherBrowsersTests {
  private static let cases = [BrowserEngine.firefox, .webkit].enumerated().flatMap { part, engine in
    Soak.slice(of: ShopScenario.ofBrowsers, oneIn: 3, part: part + 1).map { (engine, $0) }
  }

  @Test(arguments: cases) func readersUseTheWebApp(in engine: BrowserEngine, _ scenario: ShopScenario) throws
  {
    try ShopDriver.browser(engine).run(scenario)
  }
}

/// The same scenarios with a server whose answers are late by a seed.
///
/// Without `GALLEY_SOAK` a third of them is tried in Chromium; `GALLEY_SOAK=500` tries all of them with 500 seeds.
@Suite(.ignoreSnapshots, .serialized) struct LateWebShopTests {
  @Test(arguments: Soak.seeds(1)) func readersWait(late seed: UInt64) throws {
    try BrowserEngine.chromium.require()
    let troubles = Troubles(seed: seed, longestDelay: .milliseconds(400))
    for scenario in Soak.slice(of: ShopScenario.ofBrowsers, oneIn: 3) {
      do { try ShopDriver.browser(.chromium, troubles).run(scenario) } catch {
        Issue.record("\(scenario.testDescription), with seed \(seed): \(error)")
      }
    }
  }
}
