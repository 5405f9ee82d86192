import Foundation
import GalleyTree

/// The content of a web page, given as views; a `webView` in the element tree.
package struct WebContent<Content: View>: View {
  let title: String
  let content: Content

  /// Creates the content.
  ///
  /// - Parameters:
  ///   - title: The page's title, which is the label of the element.
  ///   - content: The content, from the top.
  package init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The page, as a scroll view.
  package var body: some View {
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
