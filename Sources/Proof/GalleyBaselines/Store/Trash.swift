import Foundation
import GalleyImage
import GalleySystem

/// The files of baselines that were replaced or taken away, so that a decision can be taken back byte for byte.
///
/// It is outside version control, one folder for each line of the journal that changed a baseline:
///
/// ```text
/// .galley/trash/<record id>/json, txt, png, jpg, webp      the files as they were
/// .galley/trash/<record id>/note.json                      of which check they were, and where they lay; written last
/// ```
package struct Trash: Sendable {
  /// The number of decisions that are kept, however old they are: as far back as anybody would look in a list.
  static let keptDecisions = 50
  /// The number of days that a decision is kept, however many there are: longer than a pull request is open, as a rule.
  static let keptDays = 30

  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  private var folder: Folder { project.work.inside("trash") }

  /// The note that tells whose files an entry holds.
  package struct Note: Hashable, Sendable, Codable {
    /// The newest version of the format.
    package static let newest = 1

    /// The version of the format.
    package var format = Self.newest
    /// The line of the journal that tells of the change.
    package var record: String
    /// The decision that the line is part of.
    package var decision: String
    /// The time of the decision.
    package var at: Date
    /// The check.
    package var key: CheckKey
    /// The baseline that was kept; `nil` if it was damaged.
    package var digest: ContentDigest?
    /// The former paths of the files, from the project's root.
    package var paths: [String]
  }

  private static let note = "note.json"

  /// The folder of a line; a line's name is somebody's text, so no path is made of one that is not ours.
  private func entry(_ record: String) -> Folder {
    let isOurs = record.utf8.count == 16 && record.allSatisfy { $0.isASCII && $0.isHexDigit }
    return folder.inside(isOurs ? record : "x-\(Digest128(of: record))")
  }

  /// Keeps the files of a baseline that is about to change; nothing if there are none.
  func keep(
    _ files: BaselineFiles, for record: DecisionRecord, flushes: Bool = true
  ) throws(FileError) {
    let parts = try files.present()
    guard !parts.isEmpty else { return }
    try project.ignoreWork()
    let entry = entry(record.id)
    for part in parts {
      try files.folder.link(files.name(part), to: entry, as: part.rawValue, flushes: flushes)
    }
    let note = Note(
      record: record.id, decision: record.decision, at: record.at, key: record.key, digest: record.from,
      paths: parts.map { files.folder.displayPath(files.name($0)) })
    try entry.write(json: note, to: Self.note, flushes: flushes)
  }

  /// Whether the files of a line were kept.
  func holds(_ record: DecisionRecord) throws(FileError) -> Bool {
    try entry(record.id).contains(Self.note)
  }

  /// The files that a line's change replaced or took away; `nil` if they are not here, or no longer.
  package func parts(of record: DecisionRecord) throws(FileError) -> [BaselinePart: [UInt8]]? {
    let entry = entry(record.id)
    guard let bytes = try entry.readIfPresent(Self.note),
      let note = try? StableJSON.read(Note.self, from: bytes), note.record == record.id,
      note.key == record.key
    else { return nil }
    var parts: [BaselinePart: [UInt8]] = [:]
    for part in BaselinePart.allCases { parts[part] = try entry.readIfPresent(part.rawValue) }
    return parts.isEmpty ? nil : parts
  }

  /// Forgets what was kept for a line that never came about.
  func discard(_ record: String) {
    let entry = entry(record)
    guard let isThere = try? folder.contains(entry.steps.last ?? ""), isThere else { return }
    try? entry.removeAll()
  }

  /// Drops the files of decisions that are too old to be undone; the caller holds the store's lock.
  ///
  /// What is younger than `keptDays` stays, and so do the last `keptDecisions` decisions. An entry without its
  /// note was never finished, and its line never came about.
  package func empty(now: Date) throws(FileError) -> Int {
    var notes: [(folder: Folder, decision: String, at: Date)] = []
    for entry in try folder.entries() where entry.kind == .folder {
      let inside = folder.inside(entry.name)
      guard let bytes = try inside.readIfPresent(Self.note) else {
        try inside.removeAll()
        continue
      }
      // What a newer Galley wrote, that one will drop.
      guard let note = try? StableJSON.read(Note.self, from: bytes), note.format <= Note.newest else {
        continue
      }
      notes.append((inside, note.decision, note.at))
    }
    var newest: [String: Date] = [:]
    for note in notes { newest[note.decision] = max(newest[note.decision] ?? note.at, note.at) }
    let oldest = now.addingTimeInterval(-Double(Self.keptDays) * 24 * 60 * 60)
    let old = newest.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.dropFirst(Self.keptDecisions)
      .filter { $0.value < oldest }.map(\.key)
    let dropped = Set(old)
    for note in notes where dropped.contains(note.decision) { try note.folder.removeAll() }
    return dropped.count
  }
}

extension BaselineStore {
  /// The folder that keeps replaced and removed baselines.
  package var trash: Trash { Trash(project) }

  /// Drops the files of decisions that are too old to be undone from the trash.
  ///
  /// What is younger than 30 days stays, and so do the last 50 decisions, however old they are.
  @discardableResult
  package func emptyTrash(now: Date = Date()) throws(FileError) -> Int {
    try locked { () throws(FileError) in try trash.empty(now: now) }
  }
}
