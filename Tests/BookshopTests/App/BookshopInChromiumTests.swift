import BookshopWeb
import Galley
import SeededCases
import Testing

/// The same scenarios with the web app, in Chromium.
@Suite(.whereChromiumIsInstalled, .ignoreSnapshots(ReferenceBrowser.isOther), .serialized)
struct BookshopInChromiumTests {
  @Test(arguments: ShopScenario.ofBrowsers) func readersUseTheWebApp(_ scenario: ShopScenario) throws {
    try ShopDriver.chromium().run(scenario)
  }
}

/// The same scenarios with a server whose answers are late by a seed.
///
/// Without `GALLEY_SOAK` a third of them is tried; `GALLEY_SOAK=500` tries all of them with 500 seeds.
@Suite(.whereChromiumIsInstalled, .ignoreSnapshots, .serialized) struct LateWebShopTests {
  @Test(arguments: Soak.seeds(1)) func readersWait(late seed: UInt64) throws {
    let troubles = Troubles(seed: seed, longestDelay: .milliseconds(400))
    for scenario in Soak.slice(of: ShopScenario.ofBrowsers, oneIn: 3) {
      do { try ShopDriver.chromium(troubles).run(scenario) } catch {
        Issue.record("\(scenario.testDescription), with seed \(seed): \(error)")
      }
    }
  }
}
