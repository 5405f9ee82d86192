import BookshopPages
import Foundation
import Galley
import GalleyAppiumDriver
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

/// The same scenarios with the app behind a server of Appium, without baselines of their own.
///
/// Without `GALLEY_SOAK` a third of them is tried.
@Suite(.ignoreSnapshots) struct BookshopByAppiumTests {
  @Test(arguments: Soak.slice(of: ShopScenario.all, oneIn: 3, part: 2))
  func readersUseTheApp(_ scenario: ShopScenario) throws {
    try ShopDriver.appium.run(scenario)
  }

  @Test func aTelephoneIsTurnedAndTheAppIsLeft() throws {
    try ShopDriver.appium.withShop { shop in
      let page = try Page<SignInPage>(on: shop.application)
      let telephone = try #require(shop.application.appium)
      try page.name.type("Ada")
      try telephone.rotate(to: .landscapeLeft)
      let turned = try telephone.capture()
      let size = turned.snapshot.configuration.size
      #expect(size.width == 812)
      #expect(size.height == 375)
      #expect(turned.snapshot.configuration.scale == 3)
      #expect(turned.picture.width == 2436)
      #expect(turned.picture.height == 1125)
      try telephone.rotate(to: .portrait)
      try telephone.press(.home)
      let shown = try telephone.snapshot().applications.map(\.bundleIdentifier)
      #expect(!shown.contains(shop.application.bundleIdentifier))
      try shop.application.activate()
      #expect(try page.name.value == "Ada")
      try shop.application.terminate()
      #expect(shop.application.state == .notRunning)
    }
  }
}
