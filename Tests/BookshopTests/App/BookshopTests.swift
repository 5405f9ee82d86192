import Galley
import SampleSuites
import Testing

/// The scenarios of the shop with its app, on the simulated device.
@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct BookshopTests {
  @Test(arguments: ShopScenario.all) func readersUseTheApp(_ scenario: ShopScenario) throws {
    try ShopDriver.simulator().run(scenario)
  }
}
