import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import Testing

@testable import GalleyCommands

/// Signatures of the settings, keys and tolerances by which a branch demands less than its base.
@Suite(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
struct SettingsSigningTests {
  /// A branch that only has other settings than `main`, which wants Ada's signature.
  private func settled(_ settings: String) throws -> (sandbox: Sandbox, ada: Sandbox.Key, bob: Sandbox.Key) {
    let (sandbox, ada, bob) = try Sandbox.unsigned()
    try sandbox.git("checkout", "-q", "--force", "-b", "settings", "main")
    try? sandbox.remove(".galley/runs/r")
    try sandbox.run("r", .init(), .init(Samples.key("other")))
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['ada@x'] }, \(settings) }", to: "Galley.json")
    return (sandbox, ada, bob)
  }

  @Test func anApproverSignsSettingsThatDecide() throws {
    let (sandbox, ada, bob) = try settled("expect: 2, keepRuns: 7")
    let tool = Tool(sandbox: sandbox)
    let unsigned = try sandbox.gateAgainstMain()
    #expect(unsigned.code == .differences)
    #expect(
      unsigned.out.contains(
        "forbidden  1 setting lacks the signature of an approver, and Galley.json of main forbids it (missingApprovals):\n"
          + "  - expect in Galley.json: every folder wants ada@x; no decision explains it\n"),
      "\(unsigned.out)")
    #expect(
      unsigned.out.hasSuffix(
        "An approver signs settings and tolerances with: galley approve --settings --sign --base main\n"),
      "\(unsigned.out)")
    let words = ["approve", "--settings", "--base", "main"]
    #expect(
      tool.run(words + ["--dry-run"])
        == ToolResult(
          code: .clean,
          out: "Would approve 1 setting that differs from main.\n  expect: not set before, 2 now\n", err: ""))
    #expect(tool.run(words).code == .clean)
    #expect(try sandbox.gateAgainstMain().out.contains("and nobody signed"))
    #expect(tool.run(words + ["--sign-key", bob.path]).code == .clean)
    #expect(try sandbox.gateAgainstMain().out.contains("signed by bob@x"))
    #expect(
      tool.run(words + ["--sign-key", ada.path, "--reason", "we count"])
        == ToolResult(
          code: .clean, out: "Approved 1 setting that differs from main.\n  expect: not set before, 2 now\n",
          err: ""))
    let signed = try sandbox.gateAgainstMain()
    #expect(signed.code == .clean, "\(signed.out)")
    #expect(tool("verify").code == .clean)
    // It is a signature of these two values, and of no others.
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['ada@x'] }, expect: 1 }", to: "Galley.json")
    #expect(
      try sandbox.gateAgainstMain().out.contains(
        "expect in Galley.json: every folder wants ada@x; no decision explains it"))
  }

  @Test func aSignatureOfSettingsCountsOnTheBranchThatAddedIt() throws {
    let (sandbox, ada, _) = try settled("expect: 2")
    let tool = Tool(sandbox: sandbox)
    #expect(tool("approve", "--settings", "--base", "main", "--sign-key", ada.path).code == .clean)
    try sandbox.commit("Count")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.git("merge", "-q", "settings")
    try sandbox.write("{ allowedSigners: 'signers', approvers: { '': ['ada@x'] } }", to: "Galley.json")
    try sandbox.commit("Do not count")
    try sandbox.git("checkout", "-q", "-b", "again")
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['ada@x'] }, expect: 2 }", to: "Galley.json")
    let result = try sandbox.gateAgainstMain()
    #expect(result.code == .differences && result.out.contains("no decision explains it"), "\(result.out)")
  }

  @Test func aKeyThatIsAddedIsSigned() throws {
    let (sandbox, ada, bob) = try settled("")
    try sandbox.write("ada@x \(ada.line)\nada@x \(bob.line)\n", to: "signers")
    #expect(
      try sandbox.gateAgainstMain().out.contains(
        "  - signers: every folder wants ada@x; no decision explains it\n"))
    let tool = Tool(sandbox: sandbox)
    let result = tool("approve", "--settings", "--base", "main", "--sign-key", ada.path)
    #expect(result.out == "Approved 1 setting that differs from main.\n  signers: has other content\n")
    #expect(try sandbox.gateAgainstMain().code == .clean)
    #expect(
      tool("approve", "--settings", "*details*").err.hasPrefix(
        "galley: --settings and *details* do not go together; give one of them.\n"))
  }

  @Test func aStoreThatIsCopiedAsItIsNeedsOneSignature() throws {
    let (sandbox, ada, _) = try settled("baselines: 'Other'")
    try FileManager.default.copyItem(at: sandbox.url("Baselines"), to: sandbox.url("Other"))
    let copied = try sandbox.gateAgainstMain()
    #expect(copied.code == .differences)
    #expect(copied.out.contains("forbidden  1 setting lacks the signature"), "\(copied.out)")
    #expect(
      copied.out.contains(
        "  copied  RecipesTests/testDetails / details @ iphone-x-light, which was approved as "
          + "Baselines/RecipesTests/testDetails/details.iphone-x-light: the same content by its digest, in another folder\n"
      ),
      "\(copied.out)")
    let tool = Tool(sandbox: sandbox)
    #expect(tool("approve", "--settings", "--base", "main", "--sign-key", ada.path).code == .clean)
    let signed = try sandbox.gateAgainstMain()
    #expect(signed.code == .clean, "\(signed.out)")
    // The baselines that the copy lacks were removed.
    for end in ["png", "json"] {
      try sandbox.remove("Other/RecipesTests/testDetails/other.iphone-x-light.\(end)")
    }
    try sandbox.run("s", .init())
    let lacking = tool("gate", "--run", "s", "--base", "main")
    #expect(lacking.code == .differences)
    #expect(
      lacking.out.contains("  removed  RecipesTests/testDetails / other @ iphone-x-light"), "\(lacking.out)")
  }

  // MARK: - Tolerances

  /// The target's screen in other colours, under a tolerance.
  private static func repainted(_ settings: MatchSettings) -> Sandbox.Check {
    var check = Sandbox.Check(Samples.key(), Screen(), settings: settings)
    for x in 20..<60 { for y in 84..<100 { check.snapshot.picture[x, y] = RGBA(0, 0, 200) } }
    return check
  }

  @Test func anApproverSignsAToleranceThatHidesSomething() throws {
    let (sandbox, ada, _) = try settled("")
    let tool = Tool(sandbox: sandbox)
    let settings = MatchSettings(budget: try DifferenceBudget(maxDiffPixels: 1000))
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", Self.repainted(settings), .init(Samples.key("other"), settings: settings))
    let unsigned = try sandbox.gateAgainstMain()
    #expect(unsigned.code == .differences)
    #expect(
      unsigned.out.contains(
        "forbidden  1 check hides differences by a tolerance that was not in force at the base, and Galley.json of main "
          + "forbids it (grownTolerance):\n  - RecipesTests/testDetails / details @ iphone-x-light: 640 px, by "
          + "maxDiffPixels 1000; every folder wants ada@x; no decision explains it\n"), "\(unsigned.out)")
    let words = ["approve", "--settings", "--base", "main", "--run", "r", "--sign-key", ada.path]
    #expect(
      tool.run(words).out
        == "Approved 1 setting that differs from main.\n  tolerance of RecipesTests/testDetails / details @ iphone-x-light\n"
    )
    let signed = try sandbox.gateAgainstMain()
    #expect(signed.code == .clean, "\(signed.out)")
    #expect(signed.out.contains("notice  1 check hides differences by a tolerance"), "\(signed.out)")
    // A merged tolerance is in force.
    try sandbox.commit("Tolerate")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.git("merge", "-q", "settings")
    try sandbox.git("checkout", "-q", "-b", "next")
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", Self.repainted(settings), .init(Samples.key("other"), settings: settings))
    let next = try sandbox.gateAgainstMain()
    #expect(next.code == .clean && !next.out.contains("hides differences"), "\(next.out)")
  }

  @Test func anIgnoredElementKeepsItsRegionWhereItIsAsLarge() throws {
    let (sandbox, ada, _) = try settled("")
    let settings = MatchSettings(regions: [MatchRegion(.ignore, .element(.root), name: "all")])
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", Self.repainted(settings), .init(Samples.key("other")))
    #expect(try sandbox.gateAgainstMain().out.contains("640 px, by ignore of all; every folder wants ada@x"))
    let words = ["approve", "--settings", "--base", "main", "--run", "r", "--sign-key", ada.path]
    #expect(Tool(sandbox: sandbox).run(words).code == .clean)
    try sandbox.commit("Tolerate")
    try sandbox.git("branch", "-f", "main", "HEAD")
    try sandbox.remove(".galley/runs/r")
    try sandbox.run("r", Self.repainted(settings), .init(Samples.key("other")))
    let next = try sandbox.gateAgainstMain()
    #expect(next.code == .clean && !next.out.contains("hides differences"), "\(next.out)")
  }

  @Test func aKnownIssueIsNamedWhereAnAuditMetIt() throws {
    let (sandbox, ada, _) = try settled("knownIssues: { Details: ['hitRegion info', 'contrast title'] }")
    let tool = Tool(sandbox: sandbox)
    #expect(!(try sandbox.gateAgainstMain().out.contains("accessibility issue")))
    try sandbox.writeAudit(of: "Details", knowing: "hitRegion info", to: ".galley/runs/r")
    let unsigned = try sandbox.gateAgainstMain()
    #expect(
      unsigned.out.contains(
        "forbidden  1 page hides accessibility issues by a tolerance that was not in force at the base, and Galley.json of "
          + "main forbids it (grownTolerance):\n  - Details: 1 known accessibility issue, hitRegion info; every folder wants "
          + "ada@x; no decision explains it\n"), "\(unsigned.out)")
    // The signature of the setting is that of the issue.
    #expect(tool("approve", "--settings", "--base", "main", "--sign-key", ada.path).code == .clean)
    let signed = try sandbox.gateAgainstMain()
    #expect(signed.code == .clean && signed.out.contains("notice  1 page hides"), "\(signed.out)")
  }

  @Test func aToleranceOfTheBasesSettingsHasNotGrown() throws {
    let (sandbox, _, _) = try settled("")
    try sandbox.git("checkout", "-q", "--force", "main")
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '': ['ada@x'] }, maxDiffPixels: 1000 }", to: "Galley.json")
    try sandbox.commit("Tolerate")
    try sandbox.git("checkout", "-q", "-b", "tolerant")
    try sandbox.remove(".galley/runs/r")
    let settings = MatchSettings(budget: try DifferenceBudget(maxDiffPixels: 1000))
    try sandbox.run("r", Self.repainted(settings), .init(Samples.key("other"), settings: settings))
    let result = try sandbox.gateAgainstMain()
    #expect(result.code == .clean && !result.out.contains("hides differences"), "\(result.out)")
  }
}
