import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A project in a folder of its own, which goes away with it.
package final class Sandbox: Sendable {
  /// The project's root.
  package let root: String

  /// Makes an empty project.
  ///
  /// - Parameter inMemory: Whether it is kept in memory where the system has a place for that. Hundreds of baselines
  ///   take half a minute on a busy disk, since each is flushed several times.
  /// - Throws: What making the folder throws.
  package init(inMemory: Bool = false) throws {
    let name = "galley-" + UUID().uuidString
    let memory = URL(fileURLWithPath: "/dev/shm")
    let usesMemory = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
    root =
      (usesMemory ? memory : FileManager.default.temporaryDirectory.resolvingSymlinksInPath())
      .appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.2\n".utf8).write(to: url("Package.swift"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The project, of whose settings it has the approvers alone.
  package var project: Project {
    var settings = Settings()
    if let bytes = try? Data(contentsOf: url("Galley.json")) {
      settings.approvers = (try? Settings(json5: Array(bytes)))?.approvers ?? [:]
    }
    return Project(root: root, settings: settings)
  }

  /// The store.
  package var store: BaselineStore { BaselineStore(project) }

  /// A file of the project.
  package func url(_ path: String) -> URL {
    URL(fileURLWithPath: root).appendingPathComponent(path)
  }

  /// The bytes of a file.
  package func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// The text of a file.
  package func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// Writes a file, and the folders it needs.
  package func write(_ text: String, to path: String) throws {
    try write([UInt8](text.utf8), to: path)
  }

  /// Writes a file, and the folders it needs.
  package func write(_ bytes: [UInt8], to path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Removes a file or a folder.
  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  /// The files below a folder, by their path from the root, sorted; folders themselves are left out.
  package func files(_ folder: String) -> [String] {
    let base = url(folder).path
    guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
    var files: [String] = []
    for case let path as String in walker {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: base + "/" + path, isDirectory: &isFolder)
      if !isFolder.boolValue { files.append(folder + "/" + path) }
    }
    return files.sorted()
  }

  /// Where the baseline of `Samples.key()` is, without an extension.
  package static let baseline = "Baselines/RecipesTests/testDetails/details.iphone-x-light"

  /// One check of a run.
  package struct Check: Sendable {
    /// The key.
    package var key: CheckKey
    /// What is seen.
    package var snapshot: ScreenSnapshot
    /// What draws it.
    package var fingerprint: Fingerprint
    /// How closely it is compared, and where otherwise.
    package var settings: MatchSettings
    /// Who stated level and budget.
    package var origins = MatchOrigins()

    /// Makes a check.
    package init(
      _ key: CheckKey = Samples.key(), _ screen: Screen = Screen(),
      fingerprint: Fingerprint = Samples.fingerprint,
      settings: MatchSettings = .exact
    ) {
      self.key = key
      self.snapshot = screen.snapshot
      self.fingerprint = fingerprint
      self.settings = settings
    }

    /// What the check captures.
    package func capture(line: Int = 12) -> CheckCapture {
      CheckCapture(
        .picture(snapshot, fingerprint), key: key, settings: settings, origins: origins,
        at: Samples.place(line))
    }
  }

  /// Makes checks in a run and closes it.
  @discardableResult
  package func run(_ name: String, _ checks: Check..., mode: RecordMode = .none) throws -> [CheckOutcome] {
    try run(name, all: checks, mode: mode)
  }

  /// Makes checks in a run, notes why tests failed, and closes it.
  @discardableResult
  package func run(
    _ name: String, all checks: [Check], mode: RecordMode = .none, failures: [TestFailures.Reason] = []
  ) throws -> [CheckOutcome] {
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: name])
    let runner = CheckRunner(store: store, recorder: recorder, mode: mode)
    let outcomes = checks.enumerated().map { index, check in
      runner.run(check.capture(line: index + 10))
    }
    for failure in failures { recorder.noteFailure(failure) }
    try recorder.close()
    return outcomes
  }

  /// The verdict on a run.
  package func verdict(_ run: String, _ gate: Gate = Gate()) throws -> Verdict {
    gate.verdict(on: try Run(run, in: project), against: store)
  }

  /// Approves what a selection means, each time by a decision of its own.
  @discardableResult
  package func approve(_ run: String, _ selection: Selection = Selection(all: true)) throws
    -> DecisionService.PlanResult
  {
    let plan = ApprovalPlan(selection, in: try verdict(run))
    return DecisionService(run: try Run(run, in: project), store: store).approve(
      plan,
      Signature(by: Samples.signature.by, at: Samples.signature.at, reason: Samples.signature.reason))
  }

  /// Makes baselines of checks, by a run of its own that is approved.
  package func makeBaselines(_ checks: Check...) throws {
    let name = "approved-\(UUID().uuidString.prefix(8))"
    try run(name, all: checks)
    let result = try approve(name)
    if let refusal = result.refused.first { throw refusal.fault }
    try remove(".galley/runs/\(name)")
  }
}
