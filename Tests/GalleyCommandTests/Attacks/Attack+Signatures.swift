import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyCommands

extension Attack {
  /// Approvals where the base branch wants the signature of an approver.
  ///
  /// Ada may approve, Bob may sign and approves nothing here, and nobody knows Mallory's key.
  static let signatures: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      signed("an approval that nobody signed", "and nobody signed") { scene, _ in
        try scene.approve()
      },
      signed("an approval signed by a stranger", "signed by a key that is not, or no longer, allowed") {
        scene, keys in
        try scene.approve(signedBy: keys.mallory)
      },
      signed("an approval signed by somebody who may not approve", "signed by bob@example.com") {
        scene, keys in
        try scene.approve(signedBy: keys.bob)
      },
      signed("the branch makes its author an approver", "signed by bob@example.com") { scene, keys in
        try scene.sandbox.write(
          "{ allowedSigners: 'signers', approvers: { '': ['bob@example.com'] } }", to: "Galley.json")
        try scene.approve(signedBy: keys.bob)
      },
      signed("the branch gives the folder to its author", "signed by bob@example.com") { scene, keys in
        try scene.sandbox.write(
          "{ allowedSigners: 'signers', approvers: { '': ['ada@example.com'], 'Baselines/RecipesTests': "
            + "['bob@example.com'] } }", to: "Galley.json")
        try scene.approve(signedBy: keys.bob)
      },
      signed(
        "the branch adds its author's key to an approver",
        "signed by a key that is not, or no longer, allowed"
      ) {
        scene, keys in
        try scene.sandbox.write(
          "ada@example.com \(keys.ada.line)\nada@example.com \(keys.mallory.line)\n", to: "signers")
        try scene.approve(signedBy: keys.mallory)
      },
      signed("the branch names another file of signers", "signed by a key that is not, or no longer, allowed")
      { scene, keys in
        try scene.sandbox.write(
          "{ allowedSigners: 'mine', approvers: { '': ['ada@example.com'] } }", to: "Galley.json")
        try scene.sandbox.write("ada@example.com \(keys.mallory.line)\n", to: "mine")
        try scene.approve(signedBy: keys.mallory)
      },
      signed("the branch takes the approvers out of the settings", "and nobody signed") { scene, _ in
        try scene.sandbox.write("{ allowedSigners: 'signers' }", to: "Galley.json")
        try scene.approve()
      },
      signed("the branch removes settings and signers", "and nobody signed") { scene, _ in
        try scene.sandbox.remove("Galley.json")
        try scene.sandbox.remove("signers")
        try scene.approve()
      },
      signed("the signature of another decision is copied", "the signature does not cover these lines") {
        scene, keys in
        try scene.sandbox.run("s", .init(AttackScene.target), .init(AttackScene.other, Screen().rows(1)))
        try scene.approve(signedBy: keys.ada, run: "s")
        try scene.see(others: false)
        try scene.approve()
        let records = try scene.sandbox.store.journal.records()
        let signed = try #require(records.last { $0.key == AttackScene.other })
        let line = try #require(records.last { $0.key == AttackScene.target })
        try scene.edit(AttackScene.journal, "\"lines\":[\"\(signed.id)\"]", "\"lines\":[\"\(line.id)\"]")
      },
      signed(
        "a decision is copied from another repository, with its signature",
        "the signature is for another repository or project"
      ) { scene, keys in
        let other = try AttackScene()
        try other.sandbox.write("Another product.", to: "README.md")
        try other.sandbox.git("checkout", "-q", "--orphan", "elsewhere")
        try other.sandbox.commit("Begin")
        try other.sandbox.write(try scene.sandbox.bytes("Galley.json"), to: "Galley.json")
        try other.approve(signedBy: keys.ada)
        for path in [AttackScene.picture, AttackScene.sidecar, AttackScene.journal] {
          try scene.sandbox.write(try other.sandbox.bytes(path), to: path)
        }
      },
      signed("the signed line gets another name and reason", "the signature does not cover these lines") {
        scene, keys in
        try scene.approve(signedBy: keys.ada)
        try scene.editLastApproval { $0.replacing("\"run\":\"r\"", with: "\"run\":\"q\"") }
      },
      signed("the signed line is of another picture", "the signature does not cover these lines") {
        scene, keys in
        // Ada signs a screen that is fine; what is put in its place is what the app shows.
        try scene.see(Screen().rows(1), as: "fine")
        try scene.approve(signedBy: keys.ada, run: "fine")
        let fine = (try scene.baselineDigest(), try scene.baselineSHA256())
        try scene.replaceBaseline()
        let forged = (try scene.baselineDigest(), try scene.baselineSHA256())
        try scene.editLastApproval { $0.replacing(fine.0, with: forged.0).replacing(fine.1, with: forged.1) }
      },
      signed("the key of the approver has expired", "signed by a key that is not, or no longer, allowed") {
        scene, keys in
        try scene.onMain {
          try scene.sandbox.write(
            "ada@example.com valid-before=\"20200101\" \(keys.ada.line)\n", to: "signers")
        }
        try scene.approve(signedBy: keys.ada)
      },
      signed(
        "the key of the approver signs commits alone", "signed by a key that is not, or no longer, allowed"
      ) {
        scene, keys in
        try scene.onMain {
          try scene.sandbox.write("ada@example.com namespaces=\"git\" \(keys.ada.line)\n", to: "signers")
        }
        try scene.approve(signedBy: keys.ada)
      },
      signed("the line with the signature is taken out", "and nobody signed") { scene, keys in
        try scene.approve(signedBy: keys.ada)
        let lines = try scene.sandbox.text(AttackScene.journal).split(separator: "\n")
        try scene.sandbox.write(
          lines.filter { !$0.contains("\"sign\"") }.map { $0 + "\n" }.joined(), to: AttackScene.journal)
      },
      under("the scale is edited under a signature") { scene in
        try scene.edit(AttackScene.sidecar, "\"scale\": 2", "\"scale\": 3")
      },
      under("the environment is edited under a signature") { scene in
        try scene.edit(AttackScene.sidecar, "\"renderer\": \"galley 1\"", "\"renderer\": \"galley 2\"")
      },
      signed("the scale is edited under a signature, and a line explains it", "and nobody signed") {
        scene, keys in
        try scene.approve(signedBy: keys.ada)
        let signed = try #require(try scene.sandbox.store.journal.records().last)
        try scene.edit(AttackScene.sidecar, "\"scale\": 2", "\"scale\": 3")
        let sidecar = try SidecarFile.read(try scene.sandbox.bytes(AttackScene.sidecar), path: "")
        var line = DecisionRecord(
          .approve, Samples.signature, run: "r", key: signed.key, from: signed.to, to: signed.to,
          drawing: sidecar.drawing)
        line.sha256 = signed.sha256
        try scene.sandbox.store.note(line)
      },
      signed("a line that states no scale is signed", "does not cover the scale and environment") {
        scene, keys in
        try scene.approve()
        try scene.editLastApproval { $0.replacing(#/"drawing":"\w+",/#, with: "") }
        let line = try #require(try scene.sandbox.store.journal.records().last)
        let signer = try DecisionSigner(key: keys.ada.path, in: scene.sandbox.project)
        var signature = Samples.signature
        signature.signer = signer
        #expect(scene.sandbox.store.seal([line], signature) == nil)
      },
      signed("an approver signed a step that leads elsewhere", "another change than the one from the base") {
        scene, keys in
        // Somebody moves the baseline first, unsigned; the approver sees the way from there alone.
        try scene.see(Screen().rows(1), as: "first")
        try scene.approve(run: "first")
        try scene.see()
        try scene.approve(signedBy: keys.ada)
      },
      signed("the branch picks a decision that the base has replaced", "main has another baseline by now") {
        scene, keys in
        try scene.sandbox.git("checkout", "-q", "main")
        for (screen, run) in [(AttackScene.changed, "new"), (AttackScene.approved, "old")] {
          try scene.see(screen, as: run)
          try scene.approve(signedBy: keys.ada, run: run)
          try scene.sandbox.commit("Approve the \(run) one")
        }
        try scene.sandbox.git("checkout", "-q", "work")
        try scene.sandbox.git("cherry-pick", "main~")
      },
      signed("the baseline is removed, and nobody signed", "and nobody signed") { scene, _ in
        let digest = try #require(try scene.sandbox.store.read(AttackScene.target).digest)
        _ = try scene.sandbox.store.remove(AttackScene.target, expecting: digest, Samples.signature)
        try scene.sandbox.run("r", .init(AttackScene.other))
      },
      signed("somebody who may not approve signs the decision again", "signed by bob@example.com") {
        scene, keys in
        try scene.approve()
        _ = Tool(sandbox: scene.sandbox)(
          "approve", "--run", "r", "--base", "main", "--sign-key", keys.bob.path, "*details*")
      },
    ]

  /// An attempt to edit the sidecar of what Ada approved and signed.
  private static func under(
    _ name: String, _ edit: @escaping @Sendable (AttackScene) throws -> Void
  ) -> Attack {
    Attack(
      name, .stopped(.notComparable, "states another scale or environment than"), "--base", "main"
    ) { scene in
      try scene.approve(signedBy: try scene.wantSignatures().ada)
      try edit(scene)
    }
  }

  /// An attempt in a project whose `main` wants Ada's signature; `sentence`: why the gate stops.
  static func signed(
    _ name: String, _ sentence: String, _ words: [String] = [],
    _ body: @escaping @Sendable (AttackScene, AttackScene.Keys) throws -> Void
  ) -> Attack {
    Attack(name, .stopped(.differences, sentence), words: ["--base", "main"] + words) { scene in
      let keys = try scene.wantSignatures()
      try body(scene, keys)
    }
  }
}

extension AttackScene {
  /// The keys of three people.
  struct Keys {
    var ada: Sandbox.Key
    var bob: Sandbox.Key
    var mallory: Sandbox.Key
  }

