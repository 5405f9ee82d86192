import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyImage
import GalleySystem
import Glibc
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
struct SigningCommandTests {
  private static let changed = Screen().button("Remove")

  /// A run in which one check changed and one is new, and a key.
  private func sandbox() throws -> (Sandbox, Sandbox.Key, Tool) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let key = try sandbox.makeKey("ada")
    try sandbox.run("r", .init(Samples.key(), Self.changed), .init(Samples.key("new")))
    return (sandbox, key, Tool(sandbox: sandbox))
  }

  /// Makes the run of ``sandbox()`` again, at the present commit.
  private func runAgain(_ sandbox: Sandbox) throws {
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", .init(Samples.key(), Self.changed), .init(Samples.key("new")))
  }

  /// The lines that sign others.
  private func seals(_ sandbox: Sandbox) throws -> [DecisionSeal] {
    SignedLines(try sandbox.bytes("Baselines/approvals.jsonl")).seals
  }

  @Test func everyCommandThatDecidesSigns() throws {
    let (sandbox, key, tool) = try sandbox()
    #expect(tool("approve", "--new", "--sign-key", key.path).code == .clean)
    #expect(tool("undo", "--sign-key", key.path).code == .clean)
    #expect(tool("reject", "--changed", "--reason", "no", "--sign-key", key.path).code == .clean)
    let id = try #require(
      Transition(
        key: Samples.key("new"), from: nil,
        to: try #require(try Run("r", in: sandbox.project).records.first { $0.key.name == "new" }?.candidate)
      ).id)
    var decide = tool
    decide.input = "{\"format\":1,\"run\":\"r\",\"decisions\":[{\"id\":\"\(id)\",\"action\":\"approve\"}]}"
    #expect(decide("decide", "--sign-key", key.path).code == .clean)
    let records = try sandbox.store.journal.records()
    #expect(try seals(sandbox).map(\.lines) == records.dropFirst().map { [$0.id] })
    #expect(try seals(sandbox).map(\.decision) == records.dropFirst().map(\.decision))
    // Undoing goes by decisions, which a signature is none of.
    #expect(tool("undo").code == .clean)
    #expect(try seals(sandbox).count == 4)
  }

  // MARK: - What others decided

  @Test func anApproverSignsWhatAnotherApproved() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    #expect(
      try sandbox.gateAgainstMain().out.contains(
        "every folder wants ada@x; decided by Eve, and nobody signed"))
    let tool = Tool(sandbox: sandbox)
    let (files, records) = (sandbox.files("Baselines"), try sandbox.store.journal.records())
    let pictures = try files.filter { $0.hasSuffix("png") }.map(sandbox.bytes)
    // A reviewer has no run of it; what was approved is in the checkout.
    let run = sandbox.url(".galley/runs").path
    try FileManager.default.moveItem(atPath: run, toPath: sandbox.url("kept").path)
    let journal = try sandbox.bytes("Baselines/approvals.jsonl")
    let day = try #require(records.last).at.formatted(.iso8601.year().month().day())
    let what =
      "  signed  RecipesTests/testDetails / details @ iphone-x-light: approved by Eve on \(day): as in the design\n"
    let words = ["approve", "*details*", "--base", "main", "--sign-key", ada.path]
    #expect(
      tool.run(words + ["--dry-run"])
        == ToolResult(
          code: .clean, out: "Would sign the decisions of others on 1 baseline.\n\(what)", err: ""))
    #expect(try sandbox.bytes("Baselines/approvals.jsonl") == journal)
    #expect(
      tool.run(words)
        == ToolResult(code: .clean, out: "Signed the decisions of others on 1 baseline.\n\(what)", err: ""))
    // The decision is the one that it was, and has one more line that signs it.
    #expect(try sandbox.store.journal.records() == records)
    #expect(try sandbox.bytes("Baselines/approvals.jsonl").starts(with: journal))
    #expect(try seals(sandbox).map(\.lines) == [[try #require(records.last).id]])
    #expect(try seals(sandbox).map(\.decision) == [try #require(records.last).decision])
    #expect(sandbox.files("Baselines") == files)
    #expect(try files.filter { $0.hasSuffix("png") }.map(sandbox.bytes) == pictures)
    try FileManager.default.moveItem(atPath: sandbox.url("kept").path, toPath: run)
    let result = try sandbox.gateAgainstMain()
    #expect(result.code == .clean, "\(result.out)")
    // What was signed goes with the decision.
    #expect(tool("undo", "--sign-key", ada.path).code == .clean)
    #expect(try sandbox.gateAgainstMain().code == .differences)
  }

  @Test func aBorrowedApprovalCountsWithTheSignatureOfAnApprover() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    try sandbox.commit("What Eve approved")
    try sandbox.git("checkout", "-q", "-b", "work", "main")
    let tool = Tool(sandbox: sandbox)
    let words = ["gate", "--run", "r", "--base", "main", "--approvals-from", "feature"]
    let unsigned = tool.run(words)
    #expect(unsigned.code == .differences)
    #expect(
      unsigned.out.contains(
        "forbidden  1 baseline lacks the signature of an approver, and Galley.json of main forbids it (missingApprovals):\n"
          + "  - RecipesTests/testDetails / details @ iphone-x-light: every folder wants ada@x; decided by Eve on feature, "
          + "and nobody signed\n"), "\(unsigned.out)")
    // Without a base the rules of the checkout hold.
    let checkout = tool("gate", "--run", "r", "--approvals-from", "feature")
    #expect(checkout.out.contains("decided by Eve on feature, and nobody signed"), "\(checkout.out)")
    try sandbox.git("checkout", "-q", "feature")
    #expect(tool("approve", "*details*", "--base", "main", "--sign-key", ada.path).code == .clean)
    try sandbox.commit("Sign")
    try sandbox.git("checkout", "-q", "work")
    let signed = tool.run(words)
    #expect(signed.code == .clean, "\(signed.out)")
    #expect(signed.out.contains("passes by an approval of another branch"))
  }

  @Test func severalStepsFromTheBaseAreSignedAsOneChange() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    let store = try [".png", ".json"].map { Sandbox.baseline + $0 }.map { ($0, try sandbox.bytes($0)) }
    try sandbox.approveUnsigned(Screen().rows(1))
    let second = try #require(try sandbox.store.journal.records().last)
    let result = Tool(sandbox: sandbox)(
      "approve", "--run", "r", "--test", "testDetails", "--base", "main", "--sign-key", ada.path, "--json")
    #expect(result.code == .clean, "\(result.err)")
    #expect(result.out.contains("\"signed\""))
    let change = try #require(try sandbox.store.journal.records().last)
    #expect(try seals(sandbox).map(\.lines) == [[change.id]])
    #expect(change.to == second.to && change.from != second.from)
    #expect(try sandbox.gateAgainstMain().code == .clean)
    // The first step got no signature: the branch cannot go back to it.
    for (path, bytes) in store { try sandbox.write(bytes, to: path) }
    let lines = try sandbox.text("Baselines/approvals.jsonl").split(separator: "\n")
    let kept = lines.filter { !$0.contains("\"id\":\"\(second.id)\"") && !$0.contains(change.id) }
    try sandbox.write(kept.map { $0 + "\n" }.joined(), to: "Baselines/approvals.jsonl")
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", .init(Samples.key(), Self.changed), .init(Samples.key("other")))
    let back = try sandbox.gateAgainstMain()
    #expect(
      back.code == .differences && back.out.contains("decided by Eve, and nobody signed"), "\(back.out)")
  }

  @Test func aRevertOfASignedApprovalIsSignedAsAChange() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    let tool = Tool(sandbox: sandbox)
    let words = ["approve", "*details*", "--base", "main", "--sign-key", ada.path]
    #expect(tool.run(words).code == .clean)
    try sandbox.commit("What Ada approved")
    try sandbox.git("branch", "-f", "main")
    try sandbox.git("checkout", "-q", "-b", "back")
    try sandbox.git("revert", "--no-edit", "HEAD")
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    let result = try sandbox.gateAgainstMain()
    #expect(result.code == .differences)
    #expect(result.out.contains("every folder wants ada@x; no decision explains it"), "\(result.out)")
    #expect(
      result.out.contains("signs the approvals of others with: galley approve --sign --base main <pattern>"))
    #expect(
      tool.run(words).out.hasSuffix(
        "  signed  RecipesTests/testDetails / details @ iphone-x-light: the whole change since the base\n"))
    let signed = try sandbox.gateAgainstMain()
    #expect(signed.code == .clean, "\(signed.out)")
  }

  @Test func aRemovalIsSignedTooAndWithoutABaseTheCheckoutsRulesHold() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    let other = Samples.key("other")
    let digest = try #require(try sandbox.store.read(other).digest)
    let removed = try sandbox.store.remove(other, expecting: digest, Signature(by: "Eve", at: Date()))
    try sandbox.run("s", .init(Samples.key(), Self.changed))
    let tool = Tool(sandbox: sandbox)
    let result = tool("approve", "--run", "s", "--base", "main", "--sign-key", ada.path, "*other*")
    #expect(result.code == .clean && result.out.contains("removed by Eve"), "\(result.out + result.err)")
    #expect(try seals(sandbox).map(\.lines) == [[removed.id]])
    #expect(tool("gate", "--run", "s", "--base", "main").out.contains("1 baseline lacks the signature"))
    // Without a branch of a remote every baseline wants a signature, of the last line about it.
    #expect(tool("gate", "--run", "s").code == .differences)
    #expect(tool("approve", "--run", "s", "--sign-key", ada.path, "*details*").code == .clean)
    #expect(try seals(sandbox).count == 2)
    #expect(tool("gate", "--run", "s").code == .clean)
  }

  @Test func nobodySignsForOthersWhatWasNotNamed() throws {
    let (sandbox, ada, _) = try Sandbox.unsigned()
    let tool = Tool(sandbox: sandbox)
    for words in [["--all"], ["--changed"], ["--all", "*details*"], ["--rejected", "*details*"]] {
      _ = tool.run(["approve", "--run", "r", "--base", "main", "--sign-key", ada.path] + words)
      #expect(try seals(sandbox).isEmpty, "\(words)")
    }
    #expect(
      tool("approve", "--run", "r", "--base", "main", "--sign-key", ada.path, "*other*")
        == ToolResult(
          code: .usage, out: "",
          err:
            "galley: no check that waits for a decision matches \"*other*\"; \"galley status\" lists those that do.\n"
        ))
    #expect(tool("approve", "--run", "r", "--base", "main", "*details*").code == .usage)
    #expect(
      tool("approve", "--base", "nowhere", "--sign-key", ada.path, "*details*").err.contains(
        "there is no branch, tag or commit \"nowhere\" here"))
    #expect(try sandbox.gateAgainstMain().code == .differences)
  }

  @Test func aSignatureThatDoesNotCountIsSaidToBeNone() throws {
    let (sandbox, _, bob) = try Sandbox.unsigned()
    let result = Tool(sandbox: sandbox)(
      "approve", "--run", "r", "--base", "main", "--sign-key", bob.path, "*details*")
    #expect(result.code == .notComparable)
    expectGolden(result.err)
    #expect(try sandbox.gateAgainstMain().out.contains("signed by bob@x"))
  }

  // MARK: - Keys

  @Test func aDecisionIsSignedOnce() throws {
    let sandbox = try Sandbox()
    let key = try sandbox.makeKey("ada")
    try sandbox.run("r", all: (0..<40).map { .init(Samples.key("check \($0)")) })
    try sandbox.write(
      "#!/bin/sh\necho called >> '\(sandbox.root)/calls'\nexec /usr/bin/ssh-keygen \"$@\"\n",
      to: "bin/ssh-keygen")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.root + "/bin/ssh-keygen")
    var tool = Tool(sandbox: sandbox)
    tool.environment["PATH"] = sandbox.root + "/bin:/usr/bin:/bin"
    #expect(tool("approve", "--all", "--sign-key", key.path).code == .clean)
    // Once to see that it can be done, before anything is.
    #expect(try sandbox.text("calls") == "called\ncalled\n")
    #expect(try seals(sandbox).map(\.lines.count) == [40])
  }

  @Test func theSettingSignsWithTheKeyOfGit() throws {
    let (sandbox, key, tool) = try sandbox()
    try sandbox.write("{ sign: true }", to: "Galley.json")
    #expect(
      tool("approve", "--all")
        == ToolResult(
          code: .notComparable, out: "",
          err:
            "galley: no key to sign with is known; name one with --sign-key, or set git to one with \"git config "
            + "gpg.format ssh\" and \"git config user.signingKey ~/.ssh/id_ed25519.pub\".\n"))
    #expect(try sandbox.store.journal.records().count == 1)
    try sandbox.makeRepository()
    try sandbox.git("config", "gpg.format", "ssh")
    try sandbox.git("config", "user.signingKey", key.path)
    #expect(tool("approve", "--all").code == .clean)
    #expect(try seals(sandbox).map(\.lines.count) == [2])
    #expect(tool("undo", "--dry-run").code == .clean)
  }

  @Test func aKeyThatCannotBeUsedIsAnErrorBeforeAnythingIsDecided() throws {
    let (sandbox, _, tool) = try sandbox()
    let locked = try sandbox.makeKey("locked", passphrase: "a long one")
    let before = try sandbox.bytes("Baselines/approvals.jsonl")
    let missing = sandbox.root + "/none"
    let cases = [
      missing:
        "there is no key \(missing); make one with \"ssh-keygen -t ed25519\", or name another with --sign-key",
      locked.path:
        "the key \(locked.path) has a passphrase or is held by no agent; let ssh-agent hold it with \"ssh-add\"",
    ]
    for (key, sentence) in cases {
      for words in [["approve", "--all"], ["reject", "--all", "--reason", "no"], ["undo"]] {
        let result = tool.run(words + ["--sign-key", key])
        #expect(result == ToolResult(code: .notComparable, out: "", err: "galley: \(sentence).\n"))
      }
    }
    #expect(try sandbox.bytes("Baselines/approvals.jsonl") == before)
    var bare = tool
    bare.environment["PATH"] = "/nowhere"
    expectGolden(bare("approve", "--all", "--sign").err)
  }

  @Test func anAgentHoldsKeysWithPassphrases() throws {
    let (sandbox, _, tool) = try sandbox()
    let key = try sandbox.makeKey("held")
    let agent = try Agent(in: sandbox)
    defer { agent.stop() }
    try sandbox.start("/usr/bin/ssh-add", "-q", key.path, environment: ["SSH_AUTH_SOCK": agent.socket])
    // The agent has it; what is on the disk has a passphrase now.
    try sandbox.start("/usr/bin/ssh-keygen", "-q", "-p", "-P", "", "-N", "a long one", "-f", key.path)
    var held = tool
    held.environment["SSH_AUTH_SOCK"] = agent.socket
    #expect(held("approve", "--new", "--sign-key", key.path + ".pub").code == .clean)
    #expect(held("approve", "--changed", "--sign-key", "key::\(key.line)").code == .clean)
    #expect(try seals(sandbox).count == 2)
    #expect(tool("undo", "--sign-key", key.path + ".pub").code == .notComparable)
  }

  /// An `ssh-agent` of a test.
  private struct Agent {
    let socket: String
    private let number: pid_t

    init(in sandbox: Sandbox) throws {
      // The path of a socket must be short.
      socket = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString.prefix(8)).agent"
      // It goes on in the background once it listens, and has printed its number. Foundation's processes would wait for all
      // that descends from them.
      let end = try Subprocess("/usr/bin/ssh-agent", ["-s", "-a", socket], environment: [:]).run(
        seconds: 60, mostBytes: 65_536)
      let text = String(decoding: end.bytes, as: UTF8.self)
      number = try #require(text.firstMatch(of: /SSH_AGENT_PID=([0-9]+);/).flatMap { pid_t($0.1) })
    }

    func stop() {
      kill(number, SIGKILL)
      try? FileManager.default.removeItem(atPath: socket)
    }
  }

  @Test func theGateSaysWhoIsMissingForWhichFolder() throws {
    let (sandbox, key, tool) = try sandbox()
    try sandbox.write("ada@example.com \(key.line)\n", to: "signers")
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { 'Baselines/RecipesTests': ['ada@example.com'] } }",
      to: "Galley.json")
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "feature")
    try runAgain(sandbox)
    #expect(tool("approve", "--all", "--reason", "looks right").code == .clean)
    let result = tool("gate", "--base", "main")
    #expect(result.code == .differences)
    #expect(
      result.out.hasPrefix(
        """
        forbidden  2 baselines lack the signature of an approver, and Galley.json of main forbids it (missingApprovals):
          - RecipesTests/testDetails / details @ iphone-x-light: Baselines/RecipesTests wants ada@example.com; decided \
        by ada, and nobody signed
          - RecipesTests/testDetails / new @ iphone-x-light: Baselines/RecipesTests wants ada@example.com; decided by \
        ada, and nobody signed

        """), "\(result.out)")
    let advice =
      "An approver signs the approvals of others with: galley approve --sign --base main <pattern>\n"
    #expect(result.out.hasSuffix(advice), "\(result.out)")
    #expect(tool("undo").code == .clean)
    #expect(tool("approve", "--all", "--reason", "looks right", "--sign-key", key.path).code == .clean)
    let signed = tool("gate", "--base", "main")
    #expect(signed.code == .clean && !signed.out.contains("An approver signs"))
    #expect(signed.out.contains(": looks right; signed by ada@example.com\n"), "\(signed.out)")
  }

  @Test func theBaseIsThatOfTheRemoteWhereApproversAreNamed() throws {
    let (sandbox, key, tool) = try sandbox()
    try sandbox.write("ada@example.com \(key.line)\n", to: "signers")
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['ada@example.com'] } }", to: "Galley.json")
    try sandbox.makeRepository()
    try sandbox.git("update-ref", "refs/remotes/origin/main", "HEAD")
    try sandbox.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
    // A branch that takes the approvers out does not get rid of them.
    try sandbox.write("{}", to: "Galley.json")
    try runAgain(sandbox)
    #expect(tool("approve", "--all").code == .clean)
    let result = tool("gate")
    #expect(result.code == .differences)
    #expect(
      result.out.contains("and Galley.json of origin/HEAD forbids it (missingApprovals)"), "\(result.out)")
  }
}
