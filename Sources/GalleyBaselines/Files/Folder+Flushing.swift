import Glibc

extension Folder {
  /// Waits until everything that was written is on the disk, one wait for many files that were placed without one each.
  ///
  /// - Reference: sync(2): Linux waits until the writing is done.
  func flushAll() throws(FileFault) {
    sync()
    let failure = try open(for: .write).flush()
    guard failure == 0 else { throw FileFault(.write, shown(), code: failure) }
  }
}
