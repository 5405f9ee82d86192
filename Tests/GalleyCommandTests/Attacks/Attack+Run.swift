import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyTree

extension Attack {
  /// Runs as a whole that are not what they seem.
  static let run: [Attack] = [
    Attack("the run's folder is a link to a clean run", .stopped(.notComparable, "link")) { scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.link(AttackScene.run, to: scene.sandbox.url(".galley/runs/clean").path)
    },
    Attack("the folder of all runs is a link", .stopped(.notComparable, "link")) { scene in
      try scene.see(AttackScene.approved)
      let other = scene.sandbox.url("else").path
      try FileManager.default.moveItem(atPath: scene.sandbox.url(".galley/runs").path, toPath: other)
      try scene.link(".galley/runs", to: other)
    },
    Attack("the folder of records is a link", .stopped(.notComparable, "link")) { scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.see()
      try scene.link(
        AttackScene.run + "/records", to: scene.sandbox.url(".galley/runs/clean/records").path)
    },
    Attack("a run without checks", .stopped(.notComparable, "nothing was compared")) { scene in
      try scene.sandbox.run("r", all: [])
    },
    Attack("an empty folder as run", .stopped(.notComparable, "nothing was compared")) { scene in
      try FileManager.default.createDirectory(
        atPath: scene.sandbox.url(AttackScene.run).path, withIntermediateDirectories: true)
    },
    Attack(
      "the check that changed was left out", .stopped(.notComparable, "2 checks were expected"), "--expect",
      "2"
    ) {
      scene in
      try scene.sandbox.run("r", .init(AttackScene.other))
    },
    Attack("the check that changed was left out, and nobody counts", .told("details"), "--base", "main") {
      scene in
      try scene.sandbox.run("r", .init(AttackScene.other))
    },
    Attack("a process of the run never ended", .stopped(.notComparable, "still runs")) { scene in
      try scene.see(AttackScene.approved)
      let process = try scene.process()
      let text = try scene.sandbox.text(process).replacing(/"records" ?: ?\d+,?/, with: "")
      try scene.sandbox.write(text, to: process)
    },
    Attack(
      "the note of the process is gone", .stopped(.notComparable, "0 records were written and 1 are there")
    ) { scene in
      try scene.see()
      try scene.sandbox.remove(try scene.record())
      try scene.sandbox.remove(try scene.process())
    },
    Attack("a run of another commit", .stopped(.notComparable, "run the tests again")) { scene in
      try scene.launched(AttackScene.approved)
      try scene.sandbox.write("// Another app.\n", to: "Sources/App.swift")
      try scene.sandbox.commit("Change the app once more")
    },
    Attack("a run of another branch", .stopped(.notComparable, "run the tests again")) { scene in
      try scene.sandbox.git("checkout", "-q", "main")
      try scene.launched(AttackScene.approved)
      try scene.sandbox.git("checkout", "-q", "work")
    },
    Attack(
      "the commit in the run's note is edited",
      .stopped(.notComparable, "launch.json changed after the run")
    ) { scene in
      try scene.sandbox.git("checkout", "-q", "main")
      try scene.launched(AttackScene.approved)
      let old = try scene.sandbox.git("rev-parse", "main").text.trimmingCharacters(
        in: .whitespacesAndNewlines)
      let new = try scene.sandbox.git("rev-parse", "work").text.trimmingCharacters(
        in: .whitespacesAndNewlines)
      try scene.edit(AttackScene.run + "/launch.json", old, new)
      try scene.sandbox.git("checkout", "-q", "work")
    },
    Attack("a shard is missing", .stopped(.notComparable, "shard")) { scene in
      try scene.launched(AttackScene.approved, shard: Shard(1, of: 2))
      _ = Tool(sandbox: scene.sandbox)("merge", "r", "--output", "merged")
      try? scene.sandbox.remove(AttackScene.run)
      try FileManager.default.moveItem(
        atPath: scene.sandbox.url(".galley/runs/merged").path, toPath: scene.sandbox.url(AttackScene.run).path
      )
    },
    Attack("a shard that compared nothing", .stopped(.notComparable, "shard 2/2 compared nothing")) { scene in
      try scene.launched(nil, shard: Shard(2, of: 2))
    },
    Attack("a path outside of the runs", .stopped(.usage, "--run"), "--run", "../../else") { scene in
      try scene.see(AttackScene.approved)
    },
    Attack("an absolute path as run", .stopped(.usage, "--run"), "--run", "/tmp") { scene in
      try scene.see(AttackScene.approved)
    },
    Attack("a run's name that is an option", .stopped(.usage, "--run"), "--run", "--expect") { scene in
      try scene.see(AttackScene.approved)
    },
  ]

