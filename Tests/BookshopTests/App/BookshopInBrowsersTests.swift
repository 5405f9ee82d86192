import BookshopWeb
import Galley
import GalleyBrowser
import SeededCases
import Testing

/// The same scenarios with the web app, in Chromium.
@Suite(.ignoreSnapshots(ReferenceBrowser.isOther), .serialized) struct BookshopInChromiumTests {
  @Test(arguments: ShopScenario.all) func readersUseTheWebApp(_ scenario: ShopScenario) throws {
    try ShopDriver.browser(.chromium).run(scenario)
  }
}

/// The same scenarios in the other browsers, without baselines of their own.
///
/// Without `GALLEY_SOAK` each browser tries another third of them.
@Suite(.ignoreSnapshots, .serialized) struct BookshopInOtherBrowsersTests {
  private static let cases = [BrowserEngine.firefox, .webkit].enumerated().flatMap { part, engine in
    Soak.slice(of: ShopScenario.all, oneIn: 3, part: part + 1).map { (engine, $0) }
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
  /// Those whose appearance nobody chooses: one browser runs them all.
  private static let scenarios = ShopScenario.all.filter { $0.appearance == nil }
  /// The number of seeds with one browser: cookies of all ports go with each request, and fill its head in the long run.
  private static let seedsOfBrowser = 5

  @Test func readersWait() throws {
    try BrowserEngine.chromium.require()
    let seeds = Soak.seeds(1)
    for first in stride(from: seeds.lowerBound, to: seeds.upperBound, by: Self.seedsOfBrowser) {
      try readersWait(with: seeds.clamped(to: first..<first + UInt64(Self.seedsOfBrowser)))
    }
  }

  private func readersWait(with seeds: Range<UInt64>) throws {
    let server = try BookshopServer(.init())
    defer { server.stop() }
    let browser = try Application.browser(server.address, device: .iPhoneX, engine: .chromium)
    defer { browser.browser?.end() }
    browser.automator.timeout = .seconds(30)
    for seed in seeds {
      // Answers come in another order with any delays; long ones are tried by each tenth seed.
      let troubles = Troubles(seed: seed, longestDelay: .milliseconds(seed % 10 == 0 ? 400 : 40))
      for scenario in Soak.slice(of: Self.scenarios, oneIn: 3, part: Int(seed)) {
        do { try ShopDriver.run(scenario, in: browser, troubles) } catch {
          Issue.record("\(scenario.testDescription), with seed \(seed): \(error)")
        }
      }
    }
  }
}
