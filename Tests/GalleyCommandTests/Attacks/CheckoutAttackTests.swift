import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyCommands

/// Attempts to have the gate read other files of a branch than those that a merge brings to the base.
@Suite(.enabled(if: Sandbox.canSign, "ssh-keygen is not installed: apt-get install openssh-client"))
struct CheckoutAttackTests {
  /// A branch whose base wants Ada's signature, and a run that shows what was approved.
  private func scene() throws -> (scene: AttackScene, keys: AttackScene.Keys) {
    let scene = try AttackScene()
    let keys = try scene.wantSignatures()
    try scene.see(AttackScene.approved)
    return (scene, keys)
  }

  /// Makes the run of the present commit.
  private func seeAnew(_ scene: AttackScene) throws {
    try scene.sandbox.remove(AttackScene.run)
    try scene.see(AttackScene.approved)
  }

  /// What the gate says.
  private func gate(
    _ sandbox: Sandbox, onCI: Bool = false, in folder: String = "", base: String? = "main",
    root: String? = nil
  ) -> ToolResult {
    var tool = Tool(sandbox: sandbox)
    tool.folder = folder
    if onCI { tool.environment["CI"] = "true" }
    tool.environment["GALLEY_ROOT"] = root
    return tool.run(["gate", "--run", "r"] + (base.map { ["--base", $0] } ?? []))
  }

  /// Whether the gate ends with 2 and a sentence.
  private func expectStopped(
    _ result: ToolResult, _ sentence: String, at line: SourceLocation = #_sourceLocation
  ) {
    #expect(result.code == .notComparable, "\(result.out + result.err)", sourceLocation: line)
    #expect(result.err.contains(sentence), "\(result.out + result.err)", sourceLocation: line)
  }

  // MARK: - Links

  private static let link =
    "is a symbolic link in \"HEAD\", and decides only as a plain file in plain folders"

  @Test func signersThatAreALink() throws {
    let (scene, _) = try scene()
    try scene.sandbox.git("mv", "signers", "old")
    try scene.link("signers", to: "old")
    // Uncommitted changes are refused, too: git would have other content.
    expectStopped(gate(scene.sandbox), "cannot read signers: it is a symbolic link")
    try scene.sandbox.commit("Tidy up")
    expectStopped(
      gate(scene.sandbox), "galley: signers \(Self.link); commit plain files and folders in its place.")
  }

  @Test func signersInAFolderThatIsALink() throws {
    let (scene, _) = try scene()
    try scene.onMain {
      try scene.sandbox.write(try scene.sandbox.text("signers"), to: "keys/signers")
      try scene.sandbox.write(
        "{ allowedSigners: 'keys/signers', approvers: { '': ['ada@example.com'] } }", to: "Galley.json")
    }
    try seeAnew(scene)
    #expect(gate(scene.sandbox).code == .clean)
    try scene.sandbox.git("mv", "keys", "old")
    try scene.link("keys", to: "old")
    try scene.sandbox.commit("Tidy up")
    expectStopped(
      gate(scene.sandbox), "galley: keys \(Self.link); commit plain files and folders in its place.")
  }

  /// Git compares none of the files in it.
  @Test func aRepositoryAmongTheBaselines() throws {
    let (scene, _) = try scene()
    try scene.sandbox.write("A picture nobody signed.", to: "Baselines/promo/README.md")
    try scene.sandbox.git("init", "-q", "Baselines/promo")
    try scene.sandbox.git("-C", "Baselines/promo", "add", ".")
    try scene.sandbox.git("-C", "Baselines/promo", "commit", "-q", "-m", "Begin")
    let sentence =
      "galley: Baselines/promo is a repository of its own in the checkout, and git compares no file in it; remove its .git, and "
      + "commit plain files and folders."
    expectStopped(gate(scene.sandbox), sentence)
    expectStopped(gate(scene.sandbox, onCI: true), sentence)
    try scene.sandbox.commit("Add a promotion")
    expectStopped(
      gate(scene.sandbox),
      "galley: Baselines/promo is a submodule in \"HEAD\", and decides only as a plain file in plain folders; commit plain files and "
        + "folders in its place.")
    // One that nobody has fetched is one in git's index.
    try scene.sandbox.git("reset", "-q", "--soft", "HEAD~")
    try scene.sandbox.remove("Baselines/promo")
    expectStopped(gate(scene.sandbox), sentence)
  }

