import Foundation
import GalleyTree

/// A web page, whose content an app gives as views, as nothing here loads or reads HTML; a `webView` in the element tree.
///
/// Texts, links and fields on it are found as those of a page are: `app.webViews.links["More"]`. It scrolls, and its links open by the
/// environment's `openURL`.
///
/// - Reference: [WebKit's `WebView`](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public struct WebView<Content: View>: View {
  let title: String
  let content: Content

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The page's title, which is the label of the element.
  ///   - content: What is on it, from the top.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The page, as something that scrolls.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) { content }.padding(8)
    }
    .modified(
      by: AccessibilityModifier { element in
        element.type = .webView
        element.label = title
      })
  }
}
