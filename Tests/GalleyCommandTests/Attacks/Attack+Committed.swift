import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

extension Attack {
  /// Runs that a pull request brings along.
  static let committed: [Attack] =
    [
      Attack("a clean run is committed", .stopped(.notComparable, "is tracked by git")) { scene in
        try scene.see(AttackScene.approved)
        try scene.commitRun()
      },
      Attack(
        "the tests of CI add to a run that is committed", .stopped(.notComparable, "is tracked by git"),
        "--base", "main"
      ) { scene in
        try scene.see(AttackScene.approved)
        try scene.commitRun()
        try scene.sandbox.run("r", .init(AttackScene.other))
      },
      Attack("a clean run comes as a repository of its own", .stopped(.notComparable, "is tracked by git")) {
        scene in
        try scene.see(AttackScene.approved)
        try scene.sandbox.git("init", "-q", AttackScene.run)
        try scene.sandbox.git("-C", AttackScene.run, "add", "-f", ".")
      },
      Attack(
        "a run is newer than any other, for it began in the future",
        .stopped(.notComparable, "began at 2099-01-01T00:00:00Z, which is in the future")
      ) { scene in
        try scene.see(AttackScene.approved)
        try scene.editProcess {
          $0.replacing(/"started" ?: ?"[^"]*"/, with: "\"started\": \"2099-01-01T00:00:00.000Z\"")
        }
      },
    ]
    + (!Sandbox.canSign
      ? []
      : [
        Attack(
          "a run that does not tell its commit", .stopped(.notComparable, "the run does not tell its commit"),
          "--base", "main"
        ) { scene in
          _ = try scene.wantSignatures()
          try scene.see(AttackScene.approved)
          try scene.editProcess { $0.replacing(/"commit" ?: ?"[0-9a-f]+",/, with: "") }
        },
        Attack(
          "a run of single checks is of another commit", .stopped(.notComparable, "Sources/App.swift"),
          "--base", "main"
        ) { scene in
          _ = try scene.wantSignatures()
          try scene.sandbox.git("checkout", "-q", "main")
          try scene.see(AttackScene.approved)
          try scene.sandbox.git("checkout", "-q", "work")
        },
        signed(
          "a signed removal stands for a sidecar that cannot be read",
          "\(AttackScene.target.text): every folder wants ada@example.com; no decision explains it"
        ) { scene, keys in
          let digest = try #require(try scene.sandbox.store.read(AttackScene.target).digest)
          var signature = Samples.signature
          signature.signer = try DecisionSigner(key: keys.ada.path, in: scene.sandbox.project)
          let line = try scene.sandbox.store.remove(AttackScene.target, expecting: digest, signature)
          #expect(scene.sandbox.store.seal([line], signature) == nil)
          try scene.sandbox.write("[", to: AttackScene.sidecar)
          try scene.sandbox.run("r", .init(AttackScene.other))
        },
      ])

  /// Baselines whose files are not those that their sidecars state, and the sentences about them.
  static let untrue: [Attack] = [
    Attack(
      "the new picture under the old sidecar is not called the same",
      .stopped(
        .notComparable,
        "changed  \(AttackScene.target.text): the sidecar is that of the approved file, and the file is another one"
      ),
      "--base", "main"
    ) { scene in try scene.sandbox.write(scene.forged().picture, to: AttackScene.picture) },
    Attack(
      "a link in the place of the picture is not called the same",
      .stopped(.notComparable, "and the file is another one"), "--base", "main"
    ) { scene in try scene.link(AttackScene.picture, to: "../../../Package.swift") },
    Attack(
      "a link in the place of the sidecar does not remove it",
      .stopped(.notComparable, "changed  \(AttackScene.target.text): its sidecar cannot be read"),
      "--base", "main"
    ) { scene in try scene.link(AttackScene.sidecar, to: "../../../Package.swift") },
    Attack(
      "a sidecar that is no JSON does not remove it",
      .stopped(.notComparable, "changed  \(AttackScene.target.text): its sidecar cannot be read"),
      "--base", "main"
    ) { scene in try scene.sandbox.write("[", to: AttackScene.sidecar) },
  ]
}

extension AttackScene {
  /// Commits the run, which git would ignore.
  fileprivate func commitRun() throws {
    try sandbox.git("add", "-f", Self.run)
    try sandbox.git("commit", "-q", "-m", "Add what the tests wrote")
  }

  /// Edits the note of the run's only process.
  fileprivate func editProcess(_ change: (String) -> String) throws {
    let path = try process()
    let old = try sandbox.text(path)
    let new = change(old)
    guard new != old else { throw NotThere(path: path, text: old) }
    try sandbox.write(new, to: path)
  }
}