  /// Git's own setting names the file, and a link in the repository would lead to keys that the base has elsewhere.
  @Test func signersThatGitNamesAndALinkLeadsElsewhere() throws {
    let (scene, keys) = try scene()
    try scene.onMain {
      try scene.sandbox.write("{ approvers: { '': ['ada@example.com'] } }", to: "Galley.json")
      try scene.sandbox.write("ada@example.com \(keys.mallory.line)\n", to: "notes")
    }
    try scene.sandbox.git("config", "gpg.ssh.allowedSignersFile", "signers")
    try seeAnew(scene)
    #expect(gate(scene.sandbox).code == .clean)
    try scene.link("signers", to: "notes")
    try scene.sandbox.commit("Tidy up")
    expectStopped(gate(scene.sandbox), "galley: signers \(Self.link)")
  }

  /// Git's own setting names the file of revoked keys, too.
  @Test func aRevokedKeyStaysRevoked() throws {
    let (scene, keys) = try scene()
    try scene.onMain { try scene.sandbox.write(keys.ada.line + "\n", to: "revoked") }
    try scene.sandbox.git("config", "gpg.ssh.revocationFile", "revoked")
    try scene.sandbox.remove(AttackScene.run)
    try scene.approve(signedBy: keys.ada)
    try scene.sandbox.write("", to: "revoked")
    let result = gate(scene.sandbox)
    #expect(result.code == .differences, "\(result.out)")
    for subject in ["revoked", AttackScene.target.text] {
      #expect(result.out.contains("  - \(subject): every folder wants ada@example.com"), "\(result.out)")
    }
  }

  @Test func aBaseWithLinksOrUnreadableSettingsDecidesNothing() throws {
    let (scene, _) = try scene()
    let settings = try scene.sandbox.text("Galley.json")
    try scene.onMain {
      try scene.sandbox.git("mv", "signers", "old")
      try scene.link("signers", to: "old")
    }
    let base = "in \"main\", and decides only as a plain file in plain folders"
    expectStopped(gate(scene.sandbox), "galley: signers is a symbolic link \(base)")
    let cases: [(content: String?, sentence: String)] = [
      (nil, "galley: Galley.json is a symbolic link \(base)"),
      ("{ approvers: 7 }", "galley: the settings of \"main\" decide and cannot be read: "),
    ]
    for (content, sentence) in cases {
      try scene.onMain {
        if let content {
          try scene.sandbox.remove("Galley.json")
          try scene.sandbox.write(content, to: "Galley.json")
        } else {
          try scene.link("Galley.json", to: settings.trimmingCharacters(in: .newlines))
        }
      }
      try scene.sandbox.remove("Galley.json")
      try scene.sandbox.write(settings, to: "Galley.json")
      expectStopped(gate(scene.sandbox), sentence)
      try scene.sandbox.git("checkout", "-q", "--", "Galley.json")
    }
  }

  @Test func aBaselineThatIsALink() throws {
    let (scene, _) = try scene()
    try scene.sandbox.git("mv", AttackScene.sidecar, "sidecar")
    try scene.link(AttackScene.sidecar, to: "../../../sidecar")
    try scene.sandbox.commit("Tidy up")
    expectStopped(gate(scene.sandbox), "galley: \(AttackScene.sidecar) \(Self.link)")
  }

  // MARK: - Conversions and what is not committed

  @Test(arguments: ["Galley.json", "signers"])
  func anAttributeThatConvertsAFile(_ file: String) throws {
    let (scene, _) = try scene()
    // In this encoding, the byte of a backslash is a yen sign.
    let mark = file == "signers" ? "# \\\n" : "// \\\n"
    try scene.sandbox.write("\(file) text working-tree-encoding=SHIFT-JIS\n", to: ".gitattributes")
    try scene.sandbox.write(mark + scene.sandbox.text(file), to: file)
    try scene.sandbox.commit("Describe")
    for onCI in [false, true] {
      expectStopped(
        gate(scene.sandbox, onCI: onCI),
        "galley: \(file) has other content in the commit than in the checkout, although git reports no change: an attribute"
      )
    }
  }

  @Test func filesThatASuiteRestoresAreNotTheCommittedOnes() throws {
    let (scene, _) = try scene()
    let settings = try scene.sandbox.text("Galley.json")
    try scene.sandbox.write("{}", to: "Galley.json")
    try scene.sandbox.commit("Simplify")
    try scene.sandbox.write(settings, to: "Galley.json")
    let sentence =
      "galley: Galley.json has other content in HEAD than in the checkout, and on CI the gate judges commits where the base "
      + "names approvers; commit the change, or run the gate in a fresh checkout.\n"
    expectStopped(gate(scene.sandbox, onCI: true), sentence)
    // A developer sees what a commit of the present state would come to.
    try seeAnew(scene)
    #expect(gate(scene.sandbox).code == .clean)
  }

