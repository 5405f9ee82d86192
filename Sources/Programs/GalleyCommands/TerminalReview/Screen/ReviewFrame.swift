import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyText
import GalleyTree

/// One frame of the review: lines of text, with space for the pictures of the check.
struct ReviewFrame {
  /// The size of a terminal in cells.
  struct Size: Hashable, Sendable {
    var columns: Int
    var rows: Int
  }

  /// The lines, cut to the width of the terminal; those in the space for pictures are empty.
  private(set) var lines: [String] = []
  /// The first line of the pictures, from 0 up.
  private(set) var pictureRow = 0
  /// The number of lines for pictures; 0 if they are hidden or there is no space.
  private(set) var pictureRows = 0

  private let size: Size
  private let style: TerminalStyle

  /// Lays out a frame.
  init(
    _ model: ReviewModel, _ pictures: ReviewPictures, size: Size, style: TerminalStyle, hasPictures: Bool
  ) {
    self.size = size
    self.style = style
    if let overlay = model.overlay {
      lines = cover(overlay)
      return
    }
    var head = [title(model), style.bold(cut(model.entry.item.text)), verdict(model)]
    head += info(model)
    head += causes(model)
    let foot = self.foot(model)
    head = Array(head.prefix(max(3, size.rows - foot.count - 1)))
    let left = size.rows - head.count - foot.count - 1
    let tree = model.panel == .pictures ? [] : self.tree(pictures)
    var treeRows = 0
    if model.panel != .lines, hasPictures, pictures.candidate != nil, left >= 6 {
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
    if let fault = pictures.fault, pictureRows == 0, left > 0 {
      lines.append(style.faint(cut("No picture: \(CleanText.line(fault)).")))
      treeRows = min(treeRows, left - 1)
    }
    if treeRows > 0 {
      lines += tree.prefix(treeRows - (tree.count > treeRows ? 1 : 0))
      if tree.count > treeRows {
        lines.append(
          style.faint(cut("… \(EnglishNoun.count(tree.count - treeRows + 1, "more line")); t shows more")))
      }
    }
    lines += [String](repeating: "", count: max(0, size.rows - foot.count - lines.count)) + foot
    lines = Array(lines.prefix(size.rows))
  }

  /// What covers the screen.
  private func cover(_ overlay: ReviewModel.Overlay) -> [String] {
    let rows = max(1, size.rows - 3)
    let all = overlay.lines.flatMap { DisplayWidth.wrap($0, to: size.columns, indent: "  ") }
    var shown = all.prefix(rows).map { cut($0) }
    if all.count > rows {
      shown[rows - 1] = cut(
        "… and \(EnglishNoun.count(all.count - rows + 1, "more line")); the end of the review lists them")
    }
    let blank = [String](repeating: "", count: max(0, size.rows - 3 - shown.count))
    let lines = [style.bold(cut(overlay.title)), ""] + shown + blank
    return Array((lines + [style.faint(cut("any key closes this"))]).prefix(size.rows))
  }

  private func cut(_ text: String) -> String { DisplayWidth.cut(text, to: size.columns) }

  private func title(_ model: ReviewModel) -> String {
    let position = "Reviewing \(model.index + 1)/\(model.entries.count)"
    let width = min(24, max(0, size.columns - 50))
    let filled = model.entries.isEmpty ? 0 : model.done * width / model.entries.count
    let bar = String(repeating: "━", count: filled)
    let rest = String(repeating: "─", count: width - filled)
    let counts =
      "\(model.count(.approved)) approved, \(model.count(.rejected)) rejected, \(model.left) left"
    guard DisplayWidth.of(position) + width + DisplayWidth.of(counts) + 4 <= size.columns else {
      return style.bold(cut(position))
    }
    return "\(style.bold(position))  \(style.good(bar))\(style.faint(rest))  \(counts)"
  }

  private func verdict(_ model: ReviewModel) -> String {
    let item = model.entry.item
    var words: String
    switch model.entry.check.outcome {
    case .mismatch(let comparison):
      words = "differs\(CheckText.level(comparison)): \(CheckText.numbers(comparison))"
    case .environmentChanged(let facts): words = CheckText.environmentCause(facts)
    default: words = item.renamedFrom.map { "new, and looks like a renamed \($0)" } ?? "no baseline yet"
    }
    if let rejection = DecisionText.rejection(model.entry.check), model.entry.state == .waiting {
      words += "; \(rejection)"
    }
    switch model.entry.state {
    case .waiting: return style.faint(cut(words))
    case .approved: return style.good(cut("approved  \(words)"))
    case .rejected: return style.bad(cut("rejected  \(words)"))
    case .held(let reason): return style.bad(cut("held back: \(reason)"))
    case .refused(let reason): return style.bad(cut("not decided: \(reason)"))
    }
  }

  private func info(_ model: ReviewModel) -> [String] {
    let item = model.entry.item
    let place = CleanText.line("\(item.place)")
    var lines = [style.faint(cut("\(place)  ·  id \(item.id)"))]
    lines += item.comments.suffix(3).map { comment in
      cut("\(CleanText.line(comment.by, limit: 40)): \(CleanText.line(comment.reason ?? ""))")
    }
    return lines
  }

  /// The number of causes that are listed: later ones are rarely read, and the picture needs the space.
  private static let mostCauses = 6

  private func causes(_ model: ReviewModel) -> [String] {
    let item = model.entry.item
    var lines: [String] = []
    // Who decides for causes elsewhere has to see all of them.
    let most = model.scope == .alike ? item.causes.count : Self.mostCauses
    for (number, cause) in item.causes.prefix(most).enumerated() {
      let others = model.entries.count { $0.item.causes.contains { $0.id == cause.id } }
      let shared = others > 1 ? "  (in \(others) checks)" : ""
      lines += DisplayWidth.wrap(
        "\(number + 1). \(CleanText.line(cause.sentence))\(shared)", to: size.columns, indent: "   ")
    }
    if item.causes.count > most {
      lines.append("… \(EnglishList.more(item.causes.count - most))")
    }
    return lines + item.environment.map { cut("- \(CleanText.line($0))") }
  }

  /// The difference of the trees, or of the texts.
  private func tree(_ pictures: ReviewPictures) -> [String] {
    guard let lines = pictures.lines, !lines.hunks.isEmpty else { return [] }
    return lines.unified().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = cut(CleanText.line(String(line)))
      switch line.first {
      case "-": return style.bad(text)
      case "+": return style.good(text)
      default: return style.faint(text)
      }
    }
  }

