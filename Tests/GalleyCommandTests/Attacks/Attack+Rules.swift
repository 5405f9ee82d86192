import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
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

  /// Pictures that were approved for one check and appear as those of another.
  static let copies: [Attack] =
    [
      Attack(
        "a check gets the approved picture of another one",
        .told("changed  \(AttackScene.target.text), with the picture of \(AttackScene.third.text): approved"),
        "--base", "main"
      ) { scene in
        try scene.copyPicture(to: AttackScene.target)
        try scene.approve()
      },
      Attack(
        "a new check gets the approved picture of another one",
        .told("copied  \(AttackScene.fresh.text), with the picture of \(AttackScene.third.text): approved"),
        "--base", "main"
      ) { scene in
        try scene.copyPicture(to: AttackScene.fresh)
        try scene.approve()
      },
    ]
    + (!Sandbox.canSign
      ? []
      : [
        signed(
          "a new check gets the approved picture of another one, and nobody signs",
          "\(AttackScene.fresh.text): every folder wants ada@example.com; decided by"
        ) { scene, _ in
          try scene.copyPicture(to: AttackScene.fresh)
          try scene.approve()
        }
      ])

  /// Tolerances that come with the change that they hide, where the base branch wants the signature of an approver.
  static let tolerances: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      grown("a region over the change", MatchSettings(regions: [.half]), "640 px, by ignore of half"),
      grown("a lower level with the change", MatchSettings(level: .none), "640 px, by level None"),
      grown(
        "a budget with the change", MatchSettings(budget: .sixHundredAndForty), "640 px, by maxDiffPixels 640"
      ),
      grown(
        "a region in a region that the base has", MatchSettings(regions: [.quarter, .half]),
        "640 px, by ignore of quarter, ignore of half", base: MatchSettings(regions: [.quarter])),
      grown(
        "an ignored element of a known name that covers more",
        MatchSettings(regions: [MatchRegion(.ignore, .element(.root), name: "clock")]),
        "640 px, by ignore of clock",
        base: MatchSettings(
          regions: [
            MatchRegion(.ignore, .rectangle(CGRect(x: 0, y: 0, width: 40, height: 20)), name: "clock")
          ])),
      grown(
        "a rectangle of a known name that covers a little more", MatchSettings(regions: [.half]),
        "640 px, by ignore of half", base: MatchSettings(regions: [.mostOfHalf])),
      signed(
        "a tolerance in the journal that no test uses yet", "approvals.jsonl for it, and no approver signed"
      ) {
        scene, _ in
        try scene.agree(MatchSettings(level: .none), signedBy: nil)
        try scene.see(AttackScene.approved)
      },
      signed(
        "a stranger's tolerance in the journal that no test uses yet",
        "tolerance of \(AttackScene.target.text): every folder wants ada@example.com; Ada wrote line "
      ) { scene, keys in
        try scene.agree(MatchSettings(level: .none), signedBy: keys.mallory)
        try scene.see(AttackScene.approved)
      },
      signed(
        "an unsigned tolerance that the base's journal has",
        "640 px, by level None; every folder wants ada@example.com"
      ) { scene, _ in
        try scene.onMain { try scene.agree(MatchSettings(level: .none), signedBy: nil) }
        try scene.seeRepainted(MatchSettings(level: .none))
      },
      signed(
        "a new child of an ignored element draws outside of it",
        ", by ignore of title; every folder wants ada@example.com"
      ) { scene, keys in
        let region = { MatchRegion(.ignore, $0, name: "title") }
        let frame = AttackScene.approved.tree.children[0].frame
        try scene.onMain {
          try scene.agree(MatchSettings(regions: [region(.rectangle(frame))]), signedBy: keys.ada)
        }
        let advert = CGRect(x: 36, y: 40, width: 20, height: 10)
        try scene.seeRepainted(MatchSettings(regions: [region(.element([0]))]), x: 72..<112, y: 80..<100) {
          $0.children[0].children = [Element(.staticText, identifier: "advert", frame: advert)]
        }
      },
      signed(
        "a known accessibility issue with the change",
        "Details: 1 known accessibility issue, hitRegion info; every folder wants ada@example.com"
      ) { scene, _ in
        try scene.see(AttackScene.approved)
        try scene.set("knownIssues: { Details: ['hitRegion info'] }")
        try scene.sandbox.writeAudit(of: "Details", knowing: "hitRegion info", to: AttackScene.run)
      },
      grown(
        "a signed tolerance in another place", MatchSettings(regions: [.half]),
        "640 px, by ignore of half", base: MatchSettings(regions: [.quarter])),
    ]

  /// A tolerance that hides the change; `base`: what the base has.
  private static func grown(
    _ name: String, _ settings: MatchSettings, _ words: String, base: MatchSettings? = nil
  ) -> Attack {
    signed(name, "\(AttackScene.target.text): \(words); every folder wants ada@example.com") { scene, keys in
      if let base { try scene.onMain { try scene.agree(base, signedBy: keys.ada) } }
      try scene.seeRepainted(settings)
    }
  }
}

extension MatchRegion {
  fileprivate static let half = MatchRegion(
    .ignore, .rectangle(CGRect(x: 0, y: 0, width: Screen.size.width, height: 60)), name: "half")
  /// ``half`` with less on each side than an element may move.
  fileprivate static let mostOfHalf = MatchRegion(
    .ignore, .rectangle(CGRect(x: 9, y: 9, width: Screen.size.width - 18, height: 42)), name: "half")
  fileprivate static let quarter = MatchRegion(
    .ignore, .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)), name: "quarter")
}

extension DifferenceBudget {
  fileprivate static let sixHundredAndForty = (try? DifferenceBudget(maxDiffPixels: 640)) ?? .none
}

extension AttackScene {
  /// Writes down that a tolerance of the target's check is in force, as a merge of a branch that signed it leaves it.
  fileprivate func agree(_ settings: MatchSettings, signedBy key: Sandbox.Key?) throws {
    let text = String(decoding: try StableJSON.line(settings), as: UTF8.self)
    let fault = try sandbox.store.approve(
      [RuleChange(check: Self.target.text, from: nil, to: text)], try sandbox.signature(key))
    if let fault { throw fault }
  }

  /// Writes settings with the approvers that ``wantSignatures()`` names, and more.
  func set(_ more: String, folder: String = "") throws {
    try sandbox.write(
      "{ allowedSigners: 'signers', approvers: { '\(folder)': ['ada@example.com'] }, \(more) }",
      to: "Galley.json")
  }

  /// A check with a picture of its own on `main`, and one that `main` does not have.
  fileprivate static let third = Samples.key("third")
  fileprivate static let fresh = Samples.key("fresh")

  /// Has a check show what ``third`` shows, which `main` approved.
  fileprivate func copyPicture(to key: CheckKey) throws {
    let screen = Screen().rows(1)
    try onMain { try sandbox.makeBaselines(.init(Self.third, screen)) }
    let others = [Self.target, Self.other].filter { $0 != key }.map { Sandbox.Check($0) }
    try sandbox.run("r", all: [.init(Self.third, screen), .init(key, screen)] + others)
  }

  /// Copies the approved pictures to another folder, which the settings name from then on, and approves the changed one there.
  func copyStore() throws {
    try FileManager.default.copyItem(at: sandbox.url("Baselines"), to: sandbox.url("Other"))
    try set("baselines: 'Other'")
    try approve(signedBy: nil, run: "r")
  }
}
