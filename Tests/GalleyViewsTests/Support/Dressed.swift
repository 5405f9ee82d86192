import GalleyViews

/// A view whose app sets its looks, as in an `init()`, before the content is shown.
struct Dressed<Content: View>: View {
  private let dress: () -> Void
  private let content: Content

  init(_ dress: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.dress = dress
    self.content = content()
  }

  var body: some View {
    let _ = dress()
    content
  }
}
