import GalleySystem

extension BaselineStore {
  /// Takes a baseline away, as its check is gone.
  ///
  /// Its files go to the trash, from which ``undo(_:_:)`` brings them back.
  ///
  /// - Parameters:
  ///   - key: The check.
  ///   - digest: The baseline as it was looked at.
  ///   - signature: Who decides, when, and why.
  /// - Returns: The journal's line.
  /// - Throws: ``ApprovalFault`` if the baseline has moved meanwhile, is damaged, or cannot be removed.
  public func remove(
    _ key: CheckKey, expecting digest: ProofDigest, _ signature: Signature
  ) throws(ApprovalFault) -> DecisionRecord {
    let record = DecisionRecord(.remove, signature, run: nil, key: key, from: digest, to: nil)
    try locked { () throws(ApprovalFault) in
      try carryOut(StoreChange(removing: record), expecting: .exactly(digest))
    }
    return record
  }

  /// Writes a line that changes no baseline, such as a rejection or a comment.
  ///
  /// - Parameter record: The line.
  /// - Throws: ``FileError`` if the journal cannot be written; then the line is not in it.
  public func note(_ record: DecisionRecord) throws(FileError) {
    try journal.makeRoom(for: record)
    try journal.append(record)
  }
}
