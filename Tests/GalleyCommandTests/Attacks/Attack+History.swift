import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyTree

extension Attack {
  /// Approvals of other branches that are none.
  static let branches: [Attack] = [
    Attack("another branch has the line alone", .stopped(.differences, "details"), "--approvals-from", "evil")
    {
      scene in
      try scene.onBranch("evil") { try scene.append(try scene.forged().line) }
    },
    Attack(
      "another branch has line and sidecar, and the old picture", .stopped(.differences, "details"),
      "--approvals-from", "evil"
    ) { scene in
      try scene.onBranch("evil") {
        let forged = try scene.forged()
        try scene.append(forged.line)
        try scene.sandbox.write(forged.sidecar, to: AttackScene.sidecar)
      }
    },
    Attack(
      "another branch has line and sidecar, and no picture", .stopped(.differences, "details"),
      "--approvals-from", "evil"
    ) { scene in
      try scene.onBranch("evil") {
        let forged = try scene.forged()
        try scene.append(forged.line)
        try scene.sandbox.write(forged.sidecar, to: AttackScene.sidecar)
        try scene.sandbox.remove(AttackScene.picture)
      }
    },
    Attack(
      "another branch has line and sidecar, and a pointer of Git LFS", .stopped(.differences, "details"),
      "--approvals-from", "evil"
    ) { scene in
      try scene.onBranch("evil") {
        let forged = try scene.forged()
        try scene.append(forged.line)
        try scene.sandbox.write(forged.sidecar, to: AttackScene.sidecar)
        try scene.sandbox.write(pointer, to: AttackScene.picture)
      }
    },
    Attack(
      "approvals of a branch that is not there", .stopped(.notComparable, "nowhere"), "--approvals-from",
      "nowhere"
    ) {
      scene in
      try scene.see(AttackScene.approved)
    },
    Attack(
      "approvals of a branch whose name is an option", .stopped(.notComparable, "--output"),
      "--approvals-from=--output=else"
    ) {
      scene in
      try scene.see(AttackScene.approved)
    },
    Attack("a base that is not there", .stopped(.notComparable, "nowhere"), "--base", "nowhere") { scene in
      try scene.see(AttackScene.approved)
    },
    Attack("a base whose name is an option", .stopped(.notComparable, "--output"), "--base=--output=else") {
      scene in
      try scene.see(AttackScene.approved)
    },
    Attack("a base without a common ancestor", .stopped(.notComparable, "alien"), "--base", "alien") {
      scene in
      try scene.sandbox.git("checkout", "-q", "--orphan", "alien")
      try scene.sandbox.commit("Begin elsewhere")
      try scene.sandbox.git("checkout", "-q", "work")
      try scene.see(AttackScene.approved)
    },
  ]

  /// Tags that have the names of branches; git itself takes the tag.
  static let tags: [Attack] = [
    Attack(
      "a tag of the branch's name approves everything", .stopped(.differences, "details"),
      "--approvals-from", "origin/main"
    ) { scene in
      try scene.tagApprovals("origin/main", onRemoteToo: true)
    },
    Attack(
      "a tag of the branch's name approves everything, and there is no such branch",
      .stopped(.notComparable, "only a tag of that name"), "--approvals-from", "origin/main"
    ) { scene in
      try scene.tagApprovals("origin/main", onRemoteToo: false)
    },
    Attack(
      "a tag of a local branch's name approves everything", .stopped(.differences, "details"),
      "--approvals-from", "main"
    ) { scene in
      try scene.tagApprovals("main", onRemoteToo: false)
    },
    Attack(
      "a tag of the branch's name approves everything, by the settings", .stopped(.differences, "details")
    ) { scene in
      try scene.tagApprovals("origin/main", onRemoteToo: true)
      try scene.sandbox.write("{ \"approvalsFrom\": [\"origin/main\"] }", to: "Galley.json")
    },
    Attack("a tag that was named in full", .told("details"), "--approvals-from", "refs/tags/origin/main") {
      scene in
      try scene.tagApprovals("origin/main", onRemoteToo: true)
    },
    Attack("a tag of the base's name hides what was approved", .told("details"), "--base", "origin/main") {
      scene in
      try scene.sandbox.git("update-ref", "refs/remotes/origin/main", "main")
      try scene.see()
      try scene.approve()
      try scene.sandbox.commit("Approve")
      try scene.sandbox.git("tag", "origin/main")
    },
    Attack(
      "a tag stands for a base that is not there", .stopped(.notComparable, "only a tag of that name"),
      "--base", "origin/main~0"
    ) { scene in
      try scene.see(AttackScene.approved)
      try scene.sandbox.git("tag", "origin/main")
    },
  ]

