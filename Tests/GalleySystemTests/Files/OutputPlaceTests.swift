import Foundation
import GalleySystem
import Glibc
import TemporaryFolders
import Testing

/// Every kind of thing that a path can name for output, and what is done with it.
@Suite struct OutputPlaceTests {
  private func words(_ path: String, in folder: String, _ body: ((String) throws(FileError) -> Void)? = nil)
    -> String
  {
    do throws(FileError) {
      if let body { try body(path) } else { try AtomicFile.write(Data("new".utf8), to: path) }
      return "written"
    } catch {
      return "\(error)".replacing(folder, with: "…")
    }
  }

  private func kind(_ path: String) -> mode_t {
    var facts = stat()
    return lstat(path, &facts) == 0 ? facts.st_mode & S_IFMT : 0
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a device stays one and takes the bytes`() throws {
    for path in ["/dev/null", "/dev/../dev/null"] {
      try AtomicFile.write(Data([1]), to: path)
      try AtomicFile.append(to: path) { used in
        #expect(used == 0)
        return Data([1])
      }
      #expect(kind("/dev/null") == S_IFCHR)
    }
    try withTemporaryFolder { folder in
      #expect(symlink("/dev/null", "\(folder)/link") == 0)
      try AtomicFile.write(Data([1]), to: "\(folder)/link")
      #expect(kind("\(folder)/link") == S_IFLNK && kind("/dev/null") == S_IFCHR)
    }
  }

  @Test func `a device without room says so`() {
    #expect(
      words("/dev/full", in: "-")
        == "cannot write /dev/full: there is no room left on the disk; make room there and try again")
    #expect(kind("/dev/full") == S_IFCHR)
  }

  @Test func `a pipe takes the bytes, also through a link, and one that nobody reads any more is an error`()
    throws
  {
    try withTemporaryFolder { folder in
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(symlink("pipe", "\(folder)/link") == 0)
      // Open for both, so that nobody waits; what is written is less than a pipe holds.
      let reader = Descriptor(open(pipe, O_RDWR | O_CLOEXEC))
      for path in [pipe, "\(folder)/link"] {
        try AtomicFile.write(Data("new".utf8), to: path)
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(reader.number, &bytes, 16) == 3 && bytes[..<3] == Array("new".utf8)[...])
      }
      #expect(kind(pipe) == S_IFIFO && kind("\(folder)/link") == S_IFLNK)
      var ends: [Int32] = [0, 0]
      #expect(Glibc.pipe(&ends) == 0)
      close(ends[0])
      defer { close(ends[1]) }
      #expect(words("/dev/fd/\(ends[1])", in: "-").hasSuffix(": nobody reads the pipe any longer"))
    }
  }

  @Test func `an open file is written where it stands`() throws {
    try withTemporaryFolder { folder in
      let number = open("\(folder)/file", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(number) }
      #expect(write(number, "old ", 4) == 4)
      try AtomicFile.write(Data("new".utf8), to: "/proc/self/fd/\(number)")
      #expect(text("\(folder)/file") == "old new")
      #expect(try OutputPlace("/dev/stdout") == .descriptor(1))
      #expect(words("/dev/fd/999", in: "-") == "cannot write /dev/fd/999: it does not exist")
    }
  }

  @Test func `a link stays, and what it leads to is replaced whole`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/other", withIntermediateDirectories: false)
      try AtomicFile.write(Data("old".utf8), to: "\(folder)/other/file")
      #expect(symlink("other/file", "\(folder)/first") == 0)
      #expect(symlink("first", "\(folder)/second") == 0)
      try AtomicFile.write(Data("new".utf8), to: "\(folder)/second")
      #expect(kind("\(folder)/first") == S_IFLNK && kind("\(folder)/second") == S_IFLNK)
      #expect(text("\(folder)/other/file") == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/other") == ["file"])
    }
  }

  @Test func `what cannot be written says why, and is left as it was`() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/folder", withIntermediateDirectories: false)
      try AtomicFile.write(Data("old".utf8), to: "\(folder)/file")
      for (target, link) in [
        ("nothing", "dangling"), ("folder", "tofolder"), ("b", "a"), ("a", "b"), ("no/x", "far"),
      ] {
        #expect(symlink(target, "\(folder)/\(link)") == 0)
      }
      let cases = [
        ("folder", "a folder of that name is there; remove it, or choose another name"),
        ("folder/", "a folder of that name is there; remove it, or choose another name"),
        ("tofolder", "a folder of that name is there; remove it, or choose another name"),
        (
          "dangling",
          "it is a symbolic link to something that is not there; create its target, or remove the link"
        ),
        (
          "far",
          "it is a symbolic link to something that is not there; create its target, or remove the link"
        ),
        ("a", "it is a symbolic link that leads back to itself; remove it"),
        ("none/file", "there is no folder …/none; make it, or name another"),
        ("file/inside", "something on the way to it is not a folder"),
      ]
      for (name, reason) in cases {
        #expect(words("\(folder)/\(name)", in: folder) == "cannot write …/\(name): \(reason)")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(left == ["a", "b", "dangling", "far", "file", "folder", "tofolder"])
      #expect(text("\(folder)/file") == "old")
    }
  }

  @Test func `a socket is refused`() throws {
    try withTemporaryFolder { folder in
      let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(number) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = "\(folder)/s"
      try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let bound = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      #expect(bound == 0)
      #expect(
        words(path, in: folder)
          == "cannot write …/s: it is a socket, which no output goes to; name a file or a pipe")
    }
  }

  @Test func `a file and a folder that may not be written are refused`() throws {
    try withTemporaryFolder { folder in
      try AtomicFile.write(Data("old".utf8), to: "\(folder)/file")
      #expect(chmod("\(folder)/file", 0o444) == 0 && chmod(folder, 0o777) == 0)
      let permission = "permission was denied; change it with chmod or chown, or run as another user"
      let (file, new) = try withoutPrivileges {
        let file = words("\(folder)/file", in: folder)
        _ = chmod(folder, 0o555)
        return (file, words("\(folder)/new", in: folder))
      }
      _ = chmod(folder, 0o555)
      let closed = try withoutPrivileges { words("\(folder)/new", in: folder) }
      chmod(folder, 0o755)
      #expect(file == "cannot write …/file: \(permission)")
      #expect([new, closed].contains("cannot write …/new: \(permission)"))
      #expect(text("\(folder)/file") == "old")
    }
  }

  @Test func `bytes are added to what a file has`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/summary.md"
      try AtomicFile.append(to: path) { Data("\($0) ".utf8) }
      try AtomicFile.append(to: path) { Data("\($0) ".utf8) }
      #expect(text(path) == "0 2 ")
      #expect(
        words(folder, in: folder) { path throws(FileError) in try AtomicFile.append(to: path) { _ in Data() }
        }
          == "cannot write …: a folder of that name is there; remove it, or choose another name")
    }
  }

  @Test func `folders are made up to the one that is named`() throws {
    try withTemporaryFolder { folder in
      #expect(try Folder.make("\(folder)/a/b/c").path == "\(folder)/a/b/c")
      try Folder.make("\(folder)/a/b")
      try AtomicFile.write(Data(), to: "\(folder)/file")
      for path in ["file", "file/inside"] {
        let error = #expect(throws: FileError.self) { try Folder.make("\(folder)/\(path)") }
        #expect(
          error.map { "\($0)".replacing(folder, with: "…") }
            == (path == "file"
              ? "cannot make the folder …/file: it is there already; remove it, or choose another name"
              : "cannot make the folder …/file/inside: something on the way to it is not a folder"))
      }
    }
  }
}
