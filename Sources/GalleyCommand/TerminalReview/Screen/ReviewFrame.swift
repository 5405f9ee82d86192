import GalleyBaselines
import GalleyExplanation
import GalleyReport
import GalleyTree

/// One picture of the review: lines of text, with room for the pictures of the check between them.
struct ReviewFrame {
  /// How many cells a terminal has.
  struct Size: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// The lines, each fit for the terminal's width; those of the room for pictures are empty.
  private(set) var lines: [String] = []
  /// The line on which the pictures begin, from 0 up.
  private(set) var pictureRow = 0
  /// How many lines there are for pictures; 0 if they are hidden or there is no room.
  private(set) var pictureRows = 0

  private let size: Size
  private let style: ReviewStyle

  /// Lays a frame out.
  ///
  /// - Parameters:
  ///   - deck: The review.
  ///   - pictures: What is known of the shown check.
  ///   - size: How large the terminal is.
  ///   - style: How words are set off.
  ///   - hasPictures: Whether pictures can be drawn.
  init(
    _ deck: ReviewDeck, _ pictures: CardPictures, size: Size, style: ReviewStyle, hasPictures: Bool
  ) {
    self.size = size
    self.style = style
    var head = [title(deck), style.bold(cut(deck.card.item.text)), verdict(deck)]
    if deck.showsInfo { head += info(deck) }
    head += causes(deck)
    let foot = self.foot(deck)
    head = Array(head.prefix(max(3, size.rows - foot.count - 1)))
    let left = size.rows - head.count - foot.count - 1
    let tree = deck.showsDiff ? self.tree(pictures) : []
    var treeRows = 0
    if deck.showsDiff, hasPictures, pictures.candidate != nil, left >= 6 {
      treeRows = min(tree.count, left / 4)
      pictureRows = left - treeRows - 1
    } else {
      treeRows = min(tree.count, max(0, left))
    }
    lines = head
    if pictureRows > 0 {
      lines.append("")
      pictureRow = lines.count
      lines += [String](repeating: "", count: pictureRows)
    }
    if let fault = pictures.fault, deck.showsDiff, pictureRows == 0, left > 0 {
      lines.append(style.faint(cut("No picture: \(ElementText.clean(fault)).")))
      treeRows = min(treeRows, left - 1)
    }
    if treeRows > 0 {
      lines += tree.prefix(treeRows - (tree.count > treeRows ? 1 : 0))
      if tree.count > treeRows {
        lines.append(style.faint(cut("… \(tree.count - treeRows + 1) more lines; i makes room")))
      }
    }
    lines += [String](repeating: "", count: max(0, size.rows - foot.count - lines.count)) + foot
    lines = Array(lines.prefix(size.rows))
  }

  private func cut(_ text: String) -> String { DisplayWidth.cut(text, to: size.columns) }

  private func title(_ deck: ReviewDeck) -> String {
    let position = "Reviewing \(deck.index + 1)/\(deck.cards.count)"
    let width = min(24, max(0, size.columns - 50))
    let filled = deck.cards.isEmpty ? 0 : deck.done * width / deck.cards.count
    let bar = String(repeating: "━", count: filled)
    let rest = String(repeating: "─", count: width - filled)
    let counts =
      "\(deck.count(.approved)) approved, \(deck.count(.rejected)) rejected, \(deck.count(.skipped)) skipped"
    guard DisplayWidth.of(position) + width + DisplayWidth.of(counts) + 4 <= size.columns else {
      return style.bold(cut(position))
    }
    return "\(style.bold(position))  \(style.good(bar))\(style.faint(rest))  \(counts)"
  }

  private func verdict(_ deck: ReviewDeck) -> String {
    let item = deck.card.item
    var words: String
    switch deck.card.check.outcome {
    case .mismatch(let comparison):
      words = "differs\(CheckWords.level(comparison)): \(CheckWords.numbers(comparison))"
    case .environmentChanged: words = "drawn by other fonts or libraries"
    default: words = item.renamedFrom.map { "new, and looks like \($0) by another name" } ?? "no baseline yet"
    }
    if let rejection = RulingWords.rejection(deck.card.check), deck.card.state == .waiting {
      words += "; \(rejection)"
    }
    switch deck.card.state {
    case .waiting: return style.faint(cut(words))
    case .approved: return style.good(cut("approved  \(words)"))
    case .rejected: return style.bad(cut("rejected  \(words)"))
    case .skipped: return style.faint(cut("skipped  \(words)"))
    case .refused(let reason): return style.bad(cut("not decided: \(reason)"))
    }
  }