  /// Has `main` want Ada's signature, which Bob's does not stand for; the branch `work` stands on it.
  func wantSignatures() throws -> Keys {
    let keys = Keys(
      ada: try sandbox.makeKey("ada"), bob: try sandbox.makeKey("bob"),
      mallory: try sandbox.makeKey("mallory"))
    try onMain {
      try sandbox.write(
        "{ allowedSigners: 'signers', approvers: { '': ['ada@example.com'] } }", to: "Galley.json")
      try sandbox.write("ada@example.com \(keys.ada.line)\nbob@example.com \(keys.bob.line)\n", to: "signers")
    }
    return keys
  }

  /// Commits something on `main`, and puts `work` on top of it.
  func onMain(_ body: () throws -> Void) throws {
    try sandbox.git("checkout", "-q", "main")
    try body()
    try sandbox.commit("What main decides")
    try sandbox.git("checkout", "-q", "work")
    let end = try sandbox.git("rebase", "-q", "main")
    guard end.status == 0 else { throw NotThere(path: "main", text: end.text) }
  }

  /// Approves what a run saw, which is made if it is not there.
  func approve(signedBy key: Sandbox.Key? = nil, run: String = "r") throws {
    if !FileManager.default.fileExists(atPath: sandbox.url(".galley/runs/\(run)").path) { try see(as: run) }
    let words = ["approve", "--run", run, "--all"] + (key.map { ["--sign-key", $0.path] } ?? [])
    let result = Tool(sandbox: sandbox).run(words)
    guard result.code == .clean else { throw NotThere(path: run, text: result.err) }
  }

  /// The digest of the target's baseline as the journal has it.
  func baselineDigest() throws -> String {
    String(decoding: try StableJSON.line(try sandbox.store.read(Self.target).digest), as: UTF8.self)
  }

  /// The SHA-256 digest of the target's baseline.
  func baselineSHA256() throws -> String {
    guard let digest = try sandbox.store.sha256(ofFilesOf: Self.target) else {
      throw NotThere(path: Self.sidecar, text: "baseline")
    }
    return "\(digest)"
  }

  /// Edits the last line of the journal that approves.
  func editLastApproval(_ change: (String) throws -> String) throws {
    var lines = try sandbox.text(Self.journal).split(separator: "\n").map(String.init)
    guard let last = lines.lastIndex(where: { $0.contains("\"approve\"") }) else {
      throw NotThere(path: Self.journal, text: "approve")
    }
    let edited = try change(lines[last])
    guard edited != lines[last] else { throw NotThere(path: Self.journal, text: lines[last]) }
    lines[last] = edited
    try sandbox.write(lines.map { $0 + "\n" }.joined(), to: Self.journal)
  }
}
