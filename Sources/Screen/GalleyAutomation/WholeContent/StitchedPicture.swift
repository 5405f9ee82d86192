import Foundation
import GalleyImage
import GalleyTree

/// The picture of all that something that scrolls holds, put together from strips of screens.
///
/// Rows and columns are counted from the first screen's start, in pixels, along the axis.
struct StitchedPicture {
  let axis: ScrollAxis
  /// The pixels across the axis that belong to the container.
  let across: Range<Int>
  private var strips: [(start: Int, picture: Bitmap)] = []
  /// The length of the picture so far.
  private(set) var end = 0

  init(_ first: ContentViewport) {
    axis = first.axis
    let rect = first.visible
    let low = Int((axis.other.start(of: rect) * first.scale).rounded())
    let high = Int((axis.other.end(of: rect) * first.scale).rounded())
    across = max(0, low)..<min(high, axis.other.length(of: first.capture.picture))
  }

  /// Takes the pixels of a screen that the picture does not have yet.
  mutating func append(_ picture: Bitmap, offset: Int, to limit: Int) {
    let start = end - offset
    guard limit > start, let strip = picture.cropped(to: axis.pixels(along: start..<limit, across: across))
    else {
      return
    }
    strips.append((end, strip))
    end = offset + limit
  }

  /// The pixels that two screens show differently though both show them.
  ///
  /// - Returns: Their count, and the rectangle around them; `nil` if there are none.
  func difference(
    _ a: (picture: Bitmap, offset: Int), _ b: (picture: Bitmap, offset: Int), in range: Range<Int>,
    ignoring ignored: [PixelRect]
  ) -> (count: Int, rect: PixelRect)? {
    var count = 0
    var low = (x: Int.max, y: Int.max)
    var high = (x: Int.min, y: Int.min)
    let area = axis.pixels(along: range, across: across)
    guard !area.isEmpty else { return nil }
    let shiftA = axis == .vertical ? (x: 0, y: a.offset) : (x: a.offset, y: 0)
    let shiftB = axis == .vertical ? (x: 0, y: b.offset) : (x: b.offset, y: 0)
    a.picture.bytes.withUnsafeBytes { first in
      b.picture.bytes.withUnsafeBytes { second in
        for y in area.y..<area.y + area.height {
          let startA = ((y - shiftA.y) * a.picture.width + area.x - shiftA.x) * 4
          let startB = ((y - shiftB.y) * b.picture.width + area.x - shiftB.x) * 4
          let rowA = UnsafeRawBufferPointer(rebasing: first[startA..<startA + area.width * 4])
          let rowB = UnsafeRawBufferPointer(rebasing: second[startB..<startB + area.width * 4])
          if rowA.elementsEqual(rowB) { continue }
          for column in 0..<area.width {
            let x = area.x + column
            let isEqual = (0..<4).allSatisfy { rowA[column * 4 + $0] == rowB[column * 4 + $0] }
            if isEqual || ignored.contains(where: { $0.contains(x, y) }) { continue }
            count += 1
            low = (min(low.x, x), min(low.y, y))
            high = (max(high.x, x), max(high.y, y))
          }
        }
      }
    }
    guard count > 0 else { return nil }
    let rect = PixelRect(x: low.x, y: low.y, width: high.x - low.x + 1, height: high.y - low.y + 1)
    return (count, rect)
  }

  /// The whole picture: the container's strips, and beside them the first screen, drawn out where bars below begin.
  func finished(first: Bitmap, last: Bitmap, offset: Int, cut: Int) -> Bitmap {
    let length = axis.length(of: first) + offset
    let size =
      axis == .vertical ? (width: first.width, height: length) : (width: length, height: first.height)
    var result = Bitmap(width: size.width, height: size.height)
    let breadth = axis.other.length(of: first)
    if across != 0..<breadth {
      let end = axis.length(of: first)
      blit(first, axis.pixels(along: 0..<cut, across: 0..<breadth), to: 0, &result)
      for position in cut..<cut + offset {
        blit(first, axis.pixels(along: cut - 1..<cut, across: 0..<breadth), to: position, &result)
      }
      blit(last, axis.pixels(along: cut..<end, across: 0..<breadth), to: cut + offset, &result)
    }
    for strip in strips {
      let whole = axis.pixels(along: 0..<axis.length(of: strip.picture), across: 0..<across.count)
      blit(strip.picture, whole, to: strip.start, across: across.lowerBound, &result)
    }
    return result
  }

  /// Copies a part of a picture to a place along the axis.
  private func blit(
    _ source: Bitmap, _ part: PixelRect, to start: Int, across line: Int? = nil, _ target: inout Bitmap
  ) {
    let x = axis == .vertical ? line ?? part.x : start
    let y = axis == .vertical ? start : line ?? part.y
    let width = target.width
    target.bytes.withUnsafeMutableBytes { target in
      source.bytes.withUnsafeBytes { pixels in
        for row in 0..<part.height {
          let from = ((part.y + row) * source.width + part.x) * 4
          let to = ((y + row) * width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: target[to..<to + part.width * 4])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels[from..<from + part.width * 4]))
        }
      }
    }
  }
}

extension ScrollAxis {
  /// A rectangle with other ends along the axis.
  func rect(_ rect: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
    self == .vertical
      ? CGRect(x: rect.minX, y: start, width: rect.width, height: end - start)
      : CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
  }

  /// A rectangle of pixels by its ends along the axis and across it.
  fileprivate func pixels(along: Range<Int>, across: Range<Int>) -> PixelRect {
    self == .vertical
      ? PixelRect(x: across.lowerBound, y: along.lowerBound, width: across.count, height: along.count)
      : PixelRect(x: along.lowerBound, y: across.lowerBound, width: along.count, height: across.count)
  }

  /// The length of a picture along the axis, in pixels.
  func length(of picture: Bitmap) -> Int { self == .vertical ? picture.height : picture.width }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
