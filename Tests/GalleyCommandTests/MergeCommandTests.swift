import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite(.serialized, .timeLimit(.minutes(3))) struct MergeCommandTests {
  private static let suites: KeyValuePairs<String, FakeSwiftPackage.Behaviour> = [
    "Alpha": .same, "Beta": .same, "Delta": .changed, "Gamma": .flaky,
  ]

  /// A suite of which some parts were run, with the names of their runs.
  private func parts(
    _ suites: KeyValuePairs<String, FakeSwiftPackage.Behaviour> = suites, _ numbers: [Int] = [1, 2],
    settings: String? = nil, _ words: [String] = []
  ) throws -> (FakeSwiftPackage, [String]) {
    let suite = try FakeSwiftPackage(suites, settings: settings)
    let names = try numbers.map { number in
      _ = try suite.galley(["test", "--shard", "\(number)/2"] + words)
      return try #require(try Run.names(in: suite.sandbox.project).first)
    }
    return (suite, names)
  }

  @Test func shardsBecomeOneRunThatIsJudgedLikeAny() throws {
    let (suite, names) = try parts(settings: "{ expect: 4, retries: 1, failOnOrphans: true }")
    let project = suite.sandbox.project
    try suite.sandbox.makeBaselines(.init(Samples.key("resting", test: nil, suite: ["FeedPage"])))
    let result = try suite.galley(["merge"] + names.reversed() + ["-o", "all"])
    #expect(
      result
        == ToolResult(
          code: .clean,
          out: """
            Merged 2 runs into all:
              \(names[0]): shard 1/2, 2 checks
              \(names[1]): shard 2/2, 2 checks
            Judge it with: galley gate --run all

            """, err: ""))
    let gate = try suite.galley(["gate", "--run", "all"])
    #expect(gate.code == .differences)
    #expect(gate.out.contains("compared 4 of 4: 3 match, 1 differs, 0 new, 1 flaky\n"), "\(gate.out)")
    #expect(gate.out.contains("merged from 2 runs"))
    // Delta failed, so it is not proven that no test passes the checkpoint.
    #expect(gate.out.contains("not used  1 baseline was not used"))
    #expect(try suite.galley(["approve", "--all", "--run", "all"]).code == .clean)
    #expect(try suite.galley(["gate", "--run", "all"]).code == .clean)
    #expect(try Run("all", in: project).launch?.parts?.map(\.run) == names)
  }

  @Test func aPartThatIsCommittedIsNotMerged() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    try suite.sandbox.makeRepository()
    try suite.sandbox.git("add", "-f", ".galley/runs/\(names[1])")
    let result = try suite.galley(["merge"] + names + ["-o", "all"])
    #expect(result.code == .notComparable)
    #expect(result.err.contains("the run \(names[1]) cannot be read whole"), "\(result.err)")
    #expect(result.err.contains("is tracked by git"), "\(result.err)")
  }

  @Test func allPartsTogetherProveWhatNoneProvesAlone() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    let shared = Samples.key("resting", test: nil, suite: ["FeedPage"])
    try suite.sandbox.makeBaselines(.init(shared))
    for name in names {
      #expect(try suite.sandbox.verdict(name, Gate(countsOrphans: true)).orphans.isEmpty)
    }
    #expect(try suite.galley(["merge", "-o", "all"] + names).code == .clean)
    #expect(
      try suite.sandbox.verdict("all", Gate(countsOrphans: true)).orphanReasons == [shared: .suiteEnded])
    #expect(try suite.galley(["merge", names[0], "-o", "half"]).code == .notComparable)
    #expect(try suite.sandbox.verdict("half", Gate(countsOrphans: true)).orphans.isEmpty)
  }

  /// The process of a shard ends at once, without a record and without an event.
  @Test func aShardThatRanNothingIsNamedAndFailsTheGate() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same], [1])
    let script = try suite.sandbox.text("bin/swift")
    try suite.sandbox.write(
      script.replacing("echo \"${GALLEY_ATTEMPT:-1} $*\" >> calls", with: "exit 0"),
      to: "bin/swift")
    #expect(try suite.galley(["test", "--shard", "2/2"]).code == .notComparable)
    let idle = try #require(try Run.names(in: suite.sandbox.project).first)
    let result = try suite.galley(["merge", names[0], idle, "-o", "all"])
    #expect(result.code == .notComparable)
    #expect(result.out.contains("ran nothing  shard 2/2\n"), "\(result.out)")
    let gate = try suite.galley(["gate", "--run", "all"])
    #expect(gate.code == .notComparable)
    #expect(
      gate.out.contains(
        "incomplete  the shard 2/2 ran nothing: none of the tests has a result; run it again, and merge all shards anew.\n"
      ),
      "\(gate.out)")
    // Merging again does not repair it.
    #expect(try suite.galley(["merge", "all", "-o", "again"]).code == .notComparable)
    #expect(try suite.galley(["gate", "--run", "again"]).code == .notComparable)
  }

  @Test func aMissingShardIsSaidAndStopsTheGate() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same], [2])
    let result = try suite.galley(["merge", names[0], "-o", "half"])
    #expect(result.code == .notComparable)
    #expect(result.out.contains("missing  shard 1/2\n"))
    let gate = try suite.galley(["gate", "--run", "half"])
    #expect(gate.code == .notComparable)
    #expect(gate.out.contains("incomplete  the shard 1/2 is missing; merge all shards of the suite.\n"))
  }

  @Test func mergingAgainForgetsNothing() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .shaky])
    #expect(try suite.galley(["merge", names[0], "-o", "half"]).code == .notComparable)
    let again = try suite.galley(["merge", "half", "-o", "again"])
    #expect(again.code == .notComparable)
    #expect(again.out.contains("missing  shard 2/2\n"), "\(again.out)")
    #expect(try suite.sandbox.verdict("again").findings == [.shardsMissing([2], of: 2)])
    #expect(
      try suite.galley(["merge", "half", names[0], "-o", "twice"]).err
        == "galley: shard 1/2 is in both half and \(names[0]); leave one out, the older most likely.\n")
    // What came later completes it.
    #expect(try suite.galley(["merge", "half", names[1], "-o", "all"]).code == .clean)
    let verdict = try suite.sandbox.verdict("all")
    #expect(verdict.findings == [] && verdict.checks.allSatisfy(\.outcome.passes))
    #expect(verdict.suite.failed.map(\.text) == ["Beta/looks"])
    #expect(try Run("all", in: suite.sandbox.project).launch?.parts?.map(\.run) == names)
  }

  @Test func aTestThatFailedForAnotherReasonStopsTheGate() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .shaky])
    #expect(try suite.galley(["merge", "-o", "all"] + names).code == .clean)
    let gate = try suite.galley(["gate", "--run", "all"])
    #expect(gate.code == .differences)
    expectGolden(gate.err)
    #expect(try suite.galley(["gate", "--run", names[0]]).code == .clean)
    #expect(try suite.galley(["gate", "--run", names[1]]).code == .differences)
  }

  @Test func shardsOfOtherSelectionsAreRefused() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    _ = try suite.galley(["test", "--shard", "2/2", "--", "--filter", "Beta"])
    let other = try #require(try Run.names(in: suite.sandbox.project).first)
    #expect(
      try suite.galley(["merge", names[0], other]).err
        == "galley: the runs \(names[0]) and \(other) are not of one selection of tests: all tests and "
        + "--filter Beta; only parts of one suite can be merged.\n")
  }

  @Test(arguments: ["0", "-1", "1001", "9223372036854775807"])
  func aShardThatIsNoneIsNotCountedUpTo(_ count: String) throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    let path = ".galley/runs/\(names[0])/launch.json"
    try suite.sandbox.write(
      try suite.sandbox.text(path).replacing("\"count\": 2", with: "\"count\": \(count)"), to: path)
    let result = try suite.galley(["merge"] + names)
    #expect(result.code == .notComparable)
    #expect(result.err.contains("\(path) cannot be understood: "), "\(result.err)")
    #expect(try suite.galley(["gate", "--run", names[0]]).code == .notComparable)
  }

  @Test func runsAreFoundInWhatCILeaves() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    for (index, name) in names.enumerated() {
      let target = suite.sandbox.url("artifacts/shard-\(index + 1)/runs/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: suite.sandbox.url(".galley/runs/\(name)"), to: target)
    }
    #expect(try suite.galley(["merge", "artifacts", "-o", "all"]).code == .clean)
    #expect(try suite.galley(["gate", "--run", "all"]).code == .clean)
  }

  @Test func sameShardTwiceAndOtherMismatchesAreRefused() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same], [1, 1, 2])
    func edit(_ name: String, _ field: String, _ text: String) throws {
      let path = ".galley/runs/\(name)/launch.json"
      let old = try suite.sandbox.text(path)
      let new = old.replacing(try Regex("\"\(field)\": \"[^\"]*\""), with: "\"\(field)\": \"\(text)\"")
      #expect(old != new)
      try suite.sandbox.write(new, to: path)
      try suite.sandbox.forgetDigests(name)
    }
    func launch(_ name: String, _ change: (inout RunLaunch) -> Void) throws {
      let folder = suite.sandbox.project.runs.inside(name)
      var launch = try StableJSON.read(RunLaunch.self, from: try folder.read(RunFileNames.launch))
      change(&launch)
      try folder.write(json: launch, to: RunFileNames.launch)
      try suite.sandbox.forgetDigests(name)
    }
    func refusal(_ words: String...) throws -> String {
      let result = try suite.galley(["merge", "-o", "all"] + words)
      #expect(result.code == .notComparable)
      #expect(!FileManager.default.fileExists(atPath: suite.sandbox.url(".galley/runs/all").path))
      return result.err
    }
    #expect(
      try refusal(names[0], names[1])
        == "galley: shard 1/2 is in both \(names[0]) and \(names[1]); leave one out, the older most likely.\n"
    )
    #expect(try refusal(names[0], names[0]) == "galley: the run \(names[0]) was named twice.\n")
    #expect(
      try refusal("nowhere")
        == "galley: \"\(suite.sandbox.root)/nowhere\" is neither a run nor a folder with one; "
        + "a run's folder has a launch.json.\n")
    let commits = ["a", "b"].map { String(repeating: $0, count: 40) }
    try launch(names[2]) { $0.git = GitState(commit: commits[1], branch: nil, isDirty: false) }
    #expect(try refusal(names[0], names[2]).contains("are not of one commit: not known and \(commits[1]); "))
    try launch(names[0]) { $0.git = GitState(commit: commits[0], branch: nil, isDirty: false) }
    #expect(
      try refusal(names[0], names[2])
        == "galley: the runs \(names[0]) and \(names[2]) are not of one commit: \(commits[0]) and \(commits[1]); "
        + "only parts of one suite can be merged.\n")
    for name in [names[0], names[2]] { try launch(name) { $0.git = nil } }
    var dark = StatedConfiguration()
    dark.appearance = .dark
    try launch(names[2]) { $0.configuration = dark }
    #expect(
      try refusal(names[0], names[2])
        == "galley: the runs \(names[0]) and \(names[2]) are not of one configuration: the one that the tests state and "
        + "dark; only parts of one suite can be merged.\n")
    try launch(names[2]) { $0.configuration = nil }
    try edit(names[2], "tool", "9.9")
    #expect(
      try refusal(names[0], names[2])
        == "galley: the runs \(names[0]) and \(names[2]) are not of one version of Galley: 0.1.0 and 9.9; "
        + "only parts of one suite can be merged.\n")
    try edit(names[2], "tool", "0.1.0")
    try edit(names[2], "settings", "00")
    #expect(try refusal(names[0], names[2]).contains("are not of one Galley.json: "))
    try suite.sandbox.write("{ }", to: ".galley/runs/\(names[2])/launch.json")
    #expect(
      try refusal(names[0], names[2])
        == "galley: the run \(names[2]) cannot be read whole: .galley/runs/\(names[2])/launch.json "
        + "cannot be understood: it has no \"format\".\n")
  }

  @Test func hostileFoldersAreRefused() throws {
    let (suite, names) = try parts(["Alpha": .changed, "Beta": .same])
    let folder = ".galley/runs/\(names[0])"
    try suite.sandbox.write("secret", to: "secret")
    // What no run has is left where it is.
    try suite.sandbox.write("x", to: "\(folder)/evil.sh")
    try suite.sandbox.write("x", to: "\(folder)/evidence/..evil")
    #expect(try suite.galley(["merge", "-o", "plain"] + names).code == .clean)
    #expect(!suite.sandbox.files(".galley/runs/plain").contains { $0.contains("evil") })
    // A link where a picture should be is not followed.
    let picture = try #require(suite.sandbox.files("\(folder)/pictures").first)
    try suite.sandbox.remove(picture)
    try FileManager.default.createSymbolicLink(
      atPath: suite.sandbox.url(picture).path, withDestinationPath: suite.sandbox.url("secret").path)
    let result = try suite.galley(["merge", "-o", "linked"] + names)
    #expect(result.code == .notComparable)
    #expect(result.err.contains("symbolic link"), "\(result.err)")
    #expect(!FileManager.default.fileExists(atPath: suite.sandbox.url(".galley/runs/linked").path))
    // Another picture of that name is found out when it is looked at.
    try suite.sandbox.remove(picture)
    try suite.sandbox.write([UInt8](try PNG.encode(Screen().rows(1).picture)), to: picture)
    #expect(try suite.galley(["merge", "-o", "swapped"] + names).code == .clean)
    #expect(try suite.galley(["approve", "--all", "--run", "swapped"]).code == .notComparable)
    // Records that are none, or of the future, are not skipped.
    let record = try #require(suite.sandbox.files("\(folder)/records").first)
    try suite.sandbox.write("{ \"format\": 99 }", to: record)
    #expect(try suite.galley(["merge", "-o", "future"] + names).err.contains("update Galley"))
    try suite.sandbox.write("[", to: record)
    #expect(try suite.galley(["merge", "-o", "torn"] + names).code == .notComparable)
    #expect(try suite.galley(["merge", "-o", "../out"] + names).code == .notComparable)
    #expect(try suite.galley(["merge", "-o", "plain"] + names).code == .notComparable)
  }

  @Test func shardsThatSawDifferentThingsInOneCheckAreNotTrusted() throws {
    let (suite, names) = try parts(["Alpha": .same, "Beta": .same])
    let shared = Samples.key("resting", test: nil, suite: ["FeedPage"])
    try suite.sandbox.makeBaselines(.init(shared))
    // On one machine the second attempt was good; on the other the only one is not.
    try suite.sandbox.attempt(1, of: names[0], .init(shared, Screen().button("Remove")))
    try suite.sandbox.attempt(2, of: names[0], .init(shared))
    try suite.sandbox.attempt(1, of: names[1], .init(shared, Screen().button("Remove")))
    for name in names { try suite.sandbox.forgetDigests(name) }
    let result = try suite.galley(["merge", "-o", "all"] + names)
    #expect(result.code == .notComparable)
    #expect(
      result.out.contains("different in several shards  FeedPage / resting @ iphone-x-light\n"),
      "\(result.out)")
    #expect(try suite.galley(["gate", "--run", "all"]).code == .notComparable)
    #expect(try suite.sandbox.verdict("all").checks(.unusable).map(\.key) == [shared])
  }

  @Test func whatWasKilledLeavesNoRunAndTheNextMergeTidies() throws {
    let (suite, names) = try parts(["Alpha": .changed, "Beta": .changed])
    var whole = 0
    for round in 0..<40 {
      let process = try Binary.start(["merge", "-o", "m\(round)"] + names, in: suite.sandbox)
      usleep(UInt32.random(in: 0...12_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard FileManager.default.fileExists(atPath: suite.sandbox.url(".galley/runs/m\(round)").path) else {
        continue
      }
      // What is there is all there.
      whole += 1
      #expect(try suite.sandbox.verdict("m\(round)").exitCode == .differences)
      #expect(try suite.sandbox.verdict("m\(round)").findings.isEmpty)
    }
    #expect(try suite.galley(["merge", "-o", "last"] + names).code == .clean)
    let left = try FileManager.default.contentsOfDirectory(atPath: suite.sandbox.url(".galley/runs").path)
    #expect(!left.contains { $0.hasPrefix(".merge-") })
  }
}
