import Foundation

/// A tree of containers, boxes and modifiers, as a plain value: it is made a view for the engine, and laid out a second
/// time by ``NaiveLayout``.
indirect enum LayoutTree: Hashable, Sendable {
  /// A box; a length of `nil` takes what is offered, and 10 where nothing is.
  case box(Double?, Double?)
  /// A row or a column.
  case stack(isRow: Bool, Guide, spacing: Double?, [LayoutTree])
  /// Members on top of each other.
  case layers(Guide, Guide, [LayoutTree])
  case spacer(Double?)
  case divider
  /// A subtree whose frame is looked at.
  case named(String, LayoutTree)
  case padding(LayoutTree, Edges)
  case frame(LayoutTree, width: Double?, height: Double?, Guide, Guide)
  case flexible(LayoutTree, width: Limits, height: Limits, Guide, Guide)
  case fixed(LayoutTree, horizontal: Bool, vertical: Bool)
  case priority(LayoutTree, Double)
  case offset(LayoutTree, Double, Double)
  case position(LayoutTree, Double, Double)
  case ratio(LayoutTree, Double, isFit: Bool)
  case guide(LayoutTree, Guide, Length)
  /// A layer behind or in front of a view.
  case layer(LayoutTree, isBehind: Bool, Guide, Guide, LayoutTree)

  /// The guides by which views are aligned; `hmark` and `vmark` are the tests' own, at a quarter of the length.
  enum Guide: String, CaseIterable, Sendable {
    case leading, hcenter, trailing, hmark
    case top, vcenter, bottom, first, last, vmark

    static let horizontal: [Guide] = [.leading, .hcenter, .trailing, .hmark]
    static let vertical: [Guide] = [.top, .vcenter, .bottom, .first, .last, .vmark]
    var isHorizontal: Bool { Self.horizontal.contains(self) }
  }

  /// The distances from the four edges.
  struct Edges: Hashable, Sendable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
  }

  /// The limits of a flexible frame.
  struct Limits: Hashable, Sendable {
    var least: Double?
    var ideal: Double?
    var most: Double?
  }

  /// A place in points, or as a part of the view's length.
  enum Length: Hashable, Sendable {
    case points(Double)
    case part(Double)
  }
}
