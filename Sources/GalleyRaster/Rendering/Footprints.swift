import Foundation

/// Which pixels each command of a list may change, without drawing any.
///
/// They are never too few, sometimes too many: outlines count by their control points, clips by their bounds.
struct Footprints {
  /// For each command the pixels that it may change; for a push and its pop those of all between them.
  private(set) var painted: [PixelBounds]
  /// For each push where its pop is, for everything else its own place.
  private(set) var ends: [Int]

  /// Finds the footprints of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - transform: From its points to pixels.
  ///   - bounds: The picture's pixels.
  init(_ list: DisplayList, transform: Transform, bounds: PixelBounds) {
    painted = Array(repeating: .none, count: list.commands.count)
    ends = Array(list.commands.indices)
    var state = Group(push: -1, transform: transform, clip: bounds, painted: .none)
    var outer: [Group] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushTransform(let map):
        outer.append(state)
        state.open(at: index)
        state.transform = map.then(state.transform)
      case .pushClip(let path):
        outer.append(state)
        state.open(at: index)
        state.limit(to: path.boundingRect)
      case .pushClipRectangle(let rect, _):
        outer.append(state)
        state.open(at: index)
        state.limit(to: rect)
      case .pushOpacity:
        outer.append(state)
        state.open(at: index)
      case .pop:
        guard let below = outer.popLast() else { preconditionFailure("a display list pops more than it pushed") }
        painted[state.push] = state.painted
        painted[index] = state.painted
        ends[state.push] = index
        let inside = state.painted
        state = below
        state.painted = state.painted.union(inside)
      case .fill, .stroke, .roundedRectangle, .image, .text:
        guard let rect = Extent.rect(of: command) else { continue }
        painted[index] = state.pixels(of: rect)
        state.painted = state.painted.union(painted[index])
      }
    }
    precondition(outer.isEmpty, "a display list ends with \(outer.count) pushes that were not popped")
  }

  /// What is open between a push and its pop.
  private struct Group {
    /// Where the push is.
    var push: Int
    /// From points to pixels.
    var transform: Transform
    /// No pixel outside of these changes.
    var clip: PixelBounds
    /// What the commands so far may change.
    var painted: PixelBounds

    /// Begins a group inside of this one.
    mutating func open(at index: Int) {
      push = index
      painted = .none
    }

    /// The pixels of a rectangle that the clip leaves.
    func pixels(of rect: CGRect) -> PixelBounds {
      guard !rect.isNull else { return .none }
      let image = Extent.image(of: rect, under: transform)
      guard image.minX.isFinite, image.minY.isFinite, image.maxX.isFinite, image.maxY.isFinite else {
        // A part of an outline that is no number is left out when drawing; where the others are is not known here.
        return clip
      }
      let pixels = Extent.pixels(image).intersection(clip)
      return pixels.isEmpty ? .none : pixels
    }

    mutating func limit(to rect: CGRect) {
      clip = pixels(of: rect)
    }
  }
}
