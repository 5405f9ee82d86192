import GalleySystem
import Glibc
import Testing

@Suite struct FileErrorTests {
  @Test(arguments: [
    (FileError.Action.read, "cannot read a/b.png: it does not exist; check the path"),
    (.write, "cannot write a/b.png: it does not exist"),
    (.create, "cannot make the folder a/b.png: it does not exist"),
    (.list, "cannot list a/b.png: it does not exist"), (.remove, "cannot remove a/b.png: it does not exist"),
    (.lock, "cannot lock a/b.png: it does not exist"),
  ])
  func `an error says what was to be done`(action: FileError.Action, words: String) {
    #expect("\(FileError(action, "a/b.png", .missing))" == words)
  }

  @Test(arguments: [
    (ENOENT, FileError.Reason.missing, "it does not exist"),
    (EEXIST, .exists, "it is there already; remove it, or choose another name"),
    (EISDIR, .folder, "a folder of that name is there; remove it, or choose another name"),
    (ENOTDIR, .notFolder, "something on the way to it is not a folder"),
    (ENXIO, .notFile, "it is not a plain file"),
    (ELOOP, .link, "it is a symbolic link, and Galley follows none; put the real file or folder there"),
    (EACCES, .permission, "permission was denied; change it with chmod or chown, or run as another user"),
    (EPERM, .permission, "permission was denied; change it with chmod or chown, or run as another user"),
    (EROFS, .readOnly, "the file system is read-only; choose another folder, or mount it for writing"),
    (ENOSPC, .full, "there is no room left on the disk; make room there and try again"),
    (EDQUOT, .full, "there is no room left on the disk; make room there and try again"),
    (
      EFBIG, .overLimit,
      "it would be larger than this process may write; raise the limit (ulimit -f) and try again"
    ),
    (ENAMETOOLONG, .nameTooLong, "its name is too long for the file system; choose a shorter one"),
    (EPIPE, .noReader, "nobody reads the pipe any longer"),
    (EIO, .system(code: EIO), "Input/output error"),
  ])
  func `an error says why and what to do`(code: Int32, reason: FileError.Reason, words: String) {
    #expect(FileError(.write, "x", code: code) == FileError(.write, "x", reason))
    #expect("\(FileError(.write, "x", reason))" == "cannot write x: \(words)")
  }

  @Test func `a file that is none to be read says so`() {
    #expect("\(FileError(.read, "x", .folder))" == "cannot read x: it is a folder; name a file in it")
    #expect(
      "\(FileError(.read, "x", .tooLarge(bytes: 9, limit: 8)))"
        == "cannot read x: it has 9 bytes, and no more than 8 are allowed")
    #expect("\(FileError(.write, "x", .other("it is busy")))" == "cannot write x: it is busy")
  }

  @Test(arguments: [
    (
      FileError.Reason.linkToNothing,
      "it is a symbolic link to something that is not there; create its target, or remove the link"
    ),
    (.linkLoop, "it is a symbolic link that leads back to itself; remove it"),
    (.blockDevice, "it is a block device, which no output goes to; name a file"),
    (.socket, "it is a socket, which no output goes to; name a file or a pipe"),
    (.noFolder("a"), "there is no folder a; make it, or name another"),
  ])
  func `what no output goes to says so`(reason: FileError.Reason, words: String) {
    #expect("\(FileError(.write, "x", reason))" == "cannot write x: \(words)")
  }

  @Test func `a path cannot speak to the terminal`() {
    #expect(
      "\(FileError(.list, "a\u{1B}[31m\né", .missing))" == #"cannot list "a\u{1B}[31m\né": it does not exist"#
    )
    #expect("\(FileError(.list, "a\u{202E}b", .missing))".hasPrefix(#"cannot list "a\u{202E}b""#))
  }
}
