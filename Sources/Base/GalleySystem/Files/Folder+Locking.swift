import Glibc

extension Folder {
  /// Runs a closure while no other process holds the same lock.
  ///
  /// The system drops the lock when its holder dies, so none is ever stale. ``LockWait`` reports a wait of
  /// more than a second.
  package func locked<Result, Failure: FileErrorWrapping>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let number: Int32
    do throws(FileError) { number = try lockFile(name) } catch { throw Failure(error) }
    defer { close(number) }
    return try body()
  }

  /// Runs a closure while no other process holds the same lock, and creates no file for the lock.
  ///
  /// Where the lock's file is not there, nobody has ever held it; where it cannot be opened or locked, as on some disks
  /// that can only be read, nobody is waited for.
  package func lockedIfPresent<Result, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let folder = try? open(for: .lock) else { return try body() }
    let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return try body() }
    defer { close(number) }
    while flock(number, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }

  private func lockFile(_ name: String) throws(FileError) -> Int32 {
    let folder = try open(create: true, for: .lock)
    let number = openat(folder.number, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileError(.lock, displayPath(name), code: errno) }
    // A wait is reported only if the lock is held.
    var code = Self.lock(number, LOCK_EX | LOCK_NB)
    if code == EWOULDBLOCK { code = LockWait.telling(name, number) { Self.lock(number, LOCK_EX) } }
    guard code == 0 else {
      close(number)
      throw FileError(.lock, displayPath(name), code: code)
    }
    return number
  }

  /// Locks a file, and returns the code of the error, or 0.
  private static func lock(_ number: Int32, _ operation: Int32) -> Int32 {
    while flock(number, operation) != 0 {
      if errno != EINTR { return errno }
    }
    return 0
  }
}
