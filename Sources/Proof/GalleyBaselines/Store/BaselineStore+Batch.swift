import GalleySystem

/// A change of a baseline, and the baseline that it may change.
package struct PlannedChange: Sendable {
  /// The change.
  package var change: StoreChange
  /// The baseline that it may change.
  package var expectation: Expectation

  /// Plans a change.
  package init(_ change: StoreChange, expecting expectation: Expectation) {
    self.change = change
    self.expectation = expectation
  }
}

extension BaselineStore {
  /// The least number of changes for which one flush of the whole file system is quicker than one for each file.
  ///
  /// A change alone flushes some thirteen times, a batch four times, and those also wait for what others have written.
  static let fewestInBatch = 4

  /// The bytes of new content that are held and written at a time: many pictures, and not more memory than a laptop spares.
  package static let mostBytesAtOnce = 64 << 20

  /// Changes baselines, each if it is still the one that was looked at; the caller holds the lock.
  ///
  /// Each is old or new at every moment, as with ``carryOut(_:expecting:)``, and what cannot be changed keeps no other from
  /// being changed.
  ///
  /// - Returns: What kept each from being changed, in order; `nil` for what was.
  package func carryOut(_ planned: [PlannedChange]) -> [ApprovalError?] {
    var faults = [ApprovalError?](repeating: nil, count: planned.count)
    var rest = Array(planned.indices)
    while !rest.isEmpty {
      // What happens twice to one baseline happens one after the other.
      var seen: Set<CheckKey> = []
      let round = rest.filter { seen.insert(planned[$0].change.record.key).inserted }
      let taken = Set(round)
      rest.removeAll(where: taken.contains)
      if round.count < Self.fewestInBatch {
        for index in round {
          do throws(ApprovalError) {
            try carryOut(planned[index].change, expecting: planned[index].expectation)
          } catch {
            faults[index] = error
          }
        }
      } else {
        var batch = WriteBatch(round.map { planned[$0] }, in: self)
        for (index, fault) in zip(round, batch.carryOut()) { faults[index] = fault }
      }
    }
    return faults
  }
}

/// Changes of different baselines that are made together: a step is done for all of them before the next one is, with one
/// flush for all where the next one needs what was written.
///
/// A flush comes before the intents take their places, before anything moves, before the journal tells of it, and before the
/// next change. So whenever the power goes, an intent that is there finds all that it promises, a line that is in the journal
/// tells of files that are in their places, and what has neither is as it was.
struct WriteBatch {
  private let store: BaselineStore
  private var planned: [PlannedChange]
  private let files: [BaselineFiles]
  private var faults: [ApprovalError?]
  /// The changes that are still under way.
  private var open: [Int] = []

  init(_ planned: [PlannedChange], in store: BaselineStore) {
    self.store = store
    self.planned = planned
    files = planned.map { BaselineFiles($0.change.record.key, in: store.project.baselines) }
    faults = [ApprovalError?](repeating: nil, count: planned.count)
  }

  /// Makes the changes; the caller holds the store's lock.
  ///
  /// - Returns: What kept each from being made; `nil` for what was.
  mutating func carryOut() -> [ApprovalError?] {
    for stage in Stage.allCases { carryOut(stage) }
    return faults
  }

  /// The stages, each of which ends with all of it on the disk.
  enum Stage: CaseIterable {
    /// Sees that each baseline is what was looked at, and that the journal has room.
    case check
    /// Keeps the old files, and writes all that is new beside them.
    case write
    /// Puts the intents in their places. From here on the new baselines hold.
    case promise
    /// Moves everything where it belongs.
    case move
    /// Writes all lines of the journal.
    case tell
    /// Removes the intents.
    case end
  }

  /// Does one stage, for all changes that have come so far.
  mutating func carryOut(_ stage: Stage) {
    switch stage {
    case .check: check()
    case .write:
      for step: WriteStep in [.keepOld, .stageContent, .stageSidecar, .stageIntent] { perform(step) }
      flush(alsoTrash: true)
    case .promise:
      perform(.writeIntent)
      flush()
    case .move:
      perform(.moveContent)
      perform(.moveSidecar)
      flush()
    case .tell:
      let records = open.map { planned[$0].change.record }
      do throws(FileError) { try store.journal.append(records) } catch { fail(.file(error)) }
    case .end:
      perform(.removeIntent)
      flush()
    }
  }

  private mutating func check() {
    open = planned.indices.filter { index in
      let (change, expectation) = (planned[index].change, planned[index].expectation)
      do throws(ApprovalError) {
        do throws(BaselineError) { try store.recover(files[index]) } catch { throw .baseline(error) }
        try store.expect(expectation, change.record.key, files[index])
        do throws(FileError) { planned[index].change = try change.replacing(files[index]) } catch {
          throw .file(error)
        }
        return true
      } catch {
        faults[index] = error
        return false
      }
    }
    let records = open.map { planned[$0].change.record }
    do throws(FileError) { try store.journal.makeRoom(for: records) } catch { fail(.file(error)) }
  }

  private mutating func perform(_ step: WriteStep) {
    open = open.filter { index in
      do throws(ApprovalError) {
        try store.perform(step, planned[index].change, files[index], flushes: false)
        return true
      } catch {
        faults[index] = error
        store.discardUnlessPromised(planned[index].change, files[index])
        return false
      }
    }
  }

  private mutating func flush(alsoTrash: Bool = false) {
    guard !open.isEmpty else { return }
    do throws(FileError) {
      try store.project.baselines.flushAll()
      // The trash may be on another disk.
      if alsoTrash, isApart(store.project.work) { try store.project.work.flushAll() }
    } catch {
      fail(.file(error))
    }
  }

  private func isApart(_ folder: Folder) -> Bool {
    FileStamp(of: folder.path, followsLinks: true)?.device
      != FileStamp(of: store.project.baselines.path, followsLinks: true)?.device
  }

  /// Ends all changes that are under way; those whose intents are written will be finished by whoever writes next.
  private mutating func fail(_ fault: ApprovalError) {
    for index in open {
      faults[index] = fault
      store.discardUnlessPromised(planned[index].change, files[index])
    }
    open = []
  }
}
