import GalleyImage
import GalleyTree

/// The steps by which a baseline changes.
///
/// After any of them the power may go.
///
/// Up to ``promise`` nothing but hidden files has changed, and the old baseline holds. From then on the new one
/// does: whoever reads next does the steps that are left, each of which may be done twice.
enum WriteStep: CaseIterable {
  /// The new picture or text is written beside the old one.
  case stageContent
  /// The new sidecar is written beside the old one.
  case stageSidecar
  /// The intent is written. This is the moment of change.
  case promise
  /// The new picture or text takes the old one's place.
  case renameContent
  /// The new sidecar takes the old one's place.
  case renameSidecar
  /// The journal gets its line.
  case journal
  /// The intent goes.
  case release
}

/// What is to become a baseline.
struct Candidate: Sendable {
  /// The PNG or the text, byte for byte.
  var content: [UInt8]
  /// What lies beside it.
  var sidecar: SidecarFile
  /// Its digest.
  var digest: ProofDigest
}

/// Which baseline a change may replace.
enum Expectation: Hashable, Sendable {
  /// This one; `nil` if there must be none.
  case exactly(ProofDigest?)
  /// Any, a damaged one included.
  case anything
}

extension BaselineStore {
  /// Replaces a baseline, if it is still the one that was looked at.
  func replace(
    with candidate: Candidate, expecting expectation: Expectation, approval: DecisionRecord
  ) throws(ApprovalFault) {
    let key = candidate.sidecar.key
    let files = BaselineFiles(key, in: project.baselines)
    try project.work.locked(Self.lockName) { () throws(ApprovalFault) in
      do throws(BaselineFault) {
        try settle(files)
      } catch {
        throw .baseline(error)
      }
      if case .exactly(let expected) = expectation {
        let current: ProofDigest?
        do throws(BaselineFault) {
          current = try look(key, files).digest
        } catch {
          throw .baseline(error)
        }
        guard current == expected else { throw .moved(seen: expected, now: current) }
      }
      do throws(FileFault) { try journal.checkWritable() } catch { throw .file(error) }
      for step in WriteStep.allCases { try perform(step, candidate, approval, files) }
    }
  }

  /// Does one step of a change; the caller holds the lock.
  func perform(
    _ step: WriteStep, _ candidate: Candidate, _ approval: DecisionRecord, _ files: BaselineFiles
  ) throws(ApprovalFault) {
    do {
      switch step {
      case .stageContent:
        try files.folder.stage(candidate.content, as: files.stagedContent(candidate.sidecar.kind))
      case .stageSidecar: try files.folder.stage(try candidate.sidecar.document(), as: files.stagedSidecar)
      case .promise:
        try files.folder.stage(
          try StableJSON.document(StoreIntent(approval: approval)), as: files.stagedIntent)
        try files.folder.rename(files.stagedIntent, to: files.intent)
      case .renameContent:
        let kind = candidate.sidecar.kind
        try files.folder.rename(files.stagedContent(kind), to: files.content(kind))
      case .renameSidecar: try files.folder.rename(files.stagedSidecar, to: files.sidecar)
      case .journal: try journal.append(approval)
      case .release: try files.folder.remove(files.intent)
      }
    } catch let fault as FileFault {
      throw .file(fault)
    } catch {
      throw .notWritable("\(error)")
    }
  }

  /// Finishes a change that was cut short, if there is one; the caller holds the lock.
  func settle(_ files: BaselineFiles) throws(BaselineFault) {
    let promised: [UInt8]?
    do throws(FileFault) { promised = try files.folder.readIfPresent(files.intent) } catch {
      throw .file(error)
    }
    guard let promised else { return }
    guard let intent = try? StableJSON.read(StoreIntent.self, from: promised), intent.format == 1 else {
      throw .intentBroken(files.folder.shown(files.intent))
    }
    do throws(FileFault) {
      guard let kind = intent.approval.to?.kind else {
        throw FileFault(.read, files.folder.shown(files.intent), .failed)
      }
      for (staged, name) in [
        (files.stagedContent(kind), files.content(kind)), (files.stagedSidecar, files.sidecar),
      ]
      where try files.folder.contains(staged) {
        try files.folder.rename(staged, to: name)
      }
      if try !journal.contains(intent.approval.id) { try journal.append(intent.approval) }
      try files.folder.remove(files.intent)
    } catch {
      throw .file(error)
    }
  }

  /// What was decided here and on the branches that the project names, as far as it can be read: of a journal that
  /// cannot, nothing passes.
  func rulings() -> Rulings {
    rulings(others: (try? OtherJournals.named(by: project)) ?? .none)
  }

  /// What was decided here and on other branches.
  ///
  /// - Parameter others: The journals of the other branches.
  /// - Returns: The rulings; none where the journal of the checkout cannot be read.
  public func rulings(others: OtherJournals) -> Rulings {
    guard let here = try? journal.records() else { return Rulings() }
    return Rulings(here: here, others: others, project: project)
  }

  /// Who decided what, when and why.
  public var journal: ApprovalJournal {
    ApprovalJournal(project.baselines)
  }
}
