import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct FontLibraryTests {
  @Test func namesTheMissingFaceTheFoldersAndTheWayOut() {
    #expect {
      try FontLibrary(folders: ["/nowhere/fonts", "/nowhere/else"])
    } throws: { error in
      "\(error)" == """
        The font face Inter-Regular is not installed. Looked for Inter-Regular.otf and Inter-Regular.ttf in:
          /nowhere/fonts
          /nowhere/else
        Install the Inter font family: apt-get install fonts-inter
        """
    }
    #expect(
      FontError.missing(face: "Inter-Bold", folders: []).description == """
        The font face Inter-Bold is not installed. Looked for Inter-Bold.otf and Inter-Bold.ttf in:
          (no folder was given)
        Install the Inter font family: apt-get install fonts-inter
        """)
  }

  @Test func refusesFilesThatAreNoFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in FaceName.all {
      try Data("no font".utf8).write(to: folder.appendingPathComponent("\(name).otf"))
    }
    #expect {
      try FontLibrary(folders: [folder.path])
    } throws: { error in
      "\(error)" == """
        The file of the font face Inter-Regular is not a font that can be read: \(folder.path)/Inter-Regular.otf
        Install the Inter font family anew: apt-get install --reinstall fonts-inter
        """
    }
  }

  @Test func takesAFaceFromTheFirstFolderThatHasIt() throws {
    let installed = try #require(
      FontLibrary.defaultFolders.first { access("\($0)/Inter-Regular.otf", R_OK) == 0 })
    let library = try FontLibrary(folders: ["/nowhere", installed])
    #expect(library.digests == (try FontLibrary().digests))
  }

  @Test func digestsAreThoseOfTheFiles() throws {
    let digests = try FontLibrary().digests
    #expect(digests.count == 36)
    #expect(Set(digests.values).count == 36)
    let installed = try #require(
      FontLibrary.defaultFolders.first { access("\($0)/Inter-Bold.otf", R_OK) == 0 })
    let file = try Data(contentsOf: URL(fileURLWithPath: "\(installed)/Inter-Bold.otf"))
    #expect(digests["Inter-Bold"] == Digest128(of: file).description)
  }

  @Test func knowsItsLibraries() throws {
    let versions = try FontLibrary().libraryVersions
    #expect(versions.keys.sorted() == ["HarfBuzz", "ICU"])
    for (name, version) in versions.sorted(by: { $0.key < $1.key }) {
      #expect(version.contains(".") && version.first?.isNumber == true, "\(name) \(version)")
    }
  }

  @Test func everyFontHasItsFace() {
    func name(_ font: FontSpec) -> String { FaceName.all[FaceName.number(of: font)] }
    #expect(FaceName.all.count == 36 && Set(FaceName.all).count == 36)
    #expect(name(FontSpec(size: 17)) == "Inter-Regular")
    #expect(name(FontSpec(size: 17, isItalic: true)) == "Inter-Italic")
    #expect(name(FontSpec(size: 19.9, weight: .semibold)) == "Inter-SemiBold")
    #expect(name(FontSpec(size: 20, weight: .black, isItalic: true)) == "InterDisplay-BlackItalic")
  }

  /// `UIFont.lineHeight` on iOS 26.1, for the sizes of the kinds of text.
  @Test(arguments: [
    (34.0, 40.57421875), (28, 33.4140625), (22, 26.25390625), (20, 23.8671875), (17, 20.287109375),
    (16, 19.09375), (15, 17.900390625), (13, 15.513671875), (12, 14.3203125), (11, 13.126953125),
  ])
  func linesAreAsHighAsOnADevice(size: Double, height: Double) throws {
    let library = try FontLibrary()
    for weight in FontWeight.allCases {
      for isItalic in [false, true] {
        #expect(
          library.metrics(FontSpec(size: size, weight: weight, isItalic: isItalic)).lineHeight == height)
      }
    }
    var unknown = FontSpec(size: size)
    unknown.family = .unknown(UnknownFont(name: "Nowhere", nearest: nil))
    #expect(library.metrics(unknown).lineHeight == height)
  }

  @Test func lettersHaveTheirHeights() throws {
    let metrics = try FontLibrary().metrics(FontSpec(size: 17))
    #expect(metrics.ascent == 16.1865234375 && metrics.descent == 4.1005859375 && metrics.lineGap == 0)
    #expect(abs(metrics.capHeight - 17 * 2048 / 2816) < 1e-9)
    #expect(abs(metrics.xHeight - 17 * 1536 / 2816) < 1e-9)
  }
}
