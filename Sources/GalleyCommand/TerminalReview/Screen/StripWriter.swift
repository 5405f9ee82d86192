import Foundation
import GalleyImage

/// Puts pictures on the screen, by the method that the terminal knows.
struct StripWriter {
  var method: PictureMethod
  var depth: ColorDepth

  /// What draws pictures, with their names above.
  ///
  /// - Parameters:
  ///   - strip: The pictures.
  ///   - row: The line of the names, from 0 up.
  /// - Returns: Text with control sequences; empty if the pictures cannot be drawn.
  func text(_ strip: PictureStrip, row: Int) -> String {
    let style = ReviewStyle(depth: depth)
    var text = strip.titles.map { "\(Self.place(row, $0.column))\(style.faint($0.text))" }.joined()
    let start = Self.place(row + 1, 0)
    switch method {
    case .none: return ""
    case .blocks:
      let lines = HalfBlocks.lines(strip.picture, depth)
      text += lines.enumerated().map { "\(Self.place(row + 1 + $0.offset, 0))\($0.element)" }.joined()
    case .sixel: text += start + SixelPicture.text(strip.picture)
    case .kitty, .iterm:
      guard let png = try? PNG.encode(strip.picture, effort: .fast) else { return "" }
      text +=
        start
        + (method == .kitty
          ? InlinePicture.kitty(png, columns: strip.columns, rows: strip.rows)
          : InlinePicture.iterm(png, columns: strip.columns, rows: strip.rows))
    }
    return text
  }

  /// Moves to a cell.
  private static func place(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
