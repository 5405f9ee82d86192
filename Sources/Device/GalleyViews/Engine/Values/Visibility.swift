/// The visibility of a view that may be hidden.
///
/// - Reference: [SwiftUI's `Visibility`](https://developer.apple.com/documentation/swiftui/visibility).
public enum Visibility: Hashable, Sendable {
  /// The default visibility for the place.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}
