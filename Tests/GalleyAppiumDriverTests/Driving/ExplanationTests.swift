import GalleyAppiumDriver
import GalleyAutomation
import GalleyExplanation
import GalleyImage
import GalleyTree
import Synchronization
import Testing

/// Differences of two captures of a telephone, explained by element.
@Suite struct ExplanationTests {
  private func page(_ label: String) -> String {
    Sources.iOS(
      Sources.element("NavigationBar", name: "Tea", 0, 44, 375, 44)
        + Sources.element("Button", name: "order", label: label, 20, 380, 335, 44))
  }

  private func shown(_ driver: AppiumDriver) throws -> ScreenSnapshot {
    let capture = try driver.capture()
    return ScreenSnapshot(
      picture: capture.picture, tree: capture.snapshot.screen, scale: capture.snapshot.configuration.scale)
  }

  @Test func `a changed label is the cause of changed pixels`() throws {
    var play = ScriptedTelephone.Play()
    play.source = page("Order")
    play.mark = PixelRect(x: 40, y: 760, width: 100, height: 88)
    let telephone = try ScriptedTelephone(play)
    defer { telephone.stop() }
    let driver = try telephone.driver()
    let before = try shown(driver)
    telephone.play.withLock {
      $0.source = page("Order now")
      $0.mark = PixelRect(x: 40, y: 760, width: 240, height: 88)
    }
    driver.wait(until: driver.now + .milliseconds(1))
    let comparison = Comparator.compare(baseline: before, candidate: try shown(driver))
    #expect(comparison.causes.map(\.sentence) == ["button \"order\": label “Order” → “Order now”"])
  }
}
