import GalleyBaselines
import GalleySystem

extension BaselineStore {
  /// Plans the undo of a decision.
  ///
  /// `decision`: the decision, or its first digits; `nil` for the last one that stands and is no undo itself. Throws
  /// ``UndoError`` if there is none, or it was taken back before.
  package func undoPlan(_ decision: String? = nil) throws(UndoError) -> UndoPlan {
    let records: [DecisionRecord]
    do throws(JournalError) { records = try journal.records() } catch { throw .journal(error) }
    return try UndoPlan(decision, in: records)
  }

  /// Takes a decision back, or as much of it as can be.
  ///
  /// `decision`: the decision, or its first digits; `nil` for the last one that stands and is no undo itself. Throws
  /// ``UndoError`` if nothing of it could be taken back. Where something could, ``takeBack(_:_:)`` tells of the rest.
  package func undo(_ decision: String? = nil, _ signature: Signature) throws(UndoError) -> [DecisionRecord] {
    let result = try takeBack(decision, signature)
    if result.records.isEmpty, let refused = result.refused.first { throw refused.fault }
    return result.records
  }

  /// Takes a decision back, line by line.
  ///
  /// A baseline that has moved since stays as it is, and the others go back to the bytes they had, out of the trash. An
  /// undo is a decision too, and can be taken back by its name.
  ///
  /// `decision`: the decision, or its first digits; `nil` for the last one that stands and is no undo itself. `mostBytes`: the
  /// bytes of earlier files after which those that are held are put back, before more are read. Throws ``UndoError`` if there is
  /// no such decision, or it was taken back before.
  package func takeBack(
    _ decision: String? = nil, _ signature: Signature, mostBytes: Int = BaselineStore.mostBytesAtOnce
  ) throws(UndoError) -> UndoResult {
    // One lock for all of it: nobody else takes the same lines back meanwhile.
    try locked { () throws(UndoError) in
      try recoverAll()
      let plan = try undoPlan(decision)
      var result = UndoResult(decision: plan.decision)
      var changes: [DecisionRecord] = []
      var notes: [(line: DecisionRecord, undo: DecisionRecord)] = []
      for line in plan.lines {
        guard let subject = plan.subjects[line.id] else {
          result.refused.append((line, .unknownSubject(line.key)))
          continue
        }
        if subject.action.changesBaseline {
          changes.append(line)
        } else {
          notes.append(
            (
              line,
              DecisionRecord(
                .undo, signature, run: nil, key: line.key, from: line.from, to: line.to, undoes: line.id)
            ))
        }
      }
      do throws(FileError) {
        try note(notes.map(\.undo))
        result.records += notes.map(\.undo)
      } catch {
        result.refused += notes.map { ($0.line, .file(error)) }
      }
      takeBack(changes, signature, mostBytes, &result)
      result.unsigned = seal(result.records, signature)
      return result
    }
  }

  /// Puts back what changes of baselines replaced, as many at a time as memory is given for.
  private func takeBack(
    _ lines: [DecisionRecord], _ signature: Signature, _ mostBytes: Int, _ result: inout UndoResult
  ) {
    var pending: [(line: DecisionRecord, planned: PlannedChange)] = []
    var bytes = 0
    func write() {
      for (one, fault) in zip(pending, carryOut(pending.map(\.planned))) {
        switch fault {
        case nil: result.records.append(one.planned.change.record)
        case .moved(let then, let now)?:
          result.refused.append((one.line, .moved(one.line.key, then: then, now: now)))
        case let fault?: result.refused.append((one.line, .baseline(one.line.key, fault)))
        }
      }
      pending = []
      bytes = 0
    }
    for line in lines {
      let undo = DecisionRecord(
        .undo, signature, run: nil, key: line.key, from: line.to, to: line.from, undoes: line.id)
      do throws(UndoError) {
        let change =
          try earlier(line).map { stating($0, StoreChange(restoring: $0, undo)) }
          ?? StoreChange(removing: undo)
        pending.append((line, PlannedChange(change, expecting: .exactly(line.to))))
        bytes += change.places.values.reduce(0) { $0 + $1.count }
      } catch {
        result.refused.append((line, error))
      }
      if bytes >= mostBytes { write() }
    }
    write()
  }

  /// The change; its line states the SHA-256 digest of the restored content if the project names approvers.
  private func stating(_ parts: [BaselinePart: [UInt8]], _ change: StoreChange) -> StoreChange {
    guard namesApprovers, let note = parts[.sidecar], let sidecar = try? SidecarFile.read(note, path: ""),
      let content = parts.first(where: { $0.key != .sidecar })?.value
    else { return change }
    var change = change
    change.record.sha256 = try? sha256(of: content, sidecar, at: change.record.key.text)
    return change
  }

  /// A change that was cut short has its line in no journal yet, and may be the very one that is to be taken back.
  private func recoverAll() throws(UndoError) {
    do throws(FileError) {
      try eachHidden(in: project.baselines) { folder, entry throws(FileError) in
        // One that cannot be finished is refused by its own line.
        if let files = BaselineFiles(intent: entry.name, in: folder) { _ = try? recover(files) }
      }
    } catch {
      throw .file(error)
    }
  }

  /// The files that a line's change replaced or took away, verified; `nil` if there were none.
  private func earlier(_ line: DecisionRecord) throws(UndoError) -> [BaselinePart: [UInt8]]? {
    let parts: [BaselinePart: [UInt8]]?
    do throws(FileError) { parts = try trash.parts(of: line) } catch { throw .file(error) }
    // What was damaged when it was replaced comes back as damaged as it was.
    guard let digest = line.from else { return parts }
    let files = BaselineFiles(line.key, in: project.baselines)
    let content = files.folder.displayPath(files.content(digest.kind))
    let sidecar = files.folder.displayPath(files.sidecar)
    guard let parts else { throw .notInTrash(line.key, content: content, sidecar: sidecar) }
    let picture = BaselinePart.pictures.lazy.compactMap { part in parts[part].map { (part, $0) } }.first
    guard let note = parts[.sidecar],
      let stored = try? stored(
        line.key, picture: picture, text: parts[.text], note: note, files),
      stored.digest == digest
    else { throw .trashDamaged(line.key, content: content, sidecar: sidecar) }
    return parts
  }
}
