import Foundation

@testable import GalleyExplanation

/// Cases of many seeds, judged.
struct CorpusRun {
  private(set) var all = Tally()
  private var byKind: [Kind: Tally] = [:]
  private var byApp: [String: Tally] = [:]
  private var byCount: [Int: Tally] = [:]
  /// What is wrong, case by case.
  private(set) var misses: [String] = []
  /// The sentences that contradict themselves, or say nothing.
  private(set) var contradictions: [String] = []

  /// Plants, explains and judges.
  ///
  /// - Parameters:
  ///   - seeds: One a case.
  ///   - apps: The apps to choose from.
  ///   - kinds: The kinds to choose from.
  ///   - sheets: Where the pictures of misses go, if anywhere.
  ///   - pairs: Where the pictures of all cases go, if anywhere.
  init(
    _ seeds: Range<UInt64>, from apps: [any CorpusApp], of kinds: Set<Kind>, sheets: URL? = nil,
    pairs: URL? = nil
  ) throws {
    let camera = ScreenCamera()
    for seed in seeds {
      guard let planted = try PlantedCase(seed, from: apps, of: kinds, camera) else { continue }
      if let pairs { try planted.write(to: pairs) }
      let judgement = Judgement(planted)
      all.add(judgement)
      contradictions += judgement.contradictions.map { "seed \(seed): \($0.sentence)" }
      byCount[planted.changes.count, default: Tally()].add(judgement)
      byApp[planted.app.name, default: Tally()].add(judgement)
      for kind in Set(planted.planted.map(\.kind)) { byKind[kind, default: Tally()].add(judgement) }
      guard !judgement.isExact else { continue }
      let report = MissReport(judgement: judgement)
      misses.append(report.text)
      if let sheets { try report.write(to: sheets) }
    }
  }

  /// The tallies of all and by app, and nothing by which a single change could be told.
  var totals: String { Tally.table([(name: "all", tally: all)] + apps) }

  private var apps: [(name: String, tally: Tally)] {
    byApp.sorted { $0.key < $1.key }.map { (name: $0.key, tally: $0.value) }
  }

  /// The tallies: of all, by the number of changes, by app and by kind.
  var table: String {
    let counts = byCount.sorted { $0.key < $1.key }.map { (name: "\($0.key) at once", tally: $0.value) }
    let kinds = byKind.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      (name: $0.key.rawValue, tally: $0.value)
    }
    return Tally.table([(name: "all", tally: all)] + counts + apps + kinds) + "\n" + all.speed
  }
}
