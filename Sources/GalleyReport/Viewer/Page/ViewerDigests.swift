/// The digests by which a browser knows the viewer's style and script.
///
/// They are what `sha256sum` says of ``ViewerAssets``; `ViewerDigestsTests` tells the right ones when a file changed.
enum ViewerDigests {
  /// That of the style.
  static let style = "sha256-gdnqCe4YVmJLPeUrPU1AFttLi6IohB12T3t/xFVWuIc="
  /// That of the script.
  static let script = "sha256-RlJGOrgwAhglYVg0IQqD9+znqDbcqJMh7pckhds7OnM="
}
