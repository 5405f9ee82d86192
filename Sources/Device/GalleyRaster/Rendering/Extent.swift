import Foundation

/// The pixels that commands may touch: never too few, sometimes too many.
enum Extent {
  /// The extent of a group of commands.
  struct Group {
    /// The pixels that it may touch.
    var painted = PixelBounds.none
    /// The distance, in all, that its commands read around the pixels that they change.
    var reading = 0

    /// Adds the extent of an inner group.
    mutating func add(_ inner: Group, reach: Int) {
      painted = painted.union(inner.painted.grown(by: reach).intersection(Extent.everything))
      reading = min(reading + inner.reading, Self.farthestReading)
    }

    /// Eight of the widest blurs in a row; a layer grows by no more.
    private static let farthestReading = 8192
  }

  /// The pixels that the commands of a layer, and of all layers inside of it, may touch.
  ///
  /// All at once, since a walk for each layer of many inside each other would be as long as all others together.
  ///
  /// - Parameters:
  ///   - index: Where the layer's push is.
  ///   - list: The list.
  ///   - transform: From points to pixels, at the push.
  /// - Returns: For each layer's push the pixels, without the effect of the layer's own style.
  static func ofLayers(from index: Int, in list: DisplayList, transform: Transform) -> [Int: Group] {
    var layers: [Int: Group] = [:]
    var open = [Open(push: index, transform: transform)]
    var next = index + 1
    while next < list.commands.count, var current = open.popLast() {
      let command = list.commands[next]
      switch command {
      case .pushTransform(let map):
        open += [current, Open(push: nil, transform: map.then(current.transform))]
      case .pushClip, .pushClipRectangle:
        open += [current, Open(push: nil, transform: current.transform)]
      case .pushLayer(let style):
        let reach = reach(of: style, under: current.transform)
        open += [current, Open(push: next, transform: current.transform, reach: reach)]
      case .pop:
        if let push = current.push { layers[push] = current.group }
        guard var below = open.popLast() else { return layers }
        below.group.add(current.group, reach: current.reach)
        open.append(below)
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur:
        if let rect = rect(of: command) {
          let touched = pixels(of: rect, under: current.transform) ?? everything
          current.group.add(
            Group(painted: touched, reading: reading(of: command, under: current.transform)),
            reach: reach(of: command, under: current.transform))
        }
        open.append(current)
      }
      next += 1
    }
    return layers
  }

  /// A push whose pop is still to come.
  private struct Open {
    /// The index of its push, if it is a layer's.
    var push: Int?
    /// The map from points to pixels, inside of it.
    var transform: Transform
    /// The distance beyond its content that it may paint.
    var reach = 0
    /// Its content.
    var group = Group()
  }

  /// No pixel outside of these is ever drawn.
  static let everything: PixelBounds = {
    let farthest = Int(SubPixel.farthest)
    return PixelBounds(left: -farthest, top: -farthest, right: farthest, bottom: farthest)
  }()

  /// The rectangle, in points, in which a command paints; `nil` when it paints nothing.
  ///
  /// Shadows paint farther, by ``reach(of:under:)-(DisplayList.Command,_)``.
  static func rect(of command: DisplayList.Command) -> CGRect? {
    switch command {
    case .fill(let path, _, _):
      return path.boundingRect
    case .stroke(let path, let stroke, _):
      guard stroke.width > 0, stroke.width.isFinite else { return nil }
      // A miter reaches its limit's half widths from its corner; a square cap, or a corner cut, less than two.
      let limit = stroke.join == .miter && stroke.miterLimit > 2 ? stroke.miterLimit : 2
      let reach = limit * stroke.width / 2
      guard reach.isFinite else { return .infinite }
      return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    case .roundedRectangle(let rect, _, _), .image(_, let rect, _), .shadow(let rect, _, _),
      .backdropBlur(let rect, _, _):
      return rect
    case .text(let run, let point, _):
      let reach = run.reach
      guard let first = run.glyphs.first else { return nil }
      var (low, high) = (Vector(first.x, first.y), Vector(first.x, first.y))
      for glyph in run.glyphs {
        low = pointwiseMin(low, Vector(glyph.x, glyph.y))
        high = pointwiseMax(high, Vector(glyph.x, glyph.y))
      }
      return CGRect(
        x: point.x + low.x - reach, y: point.y + low.y - reach,
        width: high.x - low.x + 2 * reach, height: high.y - low.y + 2 * reach)
    case .pushClip, .pushClipRectangle, .pushTransform, .pushLayer, .pop:
      return nil
    }
  }

  /// The pixels around the image of a rectangle under a map, with one to spare for the effect of snapping.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: From points to pixels.
  /// - Returns: The pixels; `nil` when some of the rectangle is mapped beyond all numbers. Drawing leaves
  ///   that part out, but the places of the others are not known here.
  static func pixels(of rect: CGRect, under transform: Transform) -> PixelBounds? {
    guard !rect.isNull else { return PixelBounds.none }
    let corners = [
      Vector(rect.minX, rect.minY), Vector(rect.maxX, rect.minY), Vector(rect.maxX, rect.maxY),
      Vector(rect.minX, rect.maxY),
    ].map(transform.apply)
    guard corners.allSatisfy(\.isFinite) else { return nil }
    let low = corners.reduce(corners[0], pointwiseMin)
    let high = corners.reduce(corners[0], pointwiseMax)
    func whole(_ value: Double) -> Int { Int(min(max(value, -SubPixel.farthest), SubPixel.farthest)) }
    return PixelBounds(
      left: whole(low.x.rounded(.down) - 1), top: whole(low.y.rounded(.down) - 1),
      right: whole(high.x.rounded(.up) + 1), bottom: whole(high.y.rounded(.up) + 1))
  }
}
