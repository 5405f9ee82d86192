import Galley
import SeededCases
import Testing

/// The longest way through the shop on devices that are late by a seed; `GALLEY_SOAK=20` tries more seeds.
@Suite(.ignoreSnapshots) struct LateShopTests {
  @Test(arguments: Soak.seeds(2)) func booksAreOrdered(late seed: UInt64) throws {
    try ShopDriver.simulator(late: seed).withShop(ShopScenarios.booksAreOrdered)
  }
}
