import CEmbeddedTexts

/// The viewer's style and script, which are files in `Assets`.
enum ViewerAssets {
  /// The style sheets.
  static let style = Array(String(cString: galley_viewer_style).utf8)

  /// The scripts as one.
  static let script = Array(String(cString: galley_viewer_script).utf8)

  /// The digest by which a browser accepts the style; `ViewerPageTests` prints the right one when a file changed.
  static let styleDigest = "sha256-0sZzLVFaebyB5xBXnFsKmT8IaeYf2TARAkJNtNR4OuQ="
  /// The digest by which a browser accepts the script.
  static let scriptDigest = "sha256-HfJExn1ZocyYSJPymYj33rpvVN94im8QOim5xAb1mG0="
}
