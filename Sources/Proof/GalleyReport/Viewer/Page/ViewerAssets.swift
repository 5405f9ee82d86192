import CEmbeddedTexts

/// The viewer's style and script, which are files in `Assets`.
enum ViewerAssets {
  /// The style sheets.
  static let style = Array(String(cString: galley_viewer_style).utf8)

  /// The scripts as one.
  static let script = Array(String(cString: galley_viewer_script).utf8)

  /// The digest by which a browser accepts the style; `ViewerPageTests` prints the right one when a file changed.
  static let styleDigest = "sha256-02ocV5d+MUKbpDbCC0c17yVETZJFa/GB7+v3kKjeDFk="
  /// The digest by which a browser accepts the script.
  static let scriptDigest = "sha256-u9adyUBU28m6ImK7Tq8hJB14GHIvW+gBcySr/yxmL30="
}
