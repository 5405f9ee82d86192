/// The viewer's style and script, which are files in `Assets`.
enum ViewerAssets {
  /// The style sheets; later ones may override earlier ones.
  static let style: [UInt8] = [
    PackageResources.tokens_css, PackageResources.frame_css, PackageResources.list_css,
    PackageResources.stage_css, PackageResources.panel_css, PackageResources.dialogs_css,
    PackageResources.regions_css, PackageResources.walk_css,
  ].flatMap { $0 }

  /// The scripts as one: each file adds its part to `Galley`, and `main.js` starts it all.
  static let script: [UInt8] = [
    PackageResources.dom_js, PackageResources.model_js, PackageResources.decisions_js,
    PackageResources.server_js, PackageResources.list_js, PackageResources.viewport_js,
    PackageResources.stage_js, PackageResources.marks_js, PackageResources.elements_js,
    PackageResources.magnifier_js, PackageResources.lines_js, PackageResources.walk_js,
    PackageResources.panel_js,
    PackageResources.overview_js, PackageResources.dialogs_js, PackageResources.regions_js,
    PackageResources.keys_js, PackageResources.main_js,
  ].flatMap { $0 }

  /// The digest by which a browser accepts the style; `ViewerPageTests` prints the right one when a file changed.
  static let styleDigest = "sha256-8Rbdzk1NfO1fj3BHXZuFE2uivYv18tJJRc52Q+KYkuc="
  /// The digest by which a browser accepts the script.
  static let scriptDigest = "sha256-MKaZicvMtIpyt++JFSxGQD2f+bBp0Go+AX+5apknTec="
}
