extension BaselineStore {
  /// Writes a line to the journal that changes no baseline: a rejection or a comment.
  ///
  /// - Parameter record: The line.
  /// - Throws: ``FileFault`` if it could not be written.
  public func note(_ record: DecisionRecord) throws(FileFault) {
    try project.work.locked(Self.lockName) { () throws(FileFault) in try journal.append(record) }
  }
}
