import Foundation

/// The pixels that commands may touch: never too few, sometimes too many.
enum Extent {
  /// What the commands between a push and its pop may touch.
  ///
  /// - Parameters:
  ///   - index: Where the push is.
  ///   - list: The list.
  ///   - transform: From points to pixels, at the push.
  /// - Returns: The pixels.
  static func ofGroup(at index: Int, in list: DisplayList, transform: Transform) -> PixelBounds {
    var total = CGRect.null
    var transforms = [transform]
    for command in list.commands[(index + 1)...] {
      let current = transforms[transforms.count - 1]
      switch command {
      case .pushTransform(let next): transforms.append(next.then(current))
      case .pushClip, .pushClipRectangle, .pushLayer: transforms.append(current)
      case .pop:
        transforms.removeLast()
        if transforms.isEmpty { return pixels(total) }
      case .fill, .stroke, .roundedRectangle, .image, .text, .shadow, .backdropBlur:
        total = total.union(rect(of: command).map { image(of: $0, under: current) } ?? .null)
      }
    }
    return pixels(total)
  }

  /// The rectangle, in points, in which a command paints; `nil` when it paints nothing.
  static func rect(of command: DisplayList.Command) -> CGRect? {
    switch command {
    case .fill(let path, _, _):
      return path.boundingRect
    case .stroke(let path, let stroke, _):
      // A miter reaches four half widths from its corner, a square cap less.
      return path.boundingRect.insetBy(dx: -2 * stroke.width, dy: -2 * stroke.width)
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
