import Foundation
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A run, read from its folder.
public struct Run: Sendable {
  /// The project.
  public let project: Project
  /// The name of the run.
  public let name: String
  /// How `galley test` began it; `nil` if something else did.
  public private(set) var launch: RunLaunch?
  /// How `galley test` ended it.
  public internal(set) var summary: RunSummary?
  /// The processes that made checks.
  public private(set) var processes: [ProcessNote] = []
  /// The checks, in the order of their files.
  public private(set) var records: [CheckRecord] = []
  /// The checks that could not be made, in the order of their files.
  public private(set) var refusals: [Refusal] = []
  /// The tests that existed; `nil` if the run has no list of them, as of plain `swift test`.
  public private(set) var list: TestList?
  /// What of the run cannot be read, as sentences without a full stop.
  public private(set) var unreadable: [String] = []

  /// When the run began, as far as it is known.
  public var started: Date? {
    launch?.started ?? processes.map(\.started).min()
  }

  /// Where it is.
  let folder: Folder

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - name: The name of the run; the newest one if `nil`.
  ///   - project: The project.
  /// - Throws: ``RunFault`` if there is no such run. Files that cannot be read are listed, not thrown.
  public init(_ name: String?, in project: Project) throws(RunFault) {
    self.project = project
    if let name {
      self.name = try RunName.checked(name)
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
  ///
  /// - Parameters:
  ///   - folder: The run's folder.
  ///   - project: The project.
  init(from folder: Folder, in project: Project) {
    self.project = project
    self.folder = folder
    name = ElementText.clean((folder.path as NSString).lastPathComponent, limit: 100)
    load()
  }

  /// The names of all runs, newest first.
  ///
  /// - Parameter project: The project.
  /// - Returns: The names.
  /// - Throws: ``RunFault`` if the runs cannot be listed.
  public static func names(in project: Project) throws(RunFault) -> [String] {
    let entries: [Folder.Entry]
    do throws(FileFault) { entries = try project.runs.entries() } catch { throw .file(error) }
    let runs = entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
    let dated = runs.map { (name: $0.name, began: began($0, in: project)) }
    return dated.sorted { ($0.began, $0.name) > ($1.began, $1.name) }.map(\.name)
  }

  /// When a run began, by its own notes; else when its folder last changed.
  private static func began(_ entry: Folder.Entry, in project: Project) -> Date {
    let folder = project.runs.inside(entry.name)
    let fallback = Date(timeIntervalSince1970: Double(entry.changed) / 1e9)
    if let bytes = try? folder.readIfPresent(RunNames.launch),
      let launch = try? StableJSON.read(RunLaunch.self, from: bytes)
    {
      return launch.started
    }
    let names = ((try? folder.entries()) ?? []).map(\.name).filter(RunNames.isProcess)
    let notes = names.compactMap { try? StableJSON.read(ProcessNote.self, from: folder.read($0)) }
    return notes.map(\.started).min() ?? fallback
  }

  private mutating func load() {
    launch = one(RunLaunch.self, RunNames.launch)
    summary = one(RunSummary.self, RunNames.summary)
    list = one(TestList.self, RunNames.tests)
    for name in names(in: folder) where RunNames.isProcess(name) {
      if let note = one(ProcessNote.self, name) { processes.append(note) }
    }
    let recordFolder = folder.inside(RunNames.records)
    let recordNames = names(in: recordFolder).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    for record in recordNames.concurrentMap({ Self.record($0, in: recordFolder) }) {
      switch record {
      case .success(let record): if let record { records.append(record) }
      case .failure(let reason): unreadable.append(reason.sentence)
      }
    }
    let refusalFolder = folder.inside(RunNames.refusals)
    for name in names(in: refusalFolder) where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let refusal = one(name, in: refusalFolder, newest: Refusal.newest) { bytes, _ in
        try StableJSON.read(Refusal.self, from: bytes)
      }
      if let refusal { refusals.append(refusal) }
    }
  }

  private mutating func names(in folder: Folder) -> [String] {
    do throws(FileFault) { return try folder.entries().map(\.name) } catch {
      unreadable.append("\(error)")
      return []
    }
  }

  /// The one field that every version of every file has.
  private struct Version: Decodable {
    var format: Int
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

  /// Why a file cannot be read, as a sentence without a full stop.
  private struct Unreadable: Error {
    var sentence: String
  }

  /// Reads a record; of most, the version is known once they are read.
  private static func record(_ name: String, in folder: Folder) -> Result<CheckRecord?, Unreadable> {
    if let bytes = try? folder.read(name), let record = try? StableJSON.read(CheckRecord.self, from: bytes),
      record.format == CheckRecord.newest
    {
      return .success(record)
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
      let version = try StableJSON.read(Version.self, from: bytes).format
      guard (1...newest).contains(version) else {
        return .failure(
          Unreadable(
            sentence:
              "\(folder.shown(name)) is of format \(version), and this Galley knows format \(newest); update Galley"
          ))
      }
      return .success(try read(bytes, version))
    } catch let fault as FileFault {
      return .failure(Unreadable(sentence: "\(fault)"))
    } catch {
      return .failure(
        Unreadable(sentence: "\(folder.shown(name)) cannot be understood: \(StableJSON.words(for: error))"))
    }
  }

  /// The PNG that a check saw, byte for byte.
  ///
  /// - Parameter record: The check.
  /// - Returns: The bytes, and the picture in them.
  /// - Throws: ``RunFault`` if it was not kept, or is not what it was.
  public func picture(of record: CheckRecord) throws(RunFault) -> (bytes: [UInt8], bitmap: Bitmap) {
    guard record.isKept else { throw .pictureNotKept(record.key) }
    let pictures = folder.inside(RunNames.pictures)
    let name = "\(record.candidate.name).png"
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try pictures.read(name) } catch { throw .file(error) }
    let bitmap: Bitmap
    do { bitmap = try PNG.decode(Data(bytes)) } catch {
      throw .notWhatItWas(pictures.shown(name), reason: PictureWords.reason(error, "it"))
    }
    guard bitmap.digest == record.candidate.pixels else {
      throw .notWhatItWas(pictures.shown(name), reason: "its pixels have another digest than its name")
    }
    return (bytes, bitmap)
  }

  /// The tree that a check saw, if there was one.
  ///
  /// - Parameter record: The check.
  /// - Returns: The tree, verified by its digest; `nil` if there was none.
  /// - Throws: ``RunFault`` if it was not kept, or is not what it was.
  public func tree(of record: CheckRecord) throws(RunFault) -> Element? {
    guard record.isKept else { throw .pictureNotKept(record.key) }
    guard let digest = record.candidate.tree else { return nil }
    let trees = folder.inside(RunNames.trees)
    let name = "\(digest).json"
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try trees.read(name) } catch { throw .file(error) }
    guard let tree = try? StableJSON.read(Element.self, from: bytes),
      (try? ProofDigest.tree(of: tree)) == digest
    else {
      throw .notWhatItWas(trees.shown(name), reason: "it is no tree with the digest in its name")
    }
    return tree
  }

