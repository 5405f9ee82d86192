import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@testable import GalleyAppiumDriver

/// The age at which a look at a screen is out of date.
@Suite struct SourceLookTests {
  private func look(_ age: Duration, took duration: Duration) -> SourceLook {
    let snapshot = Snapshot(
      applications: [], configuration: Configuration(device: "d", size: .zero, scale: 1),
      fingerprint: Fingerprint(renderer: "r"), instant: .zero)
    return SourceLook(source: "", snapshot: snapshot, instant: .now - age, duration: duration)
  }

  @Test func `a look is as good as a new one for as long as that would take`() {
    #expect(look(.seconds(1), took: .seconds(60)).isFresh)
    #expect(!look(.seconds(61), took: .seconds(60)).isFresh)
    #expect(!look(.seconds(1), took: .milliseconds(1)).isFresh)
  }
}
