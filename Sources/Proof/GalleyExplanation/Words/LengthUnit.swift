import GalleyTree

/// The unit of lengths in sentences: points of a device, or pixels of CSS on a web page.
enum LengthUnit: CustomStringConvertible {
  case points
  case pixels

  /// The unit of a screen.
  init(of screen: Element) {
    let apps = [screen] + screen.children
    self =
      apps.contains { $0.views.map { StyledBox.isKind($0.kind) } ?? ($0.type == .webView) }
      ? .pixels : .points
  }

  var description: String {
    switch self {
    case .points: "pt"
    case .pixels: "px"
    }
  }
}
