import Foundation
import Testing

@testable import GalleyTree

@Suite struct SnapshotTests {
  @Test func theScreenHoldsTheAppsFromBackToFront() {
    let snapshot = Snapshot(
      applications: [
        ApplicationTree(
          bundleIdentifier: "com.apple.springboard", root: Element(.application, label: "Home")),
        ApplicationTree(bundleIdentifier: "app", root: Element(.application, label: "App")),
      ],
      configuration: Configuration(device: "d", size: CGSize(width: 10, height: 20), scale: 2),
      fingerprint: Fingerprint(renderer: "r"), instant: .zero)
    #expect(snapshot.screen.children.map(\.label) == ["Home", "App"])
    #expect(snapshot.screen.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    let app = snapshot.application("app")
    #expect(app?.root.label == "App")
    #expect(app.flatMap { snapshot.screen[$0.path] }?.label == "App")
    #expect(snapshot.application("none") == nil)
  }
}
