import Foundation

/// The pixels that commands may touch: never too few, sometimes too many.
enum Extent {
  /// What a group of commands needs room for.
  struct Group {
    /// The pixels that it may touch.
    var painted = PixelBounds.none
    /// How far, in all, its commands look at pixels around those that they change.
    var reading = 0
  }

  /// What the commands between a push and its pop may touch.
  ///
  /// - Parameters:
  ///   - index: Where the push is.
  ///   - list: The list.
  ///   - transform: From points to pixels, at the push.
  /// - Returns: The pixels, without what the push's own style makes of them.
  static func ofGroup(at index: Int, in list: DisplayList, transform: Transform) -> Group {
    var group = Group()
    var open: [(transform: Transform, reach: Int)] = [(transform, 0)]
    for command in list.commands[(index + 1)...] {
      let (current, reach) = open[open.count - 1]
      switch command {
      case .pushTransform(let next): open.append((next.then(current), reach))
      case .pushClip, .pushClipRectangle: open.append((current, reach))
      case .pushLayer(let style):
        open.append((current, min(reach + self.reach(of: style, under: current), farthest)))
      case .pop:
        open.removeLast()
        if open.isEmpty { return group }
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur:
        guard let rect = rect(of: command), !rect.isNull else { continue }
        let touched = pixels(image(of: rect, under: current))
        let beyond = reach + self.reach(of: command, under: current)
        group.painted = group.painted.union(
          touched.isEmpty ? touched : touched.grown(by: min(beyond, farthest)))
        if case .backdropBlur(_, _, let backdrop) = command {
          group.reading = min(
            group.reading + self.reach(ofBlur: backdrop.radius, under: current), farthestReading)
        }
      }
    }
    return group
  }

  private static let farthest = Int(SubPixel.farthest)

  /// Eight of the widest blurs in a row; a layer grows by no more.
  private static let farthestReading = 8192

  /// The rectangle, in points, in which a command paints; `nil` when it paints nothing.
  ///
  /// Shadows paint farther, by ``reach(of:under:)-(DisplayList.Command,_)``.
  static func rect(of command: DisplayList.Command) -> CGRect? {
    switch command {
    case .fill(let path, _, _):
      return path.boundingRect
    case .stroke(let path, let stroke, _):
      // A miter reaches its limit's half widths from its corner; a square cap, or a corner cut, less than two.
      let limit = stroke.join == .miter ? max(stroke.miterLimit, 2) : 2
      return path.boundingRect.insetBy(dx: -limit * stroke.width / 2, dy: -limit * stroke.width / 2)
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

  static func image(of rect: CGRect, under transform: Transform) -> CGRect {
    guard !rect.isNull else { return .null }
    return Path(rect: rect).transformed(by: transform).boundingRect
  }

  /// The pixels around a rectangle, with one to spare for what snapping may move.
  static func pixels(_ rect: CGRect) -> PixelBounds {
    guard !rect.isNull else { return .none }
    func whole(_ value: Double) -> Int {
      Int(min(max(value.isNaN ? 0 : value, -SubPixel.farthest), SubPixel.farthest))
    }
    return PixelBounds(
      left: whole(rect.minX.rounded(.down) - 1), top: whole(rect.minY.rounded(.down) - 1),
      right: whole(rect.maxX.rounded(.up) + 1), bottom: whole(rect.maxY.rounded(.up) + 1))
  }
}
