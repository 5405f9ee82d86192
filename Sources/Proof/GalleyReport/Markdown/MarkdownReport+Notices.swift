import GalleyBaselines
import GalleyDecisions
import GalleyText

extension MarkdownReport {
  /// The number of lines of a notice, and of the baselines of a branch.
  private static let mostNamed = 50
  /// The width of a picture of a baseline, in pixels.
  private static let width = 160

  /// The notices beside the verdict, a fold for each; the fold of a notice that stops the gate is open.
  var notices: [String] {
    (verdict.notices ?? []).map { notice in
      let sentence = NoticeText.wholeSentence(notice)
      let mark = notice.forbidden == nil ? "ℹ️" : "⛔"
      let named = NoticeText.lines(notice)
      guard !named.isEmpty else { return "\(mark) **\(MarkdownText.line(sentence))**" }
      return
        ([
          "<details\(notice.forbidden == nil ? "" : " open")><summary>\(mark) <b>\(MarkupNode.escaped(sentence))</b></summary>",
          "",
        ]
        + named.limited(to: Self.mostNamed).map { "- \(MarkdownText.line($0))" } + ["", "</details>"])
        .joined(separator: "\n")
    }
  }

  /// The baselines that the branch changed, with pictures of both sides where they can be shown.
  var review: [String] {
    guard let review = verdict.review else { return [] }
    let sentence = "**Approved on this branch:** \(MarkdownText.line(BranchReviewText.sentence(review)))"
    guard !review.changes.isEmpty else { return [sentence] }
    let hasPictures = !(report?.changes ?? [:]).isEmpty && folder != nil
    var lines = [
      "<details open><summary>\(EnglishNoun.count(review.changes.count, "baseline"))</summary>", "",
    ]
    lines += ["| baseline | change | decision |\(hasPictures ? " before | now |" : "")"]
    lines += ["| --- | --- | --- |\(hasPictures ? " --- | --- |" : "")"]
    for change in review.changes.prefix(Self.mostNamed) {
      let name =
        change.kind == .renamed ? "\(change.text), was \(change.before?.key?.text ?? "")" : change.text
      var cells = [name, BranchReviewText.word(change.kind), BranchReviewText.decision(change)].map {
        MarkdownText.line($0)
      }
      if hasPictures {
        let pictures = report?.changes[change.path]
        cells += [picture(pictures?.before), picture(pictures?.after)]
      }
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    let rest = review.changes.count - Self.mostNamed
    if rest > 0 { lines += ["", "… and \(EnglishNoun.count(rest, "more baseline"))"] }
    return [sentence, (lines + ["", "</details>"]).joined(separator: "\n")]
  }

  /// The report's folder as an address, or as a path from the file.
  private var folder: String? { reportURL ?? reportPath }

  private func picture(_ file: String?) -> String {
    guard let folder, let file else { return "" }
    let address = MarkdownText.address("\(folder)/\(file)").replacing("&", with: "&amp;")
    return "<a href=\"\(address)\"><img src=\"\(address)\" width=\"\(Self.width)\"></a>"
  }
}
