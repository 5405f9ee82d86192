import GalleySystem

extension BaselineStore {
  /// The baseline of a check, if it is what the journal says.
  ///
  /// - Throws: ``BaselineError``; `BaselineError.undecided(_:)` if nobody decided that it should be as it is.
  package func decided(_ key: CheckKey, as kind: CheckKind? = nil) throws(BaselineError) -> StoredBaseline {
    let stored: StoredBaseline
    if let kind { stored = try read(key, as: kind) } else { stored = try read(key) }
    guard let found = stored.digest else { return stored }
    if try states().allows(found, stored.drawing, for: key) { return stored }
    // A writer may have been between the files and the journal.
    return try atRest { () throws(BaselineError) in
      let files = BaselineFiles(key, in: project.baselines)
      let pending = try pending(files)
      let stored = try look(key, files, through: pending)
      guard let found = stored.digest else { return stored }
      let states = try states()
      let last = pending?.record ?? states[key]
      guard pending == nil ? states.allows(found, stored.drawing, for: key) : last?.to == found
      else {
        throw .undecided(
          UndecidedBaseline(
            path: files.folder.displayPath(files.content(found.kind)),
            journal: project.baselines.displayPath(DecisionJournal.fileName), key: key, found: found,
            drawing: stored.drawing, sidecar: files.folder.displayPath(files.sidecar), last: last))
      }
      return stored
    }
  }

  private func states() throws(BaselineError) -> JournalStates {
    do throws(JournalError) { return try journalReading().states } catch { throw .journal(error) }
  }

  /// The journal's lines, and those of changes that were cut short, as if these were finished.
  ///
  /// - Throws: ``JournalError`` for a file or line that cannot be read.
  package func records() throws(JournalError) -> [DecisionRecord] {
    let records = try journalReading().records
    return records + unfinished().map(\.record)
  }

  /// The changes that were cut short and are not in the journal; those that cannot be finished are left out.
  package func unfinished() -> [StoreIntent] {
    var found: [StoreIntent] = []
    try? eachHidden(in: project.baselines) { folder, entry throws(FileError) in
      guard let files = BaselineFiles(intent: entry.name, in: folder) else { return }
      if let intent = try? pending(files) { found.append(intent) }
    }
    return found.sorted { $0.record.at < $1.record.at }
  }

  /// Goes through all hidden files of the store.
  package func eachHidden<Failure: FileErrorWrapping>(
    in folder: Folder, _ body: (Folder, Folder.Entry) throws(Failure) -> Void
  ) throws(Failure) {
    let entries: [Folder.Entry]
    do throws(FileError) { entries = try folder.entries() } catch { throw Failure(error) }
    for entry in entries {
      if entry.kind == .folder, !entry.name.hasPrefix(".") {
        try eachHidden(in: folder.inside(entry.name), body)
      } else if entry.name.hasPrefix(".") {
        try body(folder, entry)
      }
    }
  }
}
