import Foundation
import GalleyImage
import GalleySystem
import TemporaryFolders
import Testing

@Suite struct ImageFileErrorTests {
  @Test func `a picture's file fails as a file first, then as a picture`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/picture.png"
      #expect(throws: ImageFileError.file(FileError(.read, path, .missing))) { try PNG.read(path) }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(throws: ImageFileError.png(.empty, path: path)) { try PNG.read(path) }
    }
  }

  @Test func `a picture's error names its file`() {
    #expect(
      ImageFileError.png(.empty, path: "x.png").description
        == "\"x.png\" is empty. Restore it from version control, or save the picture again.")
    #expect(
      ImageFileError.file(FileError(.read, "x.png", .folder)).description
        == "cannot read x.png: it is a folder; name a file in it.")
  }
}
