import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines
@testable import GalleyCommands

/// Real merges, rebases and cherry-picks of branches that approved different things.
@Suite struct MergeDriverTests {
  private static let png = Sandbox.baseline + ".png"
  private static let json = Sandbox.baseline + ".json"

  /// A repository with two branches, `ours` and `theirs`, each with a change of its own.
  private func sandbox(
    base: Sandbox.Check = .init(), ours: Sandbox.Check, theirs: Sandbox.Check
  ) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(base)
    try sandbox.git("init", "-q", "-b", "main")
    try sandbox.write(
      GitAttributes(Settings(), usesLFS: false).lines.map { $0.text + "\n" }.joined(), to: ".gitattributes")
    try sandbox.write(".galley/\n", to: ".gitignore")
    try sandbox.git("config", "merge.galley.driver", "'\(Binary.path)' merge-driver %O %A %B %P")
    try sandbox.commit("Base")
    for (branch, check) in [("theirs", theirs), ("ours", ours)] {
      try sandbox.git("checkout", "-q", "-b", branch, "main")
      try sandbox.makeBaselines(check)
      try sandbox.commit("What \(branch) approved")
    }
    return sandbox
  }

  /// A check whose picture is that of the sample, and whose tree is another.
  private func unseen(_ change: (inout Element) -> Void) -> Sandbox.Check {
    var check = Sandbox.Check()
    if var tree = check.snapshot.tree {
      change(&tree)
      check.snapshot.tree = tree
    }
    return check
  }

  private var renamed: Sandbox.Check { unseen { $0.children[0].label = "Waffles" } }
  private var disabled: Sandbox.Check { unseen { $0.children[1].isEnabled = false } }

  private func status(_ sandbox: Sandbox, seeing check: Sandbox.Check) throws -> CheckRecord.Status? {
    let name = "r\(UUID().uuidString.prefix(6))"
    try sandbox.run(name, all: [check])
    // The gate reads every picture; a check that matches its sidecar looks at the picture's ends only.
    return try sandbox.verdict(name).checks.first?.outcome.status
  }

  private enum Way: CaseIterable {
    case merge, rebase, cherryPick
    func go(_ sandbox: Sandbox) throws -> Sandbox.GitEnd {
      switch self {
      case .merge: try sandbox.git("merge", "--no-edit", "theirs")
      case .rebase: try sandbox.git("rebase", "theirs")
      case .cherryPick: try sandbox.git("cherry-pick", "theirs")
      }
    }
    var other: String {
      switch self {
      case .merge: "MERGE_HEAD"
      case .rebase: "REBASE_HEAD"
      case .cherryPick: "CHERRY_PICK_HEAD"
      }
    }
  }

  @Test func changesThatNobodySeesAreMergedByElement() throws {
    for way in Way.allCases {
      let sandbox = try sandbox(ours: renamed, theirs: disabled)
      let end = try way.go(sandbox)
      #expect(end.status == 0, "\(way): \(end.text)")
      let both = unseen {
        $0.children[0].label = "Waffles"
        $0.children[1].isEnabled = false
      }
      // Somebody decided on either change, and nobody on both together: that is one decision more.
      #expect(try status(sandbox, seeing: both) == .unusable)
      // The lines of both sides are in the journal.
      #expect(try sandbox.store.journal.records().count == 3)
      try sandbox.run("both", both)
      #expect(try sandbox.approve("both").approved.count == 1)
      #expect(try status(sandbox, seeing: both) == .match)
      #expect(try status(sandbox, seeing: renamed) == .mismatch)
    }
  }

  @Test func whatTwoPicturesSayIsLeftToAPersonAndPassesNever() throws {
    let (a, b) = (
      Sandbox.Check(Samples.key(), Screen().button("Remove")), Sandbox.Check(Samples.key(), Screen().rows(1))
    )
    for way in Way.allCases {
      let sandbox = try sandbox(ours: a, theirs: b)
      let end = try way.go(sandbox)
      #expect(end.status != 0)
      #expect(
        end.text.contains("galley: \(Self.json) was changed on both sides, and cannot be merged:"),
        "\(end.text)")
      #expect(end.text.contains("RecipesTests/testDetails / details @ iphone-x-light"))
      #expect(end.text.contains("  our side:   ") && end.text.contains("  their side: "))
      #expect(end.text.contains("git checkout HEAD -- '\(Sandbox.baseline).'*"))
      for check in [Sandbox.Check(), a, b] { #expect(try status(sandbox, seeing: check) == .unusable) }
      // Who commits it as it is has nothing that passes.
      try sandbox.commit("As it is")
      for check in [Sandbox.Check(), a, b] { #expect(try status(sandbox, seeing: check) == .unusable) }
    }
  }

  @Test func theWayOutThatIsSaidWorks() throws {
    let (a, b) = (
      Sandbox.Check(Samples.key(), Screen().button("Remove")), Sandbox.Check(Samples.key(), Screen().rows(1))
    )
    for way in Way.allCases {
      for side in ["HEAD", way.other] {
        let sandbox = try sandbox(ours: a, theirs: b)
        _ = try way.go(sandbox)
        let out = try sandbox.git("checkout", side, "--", Self.png, Self.json)
        #expect(out.status == 0, "\(out.text)")
        // In a rebase, HEAD is the other branch.
        let isOurs = (side == "HEAD") != (way == .rebase)
        #expect(try status(sandbox, seeing: isOurs ? a : b) == .match, "\(way) \(side)")
        #expect(try sandbox.git("status", "--porcelain", Self.png, Self.json).text.contains("U") == false)
      }
    }
  }

  @Test func aMixOfBothSidesNeverPasses() throws {
    // One side changed the tree alone, the other the picture: git takes the picture without asking anybody.
    let seen = Sandbox.Check(Samples.key(), Screen().button("Remove"))
    let sandbox = try sandbox(ours: renamed, theirs: seen)
    let end = try sandbox.git("merge", "--no-edit", "theirs")
    #expect(end.status != 0, "\(end.text)")
    // Whoever settles one file of the two has a picture that was approved with another sidecar.
    for side in ["HEAD", "main"] {
      try sandbox.git("checkout", side, "--", Self.json)
      for check in [Sandbox.Check(), renamed, seen] {
        #expect(try status(sandbox, seeing: check) == .unusable, "\(side)")
      }
    }
    try sandbox.git("checkout", "MERGE_HEAD", "--", Self.json)
    #expect(try status(sandbox, seeing: seen) == .match)
  }

  @Test func withoutTheDriverNothingPassesEither() throws {
    let sandbox = try sandbox(
      ours: .init(Samples.key(), Screen().button("Remove")), theirs: .init(Samples.key(), Screen().rows(1)))
    try sandbox.git("config", "merge.galley.driver", "/nonexistent/galley merge-driver %O %A %B %P")
    let end = try sandbox.git("merge", "--no-edit", "theirs")
    #expect(end.status != 0)
    #expect(try sandbox.git("status", "--porcelain").text.contains("UU \(Self.json)"))
  }

  @Test func bothSidesTheSame() throws {
    let sandbox = try sandbox(ours: renamed, theirs: renamed)
    #expect(try sandbox.git("merge", "--no-edit", "theirs").status == 0)
    #expect(try status(sandbox, seeing: renamed) == .match)
  }

  @Test func theCommandFollowsGitsProtocol() throws {
    let sandbox = try Sandbox()
    for name in ["o", "a", "b"] { try sandbox.write("\(name)\n", to: name) }
    let tool = Tool(sandbox: sandbox)
    let result = tool("merge-driver", "o", "a", "b", "Baselines/evil\u{1B}.txt")
    #expect(result.code == .differences && result.out == "")
    #expect(!result.err.contains("\u{1B}"))
    expectGolden(try sandbox.text("a"))
    try sandbox.write("o\n", to: "a")
    #expect(tool("merge-driver", "o", "a", "b", "x.txt") == ToolResult(code: .clean, out: "", err: ""))
    #expect(try sandbox.text("a") == "b\n")
    #expect(tool("merge-driver", "o", "a", "b").code == .usage)
    #expect(tool("merge-driver", "o", "a", "none", "x.txt").code == .notComparable)
  }
}

