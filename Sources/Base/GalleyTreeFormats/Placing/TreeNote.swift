import GalleyText

/// A remark about a tree beside a picture.
enum TreeNote: Hashable, Sendable {
  /// A point has another number of pixels than one.
  case scale(Double)
  /// The picture begins below the top of the tree's screen.
  case topCut(Double)
  /// The picture ends above the bottom of the tree's screen.
  case bottomCut(Double)
  /// The picture shows the whole page, of which the window shows a part.
  case wholePage
  /// The picture shows one element.
  case element(String)
  /// The picture shows more than the tree, such as a bar of the system.
  case beyond
  /// The picture is smaller or larger than the screen.
  case resized(Double)
  /// Points are pixels, as neither the tree nor the caller knows the density.
  case unknownDensity
  /// The tree has no frames.
  case noFrames
  /// The script stopped at a limit.
  case cut(String)

  /// The remark, without a full stop.
  var words: String {
    switch self {
    case .scale(let scale):
      "a point has \(Numeral.decimal(scale)) pixels"
    case .topCut(let points):
      "the picture begins \(Numeral.decimal(points)) points below the top of the tree's screen"
    case .bottomCut(let points):
      "the picture ends \(Numeral.decimal(points)) points above the end of the tree's screen"
    case .wholePage: "the picture shows the whole page"
    case .element(let name): "the picture shows one element of the tree, \(name)"
    case .beyond: "the picture shows more than the tree, such as a bar of the system"
    case .resized(let factor): "the picture has \(Numeral.decimal(factor)) pixels for a pixel of the screen"
    case .unknownDensity: "the tree has no density, so a point is a pixel"
    case .noFrames: "the tree has no frames, so its elements are compared by order and text"
    case .cut(let limit): "the tree is cut at the script's limit of \(CleanText.line(limit, limit: 40))"
    }
  }
}
