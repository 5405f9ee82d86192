import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Glibc
import Testing

@testable import GalleyCommands

/// Real processes, killed with a real signal while they approve.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CrashSafetyTests {
  private static let count = 8

  private static let keys = (0..<count).map { Samples.key("check-\($0)") }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.run("before", all: Self.keys.map { .init($0) })
    try sandbox.approve("before")
    try sandbox.run("r", all: Self.keys.map { .init($0, Screen().button("Remove")) })
    return sandbox
  }

  private func digest(_ key: CheckKey, _ sandbox: Sandbox) throws -> String {
    guard case .found(let baseline) = try sandbox.store.read(key) else { return "missing" }
    return baseline.digest.pixels.map { "\($0)" } ?? "a text"
  }

  @Test func killedAtAnyMomentEveryBaselineIsOldOrNew() throws {
    let old = "\(Screen().picture.digest)"
    let new = "\(Screen().button("Remove").picture.digest)"
    var counts: Set<Int> = []
    for round in 0..<24 {
      let sandbox = try sandbox()
      let process = try Binary.start(["approve", "--all"], in: sandbox)
      // The moment comes by the number of looks at the journal, which differs from round to round.
      var looks = 0
      let journal = sandbox.url("Baselines/approvals.jsonl").path
      var facts = stat()
      stat(journal, &facts)
      let before = facts.st_size
      while process.isRunning, looks < round * 7 {
        var now = stat()
        stat(journal, &now)
        if now.st_size != before { looks += 1 }
        sched_yield()
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let digests = try Self.keys.map { try digest($0, sandbox) }
      #expect(digests.allSatisfy { $0 == old || $0 == new }, "round \(round): \(digests)")
      let changed = digests.count { $0 == new }
      counts.insert(changed)
      let records = try sandbox.store.records()
      #expect(records.count == Self.count + changed, "round \(round): every change is in the journal, once")
      #expect(Set(records.map(\.id)).count == records.count)
      // What was cut short is taken up where it stopped.
      #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
      #expect(Tool(sandbox: sandbox)("gate").code == .clean)
      #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
    }
    #expect(counts.count > 1, "the moments were all the same: \(counts)")
  }

  /// The moments are told by what lies in the folder, so that every stage of a change of many is hit.
  @Test(arguments: [".new", ".intent", ".png"], [1, 3, 8])
  func killedWhileManyChangeTogetherEachIsOldOrNew(_ end: String, _ most: Int) throws {
    let old = "\(Screen().picture.digest)"
    let new = "\(Screen().button("Remove").picture.digest)"
    let sandbox = try sandbox()
    let folder = sandbox.url("Baselines/RecipesTests/testDetails").path
    var inodes: [String: UInt64] = [:]
    func inode(_ name: String) -> UInt64 {
      var facts = stat()
      return lstat("\(folder)/\(name)", &facts) == 0 ? UInt64(facts.st_ino) : 0
    }
    for key in Self.keys { inodes["\(key.stem).png"] = inode("\(key.stem).png") }
    let process = try Binary.start(["approve", "--all"], in: sandbox)
    while process.isRunning {
      let seen: Int
      if end == ".png" {
        seen = inodes.count { inode($0.key) != $0.value }
      } else {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        seen = names.count { $0.hasPrefix(".") && $0.hasSuffix(end) }
      }
      if seen >= most { break }
      sched_yield()
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let digests = try Self.keys.map { try digest($0, sandbox) }
    #expect(digests.allSatisfy { $0 == old || $0 == new }, "\(digests)")
    let changed = digests.count { $0 == new }
    let records = try sandbox.store.records()
    #expect(records.count == Self.count + changed, "every change is in the journal, once")
    #expect(Set(records.map(\.id)).count == records.count)
    #expect(Tool(sandbox: sandbox)("approve", "--all").code == .clean)
    #expect(Tool(sandbox: sandbox)("gate").code == .clean)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") }, "\(sandbox.files("Baselines"))")
    #expect(try sandbox.store.journal.records().count == 2 * Self.count)
  }

  @Test func eightThatApproveAtOnceDoItOnce() throws {
    let sandbox = try sandbox()
    let processes = try (0..<8).map { _ in try Binary.start(["approve", "--all"], in: sandbox) }
    for process in processes { process.waitUntilExit() }
    // One changes each baseline; to the others it has moved, or is no longer waiting.
    #expect(processes.allSatisfy { [0, 2].contains($0.terminationStatus) })
    #expect(Tool(sandbox: sandbox)("gate").code == .clean)
    #expect(try sandbox.store.journal.records().count == 2 * Self.count)
  }

  @Test func theToolLinksNoTestLibrary() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ldd", Binary.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("libpng"))
    #expect(!text.contains("XCTest") && !text.contains("libTesting"), "\(text)")
  }
}
