import Foundation
import GalleyRaster

/// A text of several looks, broken into lines and measured.
///
/// Lines are filled word by word, each part of a word set in its own style; there is no kerning between two
/// looks. Looks follow each other in the direction of the whole text; within a look letters run in their
/// natural direction.
@MainActor struct RichTextBlock {
  /// A stretch of a line in one look.
  fileprivate struct Item {
    let part: Int
    let run: TextRun
    let picture: CGSize?
    let x: Double
    let width: Double
  }

  /// One line.
  struct Line {
    fileprivate var items: [Item] = []
    /// The letters.
    fileprivate(set) var text = ""
    fileprivate var width = 0.0
    fileprivate var ascent = 0.0
    fileprivate var descent = 0.0
    /// The place of the baseline, from the block's upper left corner.
    fileprivate var x = 0.0
    fileprivate var y = 0.0
    /// The place at which it is drawn, on a whole pixel.
    fileprivate var baseline = 0.0

    /// Makes the line at least as high as a block of one line.
    fileprivate mutating func takeHeight(of block: TextBlock) {
      for line in block.lines {
        ascent = max(ascent, line.ascent)
        descent = max(descent, line.descent)
      }
    }
  }

  /// A piece of a part that no line is broken in.
  private struct Piece {
    let part: Int
    let text: String
    let width: Double
    /// The width without white space at the end.
    let inkWidth: Double
  }

  private let parts: [TextPart]
  private let typesetter: Typesetter
  /// The direction of the whole text, which a part such as a comma does not determine.
  private let isRightToLeft: Bool
  private(set) var lines: [Line] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false
  /// The width that the longest paragraph has unbroken.
  private(set) var naturalWidth = 0.0

  private static let ellipsis = "\u{2026}"
  /// An object in place of a picture; lines may be broken beside it.
  private static let placeholder = "\u{FFFC}"

  init(_ parts: [TextPart], by typesetter: Typesetter, style: TextStyle, in proposal: ProposedSize) {
    self.parts = parts
    self.typesetter = typesetter
    isRightToLeft = typesetter.runsRightToLeft(
      parts.map { $0.image == nil ? $0.text : Self.placeholder }.joined(), direction: style.direction)
    let width = proposal.width.flatMap { $0.isFinite ? max(0, Double($0)) + 0.01 : nil } ?? .infinity
    breakLines(width: width)
    limit(to: style.lineLimit, width: width)
    if let height = proposal.height, height.isFinite {
      place(style)
      let fitting = max(1, lines.prefix { $0.y + $0.descent <= Double(height) + 0.01 }.count)
      limit(to: fitting, width: width)
    }
    place(style)
  }

  private func style(of part: Int) -> TextStyle {
    var style = parts[part].environment.textStyle
    style.direction = isRightToLeft ? .rightToLeft : .leftToRight
    return style
  }

  /// Returns the size of a picture among letters: that of a symbol beside text of its part's font.
  private func picture(_ part: Int) -> CGSize? {
    parts[part].image?.sizeInText(in: parts[part].environment)
  }

  // MARK: Breaking

  private mutating func breakLines(width: Double) {
    let texts = parts.map { $0.image == nil ? $0.text : Self.placeholder }
    let whole = texts.joined()
    var ends: [Int] = []
    for text in texts { ends.append((ends.last ?? 0) + text.utf8.count) }
    var line: [Piece] = []
    var start = 0
    var part = 0
    var paragraph = 0.0
    for opportunity in typesetter.breaks(in: whole) {
      // The text between two possible line breaks, split where the look changes.
      var word: [Piece] = []
      while start < opportunity.end {
        while part < ends.count - 1, ends[part] <= start { part += 1 }
        let end = min(ends[part], opportunity.end)
        word.append(piece(part, whole, start..<end))
        start = end
      }
      let used = line.reduce(0) { $0 + $1.width }
      if !line.isEmpty, !fits(word, in: width - used) {
        append(line)
        line = []
      }
      paragraph += word.reduce(0) { $0 + $1.width }
      while line.isEmpty, !fits(word, in: width), let (head, tail) = broken(word, at: width) {
        append(head)
        word = tail
      }
      line += word
      if opportunity.isMandatory {
        naturalWidth = max(naturalWidth, paragraph)
        paragraph = 0
        append(line)
        line = []
      }
    }
    naturalWidth = max(naturalWidth, paragraph)
    if !line.isEmpty || lines.isEmpty { append(line) }
  }

