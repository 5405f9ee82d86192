import Foundation
import GalleyBaselines
import GalleyText
import GalleyTree

/// The commit that a run tested and the one that is checked out, where they are not the same.
package struct RunCommit: Sendable, Hashable {
  /// The commit of the run.
  package var run: String
  /// The commit that is checked out.
  package var present: String
  /// The files outside the folder of baselines that differ between both, sorted; `nil` if that cannot be known.
  package var files: [String]?

  /// Whether nothing but baselines changed since the run, as by an approval that was committed.
  package var hasSameSources: Bool { files?.isEmpty ?? false }

  /// Compares the commit of a run with the one that is checked out.
  ///
  /// - Returns: `nil` if they are the same, if the run does not tell its commit, or if git does not tell the present one.
  static func compare(_ run: Run, in project: Project) -> RunCommit? {
    run.launch?.git.flatMap { compare($0.commit, in: project) }
  }

  /// The reasons why a run is not about the commit that is checked out, for a base that demands signatures.
  ///
  /// A run that somebody committed cannot name the commit that it is part of. A commit that differs from that of the run in
  /// nothing but baselines is judged, as after an approval that was committed.
  static func doubts(of run: Run, in project: Project) -> [RunFinding] {
    guard !run.commits.contains(nil) else { return [.commitUnknown] }
    // The commit in the note with which the run began is compared in any case.
    guard run.launch == nil else { return [] }
    return run.commits.compactMap(\.self).sorted().compactMap { compare($0, in: project) }
      .filter { !$0.hasSameSources }.map(RunFinding.otherCommit)
  }

  private static func compare(_ tested: String, in project: Project) -> RunCommit? {
    guard let git = try? Git(in: project.root), let present = try? git.commit("HEAD"), present != tested
    else { return nil }
    var result = RunCommit(run: tested, present: present)
    guard Git.isDigest(tested) else { return result }
    result.files = try? git.differingFiles(tested, present, outside: project.settings.baselines)
    return result
  }
}

extension RunCommit: CustomStringConvertible {
  /// The difference as one sentence without a full stop, with the way out.
  package var description: String {
    let both =
      "the run is of commit \(CleanText.line(String(run.prefix(12)))), this is \(present.prefix(12))"
    guard let files else {
      return
        "\(both), and git cannot compare the two here; run the tests again, or fetch the commit of the run"
    }
    guard let first = files.first else { return "\(both), with the same files but for baselines" }
    let count = EnglishNoun.count(files.count, "file", "differs", "differ")
    let example = CleanText.line(first, limit: 200)
    return "\(both): \(count), such as \(example); run the tests again"
  }
}
