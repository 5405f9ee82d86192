import GalleyBaselines
import GalleyDecisions
import GalleyText

/// Sentences about vanished parts of a suite, and about skipped tests.
enum VanishedText {
  /// The number of vanished parts, such as `3 checks and 1 test without baselines of the base vanished`.
  static func sentence(_ notice: Notice) -> String {
    let checks = notice.keys.count
    var (bare, issues) = (0, 0)
    for subject in notice.subjects {
      switch subject {
      case .goneTest(_, let keys, _) where keys.isEmpty: bare += 1
      case .goneSuite(_, let tests, let keys, _) where keys.isEmpty: bare += tests
      case .goneIssue: issues += 1
      default: break
      }
    }
    let parts = [
      checks == 0 ? nil : EnglishNoun.count(checks, "check"),
      bare == 0 ? nil : EnglishNoun.count(bare, "test") + " without baselines",
      issues == 0 ? nil : EnglishNoun.count(issues, "known accessibility issue"),
    ]
    return EnglishList.and(parts.compactMap { $0 }) + " of the base vanished"
  }

  /// The line of a subject that is gone, with who removed it; `nil` for any other subject.
  static func line(_ subject: NoticeSubject) -> String? {
    switch subject {
    case .vanished(let key, let author) where key.argument != nil:
      return "\(key.text): not checked" + (author == .unknown ? "" : "; the argument is gone\(who(author))")
    case .vanished(let key, let author) where key.isPreview:
      return "\(key.text): not checked" + (author == .unknown ? "" : "; the preview is gone\(who(author))")
    case .vanished(let key, let author):
      return "\(key.text): not checked" + (name(author).map { "; its name was last changed by \($0)" } ?? "")
    case .gone(let key, let decision, let remover):
      let words = decision.map { DecisionText.whole($0) } ?? removed(remover, "no decision says by whom")
      return "\(key.text): \(words)"
    case .goneTest(let owner, let keys, let remover):
      return "\(NoticeText.text(owner)): the test is gone\(who(remover)); \(baselines(keys))"
    case .goneSuite(let suite, let tests, let keys, let remover):
      let name = clean(suite.joined(separator: "/"))
      return
        "\(name): the suite is gone with \(EnglishNoun.count(tests, "test"))\(who(remover)); \(baselines(keys))"
    case .goneIssue(let page, let issue, let remover):
      return "\(clean(page)): the known accessibility issue \(clean(issue)) is gone\(who(remover))"
    default: return nil
    }
  }

  /// The relation of the branch to a skipped test, as the end of a sentence.
  static func age(_ age: SkipAge) -> String {
    switch age {
    case .ofBranch(.commit(let author)): "; disabled on this branch by \(clean(author))"
    case .ofBranch(.nobody): "; disabled on this branch, and not committed"
    case .ofBranch(.unknown): "; disabled on this branch"
    case .older: "; no line of this branch disables it"
    case .unknown: ""
    }
  }

  private static func removed(_ remover: ChangeAuthor, _ unknown: String) -> String {
    name(remover).map { "its file was removed by \($0), and no decision says so" }
      ?? "removed, and \(unknown)"
  }

  /// The author of the removal, as a part of a sentence; empty if unknown.
  private static func who(_ remover: ChangeAuthor) -> String {
    switch remover {
    case .commit(let author): ", removed by \(clean(author))"
    case .nobody: ", and no commit of this branch removed it"
    case .unknown: ""
    }
  }

  private static func name(_ author: ChangeAuthor) -> String? {
    if case .commit(let name) = author { clean(name) } else { nil }
  }

  private static func baselines(_ keys: [CheckKey]) -> String {
    keys.isEmpty
      ? "no baseline" : "\(EnglishNoun.count(keys.count, "baseline")), \(NoticeText.names(keys))"
  }

  private static func clean(_ text: String) -> String { CleanText.line(text, limit: 120) }
}
