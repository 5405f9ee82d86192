import GalleyImage
import Glibc
import Testing

@Suite struct FileErrorTests {
  @Test(arguments: [
    (FileError.Reason.missing, "there is no such file. Check the path, and that the file is checked out"),
    (.folder, "it is a folder. Name a file in it"),
    (.notFolder, "a part of the path is a file, not a folder. Check the path"),
    (.notFile, "it is a device, a pipe or a socket. Name an ordinary file"),
    (.link, "it is a symbolic link, or leads through too many. Put the file itself there"),
    (.permission, "you have no permission. Change it with chmod or chown, or run as another user"),
    (.nameTooLong, "its name is too long for the file system. Choose a shorter one"),
    (
      .tooLarge(bytes: 9, limit: 8),
      "it has 9 bytes, and no more than 8 are allowed. Name another file, or raise the limit"
    ),
    (.system(code: EIO), "Input/output error (error 5)"),
  ])
  func `a failed reading says why and what to do`(reason: FileError.Reason, words: String) {
    #expect(FileError(.read, "a/b.png", reason).description == "\"a/b.png\" cannot be read: \(words).")
  }

  @Test(arguments: [
    (FileError.Reason.missing, "its folder does not exist. Create it first"),
    (.exists, "it is there already. Remove it first, or choose another name"),
    (.folder, "a folder of that name is there. Remove it, or choose another name"),
    (
      .permission,
      "you have no permission in its folder. Change it with chmod or chown, or run as another user"
    ),
    (.readOnly, "the file system is read-only. Choose another folder, or mount it for writing"),
    (.full, "the disk is full, or your share of it. Free some space and try again"),
  ])
  func `a failed writing says why and what to do`(reason: FileError.Reason, words: String) {
    #expect(FileError(.write, "a/b.png", reason).description == "\"a/b.png\" cannot be written: \(words).")
  }

  @Test func `a path cannot speak to the terminal`() {
    #expect(
      FileError(.read, "a\u{1B}[31m\nb", .missing).description.hasPrefix(#""a\u{1B}[31m\nb" cannot be read"#))
  }

  @Test func `a picture's error names its file`() {
    #expect(
      ImageFileError.png(.empty, path: "x.png").description
        == "\"x.png\" is empty. Restore it from version control, or save the picture again.")
    #expect(
      ImageFileError.file(FileError(.read, "x.png", .folder)).description
        == "\"x.png\" cannot be read: it is a folder. Name a file in it.")
  }

  @Test(arguments: [
    (ENOENT, FileError.Reason.missing), (EEXIST, .exists), (EISDIR, .folder), (ENOTDIR, .notFolder),
    (ELOOP, .link), (EACCES, .permission), (EPERM, .permission), (EROFS, .readOnly), (ENOSPC, .full),
    (EDQUOT, .full), (ENAMETOOLONG, .nameTooLong), (EIO, .system(code: EIO)),
  ])
  func `system error numbers become reasons`(code: Int32, reason: FileError.Reason) {
    #expect(FileError.Reason(code: code) == reason)
  }
}
