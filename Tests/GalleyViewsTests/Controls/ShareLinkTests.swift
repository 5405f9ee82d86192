import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Buttons that offer something to other apps.
@MainActor @Suite struct ShareLinkTests {
  @Test func `a value with a preview is offered by a button`() throws {
    let picture = Image(systemName: "star")
    let stage = try ViewTestHarness {
      VStack {
        ShareLink(item: "text", preview: SharePreview("Title"))
        ShareLink("Send", item: picture, preview: SharePreview("Title", image: picture))
        ShareLink(item: "text", preview: SharePreview("Title", image: picture, icon: picture)) { Text("Own") }
      }
    }
    for name in ["Share…", "Send", "Own"] { #expect(stage.find(name)?.type == .button, "\(name)") }
  }
}
