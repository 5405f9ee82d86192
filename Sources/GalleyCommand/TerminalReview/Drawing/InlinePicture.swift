import Foundation
import GalleyImage

/// Ways to draw a picture in a terminal.
enum PictureMethod: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline pictures of iTerm2.
  case iterm
  /// Sixels, as terminals of DEC drew them.
  case sixel
  /// Characters.
  case blocks
  /// Not at all.
  case none

  /// Whether whole pixels are drawn.
  var drawsPixels: Bool { self == .kitty || self == .iterm || self == .sixel }
}

/// Writes pictures as the protocols of terminals have it.
enum InlinePicture {
  /// How many bytes of data one command of kitty may have.
  static let kittyChunk = 4096

  /// A PNG file in commands of kitty's graphics protocol; it is drawn where the cursor is, which stays.
  ///
  /// - Parameters:
  ///   - png: The file.
  ///   - columns: How many cells wide it is.
  ///   - rows: How many cells high it is.
  /// - Returns: The commands; the terminal answers none.
  /// - Reference: [Terminal graphics protocol](https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  static func kitty(_ png: Data, columns: Int, rows: Int) -> String {
    let data = Array(png.base64EncodedString().utf8)
    var text = ""
    for start in stride(from: 0, to: data.count, by: kittyChunk) {
      let chunk = data[start..<min(start + kittyChunk, data.count)]
      let more = chunk.endIndex < data.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows),m=\(more)" : "q=2,m=\(more)"
      text += "\u{1B}_G\(head);\(String(decoding: chunk, as: UTF8.self))\u{1B}\\"
    }
    return text
  }

  /// Takes all pictures of kitty's protocol off the screen, and frees their memory.
  static let kittyClear = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  /// A PNG file as iTerm2 takes it.
  ///
  /// - Parameters:
  ///   - png: The file.
  ///   - columns: How many cells wide it is.
  ///   - rows: How many cells high it is.
  /// - Returns: The command.
  /// - Reference: [Inline Images Protocol](https://iterm2.com/documentation-images.html).
  static func iterm(_ png: Data, columns: Int, rows: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=0"
      + ";doNotMoveCursor=1:\(png.base64EncodedString())\u{07}"
  }
}
