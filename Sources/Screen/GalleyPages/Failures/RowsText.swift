import Foundation
import GalleyText
import GalleyTree

/// Turns the facts of rows that were not found into words.
enum RowsText {
  /// The title and the lines below it.
  static func words(_ failure: RowsFailure) -> (title: String, body: [String]) {
    let drags = EnglishNoun.count(failure.drags, "drag")
    let reason =
      switch failure.problem {
      case .noIndex(let index):
        failure.seen.isEmpty
          ? nothing(failure) : "there is no row \(index); there are \(failure.seen.count), counted from 0"
      case .noMatch:
        failure.seen.isEmpty
          ? nothing(failure)
          : "none of the \(EnglishNoun.count(failure.seen.count, "row")) on the screen \(wanted(failure))"
      case .notInList:
        failure.seen.isEmpty
          ? "it is nowhere between the two ends (\(drags))"
          : "none of the \(failure.seen.count) rows between the two ends \(wanted(failure)) (\(drags))"
      case .notInData(let total):
        "it has \(EnglishNoun.count(total, "row")) in all, and none of them \(wanted(failure)) (\(drags))"
      case .notReached(let reached, let total, let time):
        "only \(reached) of its \(total) rows were reached\(time.map { " within \(DurationText.seconds($0))" } ?? ""), and none of them \(wanted(failure)) (\(drags))"
      case .conditionNotMet: "the condition is met nowhere between the two ends (\(drags))"
      case .endless(let time): "there is always more after \(DurationText.seconds(time)) (\(drags))"
      case .outOfTime(let time):
        "\(failure.key.map { "“\(CleanText.line($0, limit: 100))” " } ?? "")not found within \(DurationText.seconds(time)) (\(drags))"
      case .notVisible(let part):
        "found, but only \(Numeral.decimal(part * 100)) % of it can be brought into view"
      case .noContainer: "nothing around it can be scrolled"
      case .count(let wanted, let orMore, let time):
        "there \(failure.seen.count == 1 ? "is 1" : "are \(failure.seen.count)") after \(DurationText.seconds(time)), in place of \(wanted)\(orMore ? " or more" : "")"
      }
    let what = PageErrorText.name(failure.rows, of: failure.page)
    let verb =
      switch failure.problem {
      case .noIndex, .noMatch: "find a row of"
      case .count: "wait for"
      default: "scroll"
      }
    let title = "cannot \(verb) \(what): \(reason)"
    var body = failure.locator.isEmpty ? [] : ["  looked for \(failure.locator)"]
    if !failure.seen.isEmpty {
      body.append("  rows seen, in order:")
      let lines = failure.seen.map { "    \(CleanText.line($0, limit: 100))" }
      let left = lines.count - 2 * rowsAtEachEnd
      body +=
        left > 1
        ? lines.prefix(rowsAtEachEnd) + ["    … \(left) more …"] + lines.suffix(rowsAtEachEnd) : lines
    }
    if let incomplete = failure.incomplete, !incomplete.isEmpty {
      body.append("  rows that do not count, as each lacks something its layout requires:")
      body += incomplete.prefix(rowsAtEachEnd).map {
        "    \(CleanText.line($0.title, limit: 100)) — lacks \($0.lacks.joined(separator: ", "))"
      }
      if incomplete.count > rowsAtEachEnd { body.append("    … \(incomplete.count - rowsAtEachEnd) more …") }
    }
    body += NearMatchText.lines(failure.nearest ?? [], indent: "  ")
    return (title, body + wayOut(failure))
  }

  /// The number of rows of a long list that are shown from its beginning and from its end.
  private static let rowsAtEachEnd = 20

  private static func wanted(_ failure: RowsFailure) -> String {
    failure.key.map { "is “\(CleanText.line($0, limit: 100))”" } ?? "meets the condition"
  }

  /// The content in place of rows.
  private static func nothing(_ failure: RowsFailure) -> String {
    let incomplete = failure.incomplete?.count ?? 0
    return switch incomplete {
    case 0: "there is no row at all"
    default:
      "\(EnglishNoun.thereAre(incomplete, "row")), \(incomplete == 1 ? "which" : "and each") lacks something its layout requires"
    }
  }

  private static func wayOut(_ failure: RowsFailure) -> [String] {
    switch failure.problem {
    case .noIndex, .noMatch: break
    default: return []
    }
    if failure.scene.standing?.isGone == true { return [] }
    if let further = failure.scene.further, !failure.seen.isEmpty {
      let call = failure.key.map { "scroll(to: \"\(CleanText.line($0, limit: 60))\")" } ?? "scroll { … }"
      return ["  \(further) goes on beyond the screen: page.\(failure.rows).\(call) looks further along"]
    }
    guard !failure.isRequired, failure.seen.isEmpty, failure.incomplete == nil else { return [] }
    return [
      "  \(failure.page) does not require them: add them to Required, as by atLeast(1), to have them waited for, or wait with become(atLeast:)"
    ]
  }
}
