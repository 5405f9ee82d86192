import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyTree

extension Attack {
  /// Approvals that nobody gave, with picture and sidecar replaced to fit them.
  static let journal: [Attack] = [
    Attack("the journal is deleted, and the baseline replaced", .stopped(.notComparable, AttackScene.picture))
    {
      scene in
      try scene.replaceBaseline()
      try scene.sandbox.remove(AttackScene.journal)
    },
    Attack("the journal is deleted", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.see(AttackScene.approved)
      try scene.sandbox.remove(AttackScene.journal)
    },
    Attack("the journal is empty, and the baseline replaced", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      try scene.replaceBaseline()
      try scene.sandbox.write("", to: AttackScene.journal)
    },
    Attack("the line of the approval is deleted", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.see(AttackScene.approved)
      let lines = try scene.lines.filter { !$0.contains("\"details\"") }
      try scene.sandbox.write(lines.joined(), to: AttackScene.journal)
    },
    Attack("the line names another digest", .stopped(.notComparable, AttackScene.picture)) { scene in
      let old = try AttackScene.field("pixels", in: scene.sandbox.text(AttackScene.sidecar))
      try scene.edit(AttackScene.journal, old, scene.forged().field("pixels"))
      try scene.see(AttackScene.approved)
    },
    Attack("a copied line of another check", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
      let line = try scene.forged().line.replacing("\"details\"", with: "\"elsewhere\"")
      try scene.append(line)
    },
    Attack("a copied line of another test", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
      try scene.append(scene.forged().line.replacing("testDetails", with: "testElsewhere"))
    },
    Attack("an approval from before the last one", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
      try scene.sandbox.write(try scene.forged().line + scene.lines.joined(), to: AttackScene.journal)
      try scene.date("details", of: 0, as: "2001-01-01T00:00:00.000Z")
    },
    Attack("an approval of the new picture that was undone", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      try scene.see()
      let tool = Tool(sandbox: scene.sandbox)
      _ = tool("approve", "--run", "r", "--all")
      let (picture, sidecar) = (
        try scene.sandbox.bytes(AttackScene.picture), try scene.sandbox.bytes(AttackScene.sidecar)
      )
      _ = tool("undo")
      try scene.sandbox.write(picture, to: AttackScene.picture)
      try scene.sandbox.write(sidecar, to: AttackScene.sidecar)
    },
    Attack("a rejection of the new picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.see()
      _ = Tool(sandbox: scene.sandbox)("reject", "--run", "r", "--all", "--reason", "wrong")
      try scene.replaceBaseline()
    },
    Attack("a comment on the new picture", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
      try scene.append(scene.forged().line.replacing("\"approve\"", with: "\"comment\""))
    },
    Attack("an approval of a format to come", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.replaceBaseline()
      let line = try scene.forged().line
      try scene.append(line.replacing(/"format" ?: ?\d+/, with: "\"format\":99"))
    },
    Attack("a line that is no line", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.append("{}\n")
      try scene.append(scene.lines[0])
    },
    Attack("a journal with conflict marks", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.append("<<<<<<< ours\n")
      try scene.append(scene.lines[0])
    },
    Attack("the journal is a pointer of Git LFS", .stopped(.notComparable, "git lfs pull")) { scene in
      try scene.sandbox.write(pointer, to: AttackScene.journal)
    },
    Attack("the journal is a link", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.replaceBaseline()
      try scene.sandbox.write(scene.forged().line, to: "else.jsonl")
      try scene.link(AttackScene.journal, to: scene.sandbox.url("else.jsonl").path)
    },
    Attack("the journal is a folder", .stopped(.notComparable, "approvals.jsonl")) { scene in
      try scene.sandbox.remove(AttackScene.journal)
      try scene.sandbox.write("", to: AttackScene.journal + "/empty")
    },
    Attack("lines that undo each other in a ring", .stopped(.notComparable, AttackScene.picture)) { scene in
      try scene.replaceBaseline()
      let line = try scene.lines[0]
      let undo = line.replacing("\"approve\"", with: "\"undo\"")
      let id = try AttackScene.field("id", in: line)
      func undoing(_ own: String, _ other: String) -> String {
        undo.replacing(id, with: own).replacing("\"action\"", with: "\"undoes\":\(other),\"action\"")
      }
      try scene.append(undoing("\"aaaaaaaaaaaaaaaa\"", "\"bbbbbbbbbbbbbbbb\""))
      try scene.append(undoing("\"bbbbbbbbbbbbbbbb\"", "\"aaaaaaaaaaaaaaaa\""))
    },
    Attack("a forged approval, all of it", .told("details"), "--base", "main") { scene in
      // Whoever may write files may write this line, too: it is listed for the reviewer, and signatures stop it.
      try scene.replaceBaseline()
      try scene.append(scene.forged().line)
      try scene.date("details", of: 2, as: "2035-01-01T00:00:00.000Z")
      try scene.sandbox.commit("Update screenshots")
    },
    Attack("an older approved state comes back by hand", .stopped(.notComparable, AttackScene.picture)) {
      scene in
      let old = try scene.forged()
      try scene.approve(AttackScene.changed)
      try scene.approve(Screen().rows(1))
      try scene.sandbox.write(old.picture, to: AttackScene.picture)
      try scene.sandbox.write(old.sidecar, to: AttackScene.sidecar)
    },
  ]
}

extension AttackScene {
  /// The journal's lines, with their ends.
  var lines: [String] {
    get throws {
      try sandbox.text(Self.journal).split(separator: "\n").map { $0 + "\n" }
    }
  }

  /// Appends a line to the journal, as an editor would.
  func append(_ line: String) throws {
    try sandbox.write(try sandbox.text(Self.journal) + line, to: Self.journal)
  }

  /// Gives one of the journal's lines another date.
  func date(_ name: String, of index: Int, as date: String) throws {
    var lines = try lines
    guard lines.indices.contains(index), lines[index].contains(name) else {
      throw NotThere(path: Self.journal, text: "\(index) \(name)")
    }
    lines[index] = lines[index].replacing(/"at" ?: ?("[^"]*"|[0-9.]+)/, with: "\"at\":\"\(date)\"")
    try sandbox.write(lines.joined(), to: Self.journal)
  }

  /// Approves a screen by the rules, and commits it.
  func approve(_ screen: Screen, signedBy key: Sandbox.Key? = nil) throws {
    let name = "a\(UUID().uuidString.prefix(6))"
    try see(screen, as: name)
    _ = Tool(sandbox: sandbox).run(
      ["approve", "--run", name, "--all"] + (key.map { ["--sign-key", $0.path] } ?? []))
    try sandbox.remove(".galley/runs/\(name)")
    try sandbox.commit("Approve")
  }
}
