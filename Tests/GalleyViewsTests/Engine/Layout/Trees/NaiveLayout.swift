import Foundation

/// Lays trees out a second time, as plainly as the rules can be written down: nothing is kept, everything is computed again
/// wherever it is needed.
///
/// Written from Apple's documentation and talks alone, without a look at the engine; places are exact, not on pixels.
struct NaiveLayout {
  /// An offer; `nil` asks for the ideal length.
  struct Offer {
    var width: Double?
    var height: Double?
  }

  struct Size {
    var width: Double
    var height: Double
  }

  struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  typealias Tree = LayoutTree
  typealias Guide = LayoutTree.Guide

  /// One member of a container, with its place from the container's corner.
  struct Placed {
    var tree: Tree
    var offer: Offer
    /// Whether it is in a row, in a column, or in neither.
    var row: Bool?
    var x: Double
    var y: Double
    var size: Size
  }

  /// The length of a pixel, which is that of a divider.
  var pixel = 1.0
  /// Whether places are measured from the right edge, from which a way to the right leads back.
  var isMirrored = false

  /// The frames of the named parts of a tree whose corner is at zero.
  func frames(of tree: Tree, offered offer: Offer) -> [String: Frame] {
    var frames: [String: Frame] = [:]
    let size = size(of: tree, offer, in: nil)
    visit(tree, offer, in: nil, x: 0, y: 0, size) { frames[$0] = $1 }
    return frames
  }

  // MARK: Sizes

  /// The size of a tree for an offer; `row` says whether it is in a row, in a column, or in neither.
  func size(of tree: Tree, _ offer: Offer, in row: Bool?) -> Size {
    switch tree {
    case .box(let width, let height):
      return Size(width: width ?? offer.width ?? 10, height: height ?? offer.height ?? 10)
    case .spacer(let least):
      let least = least ?? 8
      let width = max(least, offer.width ?? least)
      let height = max(least, offer.height ?? least)
      switch row {
      case true?: return Size(width: width, height: 0)
      case false?: return Size(width: 0, height: height)
      case nil: return Size(width: width, height: height)
      }
    case .divider:
      return row == true
        ? Size(width: pixel, height: offer.height ?? 10) : Size(width: offer.width ?? 10, height: pixel)
    case .stack(let isRow, let guide, let spacing, let members):
      return bounds(of: stacked(members, isRow: isRow, guide, spacing, offer))
    case .layers(let across, let down, let members):
      let highest = members.map { priority(of: $0) }.max() ?? 0
      let deciding = members.filter { priority(of: $0) == highest }
      return bounds(of: layered(deciding, across, down, offer))
    case .flexible(let tree, let width, let height, _, _):
      let inner = size(
        of: tree, Offer(width: offered(offer.width, width), height: offered(offer.height, height)), in: row)
      return Size(
        width: length(offer.width, width, around: inner.width),
        height: length(offer.height, height, around: inner.height))
    case .frame(let tree, let width, let height, _, _):
      let inner = size(
        of: tree, Offer(width: width ?? offer.width, height: height ?? offer.height), in: row)
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .padding(let tree, let edges):
      let inner = size(of: tree, less(offer, edges), in: row)
      return Size(
        width: max(0, inner.width + edges.leading + edges.trailing),
        height: max(0, inner.height + edges.top + edges.bottom))
    case .fixed(let tree, let horizontal, let vertical):
      return size(of: tree, freed(offer, horizontal, vertical), in: row)
    case .position(let tree, _, _):
      let inner = size(of: tree, offer, in: row)
      return Size(width: offer.width ?? inner.width, height: offer.height ?? inner.height)
    case .ratio(let tree, let ratio, let isFit):
      return size(of: tree, proportioned(offer, ratio, isFit), in: row)
    case .named(_, let tree), .priority(let tree, _), .offset(let tree, _, _), .guide(let tree, _, _),
      .layer(let tree, _, _, _, _):
      return size(of: tree, offer, in: row)
    }
  }

  /// “If both constraints are specified in a dimension, the frame unconditionally adopts the size proposed for it, clamped to
  /// the constraints. Otherwise …” (Apple's page of the flexible frame.)
  private func length(_ offer: Double?, _ limits: LayoutTree.Limits, around inner: Double) -> Double {
    guard let offer else {
      if let ideal = limits.ideal { return ideal }
      return min(max(inner, limits.least ?? 0), limits.most ?? .infinity)
    }
    if let least = limits.least, let most = limits.most { return min(max(offer, least), most) }
    if let least = limits.least, offer < inner { return max(offer, least) }
    if let least = limits.least { return max(inner, least) }
    if let most = limits.most, offer > inner { return min(offer, most) }
    if let most = limits.most { return min(inner, most) }
    return inner
  }

  /// What the view in a flexible frame is offered.
  ///
  /// “The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with any
  /// ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal.”
  private func offered(_ offer: Double?, _ limits: LayoutTree.Limits) -> Double? {
    guard let offer = offer ?? limits.ideal else { return nil }
    return min(max(offer, limits.least ?? 0), limits.most ?? .infinity)
  }

  func less(_ offer: Offer, _ edges: LayoutTree.Edges) -> Offer {
    Offer(
      width: offer.width.map { max(0, $0 - edges.leading - edges.trailing) },
      height: offer.height.map { max(0, $0 - edges.top - edges.bottom) })
  }

  func freed(_ offer: Offer, _ horizontal: Bool, _ vertical: Bool) -> Offer {
    Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height)
  }

  func proportioned(_ offer: Offer, _ ratio: Double, _ isFit: Bool) -> Offer {
    switch (offer.width, offer.height) {
    case (nil, nil): return offer
    case (let width?, nil): return Offer(width: width, height: width / ratio)
    case (nil, let height?): return Offer(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == isFit
        ? Offer(width: height * ratio, height: height) : Offer(width: width, height: width / ratio)
    }
  }

  func priority(of tree: Tree) -> Double {
    switch tree {
    case .priority(_, let priority): return priority
    case .spacer: return -.infinity
    case .box, .stack, .layers, .divider: return 0
    case .named(_, let tree), .padding(let tree, _), .frame(let tree, _, _, _, _),
      .flexible(let tree, _, _, _, _), .fixed(let tree, _, _), .offset(let tree, _, _),
      .position(let tree, _, _), .ratio(let tree, _, _), .guide(let tree, _, _),
      .layer(let tree, _, _, _, _):
      return priority(of: tree)
    }
  }
}
