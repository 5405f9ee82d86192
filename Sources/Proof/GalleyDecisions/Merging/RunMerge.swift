import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree
import Glibc

/// Puts the runs of a suite's parts together.
///
/// What is read may come from anywhere: no link is followed, only names that runs have are looked at, and pictures, trees and
/// texts are verified by their digest whenever they are used.
package struct RunMerge: Sendable {
  /// The project that gets the merged run.
  package let project: Project
  /// The runs, in the order of their shards.
  package let sources: [Run]

  /// Finds runs, and sees that they belong together.
  package init(_ names: [String], in project: Project) throws(RunMergeError) {
    guard !names.isEmpty else { throw .nothing }
    var runs: [Run] = []
    for name in names { runs += try Self.find(name, in: project) }
    try Self.check(runs)
    self.project = project
    sources = runs.sorted { a, b in
      (a.launch?.shard?.number ?? 0, a.launch?.started ?? .distantPast, a.name)
        < (b.launch?.shard?.number ?? 0, b.launch?.started ?? .distantPast, b.name)
    }
  }

  /// The parts of the suite that are not there, such as 3 of 5.
  package var missing: [Shard] {
    let shards = sources.flatMap { $0.launch?.shards ?? [] }
    guard let count = shards.first?.count else { return [] }
    let present = Set(shards.map(\.number))
    return (1...count).filter { !present.contains($0) }.compactMap { Shard($0, of: count) }
  }

  /// The parts of the suite that have tests and ran none of them.
  package var idle: [Shard] {
    sources.flatMap(Self.parts).filter { $0.ranNothing == true }.compactMap(\.shard)
  }

  /// The parts that a run was merged from, or the run itself.
  ///
  /// The parts of an earlier merge are kept, so that one that was missing then stays known.
  private static func parts(of run: Run) -> [RunPart] {
    if let parts = run.launch?.parts {
      return parts.map { part in
        var part = part
        part.run = CleanText.line(part.run, limit: 100)
        return part
      }
    }
    let shard = run.launch?.shard
    let isEmpty = run.records.isEmpty && run.refusals.isEmpty && run.results.allSatisfy(\.isEmpty)
    return [
      RunPart(
        run: run.name, shard: shard, checks: Set(run.records.map(\.key)).count,
        hasOtherFailures: run.hasFailuresOfNoCheck,
        ranNothing: isEmpty && shard != nil && shard?.tests != 0)
    ]
  }

  /// The checks that several parts made, with different content; the gate cannot compare them.
  package var conflicts: [CheckKey] {
    var seen: [CheckKey: Set<ContentDigest>] = [:]
    for (key, attempts) in shared { seen[key] = Set(attempts.map(\.candidate)) }
    return seen.filter { $0.value.count > 1 }.keys.sorted()
  }

  /// The last records of checks that more than one run made.
  private var shared: [CheckKey: [CheckRecord]] {
    var last: [CheckKey: [CheckRecord]] = [:]
    for run in sources {
      let byKey = Dictionary(grouping: run.records, by: \.key)
      for (key, records) in byKey {
        let attempt = records.map { $0.attempt ?? 1 }.max() ?? 1
        last[key, default: []] += records.filter { ($0.attempt ?? 1) == attempt }.prefix(1)
      }
    }
    return last.filter { $0.value.count > 1 }
  }

  // MARK: Finding

  /// The number of folders that are looked into, and how deep, for runs: an artifact of CI holds the folders above a run, too.
  private static let mostFolders = 10_000
  private static let deepest = 5

  private static func find(_ name: String, in project: Project) throws(RunMergeError) -> [Run] {
    if let checked = try? RunName.checked(name), (try? project.runs.contains(checked)) == true {
      return [Run(from: project.runs.inside(checked), in: project)]
    }
    guard name.hasPrefix("/") else { throw .noRun(name) }
    var found: [Folder] = []
    var looked = 0
    var folders = [(Folder(root: name), 0)]
    while let (folder, depth) = folders.popLast() {
      looked += 1
      guard looked <= mostFolders else { throw .tooMuch(name) }
      let entries: [Folder.Entry]
      do throws(FileError) { entries = try folder.entries() } catch { throw .file(error) }
      if entries.contains(where: { $0.name == RunFileNames.launch && $0.kind == .file }) {
        found.append(folder)
      } else if depth < deepest {
        for entry in entries where entry.kind == .folder && !isStage(entry.name) {
          folders.append((folder.inside(entry.name), depth + 1))
        }
      }
    }
    guard !found.isEmpty else { throw .noRun(name) }
    return found.map { Run(from: $0, in: project) }
  }

  // MARK: Checking

  private static func check(_ runs: [Run]) throws(RunMergeError) {
    for run in runs {
      if let sentence = run.unreadable.first { throw .unreadable(run.name, sentence) }
      if let doubt = run.doubts().first { throw .unreadable(run.name, "\(doubt)") }
      guard run.launch != nil else { throw .notLaunched(run.name) }
    }
    for (index, run) in runs.enumerated() {
      for other in runs[..<index] { try check(other, run) }
    }
  }

  private static func check(_ a: Run, _ b: Run) throws(RunMergeError) {
    guard let first = a.launch, let second = b.launch else { return }
    if a.name == b.name, first.started == second.started, first.process == second.process {
      throw .runTwice(a.name)
    }
    func same(_ what: String, _ one: String?, _ other: String?) throws(RunMergeError) {
      guard one != other else { return }
      throw .different(a.name, b.name, what: what, one ?? "not known", other ?? "not known")
    }
    try same("version of Galley", first.tool, second.tool)
    try same("Galley.json", first.settings, second.settings)
    try same("commit", first.git?.commit, second.git?.commit)
    try same("configuration", words(first.configuration), words(second.configuration))
    // A run that was merged of some parts stands for all of them.
    switch (first.shards.first, second.shards.first) {
    case (let one?, let other?):
      try same("number of shards", "\(one.count)", "\(other.count)")
      let numbers = Set(second.shards.map(\.number))
      if let twice = first.shards.first(where: { numbers.contains($0.number) }) {
        throw .shardTwice(twice, a.name, b.name)
      }
      // Another selection divides the same tests in another way, and some would be in no part.
      try same("selection of tests", words(first.selection), words(second.selection))
      if let both = try lists(a, b) { try same("list of tests", both.0, both.1) }
    case (_?, nil): throw .mixed(a.name, b.name)
    case (nil, _?): throw .mixed(b.name, a.name)
    case (nil, nil): break
    }
    if let fact = difference(a, b) { throw .environments(a.name, b.name, fact) }
  }

  private static func words(_ configuration: StatedConfiguration?) -> String {
    configuration?.text ?? "the one that the tests state"
  }

  private static func words(_ selection: [String]?) -> String {
    selection.map { $0.joined(separator: " ") } ?? "all tests"
  }

  /// A test that only one of two lists has, if there is any.
  private static func lists(_ a: Run, _ b: Run) throws(RunMergeError) -> (String, String)? {
    guard a.list != b.list else { return nil }
    let one = Set(a.list?.tests ?? [])
    let other = Set(b.list?.tests ?? [])
    let extra = one.symmetricDifference(other).min()
    let name = extra?.specifier ?? "a test"
    return extra.map(one.contains) ?? (a.list != nil)
      ? ("one with \(name)", "one without") : ("one without \(name)", "one with")
  }

  /// A fact about fonts and libraries that two runs do not agree on.
  private static func difference(_ a: Run, _ b: Run) -> String? {
    func facts(_ run: Run) -> [String: Set<String>] {
      var facts: [String: Set<String>] = [:]
      for print in Set(run.records.map(\.fingerprint)) {
        // A text, and a picture that was made elsewhere, is drawn by nobody who could differ.
        for (name, version) in print.libraries { facts["library \(name)", default: []].insert(version) }
        for (name, digest) in print.fonts { facts["font \(name)", default: []].insert(digest) }
      }
      return facts
    }
    let one = facts(a)
    let other = facts(b)
    for (name, values) in one.sorted(by: { $0.key < $1.key }) {
      guard let others = other[name], others != values else { continue }
      return
        "\(name) is \(values.sorted().joined(separator: ", ")) and \(others.sorted().joined(separator: ", "))"
    }
    return nil
  }

  // MARK: Writing

  private static let lock = "merge.lock"
  private static let stage = ".merge-"
  private static func isStage(_ name: String) -> Bool { name.hasPrefix(stage) }

  /// Writes the merged run: beside, and then in its place in one step.
  ///
  /// - Throws: ``RunMergeError``; then there is no new run.
  package func write(_ name: String, at now: Date = Date()) throws(RunMergeError) {
    do throws(RunError) { _ = try RunName.checked(name) } catch { throw .run(error) }
    do throws(FileError) { try project.ignoreWork() } catch { throw .file(error) }
    try project.work.locked(Self.lock) { () throws(RunMergeError) in
      do throws(FileError) {
        // Whoever holds the lock is alone, so what is there is of a merge that was killed.
        for entry in try project.runs.entries() where entry.kind == .folder && Self.isStage(entry.name) {
          try project.runs.inside(entry.name).removeAll()
        }
        guard try !project.runs.contains(name) else {
          throw FileError(.write, name, .other(Self.taken))
        }
      } catch {
        throw error.reason == .other(Self.taken) ? .exists(name) : .file(error)
      }
      let stage = project.runs.inside(Self.stage + name)
      do throws(RunMergeError) {
        try fill(stage, name, now)
        do throws(FileError) {
          try stage.flushAll()
          try project.runs.rename(Self.stage + name, to: name)
        } catch {
          throw .file(error)
        }
      } catch {
        try? stage.removeAll()
        throw error
      }
    }
  }

  private static let taken = "taken"

  private func fill(_ stage: Folder, _ name: String, _ now: Date) throws(RunMergeError) {
    do throws(FileError) {
      var notes: [String: SHA256Digest] = [:]
      for (index, run) in sources.enumerated() { try copy(run, "s\(index + 1)", to: stage, &notes) }
      if let list = sources.compactMap(\.list).first, sources.allSatisfy({ $0.list == list }) {
        notes[RunFileNames.tests] = try put(list, RunFileNames.tests, stage)
      }
      notes[RunFileNames.launch] = try put(launch(now), RunFileNames.launch, stage)
      // Without it the merged run counts as one that did not come to its end, as the part that did not.
      if var summary = summary() {
        summary.files = notes
        try stage.write(json: summary.sealed, to: RunFileNames.summary, flushes: false)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Writes a file, and returns the digest of its bytes.
  private func put(_ value: some Encodable, _ name: String, _ folder: Folder) throws(FileError)
    -> SHA256Digest
  {
    let bytes: [UInt8]
    do { bytes = try StableJSON.document(value) } catch {
      throw FileError(.write, folder.displayPath(name), .other("\(error)"))
    }
    try folder.write(bytes, to: name, flushes: false)
    return SHA256Digest(of: bytes)
  }

  private func copy(
    _ run: Run, _ prefix: String, to stage: Folder, _ notes: inout [String: SHA256Digest]
  ) throws(FileError) {
    var files: [String: SHA256Digest] = [:]
    // What a process left that died says whose it is.
    let trails = try run.folder.entries().filter { $0.kind == .file && RunFileNames.isTrail($0.name) }
    for (index, entry) in trails.enumerated() {
      try stage.write(
        try run.folder.read(entry.name), to: RunFileNames.trail("\(prefix)-\(index + 1)"), flushes: false)
    }
    let levelled = levelled
    for (index, record) in run.records.enumerated() {
      var record = record
      if let attempt = levelled[record.key] { record.attempt = attempt(record, run) }
      let name = RunFileNames.record(prefix, index + 1)
      files["\(RunFileNames.records)/\(name)"] = try put(record, name, stage.inside(RunFileNames.records))
      if record.isKept { try copyContent(of: record, from: run.folder, to: stage) }
    }
    for (index, refusal) in run.refusals.enumerated() {
      let name = RunFileNames.record(prefix, index + 1)
      files["\(RunFileNames.refusals)/\(name)"] = try put(refusal, name, stage.inside(RunFileNames.refusals))
    }
    for (index, note) in run.processes.enumerated() {
      var note = note
      // Records are counted anew for all processes of a run together, so the first of them has the digests of all.
      note.files = index == 0 ? files : [:]
      for test in note.tests?.indices ?? 0..<0 {
        for attachment in note.tests?[test].attachments?.indices ?? 0..<0 {
          note.tests?[test].attachments?[attachment].file.insert(
            contentsOf: "\(prefix)-", at: prefix.startIndex)
        }
      }
      let name = RunFileNames.process("\(prefix)-\(index + 1)")
      let digest = try put(note, name, stage)
      if note.records != nil { notes[name] = digest }
    }
    let evidence = run.folder.inside(RunFileNames.evidence)
    for entry in try evidence.entries() where entry.kind == .file && Self.isEvidence(entry.name) {
      try stage.inside(RunFileNames.evidence).write(
        try evidence.read(entry.name), to: "\(prefix)-\(entry.name)", flushes: false)
    }
    try copyAttachments(of: run, prefix, to: stage)
  }

  private func copyAttachments(of run: Run, _ prefix: String, to stage: Folder) throws(FileError) {
    let attachments = run.folder.inside(RunFileNames.attachments)
    for entry in try attachments.entries() where entry.kind == .file && KeptAttachment.isWritten(entry.name) {
      try stage.inside(RunFileNames.attachments).write(
        try attachments.read(entry.name), to: "\(prefix)-\(entry.name)", flushes: false)
    }
  }

  /// The attempt that the records of checks that several runs made count for: the last ones of all runs are of one attempt, so
  /// that the gate sees whether they say the same; and where one had no baseline, all are.
  private var levelled: [CheckKey: @Sendable (CheckRecord, Run) -> Int?] {
    var result: [CheckKey: @Sendable (CheckRecord, Run) -> Int?] = [:]
    for (key, last) in shared {
      let highest = last.map { $0.attempt ?? 1 }.max() ?? 1
      let isNew = sources.contains { run in
        run.records.contains { $0.key == key && [.new, .recorded].contains($0.status) }
      }
      result[key] = { record, run in
        if isNew { return nil }
        let own = run.records.filter { $0.key == key }.map { $0.attempt ?? 1 }.max() ?? 1
        return (record.attempt ?? 1) == own && highest > 1 ? highest : record.attempt
      }
    }
    return result
  }

  private func copyContent(of record: CheckRecord, from source: Folder, to stage: Folder) throws(FileError) {
    var files: [(String, String)] = []
    switch record.kind {
    case .text:
      files.append((RunFileNames.texts, "\(record.candidate.name).txt"))
      if let walk = record.walk { files.append((RunFileNames.pictures, walk.file)) }
    case .picture:
      files.append((RunFileNames.pictures, record.pictureFile))
      let trees = source.inside(RunFileNames.trees)
      if let tree = try RunFileNames.tree(of: record.candidate, in: trees) {
        files.append((RunFileNames.trees, tree))
      }
    }
    for (folder, file) in files where try !stage.inside(folder).contains(file) {
      try stage.inside(folder).write(try source.inside(folder).read(file), to: file, flushes: false)
    }
  }

  private static func isEvidence(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,80}\.(txt|json|png)/) != nil
  }

  private func launch(_ now: Date) -> RunLaunch {
    let launches = sources.compactMap(\.launch)
    var launch = RunLaunch(
      started: now, command: ["galley", "merge"] + sources.map(\.name), process: .current)
    launch.tool = launches.first?.tool
    launch.settings = launches.first?.settings
    launch.git = launches.first?.git
    launch.configuration = launches.first?.configuration
    launch.git?.isDirty = launches.contains { $0.git?.isDirty == true }
    launch.batch = launches.compactMap(\.batch).first
    let selections = Set(launches.map(\.selection))
    launch.selection = selections.count == 1 ? launches.first?.selection : nil
    let scopes = Set(launches.map(\.pictures))
    launch.pictures = scopes.count == 1 ? launches.first?.pictures : nil
    launch.parts = sources.flatMap(Self.parts)
    return launch
  }

  private func summary() -> RunSummary? {
    let summaries = sources.compactMap(\.summary)
    guard summaries.count == sources.count, let ended = summaries.map(\.ended).max() else { return nil }
    let count = sources.map(\.attempts.count).max() ?? 0
    let attempts = (0..<count).map { index in
      let ends = sources.map(\.attempts).filter { index < $0.count }.map { $0[index] }
      return AttemptResult(merging: ends)
    }
    var summary = RunSummary(ended: ended, attempts: attempts)
    summary.status = summaries.map(\.status).first { $0 != 0 } ?? 0
    summary.interruption = summaries.compactMap(\.interruption).first
    summary.unretried = Self.joined(summaries.map(\.unretried))
    return summary
  }

  /// The lists of several runs as one; `nil` if none has one.
  fileprivate static func joined<Element>(_ lists: [[Element]?]) -> [Element]? {
    let all = lists.compactMap(\.self).flatMap(\.self)
    return all.isEmpty ? nil : all
  }
}

extension AttemptResult {
  /// Merges the ends of several processes that each ran tests of their own.
  package init(merging ends: [AttemptResult]) {
    self.init(
      status: ends.map(\.status).first { $0 != 0 } ?? 0,
      issues: IssueStream(merging: ends.compactMap(\.issues)), crashes: RunMerge.joined(ends.map(\.crashes)))
  }
}

extension IssueStream {
  /// Merges the event streams of several processes, each with its own tests; `nil` if no process wrote one.
  init?(merging streams: [IssueStream]) {
    guard !streams.isEmpty else { return nil }
    self.init()
    hasBegun = streams.contains(where: \.hasBegun)
    hasEnded = streams.allSatisfy { $0.hasEnded || !$0.hasBegun }
    failures = Set(streams.flatMap(\.failures)).sorted()
    tests = streams.flatMap { $0.tests ?? [] }.sorted { $0.test < $1.test }
    loose = streams.allSatisfy { $0.loose != nil } ? streams.reduce(0) { $0 + ($1.loose ?? 0) } : nil
    let failures = streams.flatMap { $0.looseFailures ?? [] }
    looseFailures = failures.isEmpty ? nil : failures
  }
}
