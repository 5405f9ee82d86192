import GalleyViews

/// A web page, whose content an app gives as views, as nothing here loads or reads HTML; a `webView` in the element tree.
///
/// Texts, links and fields on it are found as those of a page are: `app.webViews.links["More"]`. It scrolls, and its links open by the
/// environment's `openURL`.
public struct SimulatedWebView<Content: View>: View {
  private let content: WebContent<Content>

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The page's title, which is the label of the element.
  ///   - content: The content of the page, from the top.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.content = WebContent(title, content: content)
  }

  /// The page.
  public var body: some View { content }
}
