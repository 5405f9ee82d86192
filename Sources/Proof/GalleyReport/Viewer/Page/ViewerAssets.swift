import CEmbeddedTexts

/// The viewer's style and script, which are files in `Assets`.
enum ViewerAssets {
  /// The style sheets.
  static let style = Array(String(cString: galley_viewer_style).utf8)

  /// The scripts as one.
  static let script = Array(String(cString: galley_viewer_script).utf8)

  /// The digest by which a browser accepts the style; `ViewerPageTests` prints the right one when a file changed.
  static let styleDigest = "sha256-50lZdm3e0UTB2/8aXPJepwDcrRGjTiwrXr7lvikWXQw="
  /// The digest by which a browser accepts the script.
  static let scriptDigest = "sha256-U9w/jCKqO5pC8v8JJv5T6Ns6yToj3LbHkJU5QUBHtDg="
}
