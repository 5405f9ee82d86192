import GalleyServices
import GalleyViews

/// A heading and a button that changes it.
struct HeardApp: App {
  var body: some Scene {
    WindowGroup { HeardView() }
  }
}

private struct HeardView: View {
  @State private var isWriting = false

  var body: some View {
    VStack {
      Text(isWriting ? "New Message" : "Inbox").accessibilityAddTraits(.isHeader)
      Button("Compose") { isWriting = true }.accessibilityIdentifier("compose")
    }
  }
}
