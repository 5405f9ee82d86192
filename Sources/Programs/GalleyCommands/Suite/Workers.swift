import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleySystem
import Glibc

/// Worker processes that share the suites of Swift Testing, and the classes of XCTest where the user chooses their number: each runs its
/// own ones, in sessions of its own, such as those of browsers.
///
/// Suites with long tests go first, by the seconds that earlier runs recorded, each to the worker with the least so far. XCTest's classes
/// expect to run one after another, as `swift test` runs them, so that nothing but the user's word divides them.
struct Workers {
  /// The number that the user chose; `nil` for as many as the length of the tests is worth.
  let chosen: Int?
  let run: String
  let project: Project
  /// The number of processors; each worker has one.
  var processors = ProcessInfo.processInfo.activeProcessorCount

  /// More are started only where the user chooses so: each takes the memory of an app with its pictures.
  private static let mostByLength = 8
  /// The length of tests that are worth a process of their own, in milliseconds: a process starts in a tenth of that.
  private static let worthwhile = 4_000
  /// The number of earlier runs whose seconds are read.
  private static let recent = 5
  /// The weight of a test that no earlier run knows where none has seconds, in milliseconds.
  private static let usual = 1_000

  /// The number of workers at most.
  var most: Int { chosen ?? min(max(1, processors), Self.mostByLength) }

  /// The commands of a run with the tests divided, and the number of workers; the commands as they are, and one, where there is nothing to
  /// divide.
  ///
  /// - Parameters:
  ///   - commands: The commands that run all tests, each in one process.
  ///   - arguments: The arguments that select tests.
  ///   - listing: All tests.
  func dividing(_ commands: [[String]], _ arguments: SwiftTestArguments, _ listing: TestBundle.Listing) throws
    -> (commands: [[String]], workers: Int)
  {
    guard most > 1 else { return (commands, 1) }
    let weights = milliseconds()
    var workers = 1
    let divided = try commands.map { command in
      guard let program = command.first else { return command }
      let isXCTest = command.last != TestBundle.swiftTesting
      let parts =
        isXCTest
        ? parts(ofXCTest: listing.xctest.filter(arguments.selects), program, weights)
        : try listing.ofSwiftTesting.map { try self.parts(ofSwiftTesting: $0, program, arguments, weights) }
          ?? []
      guard parts.count > 1 else { return command }
      workers = max(workers, parts.count)
      let script = try Self.script(of: run, in: project, isXCTest)
      let lines = parts.map { $0.map(Self.quoted).joined(separator: " ") }
      try AtomicFile.write(Data(Self.script(lines).utf8), to: script, flushes: false)
      return ["/bin/sh", script]
    }
    return (divided, workers)
  }

  /// The commands of the workers that share the classes of XCTest; empty where they are not to be shared.
  private func parts(
    ofXCTest names: [String], _ program: String, _ weights: [TestName: Int]
  ) -> [[String]] {
    let tests = names.compactMap { TestName($0) }
    guard let chosen, tests.count == names.count else { return [] }
    let own = Shard.partition(tests, into: chosen) { weights[$0] ?? Self.usual }.filter { !$0.isEmpty }
    let parts = own.map { groups in
      tests.filter { groups.contains($0.group) }.map(\.specifier).joined(separator: ",")
    }
    return parts.allSatisfy(TestBundle.isArgument) ? parts.map { [program, $0] } : []
  }

  /// The commands of the workers that share the suites of Swift Testing, each with a stream of events of its own; fewer than two where
  /// they are not worth it.
  private func parts(
    ofSwiftTesting tests: [TestName], _ program: String, _ arguments: SwiftTestArguments,
    _ weights: [TestName: Int]
  ) throws -> [[String]] {
    let known = weights.values.sorted()
    let unknown = known.isEmpty ? Self.usual : known[known.count / 2]
    let selected = tests.filter(arguments.probablySelects)
    let length = selected.reduce(0) { $0 + (weights[$1] ?? unknown) }
    let count = chosen ?? max(1, min(most, Set(selected.map(\.group)).count, length / Self.worthwhile))
    let parts = (1...count).compactMap { number -> [String]? in
      guard let shard = Shard(number, of: count) else { return nil }
      return arguments.part(shard, of: tests) { weights[$0] ?? unknown }?.words
    }
    return try parts.enumerated().map { index, words in
      let plain = try Run.issuesPath(of: run, in: project)
      let own = try Run.issuesPath(of: run, in: project, worker: index + 1)
      return [program] + words.map { $0 == plain ? own : $0 } + [TestBundle.library, TestBundle.swiftTesting]
    }
  }

  /// The file of the script that starts the workers of a testing library.
  private static func script(of run: String, in project: Project, _ isXCTest: Bool) throws -> String {
    try Run.issuesPath(of: run, in: project) + (isXCTest ? "-xctest.sh" : ".sh")
  }

  /// Removes what ``dividing(_:_:_:)`` wrote.
  func end() {
    for isXCTest in [false, true] {
      guard let script = try? Self.script(of: run, in: project, isXCTest) else { continue }
      try? FileManager.default.removeItem(atPath: script)
    }
  }

  /// The time that each test took in the latest run that recorded it, in milliseconds.
  private func milliseconds() -> [TestName: Int] {
    let names = (try? Run.names(in: project)) ?? []
    var found: [TestName: Int] = [:]
    for name in names.filter({ $0 != run }).suffix(Self.recent).reversed() {
      for result in (try? Run(name, in: project))?.results.first ?? [] {
        if let seconds = result.duration, found[result.test] == nil {
          found[result.test] = max(1, Int(seconds * 1_000))
        }
      }
    }
    return found
  }

  /// Runs commands side by side, and ends with the worst status; that of no tests only if none has any.
  ///
  /// A shell has its background processes ignore SIGINT, which would outlive Control-C.
  private static func script(_ commands: [String]) -> String {
    """
    pids=
    \(commands.map { "env --default-signal=INT,QUIT \($0) &\npids=\"$pids $!\"" }.joined(separator: "\n"))
    worst=0 none=\(EX_UNAVAILABLE)
    for pid in $pids; do
      wait "$pid"
      status=$?
      if [ $status -eq \(EX_UNAVAILABLE) ]; then continue; fi
      none=0
      if [ $status -gt $worst ]; then worst=$status; fi
    done
    if [ $worst -gt 0 ]; then exit $worst; fi
    exit $none

    """
  }

  private static func quoted(_ word: String) -> String {
    "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
