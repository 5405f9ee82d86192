import BookshopPages
import Galley
import SampleSuites
import Testing

/// The scenarios of the shop on every driver.
@Suite(.ignoreSnapshots(ReferenceConfiguration.isOther)) struct BookshopTests {
  @Test(arguments: ShopDriver.all) func aReaderSignsIn(on driver: ShopDriver) throws {
    try ShopScenarios.aReaderSignsIn(on: driver)
  }

  @Test(arguments: ShopDriver.all) func aNameIsRemembered(on driver: ShopDriver) throws {
    try ShopScenarios.aNameIsRemembered(on: driver)
  }

  @Test(arguments: ShopDriver.all) func booksAreFound(on driver: ShopDriver) throws {
    try ShopScenarios.booksAreFound(on: driver)
  }

  @Test(arguments: ShopDriver.all) func aBookFarDownIsOpened(on driver: ShopDriver) throws {
    try ShopScenarios.aBookFarDownIsOpened(on: driver)
  }

  @Test(arguments: ShopDriver.all) func aBookIsRatedAndAdded(on driver: ShopDriver) throws {
    try ShopScenarios.aBookIsRatedAndAdded(on: driver)
  }

  @Test(arguments: ShopDriver.all) func removingAsksFirst(on driver: ShopDriver) throws {
    try ShopScenarios.removingAsksFirst(on: driver)
  }

  @Test(arguments: ShopDriver.all) func copiesAreCounted(on driver: ShopDriver) throws {
    try ShopScenarios.copiesAreCounted(on: driver)
  }

  @Test(arguments: ShopDriver.all) func booksAreOrdered(on driver: ShopDriver) throws {
    try ShopScenarios.booksAreOrdered(on: driver)
  }

  @Test(arguments: ShopDriver.all) func aServerThatIsDownIsAskedAgain(on driver: ShopDriver) throws {
    try ShopScenarios.aServerThatIsDownIsAskedAgain(on: driver)
  }

  @Test(arguments: ShopDriver.all) func darkBooksAreShown(on driver: ShopDriver) throws {
    try ShopScenarios.darkBooksAreShown(on: driver)
  }
}
