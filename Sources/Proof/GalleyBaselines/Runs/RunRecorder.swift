import Foundation
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import Synchronization

/// Writes one process's part of a run.
///
/// Processes never share a file: every record is its own, written beside and renamed. Pictures and trees are called by
/// their digest and written once. It may be used from any thread.
///
/// Nothing is flushed: a run can be made anew, and one that a loss of power has damaged never passes, since the last note
/// of each process has the digests of its records, and pictures and trees are named by theirs.
package final class RunRecorder: Sendable {
  /// The project.
  package let project: Project

  /// The name of the run.
  package let run: String

  private let folder: Folder
  private let note: ProcessRecord
  private let name: String
  private let trail: ProcessTrail?
  private let state: Mutex<State>

  private struct State {
    var count = 0
    var refusals = 0
    var evidence = 0
    var attachments = 0
    var seen: [CheckKey: (digest: ContentDigest, place: CallSite)] = [:]
    var spelled: [String: CheckKey] = [:]
    var failures = TestFailures()
    var tests: [TestResult] = []
    var ignoring: Set<TestOwner> = []
    var interruptions: [InterruptionRecord] = []
    /// The digests of the files that were written, by their path in the run.
    var files: [String: SHA256Digest] = [:]
    var isHeld = false
    var isClosed = false
  }

  private init(project: Project, run: String, folder: Folder, note: ProcessRecord, name: String) {
    self.project = project
    self.run = run
    self.folder = folder
    self.note = note
    self.name = name
    trail = ProcessTrail(note.process, at: folder.path(of: RunFileNames.trail(name)))
    state = Mutex(State())
  }

  /// Begins this process's part of the run.
  ///
  /// The run is `GALLEY_RUN`, which `galley test` sets; else it is named for the process that started this one, so
  /// that all test processes of one `swift test` share it.
  ///
  /// - Returns: The recorder. The caller must call ``close()`` at the end.
  package static func open(
    _ project: Project, environment: [String: String] = ProcessInfo.processInfo.environment,
    now: Date = Date()
  ) throws(RunError) -> RunRecorder {
    let run = try RunName.current(environment)
    let folder = project.runs.inside(run)
    let attempt = try RunAttempt.current(environment)
    var note = ProcessRecord(process: .current, started: now, attempt: attempt)
    if (try? folder.contains(RunFileNames.launch)) == true {
      note.launched = true
    } else if Git.mayKnow(project.root) {
      note.commit = try? Git(in: project.root, environment: environment).commit("HEAD")
    }
    do throws(FileError) { try project.ignoreWork() } catch { throw .file(error) }
    let name = try project.work.locked(RunFileNames.lock) { [note] () throws(RunError) in
      try begin(note, in: folder)
    }
    return RunRecorder(project: project, run: run, folder: folder, note: note, name: name)
  }

  /// Writes the note of a process under a name of its own.
  private static func begin(_ note: ProcessRecord, in folder: Folder) throws(RunError) -> String {
    do {
      let bytes = try StableJSON.document(note)
      // A number may come back within one run, where tests start many short processes.
      var name = "\(note.process.pid)"
      var again = 1
      while try !folder.create(bytes, as: RunFileNames.process(name), flushes: false) {
        again += 1
        name = "\(note.process.pid)-\(again)"
      }
      return name
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .file(FileError(.write, folder.displayPath(), .other(ErrorWords.of(error))))
    }
  }

  /// Keeps a record.
  ///
  /// - Throws: ``RunError`` if it cannot be written, or if this process made the same check before with different
  ///   content, or one whose name differs in nothing but case; then the record is kept all the same, so that the gate
  ///   sees both.
  package func record(_ record: CheckRecord) throws(RunError) {
    var record = record
    record.place = record.place.inside(project.root)
    record.attempt = note.attempt
    let caseFolded = record.key.caseFolded
    let (number, earlier, collision) = state.withLock { state in
      state.count += 1
      let earlier = state.seen[record.key]
      if earlier == nil { state.seen[record.key] = (record.candidate, record.place) }
      let other = state.spelled[caseFolded, default: record.key]
      state.spelled[caseFolded] = other
      let collision = other == record.key ? nil : state.seen[other].map { (key: other, place: $0.place) }
      return (state.count, earlier, collision)
    }
    do {
      try write(record, to: RunFileNames.records, number)
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .notWritable(record.key, ErrorWords.of(error))
    }
    if let earlier, earlier.digest != record.candidate {
      throw .doubled(record.key, first: earlier.place, second: record.place)
    }
    if let collision {
      throw .caseCollision(record.key, collision.key, first: collision.place, second: record.place)
    }
  }

  /// Keeps what became of a check that could not be made.
  ///
  /// It counts even if it cannot be written: then the gate sees that something is missing.
  ///
  /// - Throws: ``RunError`` if it cannot be written.
  package func refuse(_ refusal: Refusal) throws(RunError) {
    var refusal = refusal
    refusal.place = refusal.place.inside(project.root)
    refusal.attempt = note.attempt
    let number = state.withLock { state in
      state.refusals += 1
      return state.refusals
    }
    do { try write(refusal, to: RunFileNames.refusals, number) } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .file(FileError(.write, folder.inside(RunFileNames.refusals).displayPath(), .other("\(error)")))
    }
  }

  /// Writes a record or refusal, and remembers its digest for the note of the process.
  private func write(_ value: some Encodable, to part: String, _ number: Int) throws {
    let bytes = try StableJSON.document(value)
    let file = RunFileNames.record(name, number)
    try folder.inside(part).write(bytes, to: file, flushes: false)
    let digest = SHA256Digest(of: bytes)
    state.withLock { $0.files["\(part)/\(file)"] = digest }
  }

  /// Keeps a picture and its tree, if they are not kept yet; a picture that has a file, as this file.
  ///
  /// Without a picture, there is a file.
  func keep(
    _ picture: Bitmap?, _ file: PictureBytes?, _ tree: Element?, of key: CheckKey, as digest: ContentDigest
  ) throws(RunError) {
    let pictures = folder.inside(RunFileNames.pictures)
    let trees = folder.inside(RunFileNames.trees)
    do {
      if let pixels = digest.pixels { try keep(picture, file, pixels, of: key) }
      if let tree, let name = digest.tree {
        let file = RunFileNames.tree(name, of: digest, hasViews: tree.hasViews)
        if try !trees.contains(file) {
          try trees.write(try StableJSON.document(tree), to: file, flushes: false)
        }
      }
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .file(FileError(.write, pictures.displayPath("\(digest.name).png"), .other(ErrorWords.of(error))))
    }
  }

  private func keep(
    _ picture: Bitmap?, _ file: PictureBytes?, _ pixels: PixelDigest, of key: CheckKey
  ) throws {
    let (pictures, name) = (
      folder.inside(RunFileNames.pictures), RunFileNames.picture("\(pixels)", file?.format ?? .png)
    )
    guard try !pictures.contains(name) else { return }
    if let file { return try pictures.write(file.bytes, to: name, flushes: false) }
    guard let picture else { preconditionFailure("neither a picture nor its file") }
    let texts = PictureLabel.texts(key, pixels)
    try pictures.write(
      [UInt8](try PNG.encode(picture, effort: .standard, text: texts)), to: name, flushes: false)
  }

  /// Keeps a text, if it is not kept yet, with the picture of the screen that it was read on, if it was read on one.
  func keep(_ text: String, _ walk: WalkedScreen?, of key: CheckKey, as digest: ContentDigest)
    throws(RunError)
  {
    let texts = folder.inside(RunFileNames.texts)
    let file = "\(digest.name).txt"
    do {
      if try !texts.contains(file) { try texts.write(Array(text.utf8), to: file, flushes: false) }
      if let walk { try keep(walk.picture, nil, walk.picture.digest, of: key) }
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .file(FileError(.write, texts.displayPath(file), .other(ErrorWords.of(error))))
    }
  }

  /// Keeps what explains a failure that is no check's: a load report, and the picture of the same instant.
  ///
  /// `title`: what it is about, written as the first line. `picture`: the picture, if there is one. `tree`: the tree
  /// of the same instant, if there is one. `previous`: the picture of the frame before, if the failure is that the
  /// two differ; then their files end in `-previous` and `-actual`, in Playwright's words. `audit`: what it found, if it is about one. Throws ``RunError`` if it
  /// cannot be written.
  package func keepEvidence(
    title: String, text: String, picture: Bitmap?, tree: Element? = nil, previous: Bitmap? = nil,
    audit: JudgedAudit? = nil
  ) throws(RunError) {
    let number = state.withLock { state in
      state.evidence += 1
      return state.evidence
    }
    let evidence = folder.inside(RunFileNames.evidence)
    let stem = "\(name)-\(number)"
    do {
      try evidence.write(Array("\(title)\n\n\(text)\n".utf8), to: "\(stem).txt", flushes: false)
      if let tree { try evidence.write(try StableJSON.document(tree), to: "\(stem).json", flushes: false) }
      if let audit {
        try evidence.write(try StableJSON.document(audit), to: RunFileNames.audit(stem), flushes: false)
      }
      if let previous {
        try evidence.write(
          [UInt8](try PNG.encode(previous, effort: .fast)), to: RunFileNames.previousPicture(stem),
          flushes: false)
      }
      if let picture {
        let file = previous == nil ? RunFileNames.picture(stem) : RunFileNames.actualPicture(stem)
        try evidence.write([UInt8](try PNG.encode(picture, effort: .fast)), to: file, flushes: false)
      }
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .file(FileError(.write, evidence.displayPath("\(stem).png"), .other(ErrorWords.of(error))))
    }
  }

  /// Keeps a file that a test attaches to its results.
  ///
  /// Its name in the run tells nothing of what the test calls it. Throws ``RunError`` if it cannot be written.
  package func keepAttachment(
    name: String, type: String, fileExtension: String, content: [UInt8], activities: [String] = []
  ) throws(RunError) -> KeptAttachment {
    let number = state.withLock { state in
      state.attachments += 1
      return state.attachments
    }
    let attachment = KeptAttachment(
      name: name, type: type, file: "\(self.name)-\(number).\(fileExtension)",
      activities: activities.isEmpty ? nil : activities)
    do throws(FileError) {
      try folder.inside(RunFileNames.attachments).write(
        content, to: attachment.file, flushes: false)
    } catch {
      throw .file(error)
    }
    return attachment
  }

  /// Removes a file that a test attached and does not want to keep.
  package func remove(_ attachment: KeptAttachment) {
    try? folder.inside(RunFileNames.attachments).remove(attachment.file, flushes: false)
  }

  /// Notes a failure of a test, so that `galley test` can tell a check's from any other.
  package func noteFailure(_ reason: TestFailures.Reason) {
    state.withLock { $0.failures.note(reason) }
  }

  /// Notes what XCTest said of a failure outside of any test.
  package func noteLooseFailure(_ failure: TestFailure) {
    let failure = failure.inside(project.root)
    state.withLock { $0.failures.looseFailures = ($0.failures.looseFailures ?? []) + [failure] }
  }

  /// Notes that an XCTest begins, in case that it never ends.
  package func noteTestStart(_ test: TestName) {
    trail?.note("it began", of: TestOwner(suite: test.suite, test: test.test))
    ResultLog.append(TestResult(test, .cut), of: name, in: folder)
  }

  /// Notes what became of an XCTest.
  ///
  /// It is appended to a file at once, so that a process that dies later takes no result along.
  package func noteTest(_ result: TestResult) {
    let result = result.inside(project.root)
    state.withLock { $0.tests.append(result) }
    trail?.end(TestOwner(suite: result.test.suite, test: result.test.test))
    ResultLog.append(result, of: name, in: folder)
  }

  /// Notes what a test does now, in case that the process dies.
  package func noteStep(_ step: String, of test: TestOwner?) {
    trail?.note(step, of: test)
  }

  /// Notes that a test was told to compare nothing, so that its end proves nothing of its baselines.
  package func noteIgnoring(_ test: TestOwner) {
    state.withLock { _ = $0.ignoring.insert(test) }
  }

  /// Notes that an alert or the like was answered while a test acted on something else.
  package func noteInterruption(_ record: InterruptionRecord) {
    let record = record.inside(project.root)
    state.withLock { $0.interruptions.note(record) }
  }

  /// Keeps this process's part of the run open while tests run, or lets it go again.
  ///
  /// A test that ends the process in an orderly way, by `exit`, takes the tests after it along. What is held does not
  /// close, so the run counts as incomplete then.
  package func hold(_ isHeld: Bool) {
    state.withLock { $0.isHeld = isHeld }
  }

  /// Ends this process's part of the run, unless it is held; without it the run counts as incomplete.
  package func close() throws(RunError) {
    let end = state.withLock { state -> State? in
      guard !state.isClosed, !state.isHeld else { return nil }
      state.isClosed = true
      return state
    }
    guard let end else { return }
    var note = note
    note.records = end.count
    note.refusals = end.refusals
    note.failures = end.failures
    note.tests = end.tests
    note.ignoring = end.ignoring.sorted()
    note.interruptions = end.interruptions
    note.files = end.files
    do throws(FileError) {
      try folder.write(json: note, to: RunFileNames.process(name), flushes: false)
    } catch {
      throw .file(error)
    }
    ContentCache.of(project).save()
    // What they are for is in the note now.
    trail?.remove()
    try? folder.remove(RunFileNames.results(name), flushes: false)
  }

  /// Sees to it that this recorder is closed when the process ends in an orderly way.
  ///
  /// A process that crashes or is killed leaves its part open, which is the point.
  package func closeAtExit() {
    let isFirst = Self.open.withLock { recorders in
      recorders.append(self)
      return recorders.count == 1
    }
    guard isFirst else { return }
    atexit { RunRecorder.closeAll() }
  }

  /// Closes the recorders of this process, before an end at which ``closeAtExit()`` does not.
  package static func closeAll() {
    for recorder in open.withLock({ $0 }) { try? recorder.close() }
  }

  private static let open = Mutex<[RunRecorder]>([])
}
