import CEmbeddedTexts

/// The viewer's style and script, which are files in `Assets`.
enum ViewerAssets {
  /// The style sheets.
  static let style = Array(String(cString: galley_viewer_style).utf8)

  /// The scripts as one.
  static let script = Array(String(cString: galley_viewer_script).utf8)

  /// The digest by which a browser accepts the style; `ViewerPageTests` prints the right one when a file changed.
  static let styleDigest = "sha256-ocjgSk0Xqnk9z8nFnM5htE9WDCd0JskQllYqvLGUWgY="
  /// The digest by which a browser accepts the script.
  static let scriptDigest = "sha256-jL95135vMW50ooEp2i1IYAjGwwh2T5QHhVQx5kKyTt0="
}
