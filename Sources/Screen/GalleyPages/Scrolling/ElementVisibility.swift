import Foundation
import GalleyAutomation
import GalleyTree

/// The visible part of an element in all that it is scrolled in, and the drags that would show more of it.
struct ElementVisibility {
  /// One drag that brings an element nearer to where it can be seen.
  struct Move {
    /// The container that is scrolled.
    let view: ScrollContainer
    let axis: ScrollAxis
    /// The distance that the content has to move towards its start, in points.
    let distance: CGFloat
    /// A key that distinguishes this drag from others for the same element.
    var key: String { "\(view.place) \(axis)" }
  }

  private let target: Int
  private let screen: ScreenIndex
  /// The scroll containers around it, from the outside in.
  private let views: [ScrollContainer]
  private let axis: ScrollAxis

  /// Looks at an element.
  init(of target: Int, along axis: ScrollAxis, on screen: ScreenIndex) {
    self.target = target
    self.screen = screen
    self.axis = axis
    views = screen.ancestors(of: target).reversed().filter { screen.isScrollable($0) }
      .compactMap { ScrollContainer($0, on: screen) }
  }

  private func frame(_ place: Int) -> CGRect { screen.nodes[place].element.frame }

  /// The visible part of the element along the axis, in relation to the largest possible one; none if it is
  /// hidden across it.
  var visible: Double {
    guard let last = views.last else { return screen.nodes[target].visible == nil ? 0 : 1 }
    var usable = last.usable(for: target, on: screen)
    for view in views.dropLast() { usable = usable.intersection(view.usable(for: target, on: screen)) }
    guard !usable.isNull, part(of: frame(target), in: usable, along: axis.other) > 0 else { return 0 }
    return part(of: frame(target), in: usable, along: axis)
  }

  private func part(of rect: CGRect, in usable: CGRect, along axis: ScrollAxis) -> Double {
    let possible = min(axis.length(of: rect), axis.length(of: usable))
    let low = max(axis.start(of: rect), axis.start(of: usable))
    let high = min(axis.end(of: rect), axis.end(of: usable))
    guard possible > 0 else { return 0 }
    // Half a point cannot be dragged, and is not missed.
    return possible - (high - low) <= 0.5 ? 1 : max(0, high - low) / possible
  }

  /// The drags that would show more of it, those of outer containers first.
  func moves(to fraction: Double) -> [Move] {
    views.indices.flatMap { index -> [Move] in
      let isInnermost = index == views.count - 1
      let child = isInnermost ? frame(target) : views[index + 1].frame
      let usable = views[index].usable(for: target, on: screen)
      return [ScrollAxis.vertical, .horizontal].compactMap { axis -> Move? in
        // An element that is hidden in a container inside is moved there, and not here.
        let fits = axis.length(of: child) <= axis.length(of: usable)
        if fits, part(of: child, in: usable, along: axis) > 0.999 { return nil }
        // Dragging a list across may do something else, such as showing what can be done with a row: it is only
        // tried for what is hidden across.
        let isAcross = isInnermost && axis != self.axis
        let wanted = isAcross ? min(fraction, 0.5) : fraction
        guard part(of: frame(target), in: usable, along: axis) < wanted - 0.001 else { return nil }
        guard let distance = overhang(of: fits ? child : frame(target), in: usable, along: axis) else {
          return nil
        }
        return Move(view: views[index], axis: axis, distance: distance)
      }
    }
  }

  /// The distance that content has to move towards its start to show a part of it; `nil` if it is visible.
  private func overhang(of target: CGRect, in usable: CGRect, along axis: ScrollAxis) -> CGFloat? {
    let before = axis.start(of: usable) - axis.start(of: target)
    let after = axis.end(of: target) - axis.end(of: usable)
    // An element longer than the view is moved until it fills the view, and no further.
    if before > 0.5, after < -0.5 { return -min(before, -after) }
    if after > 0.5, before < -0.5 { return min(after, -before) }
    return nil
  }
}
