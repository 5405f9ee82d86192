import GalleyBaselines
import GalleyTree

extension Run {
  /// The failed tests of an attempt that need no rerun although no baseline is missing: their checks would see the
  /// same again.
  ///
  /// Closed by default: a test whose failures are not all known to be such is run again.
  ///
  /// - Parameter attempt: The attempt, from 1 up.
  package func repeatable(after attempt: Int) -> [UnretriedTest] {
    guard attempt >= 1, attempt <= results.count else { return [] }
    let ofChecks = Set(processes(of: attempt).compactMap(\.failures).flatMap(\.issues))
    let failing: Set<CheckRecord.Status> = [.mismatch, .environmentChanged]
    let now = records.filter { ($0.attempt ?? 1) == attempt }
    let before = records.filter { ($0.attempt ?? 1) < attempt }
    var earlier: [CheckKey: Set<ContentDigest>] = [:]
    for record in before where failing.contains(record.status) {
      earlier[record.key, default: []].insert(record.candidate)
    }
    let byPlace = Dictionary(grouping: now) { Line($0.place) }
    let refused = Set(refusals.filter { ($0.attempt ?? 1) == attempt }.map { Line($0.place) })
    return results[attempt - 1].compactMap { result in
      guard result.end == .failed, let failures = result.failures, !failures.isEmpty else { return nil }
      let lines = failures.map { failure -> Line? in
        let isCheck = failure.reason.map { $0 == .check } ?? failure.issue.map(ofChecks.contains) ?? false
        return isCheck ? failure.place.map { Line($0) } : nil
      }
      guard lines.allSatisfy({ $0 != nil }) else { return nil }
      let known = Set(lines.compactMap(\.self))
      let checks = known.map { line in (byPlace[line] ?? []).filter { !$0.status.passes } }
      // A line that made no record that failed did something else.
      guard checks.allSatisfy({ !$0.isEmpty }), refused.isDisjoint(with: known) else { return nil }
      let all = checks.flatMap(\.self)
      guard all.allSatisfy({ failing.contains($0.status) }) else { return nil }
      if all.allSatisfy({ $0.isReproducible == true }) {
        return UnretriedTest(result.test, .deterministicDevice)
      }
      return all.allSatisfy { $0.isReproducible == true || earlier[$0.key] == [$0.candidate] }
        ? UnretriedTest(result.test, .sameAgain) : nil
    }
  }

  /// A line of a file, whatever its column.
  private struct Line: Hashable {
    var file: String
    var line: Int

    init(_ site: CallSite) {
      file = site.filePath
      line = site.line
    }
  }
}

extension CheckRecord.Status {
  /// Whether a check that ended so passed.
  fileprivate var passes: Bool { [.match, .tolerated, .approved].contains(self) }
}
