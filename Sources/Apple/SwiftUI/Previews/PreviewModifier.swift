import GalleyViews

/// A modifier that previews share, with a context such as sample data that is created once.
///
/// - Reference: [SwiftUI's `PreviewModifier`](https://developer.apple.com/documentation/swiftui/previewmodifier).
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Creates the shared context.
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
  /// Creates no context.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  ///
  /// - Parameter modifier: The modifier that creates the view. If its previews share more than `Void`, it is
  ///   not evaluated here: its preview fails, with a message.
  /// - Returns: The trait.
  @MainActor public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    PreviewTrait(
      kind: .modifier("\(Modifier.self)") { view in
        (() as? Modifier.Context).map { AnyView(modifier.body(content: view, context: $0)) }
      })
  }
}
