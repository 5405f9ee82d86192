import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Glibc
import SeededCases
import Testing

@testable import GalleyCommands

/// Whatever is wrong with a store, `verify` and the gate of a run that checks all of it agree whether it can be used.
@Suite struct DamagedStoreTests {
  private static let keys = [Samples.key(), Samples.key("other"), Samples.key("third", test: nil)]
  private static let picture = Sandbox.baseline + ".png"
  private static let sidecar = Sandbox.baseline + ".json"

  /// A damage, with whether the store can still be used.
  struct Damage: Sendable, CustomTestStringConvertible {
    var name: String
    var isSound = false
    var act: @Sendable (Sandbox) throws -> Void

    init(_ name: String, isSound: Bool = false, _ act: @escaping @Sendable (Sandbox) throws -> Void) {
      self.name = name
      self.isSound = isSound
      self.act = act
    }

    var testDescription: String { name }
  }

  /// Puts something else in the place of a file.
  private static func replacing(_ path: String, _ make: @escaping @Sendable (String) -> Int32)
    -> @Sendable (Sandbox) throws -> Void
  {
    { sandbox in
      try sandbox.remove(path)
      #expect(make(sandbox.root + "/" + path) == 0)
    }
  }

  private static func writing(_ bytes: [UInt8], to path: String) -> @Sendable (Sandbox) throws -> Void {
    { try $0.write(bytes, to: path) }
  }

  private static func deep(_ levels: Int) -> [UInt8] {
    Array("{\"format\":2,\"tree\":".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: levels)
      + [UInt8](repeating: UInt8(ascii: "]"), count: levels) + Array("}".utf8)
  }