  /// Records that somebody edited.
  static let records: [Attack] = [
    Attack("the record says that it matched", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.see()
      let record = try scene.record()
      try scene.edit(record, "\"mismatch\"", "\"match\"")
    },
    Attack("the record's candidate is the baseline", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.see()
      let record = try scene.record()
      let new = try scene.forged().field("pixels")
      let old = try AttackScene.field("pixels", in: scene.sandbox.text(AttackScene.sidecar))
      try scene.sandbox.write(try scene.sandbox.text(record).replacing(new, with: old), to: record)
    },
    Attack(
      "the record says that it was compared by layout alone",
      .stopped(.notComparable, "changed after the run")
    ) {
      scene in
      try scene.see()
      let record = try scene.record()
      try scene.edit(record, "\"exact\"", "\"layout\"")
    },
    Attack("the record says that it was tolerated", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.see()
      try scene.edit(try scene.record(), "\"mismatch\"", "\"tolerated\"")
    },
    Attack("the record is gone", .stopped(.notComparable, "is missing since the run")) { scene in
      try scene.see()
      try scene.sandbox.remove(try scene.record())
    },
    Attack(
      "the record is gone, and the count is lower",
      .stopped(.notComparable, "is missing since the run")
    ) { scene in
      try scene.see()
      try scene.sandbox.remove(try scene.record())
      let process = try scene.process()
      let text = try scene.sandbox.text(process).replacing(/"records" ?: ?2/, with: "\"records\" : 1")
      try scene.sandbox.write(text, to: process)
    },
    Attack("the record is that of a clean run", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.see()
      try scene.sandbox.write(
        try scene.sandbox.bytes(try scene.record(in: "clean")), to: try scene.record())
    },
    Attack("the record is a link to that of a clean run", .stopped(.notComparable, "link")) { scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.see()
      let clean = scene.sandbox.url(try scene.record(in: "clean")).path
      try scene.link(try scene.record(), to: clean)
    },
    Attack("a second record says that it matched", .stopped(.notComparable, "was not written by the run")) {
      scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.see()
      let record = try scene.record()
      try scene.sandbox.write(
        try scene.sandbox.bytes(try scene.record(in: "clean")), to: record.replacing(".json", with: "1.json"))
    },
    Attack("a later attempt is made up", .stopped(.notComparable, "was not written by the run")) { scene in
      try scene.see(AttackScene.approved, as: "clean")
      try scene.see()
      let later = try scene.sandbox.text(try scene.record(in: "clean"))
        .replacing("\"candidate\"", with: "\"attempt\" : 2, \"candidate\"")
      try scene.sandbox.write(later, to: try scene.record().replacing(".json", with: "2.json"))
    },
    Attack("the record is damaged", .stopped(.notComparable, "changed after the run")) { scene in
      try scene.see()
      try scene.sandbox.write("{", to: try scene.record())
    },
    Attack("the record is nested 200 000 deep", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.see()
      try scene.sandbox.write(String(repeating: "[", count: 200_000), to: try scene.record())
    },
    Attack("the record is of another check", .stopped(.notComparable, "changed after the run")) { scene in
      try scene.see()
      try scene.edit(try scene.record(), "\"details\"", "\"other\"")
    },
    Attack("the run's picture was replaced by the approved one", .stopped(.differences, "differs")) { scene in
      // The gate's reason to stop stays; what was replaced cannot be approved any more.
      try scene.see()
      try scene.sandbox.write(
        try scene.sandbox.bytes(AttackScene.picture),
        to: try scene.file(AttackScene.run + "/pictures", ".png"))
      _ = Tool(sandbox: scene.sandbox)("approve", "--run", "r", "--all")
    },
    Attack(
      "a check that could not be made is forgotten",
      .stopped(.notComparable, "3 records were written and 2 are there")
    ) { scene in
      try scene.see(AttackScene.approved)
      let process = try scene.process()
      let text = try scene.sandbox.text(process).replacing(/"refusals" ?: ?0/, with: "\"refusals\" : 1")
      try scene.sandbox.write(text, to: process)
    },
    Attack("all tests passed, says the run's note", .stopped(.differences, "tests failed")) { scene in
      try scene.launched(AttackScene.approved, status: 1)
    },
    Attack("the status of the tests is edited", .stopped(.notComparable, "changed after the run")) {
      scene in
      try scene.launched(AttackScene.approved, status: 1)
      let path = AttackScene.run + "/run.json"
      let text = try scene.sandbox.text(path).replacing(/"status" ?: ?1/, with: "\"status\" : 0")
      try scene.sandbox.write(text, to: path)
    },
  ]

