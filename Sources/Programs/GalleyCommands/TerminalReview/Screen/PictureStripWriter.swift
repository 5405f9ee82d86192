import Foundation
import GalleyImage

/// Writes pictures to the screen, with the protocol of the terminal.
package struct PictureStripWriter {
  var method: PictureMethod
  var depth: ColorDepth

  package init(method: PictureMethod, depth: ColorDepth) {
    (self.method, self.depth) = (method, depth)
  }

  /// The control sequences that draw pictures from a line on, with their names above; empty if they cannot be drawn.
  func text(_ strip: PictureStrip, row: Int) -> String {
    let style = TerminalStyle(depth: depth)
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

  /// The control sequences that draw pictures below the cursor, with their names above, and leave the cursor below them.
  package func text(below strip: PictureStrip) -> String {
    let style = TerminalStyle(depth: depth)
    var line = ""
    for title in strip.titles {
      line += String(repeating: " ", count: max(0, title.column - DisplayWidth.of(line))) + title.text
    }
    let head = style.faint(line) + "\n"
    // Lines are made first, so that a terminal that scrolls does so before the picture is there.
    let space = String(repeating: "\n", count: strip.rows)
    let back = "\u{1B}[\(strip.rows)A"
    switch method {
    case .none: return ""
    case .blocks: return head + HalfBlocks.lines(strip.picture, depth).map { $0 + "\n" }.joined()
    case .sixel: return head + space + back + SixelPicture.text(strip.picture) + "\n"
    case .kitty, .iterm:
      guard let png = try? PNG.encode(strip.picture, effort: .fast) else { return "" }
      let picture =
        method == .kitty
        ? InlinePicture.kitty(png, columns: strip.columns, rows: strip.rows)
        : InlinePicture.iterm(png, columns: strip.columns, rows: strip.rows)
      return head + space + back + picture + space
    }
  }

  /// The control sequence that moves to a cell.
  private static func place(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