  @Test func aStoreThatASuitePutsBackIsNotWhatWasCommitted() throws {
    let (scene, _) = try scene()
    let kept = try [AttackScene.picture, AttackScene.sidecar].map { ($0, try scene.sandbox.bytes($0)) }
    try scene.replaceBaseline()
    try scene.sandbox.commit("Nicer")
    for (path, bytes) in kept { try scene.sandbox.write(bytes, to: path) }
    expectStopped(
      gate(scene.sandbox, onCI: true),
      "galley: \(AttackScene.sidecar) and 1 other file have other content in HEAD")
    // So it is with one that no commit has.
    for (path, _) in kept { try scene.sandbox.git("rm", "-q", "--cached", path) }
    try scene.sandbox.git("commit", "-q", "-m", "Remove")
    expectStopped(
      gate(scene.sandbox, onCI: true),
      "galley: \(AttackScene.sidecar) and 1 other file have other content in HEAD")
  }

  /// Git knows no filter here that would make one of the other.
  @Test func aPictureIsWhatItsPointerOfGitLFSNames() throws {
    let (scene, _) = try scene()
    let picture = try scene.sandbox.bytes(AttackScene.picture)
    let changed = try scene.forged().picture
    for (named, isSame) in [(picture, true), (changed, false)] {
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(SHA256Digest(of: named))\nsize \(named.count)\n"
      try scene.sandbox.write(pointer, to: AttackScene.picture)
      try scene.sandbox.commit("Use Git LFS")
      try scene.sandbox.write(picture, to: AttackScene.picture)
      let result = gate(scene.sandbox, onCI: true)
      if isSame {
        #expect(result.code == .clean, "\(result.out + result.err)")
      } else {
        expectStopped(result, "galley: \(AttackScene.picture) has other content in HEAD than in the checkout")
      }
    }
  }

  @Test func anApprovalCountsOnCIOnceItIsCommitted() throws {
    let (scene, keys) = try scene()
    try scene.sandbox.remove(AttackScene.run)
    try scene.approve(signedBy: keys.ada)
    #expect(gate(scene.sandbox).code == .clean)
    expectStopped(gate(scene.sandbox, onCI: true), "have other content in HEAD than in the checkout")
    try scene.sandbox.commit("Approve")
    let result = gate(scene.sandbox, onCI: true)
    #expect(result.code == .clean, "\(result.out + result.err)")
  }

  @Test func withoutApproversNothingHasToBeCommitted() throws {
    let scene = try AttackScene()
    try scene.approve()
    #expect(gate(scene.sandbox, onCI: true).code == .clean)
  }

  // MARK: - Names in git

  @Test func anObjectInThePlaceOfTheSettings() throws {
    let (scene, _) = try scene()
    try scene.sandbox.write("{}", to: "plain")
    try scene.sandbox.commit("Add a file")
    try scene.sandbox.remove(AttackScene.run)
    try scene.approve()
    try scene.sandbox.commit("Approve")
    let end = try scene.sandbox.git("replace", "main:Galley.json", "HEAD:plain")
    #expect(end.status == 0, "\(end.text)")
    let result = gate(scene.sandbox)
    #expect(result.code == .differences && result.out.contains("and nobody signed"), "\(result.out)")
  }

  @Test func aLocalBranchInThePlaceOfARemotes() throws {
    let (scene, _) = try scene()
    try scene.sandbox.git("remote", "add", "origin", "https://git.example/shop.git")
    try scene.sandbox.git("branch", "origin/main")
    expectStopped(
      gate(scene.sandbox, base: "origin/main"),
      "galley: there is no branch, tag or commit \"origin/main\" here to serve as the base")
  }

  // MARK: - The root

  private static let demands = "{ approvers: { '': ['ada@example.com'] } }"

