import Foundation
import GalleySystem
import Glibc

/// The journal of all decisions: a file of JSON lines that only grows.
///
/// It is the one file that several processes write. Each line is one `O_APPEND` write under a lock. A line that a
/// crash cut off is removed by the next writer: its change is not lost, for the intent is still there.
package struct DecisionJournal: Sendable {
  /// The folder it is in.
  package let folder: Folder

  /// The name of the file.
  package static let fileName = "approvals.jsonl"

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// All lines, oldest first; a line that a merge doubled counts once.
  ///
  /// - Throws: ``JournalError`` for a file or line that cannot be read.
  package func records() throws(JournalError) -> [DecisionRecord] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try self.bytes() } catch { throw .file(error) }
    return try Self.records(in: bytes)
  }

  /// The bytes of the file; none if there is no file.
  func bytes() throws(FileError) -> [UInt8] { try folder.readIfPresent(Self.fileName) ?? [] }

  /// The lines of a journal's text, oldest first.
  package static func records(in bytes: [UInt8]) throws(JournalError) -> [DecisionRecord] {
    if Git.isLFSPointer(bytes) { throw .pointer }
    var records: [DecisionRecord] = []
    var seen: Set<String> = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A line takes some microseconds; of many, that is worth all cores.
    let reader = DecisionRecordReader()
    let read = Array(stride(from: 0, to: lines.count, by: linesAtOnce)).concurrentMap { start in
      lines[start..<min(start + linesAtOnce, lines.count)].map { line in
        Result { line.isEmpty ? (nil, 0) : try reader.read(Array(line)) }
      }
    }
    for (index, (line, result)) in zip(lines, read.joined()).enumerated() where !line.isEmpty {
      do {
        let (record, version) = try result.get()
        guard let record else {
          let line = Array(line)
          if DecisionSeal.read(line) != nil || SettingsDecision.read(line) != nil { continue }
          throw version <= SettingsDecision.format
            ? JournalError.badLine(index + 1) : .fromFuture(line: index + 1, version: version)
        }
        if seen.insert(record.id).inserted { records.append(record) }
      } catch let fault as JournalError {
        throw fault
      } catch {
        if Self.isMark(line) { throw .conflict(index + 1) }
        // Only the last line can be without its end, and then it was never finished.
        if index == lines.count - 1 { break }
        throw .badLine(index + 1)
      }
    }
    return records
  }

  /// The readable lines about checks in a text; equal lines count once.
  ///
  /// `field`: only those that have a field of this name.
  package static func readableRecords(
    in bytes: [UInt8], having field: String? = nil
  ) -> [DecisionRecord] {
    let reader = DecisionRecordReader()
    let mark = field.map { Array("\"\($0)\"".utf8) }
    var seen: Set<String> = []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      if let mark, line.firstRange(of: mark) == nil { return nil }
      guard let record = (try? reader.read(Array(line)))?.record, seen.insert(record.id).inserted else {
        return nil
      }
      return record
    }
  }

  /// As many lines as are worth a turn of a core.
  private static let linesAtOnce = 256

  /// Git's markers of a merge that nobody finished.
  private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<< ", "=======", ">>>>>>> ", "||||||| "].contains { line.starts(with: Array($0.utf8)) }
  }

  /// The stamp of the file; `nil` if there is none.
  package var stamp: FileStamp? { FileStamp(of: folder.path(of: Self.fileName)) }

  /// Whether a line is there already.
  package func contains(_ id: String) throws(FileError) -> Bool {
    guard let bytes = try folder.readIfPresent(Self.fileName) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      (try? DecisionRecord.read(Array(line.utf8)))?.record?.id == id
    }
  }

  /// Sees that lines can be appended, before anything changes that they must tell of.
  ///
  /// A disk that fills up meanwhile leaves the intent, and the line is written when there is room again.
  ///
  /// - Throws: `FileError` if it could not be.
  func makeRoom(for records: [DecisionRecord]) throws(FileError) {
    let path = folder.displayPath(Self.fileName)
    let directory: Descriptor
    do throws(FileError) { directory = try folder.open(for: .write) } catch {
      if error.reason == .missing { return }
      throw error
    }
    let number = openat(
      directory.number, Self.fileName, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else {
      if errno == ENOENT { return }
      throw FileError(.write, path, code: errno)
    }
    let file = Descriptor(number)
    var facts = stat()
    guard fstat(file.number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.write, path, .notFile)
    }
    let length = off_t(records.reduce(1) { $0 + ((try? StableJSON.line($1).count) ?? 0) + 1 })
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur < UInt64(facts.st_size + length)
    {
      throw FileError(.write, path, code: EFBIG)
    }
  }

  /// Appends a line.
  package func append(_ record: DecisionRecord) throws(FileError) { try append([record]) }

  /// Appends lines, all of them by one write and one flush.
  package func append(_ records: [DecisionRecord]) throws(FileError) { try append(lines: records) }

  /// Appends a line that signs others.
  func append(_ seal: DecisionSeal) throws(FileError) { try append(lines: [seal]) }

  /// Appends lines that approve settings.
  func append(_ decisions: [SettingsDecision]) throws(FileError) { try append(lines: decisions) }

  private func append(lines records: [some Encodable]) throws(FileError) {
    guard !records.isEmpty else { return }
    let path = folder.displayPath(Self.fileName)
    var lines: [UInt8] = []
    for record in records {
      guard let line = try? StableJSON.line(record) else {
        throw FileError(.write, path, .other("the record has a number that is not finite"))
      }
      lines += line + [UInt8(ascii: "\n")]
    }
    let directory = try folder.open(create: true, for: .write)
    let isNew = try !folder.contains(Self.fileName)
    let number = openat(
      directory.number, Self.fileName, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileError(.write, path, code: errno) }
    let file = Descriptor(number)
    while flock(file.number, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError(.lock, path, code: errno) }
    }
    var facts = stat()
    var last = UInt8(ascii: "\n")
    guard fstat(file.number, &facts) == 0,
      facts.st_size == 0 || pread(file.number, &last, 1, facts.st_size - 1) == 1
    else { throw FileError(.read, path, code: errno) }
    var bytes = lines
    if last != UInt8(ascii: "\n") {
      let old: [UInt8]
      do throws(FileError.Reason) {
        old = try file.readAll(expecting: Int(facts.st_size), limit: .max)
      } catch {
        throw FileError(.read, path, error)
      }
      let start = (old.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      if (try? DecisionRecord.read(Array(old[start...]))) != nil {
        bytes.insert(UInt8(ascii: "\n"), at: 0)
      } else if ftruncate(file.number, start) != 0 {
        throw FileError(.write, path, code: errno)
      }
    }
    guard fstat(file.number, &facts) == 0 else { throw FileError(.read, path, code: errno) }
    var failure = file.write(bytes)
    // A line that found no room for its end is none.
    if failure != 0 { ftruncate(file.number, facts.st_size) }
    if failure == 0 { failure = file.flush() }
    if failure == 0, isNew { failure = directory.flush() }
    guard failure == 0 else { throw FileError(.write, path, code: failure) }
  }
}

/// An error of reading the journal.
package enum JournalError: Error, Hashable, Sendable {
  /// The file could not be read.
  case file(FileError)
  /// A line is no record; lines count from 1.
  case badLine(Int)
  /// A line is a mark of an unfinished merge.
  case conflict(Int)
  /// A line was written by a newer Galley.
  case fromFuture(line: Int, version: Int)
  /// The file is a Git LFS pointer.
  case pointer
}

extension JournalError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .badLine(let line):
      "line \(line) of \(DecisionJournal.fileName) is no decision; restore the file with git, or remove the line"
    case .conflict(let line):
      "line \(line) of \(DecisionJournal.fileName) is a mark of an unfinished merge; "
        + "keep the lines of both sides and remove the marks, and run \"galley init\", which lets git do so from then on"
    case .fromFuture(let line, let version):
      "line \(line) of \(DecisionJournal.fileName) is of format \(version), and this Galley knows formats up to "
        + "\(SettingsDecision.format); update Galley"
    case .pointer:
      "\(DecisionJournal.fileName) is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\""
    }
  }
}
