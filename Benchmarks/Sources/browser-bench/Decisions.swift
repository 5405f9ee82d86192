import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyImage
import GalleyTree
import Glibc

/// The checks of a run, decided again: from the bytes of a picture to the record of the check.
struct Decisions {
  /// One check: the approved picture beside the one that was seen.
  private struct Pair {
    let record: CheckRecord
    let baseline: ScreenSnapshot
    let candidate: ScreenSnapshot
    let files: (before: Data, after: Data)
  }

  private let project: Project
  private let pairs: [Pair]

  /// Reads checks that differ, and writes both pictures of each, for the peer, as `equal-0.png` and `changed-0.png`.
  ///
  /// - Parameters:
  ///   - names: The names of the checks.
  ///   - run: The name of the run.
  ///   - path: The path of the project.
  ///   - folder: The folder for the pictures.
  init(of names: [String], in run: String, of path: String, writingTo folder: String) throws {
    let project = try Project.find(from: path + "/Galley.json")
    let store = BaselineStore(project)
    let run = try Run(run, in: project)
    let records = Dictionary(run.records.map { ($0.key.name, $0) }) { $1 }
    var pairs: [Pair] = []
    for (number, name) in names.enumerated() {
      guard let record = records[name], record.isKept, case .found(let baseline) = try store.read(record.key)
      else { throw Missing(name: name) }
      let candidate = try run.snapshot(of: record)
      let files = (
        before: try PNG.encode(baseline.snapshot.picture, effort: .standard),
        after: try PNG.encode(candidate.picture, effort: .standard)
      )
      try files.before.write(to: URL(fileURLWithPath: "\(folder)/equal-\(number).png"))
      try files.after.write(to: URL(fileURLWithPath: "\(folder)/changed-\(number).png"))
      pairs.append(Pair(record: record, baseline: baseline.snapshot, candidate: candidate, files: files))
    }
    (self.project, self.pairs) = (project, pairs)
  }

  /// An error of a check that is not there.
  struct Missing: Error {
    let name: String
  }

  /// Decides all checks in a run of its own.
  ///
  /// - Parameters:
  ///   - areEqual: Whether the approved picture is seen again.
  ///   - run: The name of the new run.
  /// - Returns: The milliseconds until the last check is decided, and those until pictures, trees and records are kept as well.
  private func decide(areEqual: Bool, as run: String) throws -> (decided: Double, kept: Double) {
    let start = ContinuousClock.now
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: run])
    let runner = CheckRunner(store: BaselineStore(project), recorder: recorder)
    var keeping = Duration.zero
    for pair in pairs {
      let picture = try PNG.decode(areEqual ? pair.files.before : pair.files.after)
      let tree = areEqual ? pair.baseline.tree : pair.candidate.tree
      let seen = ScreenSnapshot(picture: picture, tree: tree, scale: pair.record.scale)
      var capture = CheckCapture(
        .picture(seen, pair.record.fingerprint), key: pair.record.key, settings: pair.record.settings,
        origins: pair.record.origins, at: pair.record.place)
      capture.judgement = runner.judge(capture)
      precondition(capture.judgement?.passes == areEqual, "\(pair.record.key.name) is decided otherwise")
      let decided = ContinuousClock.now
      precondition(runner.run(capture).passes == areEqual)
      keeping += ContinuousClock.now - decided
    }
    let time = ContinuousClock.now - start
    try recorder.close()
    return ((time - keeping) / .milliseconds(1), time / .milliseconds(1))
  }

  /// The parts of deciding checks that differ.
  ///
  /// - Returns: The milliseconds of decoding both pictures, and of comparing and explaining them.
  private func parts() throws -> (decode: Double, compare: Double) {
    var (decode, compare) = (Duration.zero, Duration.zero)
    for pair in pairs {
      var (before, after) = (pair.baseline, pair.candidate)
      let start = ContinuousClock.now
      before.picture = try PNG.decode(pair.files.before)
      after.picture = try PNG.decode(pair.files.after)
      let decoded = ContinuousClock.now
      let comparison = try Comparator.compare(
        baseline: before, candidate: after, settings: pair.record.settings)
      precondition(!comparison.passes)
      decode += decoded - start
      compare += ContinuousClock.now - decoded
    }
    return (decode / .milliseconds(1), compare / .milliseconds(1))
  }

  /// Answers each line of standard input, `equal`, `changed` or `parts`, by milliseconds.
  func serve() throws {
    print("ready")
    fflush(nil)
    var round = 0
    while let line = readLine() {
      round += 1
      switch line {
      case "parts":
        let parts = try parts()
        print(parts.decode, parts.compare)
      default:
        let times = try decide(areEqual: line == "equal", as: "\(line)-\(round)")
        print(times.decided, times.kept)
      }
      fflush(nil)
    }
  }
}
