import GalleyImage
import GalleySystem
import GalleyTree

/// The steps by which a baseline changes.
///
/// After any of them the power may go.
///
/// Up to ``writeIntent`` nothing but hidden files and the trash has changed, and the old baseline holds. From then on the
/// new one does: whoever reads sees it, and whoever writes next does the steps that are left, each of which may be done twice.
package enum WriteStep: CaseIterable {
  /// The old files get a second name in the trash.
  case keepOld
  /// The new picture or text is written beside the old one.
  case stageContent
  /// The new sidecar is written beside the old one.
  case stageSidecar
  /// The intent is written beside its place.
  case stageIntent
  /// The intent takes its place. This is the moment of change.
  case writeIntent
  /// The new picture or text takes the old one's place, or the old one goes.
  case moveContent
  /// The new sidecar takes the old one's place, or the old one goes.
  case moveSidecar
  /// The journal gets its line.
  case journal
  /// The intent goes.
  case removeIntent
}

extension BaselineStore {
  /// Replaces a baseline, if it is still the one that was looked at.
  package func replace(
    with candidate: Candidate, expecting expectation: Expectation, approval: DecisionRecord
  ) throws(ApprovalError) {
    let change: StoreChange
    do {
      var approval = approval
      approval.sha256 = try sha256(of: candidate)
      change = try StoreChange(with: candidate, approval)
    } catch {
      throw .notWritable(ErrorWords.of(error))
    }
    try locked { () throws(ApprovalError) in try carryOut(change, expecting: expectation) }
  }

  /// Takes a baseline away, as its check is gone.
  ///
  /// Its files go to the trash, from which undoing brings them back.
  ///
  /// - Throws: ``ApprovalError`` if the baseline has moved meanwhile, is damaged, or cannot be removed.
  package func remove(
    _ key: CheckKey, expecting digest: ContentDigest, _ signature: Signature
  ) throws(ApprovalError) -> DecisionRecord {
    let record = DecisionRecord(.remove, signature, run: nil, key: key, from: digest, to: nil)
    try locked { () throws(ApprovalError) in
      try carryOut(StoreChange(removing: record), expecting: .exactly(digest))
    }
    return record
  }

  /// Writes a line that changes no baseline, such as a rejection or a comment.
  ///
  /// - Throws: `FileError` if the journal cannot be written; then the line is not in it.
  package func note(_ record: DecisionRecord) throws(FileError) { try note([record]) }

  /// Writes lines that change no baseline, such as rejections and comments.
  ///
  /// - Throws: `FileError` if the journal cannot be written; then they are not in it.
  package func note(_ records: [DecisionRecord]) throws(FileError) {
    try journal.makeRoom(for: records)
    try journal.append(records)
  }

