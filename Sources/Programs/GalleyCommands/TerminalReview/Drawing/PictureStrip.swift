import Foundation
import GalleyImage

/// The pictures of a check side by side, as large as the available space allows.
package struct PictureStrip {
  /// One picture.
  package struct Panel {
    package var name: String
    package var picture: Bitmap
    /// The visible part, in pixels.
    package var part: PixelRect

    package init(name: String, picture: Bitmap, part: PixelRect) {
      (self.name, self.picture, self.part) = (name, picture, part)
    }
  }

  /// The available space.
  package struct Space: Hashable, Sendable {
    /// The width in cells.
    var columns: Int
    /// The height in lines.
    var rows: Int
    /// The size of a cell in pixels.
    var cellWidth: Int
    var cellHeight: Int

    package init(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
      (self.columns, self.rows, self.cellWidth, self.cellHeight) = (columns, rows, cellWidth, cellHeight)
    }

    /// Space for half blocks: a cell is one pixel wide and two high.
    package static func blocks(_ columns: Int, _ rows: Int) -> Space {
      Space(columns: columns, rows: rows, cellWidth: 1, cellHeight: 2)
    }
  }

  /// Cells between two pictures.
  private static let gap = 2
  /// The largest size in pixels; a terminal takes long to draw more.
  private static let mostPixels = 1600

  /// The whole strip, clear between the pictures.
  private(set) var picture: Bitmap
  /// Its size in cells.
  private(set) var columns: Int
  private(set) var rows: Int
  /// The captions above the pictures: the first cell of each, and its name.
  private(set) var titles: [(column: Int, text: String)] = []

  /// Draws at least one picture; fails if there is no space.
  package init?(_ panels: [Panel], in space: Space) {
    let width = (space.columns - Self.gap * (panels.count - 1)) / max(1, panels.count)
    guard width >= 4, space.rows >= 2, !panels.isEmpty else { return nil }
    let most = (width: width * space.cellWidth, height: space.rows * space.cellHeight)
    let drawn = panels.map { Self.draw($0, most.width, most.height) }
    rows = drawn.map { ($0.height + space.cellHeight - 1) / space.cellHeight }.max() ?? 1
    var column = 0
    var places: [Int] = []
    for (panel, picture) in zip(panels, drawn) {
      places.append(column)
      titles.append((column, panel.name))
      let cells = (picture.width + space.cellWidth - 1) / space.cellWidth
      column += max(cells, panel.name.count) + Self.gap
    }
    columns = min(space.columns, column - Self.gap)
    var whole = Bitmap(width: columns * space.cellWidth, height: rows * space.cellHeight)
    for (place, part) in zip(places, drawn) { whole.put(part, at: place * space.cellWidth) }
    picture = whole
  }

  private static func draw(_ panel: Panel, _ width: Int, _ height: Int) -> Bitmap {
    let part = panel.picture.cropped(to: panel.part) ?? panel.picture
    let scale = min(Double(min(width, mostPixels)) / Double(part.width), Double(height) / Double(part.height))
    return AreaAverage.resize(
      part, width: max(1, min(width, Int((Double(part.width) * scale).rounded()))),
      height: max(1, min(height, Int((Double(part.height) * scale).rounded()))))
  }
}

extension Bitmap {
  /// Copies a picture into this one, at the upper edge.
  fileprivate mutating func put(_ other: Bitmap, at x: Int) {
    let count = min(other.width, width - x) * 4
    guard count > 0 else { return }
    for y in 0..<min(height, other.height) {
      let (from, to) = (y * other.width * 4, (y * width + x) * 4)
      bytes.replaceSubrange(to..<to + count, with: other.bytes[from..<from + count])
    }
  }
}
