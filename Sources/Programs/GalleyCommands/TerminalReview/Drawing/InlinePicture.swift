import Foundation
import GalleyImage

/// The protocols for drawing a picture in a terminal.
package enum PictureMethod: String, Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty.
  case kitty
  /// The inline pictures of iTerm2.
  case iterm
  /// Sixels, the protocol of DEC terminals.
  case sixel
  /// Characters.
  case blocks
  /// No pictures.
  case none

  /// Whether whole pixels are drawn.
  package var drawsPixels: Bool { self == .kitty || self == .iterm || self == .sixel }
}

/// Encodes pictures in the protocols of kitty and iTerm2.
enum InlinePicture {
  /// The most bytes of data in one command of kitty.
  static let kittyChunk = 4096

  /// A PNG file in commands of kitty's graphics protocol, which the terminal does not answer; it is drawn at the cursor,
  /// which does not move.
  ///
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

  /// The command that removes all pictures of kitty's protocol, and frees their memory.
  static let kittyClear = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  /// A PNG file in a command of iTerm2.
  ///
  /// - Reference: [Inline Images Protocol](https://iterm2.com/documentation-images.html).
  static func iterm(_ png: Data, columns: Int, rows: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=0"
      + ";doNotMoveCursor=1:\(png.base64EncodedString())\u{07}"
  }
}
