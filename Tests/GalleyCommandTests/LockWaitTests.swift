import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleySystem
import Glibc
import Testing

@testable import GalleyCommands

/// A lock that another process holds, in real processes.
@Suite(.serialized, .timeLimit(.minutes(2))) struct LockWaitTests {
  @Test func whoHoldsALockIsSaidOnceAndThenItIsWaitedFor() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    let lock = sandbox.url(".galley/store.lock").path
    let held = sandbox.url("held").path
    // Holds the lock until it is told that the other one has said so.
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/perl")
    holder.arguments = [
      "-e",
      "open F, '>>', $ARGV[0]; flock F, 2; open G, '>', $ARGV[1]; select undef, undef, undef, 0.02 until -e qq($ARGV[1].go)",
      lock, held,
    ]
    try holder.run()
    while !FileManager.default.fileExists(atPath: held), holder.isRunning { sched_yield() }

    let waiter = Process()
    waiter.executableURL = URL(fileURLWithPath: Binary.path)
    waiter.arguments = ["approve", "--all"]
    waiter.currentDirectoryURL = URL(fileURLWithPath: sandbox.root)
    waiter.environment = ["PATH": "/usr/bin:/bin", "USER": "ada"]
    waiter.standardOutput = FileHandle.nullDevice
    try sandbox.write("", to: "said")
    waiter.standardError = try FileHandle(forWritingTo: sandbox.url("said"))
    try waiter.run()
    while try sandbox.text("said").isEmpty, waiter.isRunning { sched_yield() }
    let said = try sandbox.text("said")
    try sandbox.write("", to: "held.go")
    holder.waitUntilExit()
    waiter.waitUntilExit()
    #expect(waiter.terminationStatus == 0)
    let words =
      #/galley: waiting for the store's lock, which process (\d+) \(perl -e .*, since \d\d:\d\d\) holds\.\n/#
    let match = try #require(said.wholeMatch(of: words), "\(said)")
    #expect(Int32(match.1) == holder.processIdentifier)
    #expect(try sandbox.text("said") == said, "it is said once")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test(arguments: [
    (
      LockWait(
        "store.lock", holder: LockHolder(pid: 12, command: ["/usr/bin/galley", "approve"], began: nil)),
      "waiting for the store's lock, which process 12 (galley approve) holds"
    ),
    (
      LockWait("runs.lock", holder: LockHolder(pid: 12, command: [], began: nil)),
      "waiting for the runs' lock, which process 12 holds"
    ),
    (
      LockWait("merge.lock", holder: LockHolder(pid: 1, command: ["a\u{1B}[31m"], began: nil)),
      "waiting for the lock of merging, which process 1 (a�[31m) holds"
    ),
    (
      LockWait("other.lock", holder: nil),
      "waiting for the lock other.lock, which a process holds that is not visible from here"
    ),
  ])
  func theSentenceNamesLockAndHolder(_ wait: LockWait, _ sentence: String) {
    #expect(LockText.text(wait) == sentence)
  }
}