  private func foot(_ model: ReviewModel) -> [String] {
    if let prompt = model.prompt {
      let count = prompt.requests.count == 1 ? "" : " \(prompt.requests.count) checks"
      let shown = CleanText.line(prompt.text)
      let start = prompt.isComment ? "Comment: " : "Reject\(count), because: "
      let space = max(1, size.columns - DisplayWidth.of(start) - 1)
      let tail = DisplayWidth.of(shown) > space ? "…" + String(shown.suffix(max(1, space / 2))) : shown
      let verb = prompt.isComment ? "keeps it" : "rejects"
      return [style.bold(start) + tail + "█", style.faint(cut("Enter \(verb), Escape goes back"))]
    }
    let message = model.message ?? scope(model)
    let isPlain = model.scope == .check && model.message == nil
    return [isPlain ? style.faint(cut(message)) : style.bold(cut(message))]
      + [
        [.approve, .reject, .scope, .undo, .comment, .help],
        [.nextWaiting, .split, .difference, .nextDifference, .panel, .quit],
      ].map { keys(Self.named($0)) }
  }

  /// The keys and words of commands.
  private static func named(_ actions: [KeyCommand.Action]) -> [(key: String, word: String)] {
    let words: [KeyCommand.Action: String] = [
      .reject: "reject", .scope: "scope", .undo: "undo", .help: "all keys", .nextWaiting: "next",
      .nextDifference: "zoom", .panel: "panel",
    ]
    return actions.compactMap { action in
      KeyCommand.all(in: .terminal).first { $0.action == action }.map {
        ($0.names.first ?? "", words[action] ?? $0.meaning)
      }
    }
  }

  private func scope(_ model: ReviewModel) -> String {
    let (taken, held) = model.foreseen
    let rest = held == 0 ? "" : "; \(held) more would be held back"
    switch model.scope {
    case .check: return "G  Y and N apply to this check only"
    case .alike:
      let like = model.entry.item.causes.isEmpty ? "like this one" : "with these causes"
      return "G  Y and N apply to all \(taken) checks \(like)\(rest)"
    case .listed: return "G  Y and N apply to all \(taken) checks that are left\(rest)"
    }
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
