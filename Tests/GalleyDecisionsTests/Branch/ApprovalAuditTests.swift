import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyTree
import GoldenFiles
import Testing

@Suite(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
struct ApprovalAuditTests {
  private static let changed = Screen().button("Remove")
  private static let approvers =
    "approvers: { 'Baselines/RecipesTests': ['ada@example.com', 'team-ui'], '': ['bob@example.com'] }"

  /// A repository whose branch `main` wants signatures, with the branch `feature` checked out.
  private struct Project {
    let sandbox = try! Sandbox()
    let ada: Sandbox.Key
    let bob: Sandbox.Key
    let mallory: Sandbox.Key

    init(
      signers: (Project) -> String = { "ada@example.com \($0.ada.line)\nbob@example.com \($0.bob.line)\n" }
    )
      throws
    {
      ada = try sandbox.makeKey("ada")
      bob = try sandbox.makeKey("bob")
      mallory = try sandbox.makeKey("mallory")
      try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
      try sandbox.write("{ allowedSigners: 'signers', \(approvers) }", to: "Galley.json")
      try sandbox.write(signers(self), to: "signers")
      try sandbox.makeRepository()
      try sandbox.git("checkout", "-q", "-b", "feature")
      try sandbox.run("r", .init(Samples.key(), changed), .init(Samples.key("other")))
    }

    func verdict(base: String? = "main", run: String = "r") throws -> Verdict {
      let project = try GalleyBaselines.Project.open(root: sandbox.root)
      return try Gate().review(
        of: try Run(run, in: project), against: BaselineStore(project),
        since: try base.map { try BaseBranch($0, in: project) }, environment: Sandbox.gitEnvironment)
    }

    /// Why no signature counts, of each baseline that lacks one.
    func reasons(base: String? = "main", run: String = "r") throws -> [MissingApproval.Reason] {
      let verdict = try verdict(base: base, run: run)
      let missing = (verdict.notices ?? []).filter { $0.kind == .missingApprovals }
      #expect(missing.allSatisfy { $0.forbidden != nil })
      let reasons = missing.flatMap(\.subjects).compactMap { subject in
        if case .missing(let approval) = subject { approval.reason } else { nil }
      }
      #expect(verdict.exitCode == (reasons.isEmpty ? .clean : .differences))
      return reasons
    }

    /// Changes the journal's text.
    func edit(_ change: (String) -> String) throws {
      let path = "Baselines/approvals.jsonl"
      let text = try sandbox.text(path)
      let edited = change(text)
      #expect(edited != text)
      try sandbox.write(edited, to: path)
    }
  }

  @Test func withoutApproversNothingIsWanted() throws {
    let project = try Project()
    try project.sandbox.git("checkout", "-q", "main")
    try project.sandbox.write("{}", to: "Galley.json")
    try project.sandbox.commit("No approvers")
    try project.sandbox.git("checkout", "-q", "-b", "other")
    try project.sandbox.approve("r", signedBy: nil)
    #expect(try project.reasons().isEmpty)
  }

  @Test func theSignatureOfAnApproverCounts() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.ada)
    #expect(try project.reasons().isEmpty)
    #expect(try project.verdict().review?.changes.map(\.signer) == ["ada@example.com"])
  }

  @Test func aTeamMayShareAName() throws {
    let project = try Project {
      "team-ui \($0.mallory.line)\nteam-ui \($0.ada.line)\nteam-ui \($0.bob.line)\n"
    }
    try project.sandbox.approve("r", signedBy: project.bob)
    #expect(try project.reasons().isEmpty)
    #expect(try project.verdict().review?.changes.map(\.signer) == ["team-ui"])
  }

  @Test func aDecisionThatNobodySignedIsMissing() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: nil)
    #expect(try project.reasons() == [.unsigned(by: "Ada")])
    let subjects = try #require(
      try project.verdict().notices?.first { $0.kind == .missingApprovals }?.subjects)
    guard case .missing(let approval)? = subjects.first else { return }
    #expect(
      approval.folder == "Baselines/RecipesTests" && approval.approvers == ["ada@example.com", "team-ui"])
    #expect(approval.key == Samples.key())
  }

  @Test func theApproverOfAnotherFolderDoesNotCount() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.bob, by: "Bob")
    #expect(try project.reasons() == [.notApprover(["bob@example.com"])])
  }

  @Test func anUnknownKeyDoesNotCount() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.mallory)
    #expect(try project.reasons() == [.notAllowed(by: "Ada")])
  }

  @Test(arguments: [
    "valid-before=\"20200101\"", "valid-after=\"20990101\"", "namespaces=\"git\"", "namespaces=\"file,git\"",
  ])
  func aKeyThatMayNotSignNowOrNotForThisDoesNotCount(_ option: String) throws {
    let project = try Project { "ada@example.com \(option) \($0.ada.line)\n" }
    try project.sandbox.approve("r", signedBy: project.ada)
    #expect(try project.reasons() == [.notAllowed(by: "Ada")])
  }

  @Test func aKeyOfItsNamespaceCounts() throws {
    let project = try Project {
      "ada@example.com namespaces=\"git,galley\",valid-before=\"20990101\" \($0.ada.line)\n"
    }
    try project.sandbox.approve("r", signedBy: project.ada)
    #expect(try project.reasons().isEmpty)
  }

  @Test func aSignatureForAnotherPurposeDoesNotCount() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: nil)
    try seal(project, by: project.ada, namespace: "git")
    #expect(try project.reasons() == [.broken(by: "Ada")])
  }

  /// Signs the journal's last line by hand.
  private func seal(_ project: Project, by key: Sandbox.Key, namespace: String = "galley") throws {
    let sandbox = project.sandbox
    let lines = try sandbox.text("Baselines/approvals.jsonl").split(separator: "\n")
    let record = try #require(try sandbox.store.journal.records().last)
    let name = try #require(RepositoryNames(stated: nil, in: sandbox.store.project).names.first)
    try sandbox.write(
      "galley decision 2\nrepository \(name)\n\(try #require(lines.last))\n", to: ".galley/text")
    try sandbox.start(
      "/usr/bin/ssh-keygen", "-q", "-Y", "sign", "-n", namespace, "-f", key.path,
      sandbox.url(".galley/text").path)
    let body = try sandbox.text(".galley/text.sig").split(separator: "\n").dropFirst().dropLast().joined()
    try project.edit { text in
      text
        + "{\"action\":\"sign\",\"at\":\"2026-07-25T17:20:00.000Z\",\"by\":\"Ada\",\"decision\":\"\(record.decision)\","
        + "\"format\":3,\"id\":\"0123456789abcdef\",\"lines\":[\"\(record.id)\"],\"repository\":\"\(name)\","
        + "\"signature\":\"\(body)\"}\n"
    }
  }

  @Test func aSignatureMadeByTheProgramAloneCounts() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: nil)
    try seal(project, by: project.ada)
    #expect(try project.reasons().isEmpty)
  }

  @Test func anEditedLineIsNotSigned() throws {
    let edits = [
      "\"by\":\"Ada\"": "\"by\":\"Eve\"", "\"run\":\"r\"": "\"run\":\"s\"",
      "\"action\":\"approve\"": " \"action\":\"approve\"",
    ]
    for (old, new) in edits {
      let project = try Project()
      try project.sandbox.approve("r", signedBy: project.ada)
      let known = try project.sandbox.git("show", "main:Baselines/approvals.jsonl").text
      try project.edit { known + $0.dropFirst(known.count).replacing(old, with: new) }
      guard case .broken? = try project.reasons().first else {
        Issue.record("\(new) passes")
        continue
      }
    }
  }

  @Test func aSignatureMovedToAnotherLineIsNotOne() throws {
    let project = try Project()
    let other = Samples.key("other")
    try project.sandbox.approve("r", signedBy: project.ada)
    try project.sandbox.run("s", .init(Samples.key(), Self.changed), .init(other, Screen().button("Delete")))
    try project.sandbox.approve("s", signedBy: nil)
    #expect(try project.reasons(run: "s") == [.unsigned(by: "Ada")])
    let records = try project.sandbox.store.journal.records()
    let signed = try #require(records.last { $0.key == Samples.key() }?.id)
    let line = try #require(records.last { $0.key == other }?.id)
    try project.edit { $0.replacing("\"lines\":[\"\(signed)\"]", with: "\"lines\":[\"\(line)\"]") }
    #expect(try Set(project.reasons(run: "s")) == [.broken(by: "Ada"), .unsigned(by: "Ada")])
    // Named beside the right one it is none of either.
    try project.edit {
      $0.replacing("\"lines\":[\"\(line)\"]", with: "\"lines\":[\"\(signed)\",\"\(line)\"]")
    }
    #expect(try project.reasons(run: "s") == [.broken(by: "Ada"), .broken(by: "Ada")])
  }

  @Test func whatIsNoSignatureIsBroken() throws {
    for body in ["", "AAAA", "not base64", String(repeating: "A", count: 200_000), "U1NIU0lH"] {
      let project = try Project()
      try project.sandbox.approve("r", signedBy: project.ada)
      try project.edit { text in
        text.replacing(/"signature":"[^"]*"/) { _ in "\"signature\":\"\(body)\"" }
      }
      #expect(try project.reasons() == [.broken(by: "Ada")], "\(body.prefix(20))")
    }
  }

  @Test func aRevokedKeyDoesNotCount() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.ada)
    let list = project.sandbox.url(".galley/revoked").path
    try project.sandbox.start("/usr/bin/ssh-keygen", "-q", "-k", "-f", list, project.ada.path + ".pub")
    try project.sandbox.git("config", "gpg.ssh.revocationFile", list)
    #expect(try project.reasons() == [.notAllowed(by: "Ada")])
  }

  @Test func aBranchCannotNameItsOwnApproversOrKeys() throws {
    let project = try Project()
    try project.sandbox.write(
      "mallory \(project.mallory.line)\nada@example.com \(project.mallory.line)\n", to: "signers")
    try project.sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['mallory'] } }", to: "Galley.json")
    try project.sandbox.approve("r", signedBy: project.mallory)
    // The approvers and the file of signers want a signature as well.
    #expect(try project.reasons() == [.notAllowed(by: "Ada"), .noDecision, .noDecision])
    let notices = try project.verdict().notices ?? []
    #expect(notices.contains(Notice(.changedSigners, [.signers("signers")])))
    #expect(notices.first { $0.kind == .changedSettings }?.subjects.count == 1)
    // Nor does it help to name another file, or none.
    try project.sandbox.write("{ allowedSigners: 'mine' }", to: "Galley.json")
    try project.sandbox.write("ada@example.com \(project.mallory.line)\n", to: "mine")
    let settings = [MissingApproval.Reason](repeating: .noDecision, count: 4)
    #expect(try project.reasons() == [.notAllowed(by: "Ada")] + settings)
  }

  @Test func aKeyThatTheBaseTookAwaySinceDoesNotCount() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.ada)
    try project.sandbox.commit("Approve")
    try project.sandbox.git("checkout", "-q", "main")
    try project.sandbox.write("bob@example.com \(project.bob.line)\n", to: "signers")
    try project.sandbox.commit("Take a key away")
    try project.sandbox.git("checkout", "-q", "feature")
    #expect(try project.reasons() == [.notAllowed(by: "Ada")])
  }

  @Test func whatNoDecisionMadeIsMissing() throws {
    let project = try Project()
    let stem = "Baselines/RecipesTests/testDetails/"
    // A picture replaced by hand, with the sidecar as it was.
    try project.sandbox.write(
      Array(try project.sandbox.bytes(stem + "other.iphone-x-light.png").dropLast(20)),
      to: stem + "other.iphone-x-light.png")
    #expect(try project.verdict().notices?.contains { $0.kind == .missingApprovals } == true)
  }

  @Test func whatWasSignedOfAnotherChangeDoesNotCount() throws {
    let project = try Project()
    let sandbox = project.sandbox
    try sandbox.approve("r", signedBy: project.ada)
    let journal = try sandbox.text("Baselines/approvals.jsonl")
    try sandbox.commit("From the first picture to the second")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.run("m", .init(Samples.key(), Screen().button("Third")))
    try sandbox.approve("m", signedBy: project.ada)
    try sandbox.commit("From the first picture to the third")
    try sandbox.git("checkout", "-q", "-b", "other")
    // The third becomes the second, which nobody has decided, by what was decided elsewhere.
    try sandbox.git("checkout", "-q", "feature", "--", Sandbox.baseline + ".png", Sandbox.baseline + ".json")
    let lines = Set(try sandbox.text("Baselines/approvals.jsonl").split(separator: "\n"))
    try project.edit { text in
      text + journal.split(separator: "\n").filter { !lines.contains($0) }.map { $0 + "\n" }.joined()
    }
    #expect(try project.reasons() == [.otherChange(by: "Ada")])
  }

  @Test func aCloneWithoutTheFirstCommitSaysSo() throws {
    let project = try Project()
    let sandbox = project.sandbox
    try sandbox.approve("r", signedBy: project.ada)
    // The history ends at the only commit of `main`, as after a fetch with a depth.
    let tip = try sandbox.git("rev-parse", "main").text.trimmingCharacters(in: .whitespacesAndNewlines)
    try sandbox.write(tip + "\n", to: ".git/shallow")
    #expect(try project.reasons() == [.firstCommitMissing(by: "Ada")])
    try sandbox.remove(".git/shallow")
    #expect(try project.reasons().isEmpty)
  }

  @Test func aRemovalAndAnUndoWantSignaturesToo() throws {
    let project = try Project()
    let sandbox = project.sandbox
    let other = Samples.key("other")
    let digest = try #require(try sandbox.store.read(other).digest)
    try sandbox.run("s", .init(Samples.key(), Self.changed))
    try sandbox.approve("s", signedBy: project.ada)
    let removed = try sandbox.store.remove(other, expecting: digest, try sandbox.signature(nil, by: "Bob"))
    #expect(try project.reasons(run: "s") == [.unsigned(by: "Bob")])
    // Back at what the base has, nothing is wanted; a check vanishes only by a signature.
    _ = try sandbox.store.undo(removed.decision, try sandbox.signature(nil))
    #expect(try project.verdict(run: "s").review?.changes.map(\.kind) == [.changed])
    let signature = try sandbox.signature(project.ada)
    let again = try sandbox.store.remove(other, expecting: digest, signature)
    #expect(sandbox.store.seal([again], signature) == nil)
    #expect(try project.reasons(run: "s").isEmpty)
    // An undo that makes another baseline than that of the base is a decision like any other.
    try sandbox.run("t", .init(Samples.key(), Screen().button("Third")))
    try sandbox.approve("t", signedBy: project.ada)
    #expect(try project.reasons(run: "t").isEmpty)
    _ = try sandbox.store.undo(nil, try sandbox.signature(nil, by: "Bob"))
    // The first approval of it on this branch is signed.
    #expect(try project.reasons(run: "s").isEmpty)
    #expect(try project.verdict(run: "s").review?.changes.first?.signer == "ada@example.com")
  }

  @Test func whatWasOnlyWrittenAnewNeedsNoSignature() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.ada)
    let path = "Baselines/RecipesTests/testDetails/other.iphone-x-light.json"
    try project.sandbox.write(try project.sandbox.text(path) + "\n", to: path)
    #expect(try project.verdict().review?.changes.map(\.kind) == [.changed, .rewritten])
    #expect(try project.reasons().isEmpty)
    try project.sandbox.write(
      try project.sandbox.text(path).replacing("\"scale\": ", with: "\"scale\": 1"), to: path)
    #expect(try project.verdict().notices?.contains { $0.kind == .missingApprovals } == true)
  }

  @Test func withoutABaseEveryBaselineWantsOne() throws {
    let project = try Project()
    #expect(
      try project.verdict(base: nil).notices?.first { $0.kind == .missingApprovals }?.subjects.count == 2)
    let sandbox = project.sandbox
    try sandbox.run("s", .init(Samples.key(), Self.changed), .init(Samples.key("other"), Self.changed))
    try sandbox.approve("s", signedBy: project.ada)
    #expect(try project.reasons(base: nil, run: "s").isEmpty)
    // A key that has expired since was valid when it signed.
    try sandbox.write("ada@example.com valid-before=\"20260801\" \(project.ada.line)\n", to: "signers")
    #expect(try project.reasons(base: nil, run: "s").isEmpty)
    try sandbox.write("ada@example.com valid-before=\"20260701\" \(project.ada.line)\n", to: "signers")
    #expect(try project.reasons(base: nil, run: "s") == [.notAllowed(by: "Ada"), .notAllowed(by: "Ada")])
  }

  @Test func noFileOfSignersIsAnError() throws {
    let project = try Project()
    try project.sandbox.approve("r", signedBy: project.ada)
    try project.sandbox.git("checkout", "-q", "-f", "main")
    try project.sandbox.git("rm", "-q", "signers")
    try project.sandbox.commit("No file")
    try project.sandbox.git("checkout", "-q", "-b", "again")
    try project.sandbox.run("s", .init(Samples.key(), Self.changed))
    try project.sandbox.approve("s", signedBy: project.ada)
    #expect(throws: SigningError.allowedSignersMissing("signers", base: "main")) { try project.verdict() }
  }

  @Test func theMostSpecificFolderDecides() {
    let rules = ApproverRules([
      "": ["a"], "Baselines": ["b"], "Baselines/Pay": ["c"], "Baselines/Pay/Card": [],
    ])
    func rule(_ path: String) -> String? {
      rules.rule(for: path).map { "\($0.folder): \($0.approvers.joined())" }
    }
    #expect(rule("Baselines/Pay/testX/a.png") == "Baselines/Pay: c")
    #expect(rule("Baselines/Payments/testX/a") == "Baselines: b")
    expectGolden(rule("Baselines/Pay/Card/a"))
    #expect(rule("Other/a") == ": a")
    #expect(ApproverRules(["Baselines/Pay": ["c"]]).rule(for: "Baselines/a") == nil)
    #expect(ApproverRules([:]).isEmpty)
  }
}
