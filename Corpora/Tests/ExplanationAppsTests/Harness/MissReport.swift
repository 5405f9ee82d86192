import Foundation

@testable import GalleyExplanation

/// What is wrong with the explanation of a case, for whoever works on it.
struct MissReport {
  let judgement: Judgement

  /// What was planted and what was told.
  var text: String {
    let planted = judgement.planted
    var lines = ["seed \(planted.seed): \(planted.app.name), \(planted.screen), \(planted.setting)"]
    for (number, change) in planted.planted.enumerated() {
      let mark = judgement.isTold(number) ? "+" : "-"
      lines.append(
        "  \(mark) planted \(change.kind): \(change.name); expected \(planted.expectations[number])")
    }
    for cause in judgement.causes {
      let isTrue = planted.expectations.contains { $0.isMet(by: cause) }
      let property = cause.propertyName.isEmpty ? "" : " (\(cause.propertyName))"
      lines.append("  \(isTrue ? "=" : "!") \(cause.kindName)\(property): \(cause.sentence)")
    }
    if judgement.unexplainedPixels > 0 {
      lines.append("  ! \(judgement.unexplainedPixels) unexplained pixels")
    }
    return lines.joined(separator: "\n")
  }

  /// Writes both screens into a folder, and what is wrong.
  func write(to folder: URL) throws {
    try judgement.planted.write(to: folder)
    try text.write(
      to: folder.appendingPathComponent("\(judgement.planted.seed).txt"), atomically: true, encoding: .utf8)
  }
}
