import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import GalleySystem
import Glibc
import SeededCases
import Testing

@testable import GalleyBaselines
@testable import GalleyCommands

/// A disk without room, and a limit on the size of files: nothing is lost, and the words name the file and the way out.
@Suite(.serialized) struct FullDiskTests {
  private let keys = (0..<3).map { Samples.key("check-\($0)") }

  /// Fills a sandbox: three baselines, a run in which all have changed, and one that proves two of them gone.
  private func fill(_ sandbox: Sandbox) throws {
    try sandbox.run("before", all: keys.map { .init($0) })
    try sandbox.approve("before")
    try sandbox.run("partial", .init(keys[0]))
    try sandbox.write(
      "{\"format\":1,\"tests\":[\"Recipes.RecipesTests/testOther\"]}", to: ".galley/runs/partial/tests.json")
    try sandbox.run("seen", all: keys.map { .init($0, Screen().button("Remove")) })
  }

  /// Every baseline is what the last line about it says, and nothing is wrong.
  private func isSound(_ sandbox: Sandbox, _ place: Comment) throws {
    #expect(sandbox.store.verify().findings == [], place)
    var last: [CheckKey: ContentDigest?] = [:]
    for record in try sandbox.store.records() { last[record.key] = record.to }
    for key in keys {
      var found: ContentDigest?
      if case .found(let baseline) = try sandbox.store.read(key) { found = baseline.digest }
      #expect(found == last[key] ?? nil, place)
    }
  }

