import Foundation
import GalleySystem
import Glibc
import TemporaryFolders
import Testing

@Suite struct BoundedFileTests {
  private func reason(_ path: String, limit: Int = 100, links: BoundedFile.Links = .followed) -> FileError
    .Reason?
  {
    do throws(FileError) {
      _ = try BoundedFile.read(path, limit: limit, links: links)
      return nil
    } catch {
      #expect(error.path == path && error.action == .read)
      return error.reason
    }
  }

  @Test(arguments: [0, 1, 99, 100])
  func `a file up to the limit is read whole`(count: Int) throws {
    try withTemporaryFolder { folder in
      let data = Data((0..<count).map { UInt8($0) })
      try data.write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(try BoundedFile.read("\(folder)/file", limit: 100) == data)
    }
  }

  @Test func `a larger file is refused by its size`() throws {
    try withTemporaryFolder { folder in
      try Data(count: 101).write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(reason("\(folder)/file") == .tooLarge(bytes: 101, limit: 100))
    }
  }

  /// Files under /proc say that they have no bytes, and have some.
  @Test func `a file that says it is smaller is held to the limit as well`() throws {
    let whole = try BoundedFile.read("/proc/self/status", limit: 1_000_000)
    #expect(whole.count > 100)
    guard case .tooLarge(let bytes, limit: 100) = reason("/proc/self/status") else {
      Issue.record("read more than the limit")
      return
    }
    #expect(bytes > 100)
  }

  @Test func `what is no file is refused at once`() throws {
    try withTemporaryFolder { folder in
      #expect(reason("\(folder)/nothing") == .missing)
      #expect(reason(folder) == .folder)
      #expect(reason("/dev/zero") == .notFile)
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(reason("\(folder)/pipe") == .notFile)
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(reason("\(folder)/file/inside") == .notFolder)
      #expect(reason("\(folder)/\(String(repeating: "n", count: 300))") == .nameTooLong)
    }
  }

  @Test func `a link is followed unless it is refused`() throws {
    try withTemporaryFolder { folder in
      try Data([7]).write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(symlink("\(folder)/file", "\(folder)/link") == 0)
      #expect(try BoundedFile.read("\(folder)/link", limit: 9) == Data([7]))
      #expect(reason("\(folder)/link", links: .refused) == .link)
      #expect(try BoundedFile.read("\(folder)/file", limit: 9, links: .refused) == Data([7]))
    }
  }

  @Test func `a file without permission says so`() throws {
    try withTemporaryFolder { folder in
      try Data([7]).write(to: URL(fileURLWithPath: "\(folder)/file"))
      #expect(chmod("\(folder)/file", 0) == 0)
      let found = try withoutPrivileges { reason("\(folder)/file") }
      #expect(found == .permission)
    }
  }

  @Test func `what cannot be read ahead is left to its reader`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/file"
      try Data(repeating: 7, count: 100).write(to: URL(fileURLWithPath: path))
      BoundedFile.readAhead(path, limit: 100)
      #expect(try BoundedFile.read(path, limit: 100).count == 100)
      // A named pipe that nobody writes to would be waited for.
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      for name in ["pipe", "missing", ""] { BoundedFile.readAhead("\(folder)/\(name)", limit: 100) }
      BoundedFile.readAhead(path, limit: 99)
      #expect(reason("\(folder)/missing") != nil)
    }
  }
}
