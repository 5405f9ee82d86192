import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A project with very many checks, made of the baselines of a smaller one: what the gate is timed with.
///
/// Every check has files of its own, those of a real baseline but for the suite in its key and in the picture's label, so
/// pictures, trees and sidecars are as large as they are in life, and no two files have the same bytes. Checks that differ
/// were really compared, once for each picture.
struct GateProject {
  /// A baseline that checks of the new project are copies of.
  private struct Pattern {
    /// The files of the real baseline, without an extension.
    var path: String
    var picture: Data
    var sidecar: String
    var record: CheckRecord
    var changed: CheckRecord
  }

  private let root: String
  private let run = "bench"

  /// Writes a project.
  ///
  /// - Parameters:
  ///   - source: The root of a project with baselines.
  ///   - root: The new project's root, which does not exist yet.
  ///   - checks: How many checks its run makes.
  ///   - changed: How many of them differ.
  /// - Throws: What reading, comparing or writing throws.
  static func write(of source: String, to root: String, checks: Int, changed: Int) throws {
    try GateProject(root: root).write(of: BaselineStore(try Project.open(root: source)), checks, changed)
  }

  private func write(of source: BaselineStore, _ checks: Int, _ changed: Int) throws {
    try save(Data("{}\n".utf8), "Galley.json")
    let patterns = try patterns(of: source)
    var journal = Data()
    var files: [String: SHA256Digest] = [:]
    let signature = Signature(by: "bench", at: Date())
    for number in 0..<checks {
      let pattern = patterns[number % patterns.count]
      let suite = "Gate\(number / patterns.count)"
      let path = "Baselines/\(suite)/\(pattern.path)"
      let old = pattern.record.key.suite[0]
      guard let place = pattern.sidecar.range(of: "\"\(old)\"") else { fatalError("a sidecar has its suite") }
      var record = number < changed ? pattern.changed : pattern.record
      record.key.suite = [suite]
      guard let approved = pattern.record.baseline, let pixels = approved.pixels else {
        fatalError("a pattern is a picture")
      }
      try save(try PNG.setting(PictureLabel.texts(record.key, pixels), in: pattern.picture), "\(path).png")
      let line = DecisionRecord(
        .approve, signature, run: run, key: record.key, from: nil, to: approved)
      journal += Data(try StableJSON.line(line) + [UInt8(ascii: "\n")])
      try save(
        Data(pattern.sidecar.replacingCharacters(in: place, with: "\"\(suite)\"").utf8), "\(path).json")
      let digits = String(repeating: "0", count: 6 - "\(number)".count) + "\(number)"
      let bytes = try StableJSON.document(record)
      files["records/1-\(digits).json"] = SHA256Digest(of: bytes)
      try save(Data(bytes), ".galley/runs/\(run)/records/1-\(digits).json")
    }
    try save(journal, "Baselines/\(DecisionJournal.fileName)")
    let folder = "\(root)/.galley/runs/\(run)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("process-") {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
      var note = try StableJSON.read(ProcessRecord.self, from: bytes)
      note.records = checks
      note.files = files
      try save(Data(try StableJSON.document(note)), ".galley/runs/\(run)/\(name)")
    }
  }

  /// Checks each picture as it is, and changed; the run that this writes keeps what was changed.
  private func patterns(of source: BaselineStore) throws -> [Pattern] {
    let project = try Project.open(root: root)
    var patterns: [Pattern] = []
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: run])
    let runner = CheckRunner(store: source, recorder: recorder)
    var made: [(key: CheckKey, baseline: Baseline)] = []
    for key in source.listing().keys where key.suite.count == 1 && key.test != nil {
      guard case .found(let baseline) = try source.read(key), baseline.snapshot.tree != nil else { continue }
      made.append((key, baseline))
    }
    for (key, baseline) in made {
      let place = CallSite(filePath: "Tests/GateTests.swift", line: 12)
      for snapshot in [baseline.snapshot, changed(baseline.snapshot)] {
        _ = runner.run(CheckCapture(.picture(snapshot, baseline.fingerprint), key: key, at: place))
      }
    }
    try recorder.close()
    let records = Dictionary(grouping: try Run(run, in: project).records, by: \.key)
    for (key, baseline) in made {
      let found = records[key] ?? []
      guard let record = found.first(where: { $0.status == .match }) else {
        fatalError("\(key) gave \(found.map(\.status))")
      }
      // A lower half without anything in it looks the same after a move.
      guard let different = found.first(where: { $0.status == .mismatch }) else { continue }
      let stem = String(baseline.path.dropLast(".png".count))
      let sidecar = try String(contentsOfFile: "\(stem).json", encoding: .utf8)
      patterns.append(
        Pattern(
          path: stem.split(separator: "/").suffix(2).joined(separator: "/"), picture: Data(baseline.file),
          sidecar: sidecar, record: record, changed: different))
    }
    try FileManager.default.removeItem(atPath: "\(root)/.galley/runs/\(run)/records")
    return patterns
  }

  /// A screen whose lower half moved down by eight points, tree and pixels.
  private func changed(_ snapshot: ScreenSnapshot) -> ScreenSnapshot {
    var snapshot = snapshot
    let picture = snapshot.picture
    let (middle, step) = (picture.height / 2, Int(8 * snapshot.scale))
    for y in stride(from: picture.height - 1, through: middle, by: -1) {
      for x in 0..<picture.width { snapshot.picture[x, y] = picture[x, max(middle, y - step)] }
    }
    func moved(_ element: Element) -> Element {
      var element = element
      if element.frame.minY * snapshot.scale >= Double(middle) { element.frame.origin.y += 8 }
      element.children = element.children.map(moved)
      return element
    }
    snapshot.tree = snapshot.tree.map(moved)
    return snapshot
  }

  private func save(_ bytes: Data, _ path: String) throws {
    let url = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }
}
