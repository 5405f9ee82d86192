import Foundation
import GalleySystem
import Glibc
import TemporaryFolders
import Testing

@Suite struct AtomicFileTests {
  private func reason(_ body: () throws(FileError) -> Void) -> FileError.Reason? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      #expect(error.action == .write)
      return error.reason
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `a new file is written whole, and nothing beside it`() throws {
    try withTemporaryFolder { folder in
      let data = Data((0..<300_000).map { UInt8($0 % 251) })
      try AtomicFile.write(data, to: "\(folder)/file")
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/file")) == data)
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func `a file is replaced and keeps its permissions`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/file"
      try AtomicFile.write(Data([1]), to: path)
      let mask = umask(0)
      umask(mask)
      #expect(try permissions(path) == 0o666 & ~Int(mask))
      #expect(chmod(path, 0o640) == 0)
      try AtomicFile.write(Data([2, 3]), to: path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([2, 3]))
      #expect(try permissions(path) == 0o640)
    }
  }

  @Test func `whoever has the old file open keeps it`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/file"
      try AtomicFile.write(Data([1]), to: path)
      let old = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      try AtomicFile.write(Data([2]), to: path)
      #expect(try old.readToEnd() == Data([1]))
    }
  }

  @Test func `a write that fails leaves nothing behind`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/taken", withIntermediateDirectories: false)
      try AtomicFile.write(Data([1]), to: "\(folder)/file")
      let long = String(repeating: "n", count: 300)
      let failures: [(String, FileError.Reason)] = [
        ("\(folder)/taken", .folder), ("\(folder)/none/file", .noFolder("\(folder)/none")),
        ("\(folder)/file/inside", .notFolder),
        ("\(folder)/\(long)", .nameTooLong),
      ]
      for (path, expected) in failures {
        #expect(reason { () throws(FileError) in try AtomicFile.write(Data([2]), to: path) } == expected)
        #expect(try names(in: folder) == ["file", "taken"])
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/file")) == Data([1]))
    }
  }

  @Test func `a full disk is reported as such`() {
    let full = open("/dev/full", O_WRONLY)
    let file = Descriptor(full)
    #expect(file.write(Data([1])) == ENOSPC)
  }

  @Test func `a folder without permission says so`() throws {
    try withTemporaryFolder { folder in
      #expect(chmod(folder, 0o555) == 0)
      defer { chmod(folder, 0o755) }
      let found = try withoutPrivileges {
        reason { () throws(FileError) in try AtomicFile.write(Data([1]), to: "\(folder)/file") }
      }
      #expect(found == .permission)
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test func `a temporary file that a crash left is not in the way`() throws {
    try withTemporaryFolder { folder in
      // The next numbers this process would use are taken.
      try AtomicFile.write(Data([1]), to: "\(folder)/first")
      for number in 0..<2_000 {
        _ = FileManager.default.createFile(
          atPath: "\(folder)/.second.\(getpid())-\(number).part", contents: nil)
      }
      try AtomicFile.write(Data([2]), to: "\(folder)/second")
      #expect(try names(in: folder).filter { !$0.hasSuffix(".part") } == ["first", "second"])
      #expect(try names(in: folder).count == 2_002)
    }
  }

  @Test func `a bare name is written in the current folder`() throws {
    let name = "galley-atomic-file-test-\(getpid())"
    defer { unlink(name) }
    try AtomicFile.write(Data([5]), to: name)
    #expect(try Data(contentsOf: URL(fileURLWithPath: name)) == Data([5]))
  }
}