  /// What git makes of two sides, with nobody meaning any harm.
  static let history: [Attack] = [
    Attack(
      "a merge takes one side's picture and the other's sidecar",
      .stopped(.notComparable, AttackScene.picture)
    ) {
      scene in
      try scene.twoSides()
      try scene.sandbox.git("merge", "-q", "--no-edit", "-X", "ours", "theirs")
      try scene.sandbox.git("checkout", "theirs", "--", AttackScene.picture)
      try scene.sandbox.git("checkout", "main", "--", AttackScene.sidecar)
      try scene.sandbox.commit("Merge")
    },
    Attack("a merge for ours, without the driver", .stopped(.differences, "details")) { scene in
      try scene.twoSides()
      try scene.sandbox.git("merge", "-q", "--no-edit", "-X", "ours", "theirs")
    },
    Attack(
      "the approved files of a branch, without its journal", .stopped(.notComparable, AttackScene.picture)
    ) {
      scene in
      try scene.onBranch("theirs") { try scene.approve(AttackScene.changed) }
      try scene.sandbox.git("checkout", "theirs", "--", AttackScene.picture, AttackScene.sidecar)
      try scene.sandbox.commit("Take the screenshots")
    },
    Attack("the approved picture of a branch alone", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.onBranch("theirs") { try scene.approve(AttackScene.changed) }
      try scene.sandbox.git("checkout", "theirs", "--", AttackScene.picture)
      try scene.sandbox.commit("Take the screenshot")
    },
    Attack("an approval is reverted, but for its line", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      try scene.approve(Screen().rows(1))
      try scene.see(AttackScene.approved)
      try scene.sandbox.git("checkout", "HEAD~1", "--", AttackScene.picture, AttackScene.sidecar)
      try scene.sandbox.commit("Revert the screenshots")
    },
    Attack("files that git is told not to look at", .told("details"), "--base", "main") { scene in
      try scene.replaceBaseline()
      try scene.append(scene.forged().line)
      try scene.date("details", of: 2, as: "2035-01-01T00:00:00.000Z")
      for path in [AttackScene.picture, AttackScene.sidecar, AttackScene.journal] {
        try scene.sandbox.git("update-index", "--assume-unchanged", path)
      }
    },
    Attack("the baselines are ignored by git", .told("details"), "--base", "main") { scene in
      try scene.sandbox.write(".galley/\nBaselines/\n", to: ".gitignore")
      try scene.sandbox.git("rm", "-r", "-q", "--cached", "Baselines")
      try scene.sandbox.git("commit", "-q", "-am", "Ignore the screenshots")
      try scene.replaceBaseline()
      try scene.append(scene.forged().line)
      try scene.date("details", of: 2, as: "2035-01-01T00:00:00.000Z")
    },
  ]
}

extension AttackScene {
  /// Does something on a branch of its own, commits it there, and comes back.
  func onBranch(_ name: String, _ body: () throws -> Void) throws {
    try sandbox.git("checkout", "-q", "-b", name, "main")
    try body()
    try sandbox.commit("What \(name) did")
    try sandbox.git("checkout", "-q", "work")
  }

  /// A tag on a commit that approves the changed screen by the rules; `onRemoteToo`: whether there is a branch of that name.
  func tagApprovals(_ name: String, onRemoteToo: Bool) throws {
    if onRemoteToo { try sandbox.git("update-ref", "refs/remotes/\(name)", "main") }
    try onBranch("evil") { try approve(Self.changed) }
    try sandbox.git("tag", name, "evil")
    try sandbox.git("branch", "-q", "-D", "evil")
  }

  /// A branch `theirs` that approved another screen, and `work`, which wrote the approved one smaller.
  func twoSides() throws {
    try onBranch("theirs") { try approve(Screen().rows(1)) }
    _ = Tool(sandbox: sandbox)("optimise", "--effort", "best")
    try sandbox.commit("Write pictures smaller")
  }
}
