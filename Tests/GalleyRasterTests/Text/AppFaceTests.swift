import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct AppFaceTests {
  /// A file of Inter's, which stands for one of an app's.
  private static func inter(_ name: String) throws -> String {
    try #require(FontLibrary.file(name, in: FontLibrary.defaultFolders))
  }

  @Test func aFileTellsItsNames() throws {
    let face = try #require(FontFile.faces(at: try Self.inter("Inter-BoldItalic")).first)
    #expect(face.name == "Inter-BoldItalic")
    #expect(face.family == "Inter")
    #expect(face.fullName == "Inter Bold Italic")
    #expect(face.weight == 700 && face.isItalic && face.weights == nil)
  }

  @Test func aFileThatIsNoFontHasNoFaces() throws {
    let path = NSTemporaryDirectory() + "AppFaceTests-\(UUID().uuidString).ttf"
    try Data("no font".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FontFile.faces(at: path) == [])
    #expect(FontFile.faces(at: path + ".none") == [])
  }

  @Test func aFaceHasOneNumberAndItsOwnName() throws {
    let face = try #require(FontFile.faces(at: try Self.inter("Inter-Black")).first)
    let id = try #require(face.id)
    #expect(face.id == id && id.isCustom && id.name == "Inter-Black")
    #expect(!FaceID.interRegular.isCustom && !FaceID.missing.isCustom)
  }

  @Test func textIsSetInItWithInterForTheRest() throws {
    let library = try FontLibrary()
    let face = try #require(FontFile.faces(at: try Self.inter("InterDisplay-Black")).first)
    let id = try #require(face.id)
    var font = FontSpec(size: 17)
    font.family = .custom(id)
    let run = Typesetter(library).shape("Own", font: font)
    #expect(run.faces == [id])
    #expect(library.digests(of: run.faces).keys.sorted() == ["InterDisplay-Black"])
    // No spacing by size, which belongs to the system's font.
    let digest = try #require(library.digests["InterDisplay-Black"])
    #expect(library.digests(of: [id]) == ["InterDisplay-Black": digest])
  }

  @Test func itsLinesAreThoseOfItsFile() throws {
    let library = try FontLibrary()
    for (name, unitsPerEm, ascent, descent) in [
      ("Inter-Black", 2816.0, 2728.0, 680.0), ("InterDisplay-Black", 2048, 1974, 502),
    ] {
      var font = FontSpec(size: 17)
      font.family = .custom(try #require(FontFile.faces(at: try Self.inter(name)).first?.id))
      let metrics = library.metrics(font)
      #expect(abs(metrics.ascent - 17 * ascent / unitsPerEm) < 1e-9, "\(name)")
      #expect(abs(metrics.descent - 17 * descent / unitsPerEm) < 1e-9, "\(name)")
    }
  }

  @Test func anUnknownFontIsSetInIntersAndTold() throws {
    var font = FontSpec(size: 17)
    font.family = .unknown(UnknownFont(name: "Nowhere", nearest: nil))
    let run = Typesetter(try FontLibrary()).shape("Own", font: font)
    #expect(run.faces.map(\.name) == ["Inter-Regular"])
    let list = DisplayList([.text(run, at: .zero, .color(.black))])
    #expect(list.unknownFonts == [UnknownFont(name: "Nowhere", nearest: nil)])
  }
}
