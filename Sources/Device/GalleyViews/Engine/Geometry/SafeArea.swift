import Foundation

/// The covered regions of a view's space.
///
/// - Reference: [SwiftUI's `SafeAreaRegions`](https://developer.apple.com/documentation/swiftui/safearearegions).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The area that bars and the device's shape cover, and that views have added.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The rectangle of the window that a view may bleed into, and the insets that bars, the device's shape,
/// views and the keyboard cover.
///
/// Every node has one from the node that placed it. The part that a view may bleed into depends on the
/// view's place: only a view that reaches the edge of the uncovered part bleeds beyond it, as in SwiftUI.
package struct SafeArea: Equatable {
  /// The whole rectangle, in points of the window.
  package var bounds: CGRect
  /// The insets that bars and the device's shape cover, in points.
  package var container: EdgeInsets
  /// The height that the keyboard covers from the lower edge of ``bounds``, in points.
  package var keyboard: CGFloat
  /// The insets that views have added, such as a custom bar; they lie above the keyboard.
  package var added: EdgeInsets

  /// The distance by which a view may miss the edge of the uncovered part and still reach it, in points: less than a pixel.
  private static let tolerance: CGFloat = 0.1

  package init(
    bounds: CGRect, container: EdgeInsets = EdgeInsets(), keyboard: CGFloat = 0,
    added: EdgeInsets = EdgeInsets()
  ) {
    self.bounds = bounds
    self.container = container
    self.keyboard = keyboard
    self.added = added
  }

  /// All covered insets, in points from the edges of ``bounds``.
  package var total: EdgeInsets { covered(ignoring: []) }

  /// The part of ``bounds`` that nothing covers.
  package var uncovered: CGRect { bounds.inset(by: total) }

  /// Returns the insets that remain covered for a view that ignores some regions.
  private func covered(ignoring regions: SafeAreaRegions) -> EdgeInsets {
    let container = regions.contains(.container) ? EdgeInsets() : container
    let added = regions.contains(.container) ? EdgeInsets() : added
    var covered = container + added
    // The keyboard covers other content at the lower edge.
    covered.bottom = max(container.bottom, regions.contains(.keyboard) ? 0 : keyboard) + added.bottom
    return covered
  }

  /// Returns the distances by which a view that ignores some regions bleeds at each edge, in points.
  ///
  /// - Parameters:
  ///   - rect: The view's place, in the window's coordinates.
  ///   - regions: The ignored regions.
  /// - Returns: The distances; 0 at an edge that the view does not reach.
  package func insets(of rect: CGRect, ignoring regions: SafeAreaRegions = .all) -> EdgeInsets {
    let inner = uncovered
    let outer = bounds.inset(by: covered(ignoring: regions))
    let slack = Self.tolerance
    return EdgeInsets(
      top: rect.minY <= inner.minY + slack ? max(0, rect.minY - outer.minY) : 0,
      leading: rect.minX <= inner.minX + slack ? max(0, rect.minX - outer.minX) : 0,
      bottom: rect.maxY >= inner.maxY - slack ? max(0, outer.maxY - rect.maxY) : 0,
      trailing: rect.maxX >= inner.maxX - slack ? max(0, outer.maxX - rect.maxX) : 0)
  }

  /// Returns the safe area of a view that only fills a rectangle: insets outside of it have no effect.
  package func within(_ rect: CGRect) -> SafeArea {
    let reach = insets(of: rect)
    let total = total
    var area = SafeArea(bounds: rect.outset(by: reach))
    // A view that already lies below a bar is covered by that part of it only.
    func part(_ length: CGFloat, _ side: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      max(0, length - (total[keyPath: side] - reach[keyPath: side]))
    }
    area.container = EdgeInsets(
      top: part(container.top, \.top), leading: part(container.leading, \.leading),
      bottom: part(container.bottom, \.bottom), trailing: part(container.trailing, \.trailing))
    area.keyboard = part(keyboard, \.bottom)
    let rest = reach - area.covered(ignoring: [])
    area.added = EdgeInsets(
      top: max(0, rest.top), leading: max(0, rest.leading), bottom: max(0, rest.bottom),
      trailing: max(0, rest.trailing))
    return area
  }

  /// The safe area with more that is covered.
  package func adding(_ insets: EdgeInsets) -> SafeArea {
    var area = self
    area.added = area.added + insets
    return area
  }

  /// Returns the safe area inside of a scroll view: there, no edge is an edge of the window.
  package func scrolled(vertically: Bool, horizontally: Bool) -> SafeArea {
    var area = self
    if vertically {
      area.bounds.origin.y = -Self.far
      area.bounds.size.height = 2 * Self.far
      for side in [\EdgeInsets.top, \EdgeInsets.bottom] {
        area.container[keyPath: side] = 0
        area.added[keyPath: side] = 0
      }
      area.keyboard = 0
    }
    if horizontally {
      area.bounds.origin.x = -Self.far
      area.bounds.size.width = 2 * Self.far
      for side in [\EdgeInsets.leading, \EdgeInsets.trailing] {
        area.container[keyPath: side] = 0
        area.added[keyPath: side] = 0
      }
    }
    return area
  }

  /// A distance that no content reaches, in points.
  private static let far: CGFloat = 1e9
}

extension EdgeInsets {
  static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }

  static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: first.top - second.top, leading: first.leading - second.leading,
      bottom: first.bottom - second.bottom, trailing: first.trailing - second.trailing)
  }

  /// The insets at some edges, and 0 at the others.
  func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension CGRect {
  /// The rectangle with some space around it.
  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

extension Node {
  /// The distances by which a view at the place of this one may extend below covers at each edge, in points.
  var bleeding: EdgeInsets { safeArea.insets(of: exactFrame) }

  /// Places a page in the middle of the space that bars leave.
  ///
  /// - Parameters:
  ///   - area: The space, with its covered insets.
  ///   - parent: The node that gives the space.
  ///   - container: The size that views on the page may take a part of.
  func placePage(in area: SafeArea, by parent: Node?, container: ContainerSize? = nil) {
    parent?.safeAreaInside = area
    let space = area.uncovered
    container?.set(space.size, for: [self])
    let offer = ProposedSize(space.size)
    place(in: Alignment.center.place(measure(offer), in: space), by: parent, offered: offer)
  }
}
