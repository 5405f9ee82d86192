import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage

/// Runs whose checks differ and pass all the same.
package enum Tolerating {
  /// An account of so many pixels that count.
  package static func account(_ counted: Int, of allowed: Int = 100, largest: Int = 12) -> ToleranceSummary {
    let comparison = PixelComparison(
      baseline: speck(0), candidate: speck(counted), engine: ExactEngine(), budget: budget(allowed))
    return ToleranceSummary(
      counted: counted, allowed: allowed, forgiven: comparison.verdict.forgiven, largestPassingPatch: largest)
  }

  private static func budget(_ pixels: Int) -> DifferenceBudget {
    (try? DifferenceBudget(maxDiffPixels: pixels)) ?? .none
  }

  /// A picture with so many black pixels in its first rows.
  private static func speck(_ count: Int) -> Bitmap {
    var picture = Bitmap(width: 40, height: 50, color: .white)
    for index in 0..<count { picture[index % 40, index / 40] = .black }
    return picture
  }

  /// Turns checks that differ into checks that passed, with accounts of their own.
  package static func tolerate(_ verdict: inout Verdict, _ change: (inout Comparison) -> Void) {
    var checks = verdict.checks
    for index in checks.indices {
      guard case .mismatch(var comparison) = checks[index].outcome else { continue }
      comparison.forgiven = comparison.causes
      comparison.causes = []
      comparison.unexplainedPixels = 0
      change(&comparison)
      checks[index].outcome = .tolerated(comparison)
      checks[index].record.status = .tolerated
      checks[index].record.comparison = comparison
    }
    verdict = verdict.replacing(checks: checks)
  }

  /// Changes what the checks that passed with tolerance found.
  package static func change(_ verdict: inout Verdict, _ change: (inout Comparison) -> Void) {
    var checks = verdict.checks
    for index in checks.indices {
      guard case .tolerated(var comparison) = checks[index].outcome else { continue }
      change(&comparison)
      checks[index].outcome = .tolerated(comparison)
      checks[index].record.comparison = comparison
    }
    verdict = verdict.replacing(checks: checks)
  }

  /// Keeps a record in a run that began so many seconds after the others.
  package static func keep(_ record: CheckRecord, in run: String, of sandbox: Sandbox, at seconds: Double)
    throws
  {
    let recorder = try RunRecorder.open(
      sandbox.project, environment: [RunName.variable: run],
      now: Date(timeIntervalSince1970: 1_700_000_000 + seconds))
    try recorder.record(record)
    try recorder.close()
  }

  /// A run `r` whose one check passed with 41 of 100 pixels spent, after five runs with the same baseline that passed
  /// with less, one with another baseline, and one that did not pass.
  package static func drifting(_ counted: [Int] = [3, 9, 12, 12, 30], last: Int = 41) throws -> (
    Sandbox, Verdict
  ) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    var verdict = try sandbox.verdict("r")
    tolerate(&verdict) { $0.tolerance = account(last) }
    var record = verdict.checks[0].record
    for (index, count) in counted.enumerated() {
      record.comparison?.tolerance = account(count)
      try keep(record, in: "earlier-\(index)", of: sandbox, at: Double(index))
    }
    record.comparison?.tolerance = account(99)
    record.status = .mismatch
    try keep(record, in: "failed", of: sandbox, at: 50)
    record.status = .tolerated
    record.baseline = record.candidate
    try keep(record, in: "other-baseline", of: sandbox, at: 60)
    return (sandbox, verdict)
  }
}
