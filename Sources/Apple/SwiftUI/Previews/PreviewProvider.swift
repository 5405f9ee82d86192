import GalleyViews

/// A type whose views are shown as previews.
///
/// - Reference: [SwiftUI's `PreviewProvider`](https://developer.apple.com/documentation/swiftui/previewprovider).
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the views.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default: any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
///
/// - Reference: [SwiftUI's `PreviewPlatform`](https://developer.apple.com/documentation/swiftui/previewplatform).
public enum PreviewPlatform: Hashable, Sendable {
  /// A phone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// A preview of `#Preview`; it is public because the macro expands to it in apps' modules, and not for direct
/// use.
public protocol _PreviewDeclaration {
  /// The name in lists.
  static var name: String? { get }
  /// The module and file, as in `#fileID`.
  static var fileID: String { get }
  /// The line of the declaration.
  static var line: Int { get }
  /// The traits of the preview.
  @MainActor static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// Creates the view.
  @MainActor static func makeView() -> any View
}

/// Creates the view of a preview's closure; it is public because `#Preview` expands to it in apps' modules.
///
/// - Parameter body: The closure.
/// - Returns: The view.
@MainActor
public func _previewContent(@ViewBuilder _ body: @MainActor () -> any View) -> any View {
  body()
}