  /// Whether a word fits, whose white space at the end hangs.
  private func fits(_ word: [Piece], in width: Double) -> Bool {
    word.dropLast().reduce(0) { $0 + $1.width } + (word.last?.inkWidth ?? 0) <= width
  }

  /// Returns the part of a word that fits the line, at least one character, and the rest; `nil` if nothing is
  /// left.
  private func broken(_ word: [Piece], at width: Double) -> (head: [Piece], tail: [Piece])? {
    var head: [Piece] = []
    var tail = word
    var used = 0.0
    while let piece = tail.first {
      var taken = 0
      for count in 1...max(1, piece.text.count) {
        let length =
          piece.text.isEmpty
          ? piece.width
          : typesetter.shape(String(piece.text.prefix(count)), style: style(of: piece.part)).width
        if used + length > width, !head.isEmpty || count > 1 { break }
        taken = count
      }
      if taken == 0, piece.text.isEmpty { break }
      if taken < piece.text.count {
        let start = piece.text.prefix(taken)
        if !start.isEmpty { head.append(self.piece(piece.part, letters: String(start))) }
        tail[0] = self.piece(piece.part, letters: String(piece.text.dropFirst(taken)))
        break
      }
      head.append(piece)
      used += piece.width
      tail.removeFirst()
    }
    return head.isEmpty || tail.isEmpty ? nil : (head, tail)
  }

  private func piece(_ part: Int, _ whole: String, _ range: Range<Int>) -> Piece {
    let utf8 = whole.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let text = String(whole[from..<utf8.index(from, offsetBy: range.count)])
    if let picture = picture(part) {
      return Piece(part: part, text: "", width: picture.width, inkWidth: picture.width)
    }
    return piece(part, letters: text.filter { !$0.isNewline })
  }

  private func piece(_ part: Int, letters: String) -> Piece {
    let style = style(of: part)
    let ink = String(letters.reversed().drop(while: \.isWhitespace).reversed())
    let width = typesetter.shape(letters, style: style).width
    return Piece(
      part: part, text: letters, width: width,
      inkWidth: ink.count == letters.count ? width : typesetter.shape(ink, style: style).width)
  }

  private mutating func append(_ pieces: [Piece]) {
    var stretches: [(part: Int, text: String)] = []
    for piece in pieces {
      if stretches.last?.part == piece.part, parts[piece.part].image == nil {
        stretches[stretches.count - 1].text += piece.text
      } else {
        stretches.append((piece.part, piece.text))
      }
    }
    // White space at a line's end hangs.
    while let last = stretches.last, parts[last.part].image == nil {
      let kept = String(last.text.reversed().drop(while: \.isWhitespace).reversed())
      if kept.isEmpty, stretches.count > 1 {
        stretches.removeLast()
      } else {
        stretches[stretches.count - 1].text = kept
        break
      }
    }
    lines.append(line(stretches))
  }

  private func line(_ stretches: [(part: Int, text: String)]) -> Line {
    var line = Line()
    for (part, text) in stretches {
      let picture = picture(part)
      let style = style(of: part)
      let block = typesetter.layout(text.isEmpty ? " " : text, style: style, width: nil)
      let run = typesetter.shape(text, style: style)
      let width = picture.map { Double($0.width) } ?? run.width
      line.items.append(Item(part: part, run: run, picture: picture, x: line.width, width: width))
      line.width += width
      line.text += parts[part].image == nil ? text : ""
      line.takeHeight(of: block)
    }
    if isRightToLeft {
      line.items = line.items.map { item in
        Item(
          part: item.part, run: item.run, picture: item.picture, x: line.width - item.x - item.width,
          width: item.width)
      }
    }
    if stretches.isEmpty {
      let block = typesetter.layout(" ", style: style(of: 0), width: nil)
      line.takeHeight(of: block)
    }
    return line
  }

