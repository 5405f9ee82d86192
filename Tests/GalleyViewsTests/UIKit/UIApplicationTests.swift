import Foundation
import GalleyViews
import Testing

/// What the app and its screen tell code of UIKit.
@MainActor @Suite struct UIApplicationTests {
  private let app = UIApplication.shared

  @Test func `there is no other icon, and asking for one fails`() async throws {
    #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
    await #expect(throws: CocoaError.self) { try await app.setAlternateIconName("Dark") }
    try await app.setAlternateIconName(nil)
    #expect(app.alternateIconName == nil)
  }

  @Test func `who asks for an icon is told how it ended`() {
    var told: [(any Error)?] = []
    app.setAlternateIconName("Dark") { told.append($0) }
    app.setAlternateIconName(nil) { told.append($0) }
    #expect((told.first as? CocoaError)?.code == .featureUnsupported)
    #expect(told.count == 2 && told[1] == nil)
    app.setAlternateIconName("Dark")
    #expect(app.alternateIconName == nil)
  }

  @Test func `nobody records the screen`() throws {
    struct Reader: View {
      var body: some View { Text(UIScreen.main.isCaptured ? "recorded" : "not recorded") }
    }
    #expect(!UIScreen.main.isCaptured)
    #expect(try ViewTestHarness { Reader() }.find("not recorded") != nil)
  }
}
