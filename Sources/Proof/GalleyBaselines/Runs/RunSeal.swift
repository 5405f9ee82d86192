import GalleyImage
import GalleySystem

/// The digests by which a run tells that a file of it was edited, removed or added since it was written.
///
/// The notes of processes have those of records and refusals, and the summary those of the notes. Whoever writes all of
/// them anew makes another run, as by running other tests; no digest tells that.
struct RunSeal: Sendable {
  /// The digests of notes; `nil` of a run that `galley test` did not end.
  private let notes: [String: SHA256Digest]?
  private var files: [String: SHA256Digest] = [:]
  /// The processes that did not say what they wrote, by the beginning of their files' names.
  private var silent: [String] = []
  private var hasProcesses = false
  /// What was not found yet.
  private var expected: Set<String> = []

  /// Begins with what the summary says.
  init(_ summary: RunSummary?) {
    notes = summary?.files
    expected = Set(summary?.files?.keys.map { $0 } ?? [])
  }

  /// The faults of a summary: it must have the digests of notes and its own, and be what was written.
  ///
  /// Runs live for days. One whose summary has none, as older versions wrote it, cannot be told from one that they were
  /// taken out of.
  static func faults(of summary: RunSummary?, in folder: Folder) -> [String] {
    guard let summary, let bytes = try? folder.read(RunFileNames.summary) else { return [] }
    let path = folder.displayPath(RunFileNames.summary)
    guard summary.files != nil, let seal = summary.seal else { return ["\(RunError.unsealed(path))"] }
    return seal == RunSummary.digest(of: bytes) ? [] : ["\(edited(path))"]
  }

  /// Compares a note with what the summary says of it.
  mutating func check(_ name: String, in folder: Folder, _ faults: inout [String]) {
    guard let notes else { return }
    expected.remove(name)
    guard let bytes = try? folder.read(name) else { return }
    let path = folder.displayPath(name)
    if let digest = notes[name] {
      if SHA256Digest(of: bytes) != digest { faults.append("\(Self.edited(path))") }
    } else if !RunFileNames.isProcess(name)
      || (try? StableJSON.read(ProcessRecord.self, from: bytes))?.records != nil
    {
      faults.append("\(RunError.added(path))")
    }
  }

  /// Takes what a process says that it wrote.
  mutating func add(_ note: ProcessRecord, named name: String) {
    hasProcesses = true
    guard let written = note.files else {
      silent.append(String(name.dropFirst("process-".count).dropLast(".json".count)) + "-")
      return
    }
    files.merge(written) { first, _ in first }
    expected.formUnion(written.keys)
  }

  /// Notes that a file is there.
  mutating func found(_ path: String) { expected.remove(path) }

  /// The fault of a record or refusal; `nil` if it is as its process wrote it, or if no process has a note of it.
  func fault(of path: String, _ bytes: [UInt8], _ shown: @autoclosure () -> String) -> RunError? {
    if let digest = files[path] { return SHA256Digest(of: bytes) == digest ? nil : Self.edited(shown()) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return silent.contains(where: name.hasPrefix) || !hasProcesses ? nil : .added(shown())
  }

  /// The files that were written and are missing, sorted.
  var missing: [String] { expected.sorted() }

  private static func edited(_ path: String) -> RunError {
    .notWhatItWas(path, reason: "its bytes have another digest than the run noted")
  }
}

extension RunSummary {
  /// The summary with its digest.
  package var sealed: RunSummary {
    var summary = self
    summary.seal = nil
    if let bytes = try? StableJSON.document(summary) { summary.seal = SHA256Digest(of: bytes) }
    return summary
  }

  /// The digest of a written summary's bytes, without the line that holds it.
  fileprivate static func digest(of bytes: [UInt8]) -> SHA256Digest {
    let text = String(decoding: bytes, as: UTF8.self)
    return SHA256Digest(
      of: Array(text.replacing(/\n  "seal"\s*:\s*"[0-9a-f]{64}",/, with: "", maxReplacements: 1).utf8))
  }
}