  /// Runs a closure while no other process changes the store.
  package func locked<Result, Failure: FileErrorWrapping>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try project.work.locked(Self.lockName, body)
  }

  /// Changes a baseline, if it is still the one that was looked at; the caller holds the lock.
  package func carryOut(_ planned: StoreChange, expecting expectation: Expectation) throws(ApprovalError) {
    let key = planned.record.key
    let files = BaselineFiles(key, in: project.baselines)
    do throws(BaselineError) { try recover(files) } catch { throw .baseline(error) }
    try expect(expectation, key, files)
    let change: StoreChange
    do throws(FileError) {
      change = try planned.replacing(files)
      try journal.makeRoom(for: [change.record])
    } catch { throw .file(error) }
    do throws(ApprovalError) {
      for step in WriteStep.allCases { try perform(step, change, files) }
    } catch {
      discardUnlessPromised(change, files)
      throw error
    }
  }

  /// Writes a line that approves the present files as the baseline, and changes no other file.
  ///
  /// - Throws: ``ApprovalError`` if the baseline has moved meanwhile, is damaged, or the journal cannot be written.
  package func adopt(_ expected: ContentDigest, approval: DecisionRecord) throws(ApprovalError) {
    let files = BaselineFiles(approval.key, in: project.baselines)
    try locked { () throws(ApprovalError) in
      do throws(BaselineError) { try recover(files) } catch { throw .baseline(error) }
      try expect(.exactly(expected), approval.key, files)
      do throws(FileError) { try note(approval) } catch { throw .file(error) }
    }
  }

  /// Sees that a baseline is what was looked at; the caller holds the lock.
  func expect(
    _ expectation: Expectation, _ key: CheckKey, _ files: BaselineFiles
  ) throws(ApprovalError) {
    guard case .exactly(let expected) = expectation else { return }
    if let expected, known(key)?.digest == expected { return }
    let current: ContentDigest?
    do throws(BaselineError) { current = try look(key, files).digest } catch { throw .baseline(error) }
    guard current == expected else { throw .moved(seen: expected, now: current) }
  }

  /// Does one step of a change; the caller holds the lock.
  ///
  /// `flushes`: whether what it did is on the disk then; else the caller sees to that before the next step that needs it.
  func perform(
    _ step: WriteStep, _ change: StoreChange, _ files: BaselineFiles, flushes: Bool = true
  ) throws(ApprovalError) {
    do {
      switch step {
      case .keepOld: try trash.keep(files, for: change.record, flushes: flushes)
      case .stageContent: try stage(change.places.filter { $0.key != .sidecar }, files, flushes: flushes)
      case .stageSidecar: try stage(change.places.filter { $0.key == .sidecar }, files, flushes: flushes)
      case .stageIntent:
        try files.folder.stage(
          try StableJSON.document(StoreIntent(change, in: checkout)), as: files.stagedIntent, flushes: flushes
        )
      case .writeIntent: try files.folder.rename(files.stagedIntent, to: files.intent, flushes: flushes)
      case .moveContent: try move(StoreIntent(change), files, flushes: flushes) { $0 != .sidecar }
      case .moveSidecar: try move(StoreIntent(change), files, flushes: flushes) { $0 == .sidecar }
      case .journal: try journal.append(change.record)
      case .removeIntent: try removeIntent(files, flushes: flushes)
      }
    } catch let fault as FileError {
      throw .file(fault)
    } catch {
      throw .notWritable(ErrorWords.of(error))
    }
  }

  private func stage(
    _ parts: [BaselinePart: [UInt8]], _ files: BaselineFiles, flushes: Bool
  ) throws(FileError) {
    for (part, bytes) in parts.sorted(by: { $0.key < $1.key }) {
      try files.folder.stage(bytes, as: files.staged(part), flushes: flushes)
    }
  }

  /// Removes what was made for a change that failed, unless its intent is written: then it will be finished.
  func discardUnlessPromised(_ change: StoreChange, _ files: BaselineFiles) {
    if (try? files.hasIntent()) == false { discard(change, files) }
  }

  private func discard(_ change: StoreChange, _ files: BaselineFiles) {
    for name in change.places.keys.sorted().map(files.staged) + [files.stagedIntent] {
      try? files.folder.remove(name)
    }
    trash.discard(change.record.id)
    files.folder.removeEmpty(below: project.baselines)
  }

  /// Moves some parts where they belong, those that are not there yet.
  private func move(
    _ intent: StoreIntent, _ files: BaselineFiles, flushes: Bool = true, _ isMeant: (BaselinePart) -> Bool
  ) throws(FileError) {
    for part in intent.places where isMeant(part) {
      if try files.folder.contains(files.staged(part)) {
        try files.folder.rename(files.staged(part), to: files.name(part), flushes: flushes)
      }
    }
    for part in intent.removes where isMeant(part) {
      try files.folder.remove(files.name(part), flushes: flushes)
    }
  }

  private func removeIntent(_ files: BaselineFiles, flushes: Bool = true) throws(FileError) {
    try files.folder.remove(files.intent, flushes: flushes)
    files.folder.removeEmpty(below: project.baselines)
  }

  /// Finishes a change that was cut short, if there is one; the caller holds the lock.
  ///
  /// What it replaces or removes is in the trash first.
  @discardableResult
  package func recover(_ files: BaselineFiles) throws(BaselineError) -> Bool {
    guard let intent = try intent(files) else { return false }
    do throws(FileError) {
      // What the journal tells has happened; files that came afterwards, as by git, are no part of it.
      if try !journal.contains(intent.record.id) {
        if try !trash.holds(intent.record) { try trash.keep(files, for: intent.record) }
        try move(intent, files) { $0 != .sidecar }
        try move(intent, files) { $0 == .sidecar }
        try journal.append(intent.record)
      }
      try removeIntent(files)
    } catch {
      throw .file(error)
    }
    return true
  }

  /// The checkout, by the folder of its baselines; nothing that is committed can know it.
  var checkout: String? { FileStamp.identity(of: project.baselines) }

  /// The change that was cut short, if there is one that is not in the journal.
  ///
  /// - Throws: ``BaselineError`` for one that was not begun here.
  package func pending(_ files: BaselineFiles) throws(BaselineError) -> StoreIntent? {
    guard let intent = try intent(files) else { return nil }
    do throws(FileError) { return try journal.contains(intent.record.id) ? nil : intent } catch {
      throw .file(error)
    }
  }

  /// The intent that lies beside a baseline, if it was made for this baseline in this checkout; `nil` if there is none.
  private func intent(_ files: BaselineFiles) throws(BaselineError) -> StoreIntent? {
    let found: [UInt8]?
    do throws(FileError) { found = try files.folder.readIfPresent(files.intent) } catch {
      throw .file(error)
    }
    guard let found else { return nil }
    let path = files.folder.displayPath(files.intent)
    guard let intent = StoreIntent.read(found) else { throw .intentBroken(path) }
    let place = BaselineFiles(intent.record.key, in: project.baselines)
    guard place.folder == files.folder, place.stem == files.stem, let checkout, intent.checkout == checkout
    else { throw .intentForeign(path) }
    // An earlier job on the same machine may have leaked the number of the folder to the author of the commit.
    if Git.commits(path, in: project) { throw .intentCommitted(path) }
    return intent
  }

  /// The `.gitignore` of the folder of baselines: the files of changes that were cut short.
  package static let ignored = """
    # Files of an interrupted change of a baseline. They belong to one checkout, and Galley finishes the change.
    .*.intent
    .*.new
    .*.part

    """

  /// The journal of all decisions.
  package var journal: DecisionJournal {
    DecisionJournal(project.baselines)
  }
}