  @Test(arguments: [["approve", "--all", "--run", "seen"], ["undo"], ["prune", "--run", "partial"]])
  func underALimitOnTheSizeOfFiles(_ words: [String]) throws {
    var codes: Set<ExitCode> = []
    for blocks in [0, 1, 2, 3, 64] {
      let sandbox = try Sandbox()
      try fill(sandbox)
      let result = try Binary.limited(blocks, words, in: sandbox)
      let place: Comment = "\(words) with \(blocks) KiB: \(result.err)"
      codes.insert(result.code)
      if result.code == .clean {
        #expect(result.err == "", place)
      } else {
        #expect(result.code == .notComparable, place)
        #expect(
          result.err.contains(
            #/cannot write (Baselines|\.galley)/.+: it would be larger than this process may write; raise the limit/#
          ),
          place)
      }
      try isSound(sandbox, place)
      // With room the command does what is left to do.
      if words[0] != "undo" || result.code != .clean {
        #expect(try Binary.run(words, in: sandbox).code == .clean, place)
      }
      try isSound(sandbox, place)
    }
    #expect(codes == [.clean, .notComparable], "the limits were all the same: \(codes)")
  }

  /// A change that was cut short is read as if it were finished, and finished by the next command that writes.
  @Test func whatWasCutShortNeedsNoRoomToBeRead() throws {
    let sandbox = try Sandbox()
    try fill(sandbox)
    let key = keys[0]
    let old = try sandbox.store.read(key).digest
    let record = DecisionRecord(
      .remove, Signature(by: "Ada", at: Date()), run: nil, key: key, from: old, to: nil)
    let files = BaselineFiles(key, in: sandbox.project.baselines)
    for step in [WriteStep.keepOld, .stageIntent, .writeIntent] {
      try sandbox.store.perform(step, StoreChange(removing: record), files)
    }
    let path = files.folder.displayPath(files.intent)
    let before = sandbox.files("Baselines")
    let limited = try Binary.limited(0, ["verify"], in: sandbox)
    #expect(limited.code == .clean, "\(limited.err)")
    #expect(
      limited.out.hasPrefix(
        "Interrupted, and completed by the next \"galley approve\", \"undo\" or \"prune\": \(path)\n"),
      "\(limited.out)")
    #expect(sandbox.files("Baselines") == before)
    #expect(try Binary.limited(0, ["undo"], in: sandbox).code == .notComparable)
    #expect(try sandbox.store.read(key).digest == nil)
    #expect(try Binary.run(["optimise"], in: sandbox).code == .clean)
    #expect(try sandbox.store.journal.records().last?.id == record.id)
    #expect(sandbox.files("Baselines").allSatisfy { !$0.contains("/.") })
    try isSound(sandbox, "afterwards")
  }

  /// Runs and trash stay out of version control, even where there was no room to say so at first.
  @Test func whatKeepsRunsOutOfVersionControlIsWholeOrNotThere() throws {
    let sandbox = try Sandbox()
    try fill(sandbox)
    try sandbox.remove(".galley/.gitignore")
    let result = try Binary.limited(0, ["prune", "--run", "partial"], in: sandbox)
    #expect(result.code == .notComparable)
    #expect(!sandbox.files(".galley").contains(".galley/.gitignore"))
    #expect(try Binary.run(["prune", "--run", "partial"], in: sandbox).code == .clean)
    #expect(try sandbox.text(".galley/.gitignore") == "*\n")
  }

  /// The free space, in pages; each number up to 100 in the long search for faults.
  private static let rooms =
    Soak.isComplete ? Array(0..<Soak.times(100)) : [0, 1, 2, 3, 5, 8, 13, 20, 30]
  /// The number of levels to which a disk is filled before another one is taken: its trash grows.
  private static let roomsOfADisk = 10

  @Test(.enabled(if: geteuid() == 0, "only root mounts file systems"))
  func onATinyDisk() throws {
    var codes: Set<ExitCode> = []
    for first in stride(from: 0, to: Self.rooms.count, by: Self.roomsOfADisk) {
      guard let found = try onADisk(Array(Self.rooms[first...].prefix(Self.roomsOfADisk))) else {
        // In a container root may not either; the limit on the size of files is tested all the same.
        print("skipped: this root may not mount file systems")
        return
      }
      codes.formUnion(found)
    }
    #expect(codes == [.clean, .notComparable], "there was always as much room: \(codes)")
  }

  /// The exit codes of commands on a disk of their own that has so much room; `nil` if none can be mounted.
  private func onADisk(_ rooms: [Int]) throws -> Set<ExitCode>? {
    let sandbox = try Sandbox()
    guard mount("galley", sandbox.root, "tmpfs", 0, "size=2m") == 0 else { return nil }
    defer { umount2(sandbox.root, Int32(MNT_DETACH)) }
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try fill(sandbox)
    var codes: Set<ExitCode> = []
    for (index, room) in rooms.enumerated() {
      let run = "seen-\(index)"
      try sandbox.run(run, all: keys.map { .init($0, .variant(index + 1)) })
      for words in [["approve", "--all", "--run", run], ["undo"], ["prune", "--run", "partial"], ["undo"]] {
        try leave(room, in: sandbox)
        let result = try Binary.run(words, in: sandbox)
        let place: Comment = "\(words) with \(room) pages: \(result.err)"
        try sandbox.remove("filler")
        // Where nothing could be approved, there may be nothing left to take back, whatever room there is.
        if result.err.contains("there is no decision to undo yet") { continue }
        codes.insert(result.code)
        if result.code != .clean {
          #expect(result.code == .notComparable, place)
          #expect(
            result.err.contains("there is no room left on the disk; make room there and try again"), place)
          #expect(result.err.contains(#/cannot (write|make the folder|lock) (Baselines|\.galley)/#), place)
        }
        try isSound(sandbox, place)
      }
      try sandbox.remove(".galley/runs/\(run)")
    }
    return codes
  }

  /// Fills the disk up to so many pages.
  private func leave(_ pages: Int, in sandbox: Sandbox) throws {
    let file = open(sandbox.url("filler").path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(file >= 0)
    defer { close(file) }
    let page = [UInt8](repeating: 0x5A, count: 4096)
    var size: off_t = 0
    while write(file, page, page.count) == page.count { size += off_t(page.count) }
    ftruncate(file, max(0, size - off_t(pages * page.count)))
  }
}