  /// A repository with settings in a folder; `work` is checked out.
  private func project(in folder: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    try sandbox.write(Self.demands, to: folder + "Galley.json")
    for name in ["app", "web"] { try sandbox.write("// The app.\n", to: "\(name)/App.swift") }
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "work")
    return sandbox
  }

  /// Moves the run to another root.
  private func moveRun(of sandbox: Sandbox, to folder: String) throws {
    try FileManager.default.moveItem(
      atPath: sandbox.url(".galley").path, toPath: sandbox.url("\(folder)/.galley").path)
  }

  @Test(arguments: [nil, "{}", "{ baselines: 'app/Baselines' }"])
  func settingsThatAreGoneLeaveTheRootWhereItWas(_ others: String?) throws {
    let sandbox = try project(in: "app/")
    try sandbox.remove("app/Galley.json")
    if let others { try sandbox.write(others, to: "Galley.json") }
    try sandbox.commit("Tidy up")
    expectStopped(
      gate(sandbox, in: "app"),
      "galley: the project's root is the folder app in \"main\", by its Galley.json, and the root of the repository in this "
        + "checkout; merge the base and keep its root, or set GALLEY_ROOT for the gate to the root that is to count.\n"
    )
    // The branch of the remote is a base without a word, too.
    try sandbox.git("update-ref", "refs/remotes/origin/main", "main")
    try sandbox.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
    expectStopped(gate(sandbox, in: "app", base: nil), "the folder app in \"origin/HEAD\"")
  }

  @Test func settingsThatAreNearerAreNotTheRoot() throws {
    let sandbox = try project(in: "")
    try sandbox.write("{}", to: "web/Galley.json")
    try sandbox.commit("Set up the web")
    try moveRun(of: sandbox, to: "web")
    let sentence =
      "the project's root is the root of the repository in \"main\", by its Galley.json, and the folder web in"
    expectStopped(gate(sandbox, in: "web"), sentence)
    // Whoever runs the gate may name the root, which no branch does.
    let named = gate(sandbox, in: "web", root: sandbox.url("web").path)
    #expect(!named.err.contains("the project's root is"), "\(named.err)")
  }

  @Test func aLinkInThePlaceOfTheRoot() throws {
    let sandbox = try project(in: "app/")
    try sandbox.remove("app")
    try sandbox.write("// The app.\n", to: "other/App.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url("app").path, withDestinationPath: "other")
    try sandbox.commit("Tidy up")
    for folder in ["app", "other"] {
      expectStopped(
        gate(sandbox, in: folder),
        "galley: app/Galley.json of \"main\" decides, and app is a symbolic link in HEAD; commit it as a folder again.\n"
      )
    }
  }

  /// Puts a repository with settings of its own in the place of a folder.
  private func makeSubmodule(_ folder: String, in sandbox: Sandbox) throws {
    try sandbox.remove(folder)
    // Git keeps files that it tracks where a repository comes into their place.
    try sandbox.commit("Remove")
    try sandbox.git("init", "-q", "-b", "main", folder)
    try sandbox.write("{}", to: "\(folder)/Galley.json")
    try sandbox.git("-C", folder, "add", "-A")
    try sandbox.git("-C", folder, "commit", "-q", "-m", "Begin")
    try sandbox.commit("Tidy up")
  }

  @Test func aSubmoduleInThePlaceOfTheRoot() throws {
    let sandbox = try project(in: "app/")
    try makeSubmodule("app", in: sandbox)
    try moveRun(of: sandbox, to: "app")
    expectStopped(
      gate(sandbox, in: "app"), "galley: app/Galley.json of \"main\" decides, and app is a submodule in HEAD")
  }

  @Test func aSubmoduleInThePlaceOfAFolderBelowTheRoot() throws {
    let sandbox = try project(in: "")
    try makeSubmodule("web", in: sandbox)
    try moveRun(of: sandbox, to: "web")
    expectStopped(
      gate(sandbox, in: "web"), "the project's root is the root of the repository in \"main\"")
    // One that the base has is a project of its own.
    try sandbox.git("branch", "-f", "main", "HEAD")
    let known = gate(sandbox, in: "web")
    #expect(!known.err.contains("the project's root is"), "\(known.err)")
  }

  // MARK: - Folders of approvers

  @Test func approversOfAFolderThatDoesNotExistAreNamed() throws {
    let (scene, _) = try scene()
    try scene.onMain { try scene.set("", folder: "Baselines/recipestests") }
    try seeAnew(scene)
    let sentence =
      "galley: approvers in Galley.json name Baselines/recipestests, which has no baseline, so that nobody is asked there; the "
      + "folder is Baselines/RecipesTests, in another case.\n"
    let result = gate(scene.sandbox)
    let notice =
      "notice  1 folder with approvers has no baseline, so that nobody is asked there:\n"
      + "  - Baselines/recipestests: the folder is Baselines/RecipesTests, in another case\n"
    #expect(result.code == .clean && result.out.contains(notice), "\(result.out + result.err)")
    let verified = Tool(sandbox: scene.sandbox)("verify")
    #expect(verified.code == .clean && verified.err == sentence, "\(verified.err)")
  }
}