  /// Runs whose last note was made one that does not tell of edits.
  static let seals: [Attack] = [
    Attack("the seal of the run's note is taken out", .stopped(.notComparable, "has no digests")) { scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal")
    },
    Attack("the digests in the run's note are taken out", .stopped(.notComparable, "has no digests")) {
      scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "files")
    },
    Attack(
      "seal and digests are taken out, as of an older version",
      .stopped(.notComparable, "has no digests of the run's files")
    ) { scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal", "files")
    },
    Attack(
      "seal and digests are taken out, those of records too", .stopped(.notComparable, "has no digests")
    ) { scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal", "files")
      try scene.edit(try scene.process(), "\"files\"", "\"others\"")
    },
    Attack("the version of the run's note is lower", .stopped(.notComparable, "run.json is of format 0")) {
      scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal", "files", version: 0)
    },
    Attack("the version of the run's note is taken out", .stopped(.notComparable, "has no \"format\"")) {
      scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal", "files", "format")
    },
    Attack("the version of the run's note is higher", .stopped(.notComparable, "run.json is of format 2")) {
      scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.editSummary(removing: "seal", "files", version: 2)
    },
    Attack(
      "all notes of the command are gone, as of tests that were run without it",
      .stopped(.notComparable, "launch.json is missing since the run")
    ) { scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.sandbox.remove(AttackScene.run + "/run.json")
      try scene.sandbox.remove(AttackScene.run + "/launch.json")
    },
    Attack("the run's note is gone", .stopped(.notComparable, "did not finish")) { scene in
      try scene.launched(AttackScene.approved, status: 1)
      try scene.sandbox.remove(AttackScene.run + "/run.json")
    },
  ]
}

extension AttackScene {
  /// The note of the run's only process.
  func process(in run: String = "r") throws -> String {
    guard
      let path = sandbox.files(".galley/runs/\(run)").first(where: {
        $0.contains("/process-") && $0.hasSuffix(".json")
      })
    else { throw NotThere(path: run, text: "process-") }
    return path
  }

  /// Takes fields out of the note with which `galley test` ended the run, and says that all tests passed.
  func editSummary(removing fields: String..., version: Int = 1) throws {
    let path = Self.run + "/run.json"
    guard
      var summary = try JSONSerialization.jsonObject(with: Data(try sandbox.bytes(path))) as? [String: Any]
    else { throw NotThere(path: path, text: "{") }
    summary["status"] = 0
    summary["format"] = version
    for field in fields where summary.removeValue(forKey: field) == nil {
      throw NotThere(path: path, text: field)
    }
    try sandbox.write([UInt8](try JSONSerialization.data(withJSONObject: summary)), to: path)
  }

  /// A run that `galley test` began and ended at the present commit; `screen`: what the target shows, `nil` for no
  /// check at all.
  func launched(_ screen: Screen?, shard: Shard? = nil, status: Int32 = 0) throws {
    var launch = RunLaunch(
      started: Date(timeIntervalSince1970: 1_785_000_000), command: ["galley", "test"], process: .current)
    launch.git = try Git(in: sandbox.root).state()
    launch.shard = shard
    try Run.begin("r", in: sandbox.project, launch)
    if let screen { try see(screen) } else { try sandbox.run("r", all: []) }
    try Run.end(
      "r", in: sandbox.project,
      RunSummary(ended: Date(timeIntervalSince1970: 1_785_000_060), status: status))
  }
}
