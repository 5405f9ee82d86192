import Glibc

extension Folder {
  /// The first and the last bytes of a plain file.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - first: How many bytes from the beginning.
  ///   - last: How many bytes up to the end.
  /// - Returns: The bytes; `nil` if the file has fewer, or whatever else is in the way.
  func ends(of name: String, first: Int, last: Int) -> (first: [UInt8], last: [UInt8])? {
    guard let folder = try? open() else { return nil }
    let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { return nil }
    let file = Descriptor(number)
    var facts = stat()
    guard fstat(file.number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size >= first + last,
      let head = file.read(first, at: 0), let tail = file.read(last, at: Int(facts.st_size) - last)
    else { return nil }
    return (head, tail)
  }
}

extension Descriptor {
  /// Reads some bytes.
  ///
  /// - Returns: The bytes; `nil` if there are fewer.
  fileprivate borrowing func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = bytes.withUnsafeMutableBytes { pread(number, $0.baseAddress, count, offset) }
    return found == count ? bytes : nil
  }
}