  /// The text that a check saw.
  ///
  /// - Parameter record: The check, which is of a text.
  /// - Returns: The text, verified by its digest.
  /// - Throws: ``RunFault`` if it was not kept, or is not what it was.
  public func text(of record: CheckRecord) throws(RunFault) -> String {
    guard record.isKept else { throw .textNotKept(record.key) }
    let texts = folder.inside(RunNames.texts)
    let name = "\(record.candidate.name).txt"
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try texts.read(name) } catch { throw .file(error) }
    guard bytes.count <= TextLimits.bytes, let text = String(validating: bytes, as: UTF8.self),
      ProofDigest(text: text) == record.candidate
    else {
      throw .notWhatItWas(texts.shown(name), reason: "it is no text with the digest in its name")
    }
    return text
  }

  /// Everything that a check of a picture saw.
  ///
  /// - Parameter record: The check.
  /// - Returns: Pixels and tree, each verified by its digest.
  /// - Throws: ``RunFault`` if they were not kept, or are not what they were.
  public func proof(of record: CheckRecord) throws(RunFault) -> Proof {
    Proof(picture: try picture(of: record).bitmap, tree: try tree(of: record), scale: record.scale)
  }
}

extension Run {
  /// The run with some of its checks only, to judge these.
  func narrowed(to keys: Set<CheckKey>) -> Run {
    var run = self
    // One whose name differs in nothing but case makes a check unusable.
    let meant = Set(keys.map(\.caseless))
    run.records.removeAll { !keys.contains($0.key) && !meant.contains($0.key.caseless) }
    run.refusals.removeAll { refusal in refusal.key.map { !keys.contains($0) } ?? true }
    return run
  }
}
