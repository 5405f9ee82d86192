import Foundation
import GalleySystem

extension Run {
  /// Machines whose clocks differ by more than this, in seconds, cannot share runs.
  private static let mostClockDifference: TimeInterval = 3600

  /// The signs that the run was written by hand: a file of it is committed, or it began in the future and so is newer than any other.
  ///
  /// `environment`: that in which git is started. A folder that is in no repository has no committed files.
  package func doubts(
    now: Date = Date(), environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [RunError] {
    var doubts: [RunError] = []
    if Git.mayKnow(folder.path),
      let file = try? Git(in: folder.path, environment: environment).firstTrackedFile()
    {
      doubts.append(.tracked(folder.displayPath(file)))
    }
    let instants = processes.map(\.started) + [launch?.started].compactMap(\.self)
    if let last = instants.max(), last.timeIntervalSince(now) > Self.mostClockDifference {
      doubts.append(.future(folder.displayPath(), last))
    }
    return doubts
  }

  /// The commits that were checked out when it was made: one, unless its processes disagree; `nil` stands for a process that
  /// does not tell it.
  package var commits: Set<String?> {
    launch.map { [$0.git?.commit] } ?? Set(processes.map(\.commit))
  }
}
