/// The digests by which a browser knows the viewer's style and script.
///
/// They are what `sha256sum` says of ``ViewerAssets``; `ViewerDigestsTests` tells the right ones when a file changed.
enum ViewerDigests {
  /// That of the style.
  static let style = "sha256-lcQDpiBWmaACk10WwQU2aEygGwJmL54slfTk5lpaj34="
  /// That of the script.
  static let script = "sha256-Nlk61/n7h7wAQPucLAZoBPOFTfu1fD1zs4TO9r4kcUw="
}
