import GalleyBaselines

/// The baselines that no check of a run used; all lists are empty unless they were looked for.
package struct UnusedBaselines: Sendable {
  /// The baselines whose checks are proven to be gone.
  package var orphans: [CheckKey] = []
  /// The proof for each of ``orphans``.
  package var reasons: [CheckKey: OrphanReason] = [:]
  /// The baselines whose checks are not proven to be gone.
  package var unproven: [CheckKey] = []
  /// The baselines of ``unproven`` that would be orphans if the new checks had baselines.
  package var supplanted: [CheckKey] = []
  /// New checks that are old ones under another name.
  package var renames: [Rename] = []
  /// New checks that may be old ones, without it being clear which.
  package var unclearRenames: [AmbiguousRename] = []

  /// Creates lists.
  package init(
    orphans: [CheckKey] = [], reasons: [CheckKey: OrphanReason] = [:], unproven: [CheckKey] = [],
    supplanted: [CheckKey] = [], renames: [Rename] = [], unclearRenames: [AmbiguousRename] = []
  ) {
    self.orphans = orphans
    self.reasons = reasons
    self.unproven = unproven
    self.supplanted = supplanted
    self.renames = renames
    self.unclearRenames = unclearRenames
  }

  /// Looks for baselines that a run did not use.
  ///
  /// - Parameters:
  ///   - listed: The baselines of the store.
  ///   - used: Whether a check of the run is of a key.
  ///   - run: The run.
  ///   - isComplete: Whether all records are there; where some are missing, a baseline may be one that such a record used.
  init(of listed: [CheckKey], used: (CheckKey) -> Bool, by run: Run, isComplete: Bool) {
    let completion = run.completion(isComplete: isComplete)
    let completionWithNew = run.completion(isComplete: isComplete, countingNew: true)
    for key in listed where !used(key) {
      if let reason = completion.orphanReason(of: key) {
        orphans.append(key)
        reasons[key] = reason
      } else {
        unproven.append(key)
        if completionWithNew.orphanReason(of: key) != nil { supplanted.append(key) }
      }
    }
  }
}

extension UnusedBaselines {
  /// Adds the baselines of pictures that vanished.
  mutating func addPictures(of listing: StoreListing, used: (CheckKey) -> Bool, in scope: PictureScope) {
    let gone = listing.keys.filter { !used($0) && scope.contains($0, listing.fingerprints[$0]) }
    for key in gone where reasons[key] == nil {
      orphans.append(key)
      reasons[key] = .pictureGone
    }
    let all = Set(gone)
    unproven.removeAll(where: all.contains)
    supplanted.removeAll(where: all.contains)
  }
}

extension Run {
  /// The checks of which a baseline without a picture is a loss; `nil` of a run that is not of folders of pictures, or only of one of several
  /// parts.
  var lostPictures: PictureScope? {
    guard let launch, let scope = launch.pictures, launch.partialShard == nil, summary != nil else {
      return nil
    }
    return scope
  }
}
