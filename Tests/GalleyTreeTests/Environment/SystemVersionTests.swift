import GalleyTree
import Testing

/// The versions at which element trees change.
@Suite struct SystemVersionTests {
  @Test(
    arguments: [
      ("15.0", false), ("15.8", false), ("15.8.3", false), ("15.99", false), ("16.0", true), ("16", true),
      ("16.0.1", true), ("17.4", true), ("26.0", true),
    ])
  func treesChangeAtTheMajorVersion(_ version: String, _ isNew: Bool) {
    for rule in [SystemTreeRule.listsAreCollectionViews, .linkedRowsHoldButtons] {
      #expect(rule.holds(in: version) == isNew)
    }
  }

  @Test(
    arguments: [
      ("15.0", true), ("15.8", true), ("16.0", true), ("26", true), ("26.0", true), ("14.8", false),
      ("27.0", false), ("", false), ("sixteen", false), ("16.", false), ("16.0.0.1", false), ("16.-1", false),
    ])
  func onlyKnownVersionsAreAccepted(_ version: String, _ isKnown: Bool) {
    let reason = SystemVersion.fault(of: version)
    #expect((reason == nil) == isKnown)
    if let reason { #expect(reason == "the element trees of iOS 15.0 to 26.0 are known") }
  }
}
