import GalleyViews

/// What previews have in common, such as sample data, made once and put around each.
///
/// - Reference: [SwiftUI's `PreviewModifier`](https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once.
  associatedtype Context = Void
  /// The view around a preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  /// Puts a view around a preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: The values that were created once.
  /// - Returns: The view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts a view around the preview.
  ///
  /// - Parameter modifier: The modifier that creates the view. If its previews share more than `Void`, it is
  ///   not evaluated here: its preview fails, and says so.
  /// - Returns: The trait.
  @MainActor public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    PreviewTrait(
      kind: .modifier("\(Modifier.self)") { view in
        (() as? Modifier.Context).map { AnyView(modifier.body(content: view, context: $0)) }
      })
  }
}
