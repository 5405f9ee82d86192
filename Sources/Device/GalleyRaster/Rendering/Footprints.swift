import Foundation

/// The pixels that each command of a list may change, found without drawing.
///
/// They are never too few, sometimes too many: outlines count by their bounds, clips by theirs, blurs by their reach.
struct Footprints {
  /// For each command the pixels that it may change; for a push and its pop those of all between them.
  private(set) var painted: [PixelBounds]
  /// For each push where its pop is, for everything else its own place.
  private(set) var ends: [Int]
  /// The commands that look at pixels around those that they change.
  private(set) var readers: [Reader] = []

  /// A command whose result depends on pixels drawn before.
  struct Reader {
    /// The pixels that it may change.
    var painted: PixelBounds
    /// The pixels that it may look at.
    var read: PixelBounds
  }

  /// Finds the footprints of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - transform: From its points to pixels.
  ///   - bounds: The picture's pixels.
  init(_ list: DisplayList, transform: Transform, bounds: PixelBounds) {
    painted = Array(repeating: .none, count: list.commands.count)
    ends = Array(list.commands.indices)
    var group = Group(push: -1, transform: transform, clip: bounds, painted: .none)
    var outer: [Group] = []
    var spreads: [Spread] = []
    // The effect on drawn pixels once all layers around them are put down.
    func spread(_ pixels: PixelBounds) -> PixelBounds {
      var pixels = pixels
      for layer in spreads.reversed() where !pixels.isEmpty {
        pixels = pixels.grown(by: layer.reach).intersection(layer.clip)
      }
      return pixels.isEmpty ? .none : pixels
    }
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushTransform(let map):
        outer.append(group)
        group.open(at: index)
        group.transform = map.then(group.transform)
      case .pushClip(let path, _):
        outer.append(group)
        group.open(at: index)
        group.limit(to: path.boundingRect)
      case .pushClipRectangle(let rect, _):
        outer.append(group)
        group.open(at: index)
        group.limit(to: rect)
      case .pushLayer(let style):
        outer.append(group)
        group.open(at: index)
        let reach = Extent.reach(of: style, under: group.transform)
        if reach > 0 {
          spreads.append(Spread(reach: reach, clip: group.clip))
          group.spreads += 1
          if !group.clip.isEmpty { group.clip = group.clip.grown(by: reach) }
        }
      case .pop:
        guard let below = outer.popLast() else {
          preconditionFailure("a display list pops more than it pushed")
        }
        painted[group.push] = group.painted
        painted[index] = group.painted
        ends[group.push] = index
        let inside = group.painted
        group = below
        spreads.removeLast(spreads.count - group.spreads)
        group.painted = group.painted.union(inside)
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur:
        guard let rect = Extent.rect(of: command) else { continue }
        let pixels = group.pixels(of: rect, reach: Extent.reach(of: command, under: group.transform))
        painted[index] = spread(pixels)
        group.painted = group.painted.union(painted[index])
        if case .backdropBlur = command {
          let reach = Extent.reading(of: command, under: group.transform)
          // It reads the layers below directly, also beyond their clips.
          let read = pixels.grown(by: reach)
          readers.append(
            Reader(painted: painted[index], read: spread(read).union(read).intersection(bounds)))
        }
      }
    }
    precondition(outer.isEmpty, "a display list ends with \(outer.count) pushes that were not popped")
  }

  /// A window in which the list can be drawn alone: with all the pixels that its commands read.
  func closed(_ window: PixelBounds) -> PixelBounds {
    var window = window
    var isClosed = false
    while !isClosed {
      isClosed = true
      for reader in readers
      where !reader.painted.intersection(window).isEmpty && !window.contains(reader.read) {
        window = window.union(reader.read)
        isClosed = false
      }
    }
    return window
  }

  /// A region with all that changes when it does, in parts that can each be drawn by themselves.
  func closed(_ region: DamageRegion) -> DamageRegion {
    guard !readers.isEmpty else { return region }
    var (before, after) = (region, region)
    repeat {
      before = after
      for reader in readers where before.parts.contains(where: { !$0.intersection(reader.read).isEmpty }) {
        after.add(reader.painted)
      }
      for part in after.parts { after.add(closed(part)) }
    } while before != after
    return after
  }

  /// The state between a push and its pop.
  private struct Group {
    /// The index of the push.
    var push: Int
    /// The map from points to pixels.
    var transform: Transform
    /// No pixel outside of these is drawn on.
    var clip: PixelBounds
    /// The pixels that the commands so far may change.
    var painted: PixelBounds
    /// The number of layers around that spread their content.
    var spreads = 0

    /// Begins a group inside of this one.
    mutating func open(at index: Int) {
      push = index
      painted = .none
    }

    /// The pixels around a rectangle that the clip leaves.
    func pixels(of rect: CGRect, reach: Int = 0) -> PixelBounds {
      guard let image = Extent.pixels(of: rect, under: transform) else { return clip }
      let pixels = image.grown(by: reach).intersection(clip)
      return pixels.isEmpty ? .none : pixels
    }

    mutating func limit(to rect: CGRect) {
      clip = pixels(of: rect)
    }
  }

  /// A layer that blurs its content, or lets it cast a shadow.
  private struct Spread {
    /// The distance that its content spreads.
    var reach: Int
    /// The clip of the layer.
    var clip: PixelBounds
  }
}
