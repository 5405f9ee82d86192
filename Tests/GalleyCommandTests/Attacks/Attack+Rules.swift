import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyCommands

extension Attack {
  /// Approvals that a pull request borrows from another branch, where the base branch wants the signature of an approver.
  static let borrowed: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      signed(
        "the branch borrows the approvals of another one by its own settings",
        "approvalsFrom: not set before, [\"borrowed\"] now; only branches that the base names count"
      ) { scene, _ in
        try scene.onBranch("borrowed") { try scene.approve(AttackScene.changed) }
        try scene.set("approvalsFrom: ['borrowed']")
      },
      signed(
        "an unsigned approval is borrowed by an option", "on borrowed, and nobody signed",
        ["--approvals-from", "borrowed"]
      ) { scene, _ in
        try scene.onBranch("borrowed") { try scene.approve(AttackScene.changed) }
      },
      signed(
        "an unsigned approval is borrowed from where the base allows it", "on borrowed, and nobody signed"
      ) {
        scene, _ in
        try scene.onMain { try scene.set("approvalsFrom: ['borrowed']") }
        try scene.onBranch("borrowed") { try scene.approve(AttackScene.changed) }
      },
      signed(
        "an approval of somebody who may not approve is borrowed", "signed on borrowed by bob@example.com",
        ["--approvals-from", "borrowed"]
      ) { scene, keys in
        try scene.onBranch("borrowed") { try scene.approve(AttackScene.changed, signedBy: keys.bob) }
      },
      signed(
        "a borrowed approval has the signature of another one", "the signature does not cover these lines",
        ["--approvals-from", "borrowed"]
      ) { scene, keys in
        try scene.onBranch("borrowed") {
          try scene.approve(AttackScene.changed, signedBy: keys.ada)
          try scene.editLastApproval { $0.replacing("\"run\":\"a", with: "\"run\":\"b") }
        }
      },
    ]

  /// Settings and folders that a pull request changes, where the base branch wants the signature of an approver.
  static let rules: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      signed(
        "the store is copied, and the copy is approved",
        "baselines in Galley.json: every folder wants ada@example.com; no decision explains it"
      ) { scene, _ in try scene.copyStore() },
      signed(
        "the store is copied, and the difference is the one picture among copies",
        "baselines differ from main"
      ) { scene, _ in try scene.copyStore() },
      signed("the store is copied out of the folder that has approvers", "baselines in Galley.json") {
        scene, keys in
        try scene.onMain { try scene.set("", folder: "Baselines") }
        try scene.copyStore()
      },
    ]
}

extension AttackScene {
  /// Writes settings with the approvers that ``wantSignatures()`` names, and more.
  func set(_ more: String, folder: String = "") throws {
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '\(folder)': ['ada@example.com'] }, \(more) }",
      to: "Galley.json")
  }

  /// Copies the approved pictures to another folder, which the settings name from then on, and approves the changed one there.
  func copyStore() throws {
    try FileManager.default.copyItem(at: sandbox.url("Baselines"), to: sandbox.url("Other"))
    try set("baselines: 'Other'")
    try approve(signedBy: nil, run: "r")
  }
}
