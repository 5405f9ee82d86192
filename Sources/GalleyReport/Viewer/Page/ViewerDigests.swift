/// The digests by which a browser knows the viewer's style and script.
///
/// They are what `sha256sum` says of ``ViewerAssets``; `ViewerDigestsTests` tells the right ones when a file changed.
enum ViewerDigests {
  /// That of the style.
  static let style = "sha256-wKOpyRNJd0KWWeYY8K0OZz++e6naNBFXMeM8J0YSec0="
  /// That of the script.
  static let script = "sha256-i4lZNK+g+aV1EX4ZHZf5kgLCNUlb777Ws+C+aCOTAHA="
}