/// The errors of commands in a checkout with an unfinished merge.
@Suite struct HalfDoneCheckoutTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    return sandbox
  }

  private func words(_ sandbox: Sandbox, _ command: String) -> String {
    let result = Tool(sandbox: sandbox)(command)
    if command == "gate" { #expect(result.code == .notComparable, "\(result.out)") }
    return result.out + result.err
  }

  @Test func pointersAreNamedWithTheWayOut() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"
    for file in [".png", ".json"] {
      let sandbox = try sandbox()
      try sandbox.write(pointer, to: Sandbox.baseline + file)
      for command in ["status", "gate"] {
        let text = words(sandbox, command)
        #expect(
          text.contains(Sandbox.baseline + file) && text.contains("git lfs pull"), "\(command): \(text)")
      }
    }
  }

  @Test func marksOfAMergeAreNamedWithTheWayOut() throws {
    let sandbox = try sandbox()
    let text = try sandbox.text(Sandbox.baseline + ".json")
    try sandbox.write("<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: Sandbox.baseline + ".json")
    for command in ["status", "gate"] {
      #expect(words(sandbox, command).contains("has the marks of an unfinished merge; choose one side"))
    }
  }

  @Test func aJournalInConflictIsNamedWithTheWayOut() throws {
    let sandbox = try sandbox()
    let text = try sandbox.text("Baselines/approvals.jsonl")
    try sandbox.write("<<<<<<< HEAD\n\(text)=======\n>>>>>>> b\n", to: "Baselines/approvals.jsonl")
    for command in ["gate", "doctor"] {
      let out = Tool(sandbox: sandbox)(command).out
      #expect(
        out.contains("approvals.jsonl is a mark of an unfinished merge; keep the lines of both sides"),
        "\(out)")
    }
  }
}