  private func info(_ deck: ReviewDeck) -> [String] {
    let item = deck.card.item
    let place = ElementText.clean("\(item.place)")
    var lines = [style.faint(cut("\(place)  ·  id \(item.id)"))]
    lines += item.comments.suffix(3).map { comment in
      cut("\(ElementText.clean(comment.by, limit: 40)): \(ElementText.clean(comment.reason ?? ""))")
    }
    return lines
  }

  /// How many causes are told: those after them are seldom read, and the picture needs its room.
  private static let mostCauses = 6

  private func causes(_ deck: ReviewDeck) -> [String] {
    let item = deck.card.item
    var lines: [String] = []
    for (number, cause) in item.causes.prefix(Self.mostCauses).enumerated() {
      let others = deck.cards.count { $0.item.causes.contains { $0.id == cause.id } }
      let shared = others > 1 ? "  (in \(others) checks)" : ""
      lines += DisplayWidth.wrap(
        "\(number + 1). \(ElementText.clean(cause.sentence))\(shared)", to: size.columns, indent: "   ")
    }
    if item.causes.count > Self.mostCauses {
      lines.append("… and \(item.causes.count - Self.mostCauses) more")
    }
    return lines + item.environment.map { cut("- \(ElementText.clean($0))") }
  }

  /// The difference of the trees, or of the texts.
  private func tree(_ pictures: CardPictures) -> [String] {
    guard let lines = pictures.lines, !lines.hunks.isEmpty else { return [] }
    return lines.unified().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = cut(ElementText.clean(String(line)))
      switch line.first {
      case "-": return style.bad(text)
      case "+": return style.good(text)
      default: return style.faint(text)
      }
    }
  }

  private func foot(_ deck: ReviewDeck) -> [String] {
    if let prompt = deck.prompt {
      let count = prompt.cards.count == 1 ? "" : " \(prompt.cards.count) checks"
      let shown = ElementText.clean(prompt.text)
      let start = "Reject\(count), because: "
      let room = max(1, size.columns - DisplayWidth.of(start) - 1)
      let tail = DisplayWidth.of(shown) > room ? "…" + String(shown.suffix(max(1, room / 2))) : shown
      return [style.bold(start) + tail + "█", style.faint(cut("Enter rejects, Escape goes back"))]
    }
    let scope =
      deck.isWide
      ? "c  a and r are for all \(deck.alike.count) checks with these causes" : "c  this check alone"
    let message = deck.message ?? (deck.card.item.causes.isEmpty && !deck.isWide ? "" : scope)
    let first = keys([
      ("a", "approve"), ("r", "reject"), ("s", "skip"), ("A R S", "all that remain"), ("c", "cause"),
      ("u", "undo"),
    ])
    let second = keys([
      ("i", "info"), ("d", "difference"), ("z", "closer"), ("o", "open"), ("← →", "others"), ("q", "quit"),
    ])
    return [
      deck.isWide || deck.message != nil ? style.bold(cut(message)) : style.faint(cut(message)), first,
      second,
    ]
  }

  private func keys(_ keys: [(key: String, word: String)]) -> String {
    var line = ""
    var width = 0
    for (key, word) in keys {
      let needed = DisplayWidth.of(key) + 1 + DisplayWidth.of(word) + (line.isEmpty ? 0 : 3)
      guard width + needed <= size.columns else { break }
      line += (line.isEmpty ? "" : "   ") + style.bold(key) + " " + style.faint(word)
      width += needed
    }
    return line
  }
}

/// How words are set off in a terminal.
struct ReviewStyle: Hashable, Sendable {
  /// How many colours there are; without any, words are as they are.
  var depth: ColorDepth

  func bold(_ text: String) -> String { set("1", text) }
  func faint(_ text: String) -> String { set("2", text) }
  func good(_ text: String) -> String { set("32", text) }
  func bad(_ text: String) -> String { set("31", text) }

  private func set(_ parameter: String, _ text: String) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}[\(parameter)m\(text)\u{1B}[0m"
  }
}
