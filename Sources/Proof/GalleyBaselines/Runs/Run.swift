import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// A run, read from its folder.
package struct Run: Sendable {
  /// The project.
  package let project: Project
  /// The name of the run.
  package let name: String
  /// The note with which `galley test` began it; `nil` if something else did.
  package private(set) var launch: RunLaunch?
  /// The note with which `galley test` ended it.
  package var summary: RunSummary?
  /// The processes that made checks.
  package private(set) var processes: [ProcessRecord] = []
  /// The checks, in the order of their files.
  package private(set) var records: [CheckRecord] = []
  /// The checks that could not be made, in the order of their files.
  package private(set) var refusals: [Refusal] = []
  /// The tests that existed; `nil` if the run has no list of them, as of plain `swift test`.
  package private(set) var list: TestList?
  /// The last steps of processes that never came to their end.
  package private(set) var trails: [KeptTrail] = []
  /// The files of the run that cannot be read, as sentences without a full stop.
  package private(set) var unreadable: [String] = []

  /// The time of the beginning, as far as it is known.
  package var started: Date? {
    launch?.started ?? processes.map(\.started).min()
  }

  /// The folder of the run.
  package let folder: Folder

  /// Reads a run.
  ///
  /// `name`: the name of the run; the newest one if `nil`. Throws ``RunError`` if there is no such run. Files that
  /// cannot be read are listed, not thrown.
  package init(_ name: String?, in project: Project) throws(RunError) {
    self.project = project
    if let name {
      self.name = try RunName.checked(name)
      // The folder of all runs may be a link, too; then it cannot be listed, which is said.
      if project.runs.isLink(name) { throw .link(project.runs.displayPath(name)) }
      let newest = try Self.names(in: project)
      guard newest.contains(name) else { throw .noSuchRun(name, newest: newest.first) }
    } else {
      guard let newest = try Self.names(in: project).first else { throw .noRuns }
      self.name = newest
    }
    folder = project.runs.inside(self.name)
    load()
  }

  /// Reads a run from anywhere, such as from what a CI job left.
  package init(from folder: Folder, in project: Project) {
    self.project = project
    self.folder = folder
    name = CleanText.line((folder.path as NSString).lastPathComponent, limit: 100)
    load()
  }

  /// The names of all runs, newest first.
  ///
  /// - Throws: ``RunError`` if the runs cannot be listed.
  package static func names(in project: Project) throws(RunError) -> [String] {
    let entries: [Folder.Entry]
    do throws(FileError) { entries = try project.runs.entries() } catch { throw .file(error) }
    // A folder whose name cannot be that of a run was not made by one.
    let runs = entries.filter { $0.kind == .folder && (try? RunName.checked($0.name)) != nil }
    let dated = runs.map { (name: $0.name, began: began($0, in: project)) }
    return dated.sorted { ($0.began, $0.name) > ($1.began, $1.name) }.map(\.name)
  }

  /// When a run began, by its own notes; else when its folder last changed.
  private static func began(_ entry: Folder.Entry, in project: Project) -> Date {
    let folder = project.runs.inside(entry.name)
    let fallback = Date(timeIntervalSince1970: Double(entry.changed) / 1e9)
    if let bytes = try? folder.readIfPresent(RunFileNames.launch),
      let launch = try? StableJSON.read(RunLaunch.self, from: bytes)
    {
      return launch.started
    }
    let names = ((try? folder.entries()) ?? []).map(\.name).filter(RunFileNames.isProcess)
    let notes = names.compactMap { try? StableJSON.read(ProcessRecord.self, from: folder.read($0)) }
    return notes.map(\.started).min() ?? fallback
  }

  private mutating func load() {
    launch = one(RunLaunch.self, RunFileNames.launch)
    summary = one(RunSummary.self, RunFileNames.summary)
    list = one(TestList.self, RunFileNames.tests)
    let notes = names(in: folder)
    var seal = RunSeal(summary)
    unreadable += RunSeal.faults(of: summary, in: folder)
    for name in notes where RunFileNames.isNote(name) {
      seal.check(name, in: folder, &unreadable)
      guard RunFileNames.isProcess(name), var note = one(ProcessRecord.self, name) else { continue }
      seal.add(note, named: name)
      // Of one that died there is what it wrote until then.
      if note.records == nil, let bytes = try? folder.readIfPresent(RunFileNames.results(ofProcess: name)) {
        note.tests = ResultLog.read(bytes)
      }
      processes.append(note)
    }
    // Without its notes, the run would be one of plain `swift test`, which tells nothing of tests, commit and shard.
    if summary == nil, !notes.contains(RunFileNames.launch),
      processes.contains(where: { $0.launched == true })
    {
      unreadable.append("\(RunError.gone(folder.displayPath(RunFileNames.launch)))")
    }
    for part in RunFileNames.contents where notes.contains(part) {
      unreadable += folder.inside(part).links().map { "\(RunError.link($0))" }
    }
    let open = Set(processes.filter { $0.records == nil }.map(\.process))
    trails = notes.filter(RunFileNames.isTrail).compactMap { name in
      (try? folder.read(name)).flatMap(KeptTrail.init)
    }.filter { open.contains($0.process) }
    let recordFolder = folder.inside(RunFileNames.records)
    let recordNames = names(in: recordFolder).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    let reader = CheckRecordReader()
    for (name, record) in zip(
      recordNames, recordNames.concurrentMap { [seal] in Self.record($0, in: recordFolder, seal, reader) })
    {
      seal.found("\(RunFileNames.records)/\(name)")
      switch record {
      case .success(let record): if let record { records.append(record) }
      case .failure(let reason): unreadable.append(reason.sentence)
      }
    }
    let refusalFolder = folder.inside(RunFileNames.refusals)
    for name in names(in: refusalFolder) where name.hasSuffix(".json") && !name.hasPrefix(".") {
      seal.found("\(RunFileNames.refusals)/\(name)")
      let refusal = one(name, in: refusalFolder, newest: Refusal.newest) { [seal] bytes, _ in
        if let fault = seal.fault(
          of: "\(RunFileNames.refusals)/\(name)", bytes, refusalFolder.displayPath(name))
        {
          throw fault
        }
        return try StableJSON.read(Refusal.self, from: bytes)
      }
      if let refusal { refusals.append(refusal) }
    }
    let missing = seal.missing.map { folder.displayPath() + "/" + $0 }
    unreadable += missing.prefix(Self.mostGone).map { "\(RunError.gone($0))" }
    if missing.count > Self.mostGone {
      unreadable.append("\(RunError.moreGone(missing.count - Self.mostGone, of: folder.displayPath()))")
    }
  }

  /// As many of the files that are gone are named.
  private static let mostGone = 5

  private mutating func names(in folder: Folder) -> [String] {
    do throws(FileError) { return try folder.entries().map(\.name) } catch {
      unreadable.append("\(error)")
      return []
    }
  }

  private mutating func one<File: Decodable>(_ type: File.Type, _ name: String) -> File? {
    one(name, in: folder, newest: 1) { bytes, _ in try StableJSON.read(type, from: bytes) }
  }

  private mutating func one<File>(
    _ name: String, in folder: Folder, newest: Int, read: ([UInt8], Int) throws -> File
  ) -> File? {
    switch Self.file(name, in: folder, newest: newest, read: read) {
    case .success(let file): return file
    case .failure(let reason):
      unreadable.append(reason.sentence)
      return nil
    }
  }

  /// The reason that a file cannot be read, as a sentence without a full stop.
  private struct Unreadable: Error {
    var sentence: String
  }

  /// Reads a record; of most, the version is known once they are read.
  private static func record(
    _ name: String, in folder: Folder, _ seal: RunSeal, _ reader: CheckRecordReader
  ) -> Result<CheckRecord?, Unreadable> {
    if let bytes = try? folder.read(name) {
      if let fault = seal.fault(of: "\(RunFileNames.records)/\(name)", bytes, folder.displayPath(name)) {
        return .failure(Unreadable(sentence: "\(fault)"))
      }
      if let record = reader.read(bytes) { return .success(record) }
    }
    return file(name, in: folder, newest: CheckRecord.newest) { bytes, version in
      try CheckRecord(bytes, version: version)
    }
  }

  private static func file<File>(
    _ name: String, in folder: Folder, newest: Int, read: ([UInt8], Int) throws -> File
  ) -> Result<File?, Unreadable> {
    do {
      guard let bytes = try folder.readIfPresent(name) else { return .success(nil) }
      let version = try StableJSON.format(of: bytes)
      guard (1...newest).contains(version) else {
        return .failure(
          Unreadable(
            sentence:
              "\(folder.displayPath(name)) is of format \(version), and this Galley knows format \(newest); update Galley"
          ))
      }
      return .success(try read(bytes, version))
    } catch let fault as FileError {
      return .failure(Unreadable(sentence: "\(fault)"))
    } catch let fault as RunError {
      return .failure(Unreadable(sentence: "\(fault)"))
    } catch {
      return .failure(
        Unreadable(
          sentence: "\(folder.displayPath(name)) cannot be understood: \(StableJSON.words(for: error))"))
    }
  }

  /// The picture that a check saw, byte for byte.
  ///
  /// - Throws: ``RunError`` if it was not kept, or is not what it was.
  package func picture(of record: CheckRecord) throws(RunError) -> (bytes: [UInt8], bitmap: Bitmap) {
    try verified(try keptPicture(record.pictureFile, of: record), record.candidate.pixels)
  }

  /// The PNG of the screen that a walk was read on, byte for byte.
  ///
  /// - Throws: ``RunError`` if it was not kept, or is not what it was.
  package func picture(of walk: KeptWalk, in record: CheckRecord) throws(RunError) -> (
    bytes: [UInt8], bitmap: Bitmap
  ) {
    try verified(try keptPicture(walk.file, of: record), walk.pixels)
  }

  /// A picture of this run that has certain pixels.
  private func verified(_ file: (bytes: [UInt8], path: String), _ pixels: PixelDigest?) throws(RunError) -> (
    bytes: [UInt8], bitmap: Bitmap
  ) {
    let shown: ShownPicture
    do { shown = try ShownPicture(file: Data(file.bytes)) } catch {
      throw .notWhatItWas(file.path, reason: PictureDescription.reason(error, "it"))
    }
    let bitmap = shown.pixels
    let (cache, digest) = (ContentCache.of(project), SHA256Digest(of: file.bytes))
    // Of bytes that were decoded here before, the pixels are known.
    if Self.isKnown(digest, as: pixels, in: cache) { return (file.bytes, bitmap) }
    let found = shown.digest
    guard found == pixels else {
      let isShownOtherwise = !shown.appearance.isPlain && bitmap.digest == pixels
      throw .notWhatItWas(
        file.path,
        reason: isShownOtherwise
          ? PictureDescription.reason(PNGError.notPlain(shown.appearance), "it")
          : "its pixels have another digest than its name")
    }
    cache.note(.picture(found, width: bitmap.width, height: bitmap.height), of: digest)
    return (file.bytes, bitmap)
  }

  /// Whether a file with this digest is known to have certain pixels.
  private static func isKnown(_ file: SHA256Digest, as pixels: PixelDigest?, in cache: ContentCache) -> Bool {
    guard case .picture(let found, _, _)? = cache.fact(file) else { return false }
    return found == pixels
  }

  /// The picture that a check saw, byte for byte; it is decoded only if these bytes never were.
  ///
  /// - Throws: ``RunError`` if it was not kept, or is not what it was.
  package func pictureFile(of record: CheckRecord) throws(RunError) -> [UInt8] {
    let (bytes, _) = try keptPicture(record.pictureFile, of: record)
    let digest = SHA256Digest(of: bytes)
    if Self.isKnown(digest, as: record.candidate.pixels, in: ContentCache.of(project)) { return bytes }
    return try picture(of: record).bytes
  }

  private func keptPicture(_ name: String, of record: CheckRecord) throws(RunError) -> (
    bytes: [UInt8], path: String
  ) {
    guard record.isKept else { throw .pictureNotKept(record.key) }
    let pictures = folder.inside(RunFileNames.pictures)
    do throws(FileError) { return (try pictures.read(name), pictures.displayPath(name)) } catch {
      throw .file(error)
    }
  }

  /// The tree that a check saw, if there was one.
  ///
  /// - Returns: The tree, verified by its digest; `nil` if there was none.
  /// - Throws: ``RunError`` if it was not kept, or is not what it was.
  package func tree(of record: CheckRecord) throws(RunError) -> Element? {
    guard record.isKept else { throw .pictureNotKept(record.key) }
    guard let digest = record.candidate.tree else { return nil }
    let trees = folder.inside(RunFileNames.trees)
    let name: String
    let bytes: [UInt8]
    do throws(FileError) {
      name = try RunFileNames.tree(of: record.candidate, in: trees) ?? "\(digest).json"
      bytes = try trees.read(name)
    } catch {
      throw .file(error)
    }
    guard let tree = try? StableJSON.read(Element.self, from: bytes),
      Self.digest(of: tree, writtenAs: bytes, is: digest)
    else {
      throw .notWhatItWas(trees.displayPath(name), reason: "it is no tree with the digest in its name")
    }
    return tree
  }

  /// Whether a tree has a digest.
  private static func digest(of tree: Element, writtenAs bytes: [UInt8], is digest: Digest128) -> Bool {
    // The text as it was written has it; of another text with the same tree, only writing that again tells.
    if ContentDigest.tree(line: JSONFields.compact(bytes)) == digest {
      return (try? TreeDepth.check(tree)) != nil
    }
    return (try? ContentDigest.tree(of: tree)) == digest
  }

  /// The text that a check saw.
  ///
  /// - Throws: ``RunError`` if it was not kept, or is not what it was.
  package func text(of record: CheckRecord) throws(RunError) -> String {
    guard record.isKept else { throw .textNotKept(record.key) }
    let texts = folder.inside(RunFileNames.texts)
    let name = "\(record.candidate.name).txt"
    let bytes: [UInt8]
    do throws(FileError) { bytes = try texts.read(name) } catch { throw .file(error) }
    guard bytes.count <= TextLimits.bytes, let text = String(validating: bytes, as: UTF8.self),
      ContentDigest(text: text) == record.candidate
    else {
      throw .notWhatItWas(texts.displayPath(name), reason: "it is no text with the digest in its name")
    }
    return text
  }

  /// Everything that a check of a picture saw.
  ///
  /// - Throws: ``RunError`` if they were not kept, or are not what they were.
  package func snapshot(of record: CheckRecord) throws(RunError) -> ScreenSnapshot {
    ScreenSnapshot(picture: try picture(of: record).bitmap, tree: try tree(of: record), scale: record.scale)
  }
}

extension Run {
  /// The run with some of its checks only, to judge these.
  package func narrowed(to keys: Set<CheckKey>) -> Run {
    var run = self
    // One whose name differs in nothing but case makes a check unusable.
    let meant = Set(keys.map(\.caseFolded))
    run.records.removeAll { !keys.contains($0.key) && !meant.contains($0.key.caseFolded) }
    run.refusals.removeAll { refusal in refusal.key.map { !keys.contains($0) } ?? true }
    return run
  }
}
