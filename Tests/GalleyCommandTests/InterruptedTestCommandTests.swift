import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleySystem
import Glibc
import Testing

@testable import GalleyCommands

/// Signals to `galley test` end everything that the tests have started, in real processes.
@Suite(.serialized, .timeLimit(.minutes(2))) struct InterruptedTestCommandTests {
  /// A suite whose processes do not want to end, each of which writes its number into a file of its name.
  ///
  /// Of the children one ignores signals, one has left the session, and one has left the session, lost its parent, and
  /// forgotten its environment.
  private static let script = """
    #!/bin/bash
    trap '' INT TERM HUP
    stay() { echo $BASHPID > "$1.pid"; while :; do sleep 0.05; done; }
    (trap '' INT TERM HUP; stay ignores) &
    setsid bash -c 'trap "" INT TERM HUP; echo $$ > session.pid; while :; do sleep 0.05; done' &
    (setsid env -i PATH=/usr/bin:/bin bash -c \
      'trap "" INT TERM HUP; echo $$ > orphan.pid; while :; do sleep 0.05; done' & ) &
    while [ ! -s ignores.pid ] || [ ! -s session.pid ] || [ ! -s orphan.pid ]; do sleep 0.01; done
    echo $$ > suite.pid
    mkdir -p .galley/runs/$GALLEY_RUN
    touch ready
    while :; do sleep 0.05; done

    """

  private func isRunning(_ pid: pid_t) -> Bool { ProcessTable.entry(pid).map { !$0.hasEnded } ?? false }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func nothingIsLeftBehind(_ number: Int32, _ code: Int32) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.url("bin/swift").path)
    let process = try Binary.start(
      ["test"], in: sandbox, environment: ["PATH": sandbox.url("bin").path + ":/usr/bin:/bin"])
    while !FileManager.default.fileExists(atPath: sandbox.url("ready").path), process.isRunning {
      sched_yield()
    }
    let pids = try ["suite", "ignores", "session", "orphan"].map { name in
      try #require(pid_t(try sandbox.text("\(name).pid").trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    #expect(pids.allSatisfy(isRunning))
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == code)
    #expect(pids.filter(isRunning) == [])
    let run = try Run(nil, in: sandbox.project)
    #expect(run.summary?.interruption == number)
    #expect(run.unreadable == [])
  }
}
