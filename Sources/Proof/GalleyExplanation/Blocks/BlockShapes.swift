import GalleyDiff
import GalleyImage

/// Comparisons of one block with another one of another size.
enum BlockShapes {
  /// The most pixels of a block that are compared.
  private static let most = 1_500_000

  // MARK: One border at two sizes

  /// Whether two blocks become equal when equal neighbouring rows and columns are put together.
  ///
  /// Ground that goes through a block separates two things, which moved apart rather than grew.
  static func isStretched(_ a: PictureBlock, _ pictureA: PixelGrid, _ b: PictureBlock, _ pictureB: PixelGrid)
    -> Bool
  {
    guard a.bounds.area <= most, b.bounds.area <= most else { return false }
    let rows = collapsed(pictureA, a.bounds)
    guard rows == collapsed(pictureB, b.bounds), let first = rows.first else { return false }
    let hasGap =
      rows.contains { $0.allSatisfy { $0 == a.ground } }
      || first.indices.contains { x in rows.allSatisfy { $0[x] == a.ground } }
    return !hasGap
  }

  private static func collapsed(_ picture: PixelGrid, _ rect: PixelRect) -> [[UInt32]] {
    var rows: [[UInt32]] = []
    for y in rect.minY..<rect.maxY {
      let row = Array(picture.row(y, rect.minX..<rect.maxX))
      if row != rows.last { rows.append(row) }
    }
    let kept = (0..<rect.width).filter { x in x == 0 || rows.contains { $0[x] != $0[x - 1] } }
    return rows.map { row in kept.map { row[$0] } }
  }

  // MARK: One content at two scales

  /// A content at another scale.
  struct Scaling {
    /// The new size divided by the old one.
    var scale: Double
    /// The parts of the new picture that show something else.
    var others: [PixelRect]
  }

  /// The side of a cell of the grids that are compared, in pixels of the smaller picture.
  private static let cell = 2
  /// The side of a part that must be alike, in cells: less than a letter of usual text.
  private static let part = 4

  /// The scale at which one block looks like another one; `nil` where it does not.
  ///
  /// Both are reduced to one grid, since the edges of a content that is drawn anew fall between pixels.
  ///
  /// - Parameters:
  ///   - share: One of so many parts may show something else; with 0 none.
  ///   - limit: The most pixels of a block.
  static func scale(
    _ a: PictureBlock, _ pictureA: PixelGrid, _ b: PictureBlock, _ pictureB: PixelGrid, others share: Int = 0,
    limit: Int = most
  ) -> Scaling? {
    let (from, to) = (a.bounds, b.bounds)
    guard min(from.width, from.height, to.width, to.height) >= 10, max(from.area, to.area) <= limit else {
      return nil
    }
    let scale = Double(to.width + to.height) / Double(from.width + from.height)
    guard abs(scale - 1) >= 0.04, (0.2...5).contains(scale),
      abs(Double(from.width) * scale - Double(to.width)) <= 1.01,
      abs(Double(from.height) * scale - Double(to.height)) <= 1.01
    else { return nil }
    let (columns, rows) = (min(from.width, to.width) / cell, min(from.height, to.height) / cell)
    let old = reduced(pictureA, from, columns, rows)
    let new = reduced(pictureB, to, columns, rows)
    let ground = PackedColor.channels(b.ground)
    let across = (columns + part - 1) / part
    var errors = [Int](repeating: 0, count: across * ((rows + part - 1) / part))
    var contrasts = errors
    for y in 0..<rows {
      for x in 0..<columns {
        for channel in 0..<4 {
          let (before, after) = (old[(y * columns + x) * 4 + channel], new[(y * columns + x) * 4 + channel])
          errors[y / part * across + x / part] += abs(before - after)
          contrasts[y / part * across + x / part] +=
            max(abs(ground[channel] - before), abs(ground[channel] - after))
        }
      }
    }
    let (error, contrast) = (errors.reduce(0, +), contrasts.reduce(0, +))
    // Nowhere more than half of the ink, which is less than a letter that came or went.
    let mean = contrast / errors.count
    let failing = errors.indices.filter { errors[$0] * 2 > max(contrasts[$0], mean) }
    let inked = contrasts.count { $0 > 48 }
    guard contrast > 0, error * 4 <= contrast, failing.count * max(1, share) <= (share == 0 ? 0 : inked)
    else {
      return nil
    }
    let others = failing.map { index in
      let (x, y) = (index % across * part, index / across * part)
      return PixelRect(
        minX: to.x + x * to.width / columns, minY: to.y + y * to.height / rows,
        maxX: to.x + min(columns, x + part) * to.width / columns,
        maxY: to.y + min(rows, y + part) * to.height / rows)
    }
    return Scaling(scale: scale, others: others)
  }

  /// The means of the channels in the cells of a grid that is coarser than the picture.
  private static func reduced(_ picture: PixelGrid, _ rect: PixelRect, _ columns: Int, _ rows: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: columns * rows * 4)
    // A pixel lies in one cell or two: the weights are the parts of it, in 1/columns and 1/rows.
    func weights(_ index: Int, _ cells: Int, _ length: Int) -> (cell: Int, first: Int, second: Int) {
      let start = index * cells
      let cell = start / length
      let first = min(cells, (cell + 1) * length - start)
      return (cell, first, cells - first)
    }
    let across = (0..<rect.width).map { weights($0, columns, rect.width) }
    for y in 0..<rect.height {
      let down = weights(y, rows, rect.height)
      for x in 0..<rect.width {
        let pixel = picture[rect.x + x, rect.y + y]
        let (cell, first, second) = across[x]
        for (row, tall) in [(down.cell, down.first), (down.cell + 1, down.second)] where tall > 0 {
          for (column, wide) in [(cell, first), (cell + 1, second)] where wide > 0 {
            let index = (row * columns + column) * 4
            sums[index] &+= tall &* wide &* Int(pixel & 255)
            sums[index + 1] &+= tall &* wide &* Int(pixel >> 8 & 255)
            sums[index + 2] &+= tall &* wide &* Int(pixel >> 16 & 255)
            sums[index + 3] &+= tall &* wide &* Int(pixel >> 24)
          }
        }
      }
    }
    let area = rect.width * rect.height
    return sums.map { $0 / area }
  }
}
