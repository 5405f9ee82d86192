import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyTree

@testable import GalleyCommands

/// A repository with approved baselines, in which an app has changed visibly and somebody wants the gate to pass it.
struct AttackScene {
  /// The project: a repository with the branch `main`, and `work` checked out.
  let sandbox: Sandbox
  /// The check whose screen has changed, and one whose screen has not.
  static let target = Samples.key()
  static let other = Samples.key("other")
  /// The screen as it was approved, and as the app shows it now.
  static let approved = Screen()
  static let changed = Screen().button("Remove")
  /// The file name of the target's baseline, without its extension.
  static let baseline = Sandbox.baseline
  static let picture = baseline + ".png"
  static let sidecar = baseline + ".json"
  static let journal = "Baselines/approvals.jsonl"
  static let run = ".galley/runs/r"

  /// A copy of a project with both checks approved and committed on `main`, and the app changed on `work`.
  init() throws {
    sandbox = try Sandbox()
    let template = try Self.template.get()
    for name in try FileManager.default.contentsOfDirectory(atPath: template.root) {
      try? sandbox.remove(name)
      try FileManager.default.copyItem(at: template.url(name), to: sandbox.url(name))
    }
  }

  private static let template: Result<Sandbox, any Error> = Result {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(target, approved), .init(other))
    try sandbox.write("// The app.\n", to: "Sources/App.swift")
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "work")
    try sandbox.write("// The app, changed.\n", to: "Sources/App.swift")
    try sandbox.commit("Change the app")
    try? sandbox.remove(".galley")
    // It is used until the last test has ended.
    atexit {
      if let sandbox = try? AttackScene.template.get() {
        try? FileManager.default.removeItem(atPath: sandbox.root)
      }
    }
    return sandbox
  }

  /// Runs the tests: both checks are made, and the target's screen has changed.
  func see(
    _ screen: Screen = Self.changed, as name: String = "r", settings: MatchSettings = .exact,
    mode: RecordMode = .none, others: Bool = true
  ) throws {
    var checks = [Sandbox.Check(Self.target, screen, settings: settings)]
    if others { checks.append(.init(Self.other)) }
    try sandbox.run(name, all: checks, mode: mode)
  }

  /// Judges the run.
  func gate(_ words: [String] = []) -> ToolResult {
    Tool(sandbox: sandbox).run(["gate", "--run", "r"] + words)
  }

  /// Replaces text in a file, once; fails where it is not there.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try sandbox.text(path)
    guard let range = text.range(of: old) else { throw NotThere(path: path, text: old) }
    try sandbox.write(text.replacingCharacters(in: range, with: new), to: path)
  }

  /// The files of a store in which the changed screen was approved by the rules.
  func forged(_ screen: Screen = Self.changed) throws -> Forged {
    let other = try Sandbox()
    try other.makeBaselines(.init(Self.target, screen))
    return Forged(
      picture: try other.bytes(Self.picture), sidecar: try other.text(Self.sidecar),
      line: try other.text(Self.journal))
  }

  /// What approving another screen would have written.
  struct Forged {
    var picture: [UInt8]
    var sidecar: String
    var line: String

    /// The value of a field of the sidecar.
    func field(_ name: String) throws -> String { try AttackScene.field(name, in: sidecar) }
  }

  /// Puts the changed screen's picture and sidecar in the place of the approved ones.
  func replaceBaseline() throws {
    let forged = try forged()
    try sandbox.write(forged.picture, to: Self.picture)
    try sandbox.write(forged.sidecar, to: Self.sidecar)
  }

  /// The text of a field of a JSON document, quotes included where it has them.
  static func field(_ name: String, in text: String) throws -> String {
    let pattern = try Regex("\"\(name)\" ?: ?(\"[^\"]*\")", as: (Substring, Substring).self)
    guard let match = text.firstMatch(of: pattern) else { throw NotThere(path: "JSON", text: name) }
    return String(match.1)
  }

  /// The path of the only record of the target's check.
  func record(of key: CheckKey = Self.target, in run: String = "r") throws -> String {
    let name = key.name
    guard
      let path = try sandbox.files(".galley/runs/\(run)/records").first(where: {
        try sandbox.text($0).contains("\"\(name)\"")
      })
    else { throw NotThere(path: run, text: name) }
    return path
  }

  /// The path of the first file below a folder whose name has an ending.
  func file(_ folder: String, _ ending: String) throws -> String {
    guard let path = sandbox.files(folder).first(where: { $0.hasSuffix(ending) }) else {
      throw NotThere(path: folder, text: ending)
    }
    return path
  }

  /// Replaces a file or folder by a symbolic link.
  func link(_ path: String, to target: String) throws {
    try? sandbox.remove(path)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.url(path).path, withDestinationPath: target)
  }

  /// What an attack looks for and does not find: the attack itself is broken then.
  struct NotThere: Error {
    var path: String
    var text: String
  }
}
