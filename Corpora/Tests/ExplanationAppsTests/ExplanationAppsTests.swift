import Foundation
import Testing

@testable import SeededCases

/// Judges the explanation by apps that were not written for it.
///
/// `GALLEY_SHEETS=FOLDER` writes both pictures of each miss, to be looked at, and `GALLEY_PAIRS=FOLDER` those of all cases, which
/// the benchmarks explain. `GALLEY_HELD_BACK=1` judges what is held back from
/// whoever works on the explanation, too, and prints nothing of it but totals. `GALLEY_CORPUS_APP=NAME` judges one open app.
@Suite struct ExplanationAppsTests {
  /// The share of the open part that is to be explained exactly.
  private static let floor = 0.95

  private static let isHeldBackJudged = ProcessInfo.processInfo.environment["GALLEY_HELD_BACK"] == "1"
  private static let onlyApp = ProcessInfo.processInfo.environment["GALLEY_CORPUS_APP"]
  private static let sheets = folder("GALLEY_SHEETS")
  private static let pairs = folder("GALLEY_PAIRS")

  private static func folder(_ variable: String) -> URL? {
    let folder = ProcessInfo.processInfo.environment[variable] ?? ""
    return folder.isEmpty ? nil : URL(fileURLWithPath: folder)
  }

  /// A usual run plants the first half of the seeds.
  @Test func `what was planted is what is told`() throws {
    let seeds = Soak.seeds(100, oneIn: 2)
    let run = try CorpusRun(
      seeds,
      from: Corpus.apps.filter { app in
        !HeldBack.apps.contains(app.name) && Self.onlyApp.map { $0 == app.name } ?? true
      },
      of: Set(Kind.allCases), sheets: Self.sheets, pairs: Self.pairs)
    print(run.misses.joined(separator: "\n\n"))
    print("\nThe open part:\n\(run.table)")
    #expect(run.all.cases > seeds.count / 2)
    #expect(run.all.exactShare >= Self.floor)
    #expect(run.contradictions == [])
  }

  @Test(.enabled(if: isHeldBackJudged && !HeldBack.apps.isEmpty))
  func `what is held back is told as well`() throws {
    let run = try CorpusRun(
      Soak.seeds(100), from: Corpus.apps.filter { HeldBack.apps.contains($0.name) }, of: Set(Kind.allCases))
    print("\nHeld back:\n\(run.totals)\n\(run.all.speed)")
    #expect(run.all.cases > 50)
  }
}