  /// Removes lines beyond a limit, with an ellipsis at the end of the last.
  private mutating func limit(to limit: Int?, width: Double) {
    guard let limit = limit.map({ max(1, $0) }), lines.count > limit else { return }
    lines.removeLast(lines.count - limit)
    isTruncated = true
    var stretches = lines[limit - 1].items.map { (part: $0.part, text: $0.run.text) }
    var kept = line(stretches)
    repeat {
      guard let last = stretches.last else { break }
      kept = line(stretches + [(last.part, Self.ellipsis)].filter { parts[$0.0].image == nil })
      if kept.width <= width { break }
      if last.text.count > 1 {
        stretches[stretches.count - 1].text.removeLast()
      } else {
        stretches.removeLast()
      }
    } while !stretches.isEmpty
    kept.text = kept.items.map(\.run.text).joined()
    lines[limit - 1] = kept
  }

  // MARK: Places

  private mutating func place(_ style: TextStyle) {
    let width = lines.map(\.width).max() ?? 0
    var y = 0.0
    for index in lines.indices {
      let free = width - lines[index].width
      switch style.alignment {
      case .left, .leading, .justified: lines[index].x = 0
      case .center: lines[index].x = free / 2
      case .right, .trailing: lines[index].x = free
      }
      lines[index].y = y + lines[index].ascent
      lines[index].baseline = style.baseline(lines[index].y)
      y += lines[index].ascent + lines[index].descent + style.lineSpacing
    }
    let height = max(0, y - (lines.isEmpty ? 0 : style.lineSpacing))
    size = CGSize(width: width, height: style.blockHeight(height))
  }

  /// The distance from the block's upper edge to the first baseline.
  var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance from the block's upper edge to the last baseline.
  var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// The places of the lines in the block.
  var lineFrames: [CGRect] {
    lines.map {
      CGRect(x: $0.x, y: $0.y - $0.ascent, width: $0.width, height: $0.ascent + $0.descent)
    }
  }

  /// Draws the text into a frame, whose upper edge is moved to a whole pixel.
  func draw(in frame: CGRect, top: Double, into list: inout DisplayList) {
    for line in lines {
      let y = top + line.baseline
      for item in line.items {
        let x = frame.minX + line.x + item.x
        let environment = parts[item.part].environment
        if let picture = item.picture, let image = parts[item.part].image {
          // A symbol stands in the middle of the capitals of its line.
          let middle = y - environment.resolvedFont.size * Self.capHeight / 2
          let place = CGRect(
            x: x, y: middle - picture.height / 2, width: picture.width, height: picture.height)
          image.draw(in: place, environment: environment, into: &list)
        } else {
          let paint = environment.foregroundPaint(in: frame)
          list.append(.text(item.run, at: CGPoint(x: x, y: y), paint))
        }
      }
    }
  }

  /// Returns the lines for a custom renderer.
  ///
  /// - Parameters:
  ///   - frame: The place of the text.
  ///   - top: Its upper edge, moved to a whole pixel.
  func renderedLines(in frame: CGRect, top: Double) -> [Text.Layout.Line] {
    lines.map { line in
      let y = top + line.baseline - frame.minY
      // The baseline is moved to a whole pixel, the line's edges are not.
      let shift = y - line.y
      let runs = line.items.filter { $0.picture == nil }.map { item in
        let environment = parts[item.part].environment
        return Text.Layout.Run(
          glyphs: item.run,
          paint: environment.foregroundPaint(in: CGRect(origin: .zero, size: frame.size)),
          attributes: environment.textAttributes,
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
          typographicBounds: Text.Layout.TypographicBounds(
            origin: CGPoint(x: line.x + item.x, y: y), width: item.width, ascent: line.ascent + shift,
            descent: line.descent - shift))
      }
      return Text.Layout.Line(runs: runs, origin: CGPoint(x: line.x, y: y))
    }
  }

  /// The height of capitals in parts of the font's size: that of Inter.
  private static let capHeight = 0.727
}