  private static let pointer = Array(
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "4d", count: 32))\nsize 123\n"
      .utf8)

  private static let damages: [Damage] =
    [("picture", picture), ("sidecar", sidecar)].flatMap { what, path in
      [
        Damage("no \(what)") { try $0.remove(path) },
        Damage("a folder as \(what)", replacing(path) { mkdir($0, 0o777) }),
        Damage("a pipe as \(what)", replacing(path) { mkfifo($0, 0o600) }),
        Damage("a link to nothing as \(what)", replacing(path) { symlink("/nonexistent", $0) }),
        Damage("a link to the right \(what)") { sandbox in
          try sandbox.write(try sandbox.bytes(path), to: "elsewhere")
          try sandbox.remove(path)
          #expect(symlink(sandbox.root + "/elsewhere", sandbox.root + "/" + path) == 0)
        },
        Damage("a device as \(what)", replacing(path) { symlink("/dev/zero", $0) }),
        Damage("an empty \(what)", writing([], to: path)),
        Damage("half a \(what)") { sandbox in
          let bytes = try sandbox.bytes(path)
          try sandbox.write(Array(bytes.prefix(bytes.count / 2)), to: path)
        },
        Damage("a pointer as \(what)", writing(pointer, to: path)),
        Damage("conflict marks in \(what)") { sandbox in
          let bytes = try sandbox.bytes(path)
          try sandbox.write(
            Array("<<<<<<< HEAD\n".utf8) + bytes + Array("=======\n>>>>>>> x\n".utf8), to: path)
        },
        Damage("600 MB of \(what)") { #expect(truncate($0.root + "/" + path, 600 << 20) == 0) },
        // All have the same picture.
        Damage("the \(what) of another check", isSound: what == "picture") { sandbox in
          try sandbox.write(
            try sandbox.bytes(path.replacing("details", with: "other")), to: path)
        },
      ]
    } + [
      Damage("nothing", isSound: true) { _ in },
      Damage("JSON 200 000 deep", writing(deep(200_000), to: sidecar)),
      Damage("JSON 511 deep", writing(deep(511), to: sidecar)),
      Damage("JSON 600 deep", writing(deep(600), to: sidecar)),
      Damage("deep JSON as journal", writing(deep(200_000) + [10, 10], to: "Baselines/approvals.jsonl")),
      Damage("a folder as journal") { sandbox in
        try sandbox.remove("Baselines/approvals.jsonl")
        #expect(mkdir(sandbox.root + "/Baselines/approvals.jsonl", 0o777) == 0)
      },
      Damage("a pointer as journal", writing(pointer, to: "Baselines/approvals.jsonl")),
      Damage("a text beside the picture", writing(Array("text".utf8), to: Sandbox.baseline + ".txt")),
      Damage("another key") { sandbox in
        let text = try sandbox.text(sidecar)
        try sandbox.write(text.replacing("\"details\"", with: "\"elsewhere\""), to: sidecar)
      },
      Damage("a newer format") { sandbox in
        let text = try sandbox.text(sidecar)
        try sandbox.write(text.replacing(/"format" ?: ?\d+/, with: "\"format\": 99"), to: sidecar)
      },
      Damage("an intent that is none", writing(Array("half".utf8), to: intent)),
      Damage("a folder as intent") { sandbox in
        #expect(mkdir(sandbox.root + "/" + intent, 0o777) == 0)
      },
      Damage("a link for the suite's folder") { sandbox in
        let suite = sandbox.root + "/Baselines/RecipesTests"
        #expect(rename(suite, sandbox.root + "/moved") == 0 && symlink(sandbox.root + "/moved", suite) == 0)
      },
      Damage("a file of the year 10 000", isSound: true) { sandbox in
        for path in [picture, sidecar] {
          var times = [
            timespec(tv_sec: 253_402_300_800, tv_nsec: 0), timespec(tv_sec: 253_402_300_800, tv_nsec: 0),
          ]
          #expect(utimensat(AT_FDCWD, sandbox.root + "/" + path, &times, 0) == 0)
        }
      },
      Damage("other pixels") { sandbox in
        try sandbox.write([UInt8](try PNG.encode(Screen().button("Remove").picture)), to: picture)
      },
      Damage("the same pixels, written otherwise", isSound: true) { sandbox in
        try sandbox.write([UInt8](try PNG.encode(Screen().picture, effort: .best)), to: picture)
      },
    ]

  private static let intent =
    "Baselines/RecipesTests/testDetails/.details.iphone-x-light.intent"

  private func make() throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.run("approved", all: Self.keys.map { .init($0) })
    try sandbox.approve("approved")
    try sandbox.remove(".galley/runs/approved")
    try sandbox.run("r", all: Self.keys.map { .init($0) })
    return sandbox
  }

  @Test(arguments: damages)
  private func `verify and the gate agree`(_ damage: Damage) throws {
    // Before a gate has seen the store, and after, when it may think that it knows.
    for isWarm in [false, true] {
      let sandbox = try make()
      let tool = Tool(sandbox: sandbox)
      if isWarm { #expect(tool("gate").code == .clean) }
      try damage.act(sandbox)
      let gate = tool("gate")
      let verify = tool("verify")
      let place: Comment = "\(damage.name), warm: \(isWarm)\n\(gate)\n\(verify)"
      #expect((gate.code == .clean) == damage.isSound, place)
      #expect((verify.code == .clean) == damage.isSound, place)
      for text in [gate.out, gate.err, verify.out, verify.err] {
        #expect(!text.contains("Error") && !text.contains("Swift."), place)
      }
      // A second look finds the same: none of the two has made it up.
      #expect(tool("gate").code == gate.code, place)
    }
  }

  @Test func `several damages at once are agreed on too`() throws {
    for seed in Soak.seeds(12) {
      var generator = SeededGenerator(seed: seed)
      let sandbox = try make()
      for damage in Self.damages.shuffled(using: &generator).prefix(2) { try? damage.act(sandbox) }
      let codes = ["gate", "verify"].map { Tool(sandbox: sandbox)($0).code == .clean }
      #expect(codes[0] == codes[1], "seed \(seed)")
    }
  }

  @Test func `a read-only checkout serves all commands that read`() throws {
    let sandbox = try make()
    try sandbox.run("r2", all: Self.keys.map { .init($0, Screen().button("Remove")) })
    try sandbox.makeRepository()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A mount of its own that nobody else sees; without the right to make one there is nothing to test.
    let script = """
      mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && cd "$1" || exit 99
      for words in "gate --run r" "gate --run r2" verify status "explain details" "history details" "report --help" \\
        "approve --all --dry-run" "optimise --check" doctor "sketch" "prune"; do
        "$2" $words > "$3/out" 2> "$3/err"; echo "$words: $?"; cat "$3/err"
      done
      """
    let scratch = try Sandbox()
    process.arguments = [
      "unshare", "-m", "bash", "-c", script, "bash", sandbox.root, Binary.path, scratch.root,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 99 else { return }
    #expect(text.contains("gate --run r: 0\n"), "\(text)")
    #expect(text.contains("gate --run r2: 1\n"), "\(text)")
    #expect(text.contains("verify: 0\n"), "\(text)")
    #expect(text.contains("status: 0\n") || text.contains("status: 1\n"), "\(text)")
    #expect(text.contains("optimise --check: 0\n") || text.contains("optimise --check: 1\n"), "\(text)")
    #expect(!text.contains("Error"), "\(text)")
  }

  @Test(arguments: [TreeDepth.most, TreeDepth.most + 1, 252, 2_000])
  func `a tree of many levels is stored, or refused in a sentence`(_ levels: Int) throws {
    let sandbox = try Sandbox(inMemory: true)
    var tree = Element(.other, frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    for _ in 1..<levels {
      tree = Element(.other, frame: CGRect(x: 0, y: 0, width: 60, height: 100), children: [tree])
    }
    var check = Sandbox.Check()
    check.snapshot = ScreenSnapshot(picture: Screen().picture, tree: tree, scale: 2)
    try sandbox.run("r", check)
    let tool = Tool(sandbox: sandbox)
    guard levels > TreeDepth.most else {
      #expect(tool("approve", "--all").code == .clean)
      #expect(tool("gate", "--html", "site").code == .clean)
      check.snapshot.picture = Screen().button("Remove").picture
      try sandbox.run("s", check)
      #expect(tool("gate", "--html", "site").code == .differences)
      #expect(tool("explain", "details").code == .clean)
      #expect(tool("sketch", "details").code == .clean)
      return
    }
    let gate = tool("gate")
    #expect(gate.code == .notComparable)
    #expect(
      (gate.out + gate.err).contains(
        "its tree has more than 240 levels of elements, which cannot be stored; check an element of the screen instead"
      ),
      "\(gate)")
    #expect(tool("gate", "--html", "site", "--junit", "j.xml").code == .notComparable)
  }

  @Test func `decisions of the year 10 000 are read`() throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    let plan = ApprovalPlan(Selection(all: true), in: try sandbox.verdict("r"))
    let result = DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store).approve(
      plan, Signature(by: "ada", at: Date(timeIntervalSince1970: 253_402_300_800.5)))
    #expect(result.refused.isEmpty)
    let dates = try sandbox.store.journal.records().map(\.at.timeIntervalSince1970)
    #expect(dates == [253_402_300_800.5, 253_402_300_800.5])
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate").code == .clean)
    #expect(tool("history", "details").code == .clean)
    try sandbox.run("s", .init(Samples.key(), Screen().button("Remove")))
    #expect(tool("approve", "--all").code == .clean)
    #expect(tool("undo").code == .clean)
    #expect(tool("verify").code == .clean)
  }
}
