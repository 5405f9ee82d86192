import Foundation
import GalleyImage
import GalleyRaster

/// A PNG file whose decoding is measured, made when it is needed first.
///
/// All are compressed by zlib at its sixth level, libpng's default, with row filters chosen by our writer.
final class SampleFile {
  let name: String
  private let make: () throws -> Data
  private(set) lazy var data: Data = {
    do { return try make() } catch { fatalError("\(name): \(error)") }
  }()

  init(name: String, make: @escaping () throws -> Data) {
    self.name = name
    self.make = make
  }

  static func all(_ typesetter: Typesetter, library: FontLibrary) -> [SampleFile] {
    func drawn(_ name: String, _ scene: @escaping () -> Scene) -> SampleFile {
      SampleFile(name: name) { try PNG.encode(Renderer(library).draw(scene()), effort: .standard) }
    }
    return [
      // 1170 × 2532.
      drawn("screen") { .phone(typesetter) },
      drawn("page") { .longPage(typesetter) },
      // Of one ink, with few enough shades for a palette.
      drawn("palette") { .textPage(typesetter, notes: Ink.label) },
      SampleFile(name: "photo") { try SyntheticPhoto(width: 5600, height: 3200).encoded() },
    ]
  }
}
