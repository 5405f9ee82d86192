import CHarfBuzz
import Foundation
import GalleyImage
import Synchronization

/// One font file, ready for shaping and drawing.
///
/// All lengths are in font units.
///
/// Faces are shared by all devices of the process: the file is mapped once and HarfBuzz keeps what it has parsed. The
/// HarfBuzz objects are made immutable, which is what HarfBuzz asks for use from several threads, hence the promise to be
/// `Sendable`.
final class FontFace: @unchecked Sendable {
  /// The face's name, which is its file's: such as `Inter-SemiBoldItalic`.
  let name: String
  /// Font units in the size of the font.
  let unitsPerEm: Double
  /// The measures that the file gives.
  let measures: Measures

  private let blob: OpaquePointer
  private let font: OpaquePointer
  private let digestOnce = Mutex<String?>(nil)

  /// A face's vertical measures.
  struct Measures {
    /// From the baseline up to the top of a line.
    var ascent: Double
    /// From the baseline down to the bottom of a line.
    var descent: Double
    /// What is left between lines.
    var lineGap: Double
    /// The height of flat capitals.
    var capHeight: Double
    /// The height of flat small letters.
    var xHeight: Double
  }

  private static let loaded = Mutex<[String: FontFace]>([:])

  /// The face in a file, read when it is first asked for.
  static func at(path: String, name: String) throws(FontError) -> FontFace {
    if let face = loaded.withLock({ $0[path] }) { return face }
    let face = try FontFace(path: path, name: name)
    return loaded.withLock { faces in
      if let earlier = faces[path] { return earlier }
      faces[path] = face
      return face
    }
  }

  private init(path: String, name: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(face: name, path: path)
    }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    guard hb_face_count(blob) > 0, hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0,
      let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      throw .unreadable(face: name, path: path)
    }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.name = name
    self.blob = blob
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value)
    }
    measures = Measures(
      ascent: Double(extents.ascender), descent: -Double(extents.descender),
      lineGap: Double(extents.line_gap),
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT))
  }

  deinit {
    hb_font_destroy(font)
    hb_blob_destroy(blob)
  }

  /// The digest of the file, computed when it is first asked for.
  var digest: String {
    digestOnce.withLock { digest in
      if let digest { return digest }
      var length: UInt32 = 0
      let data = hb_blob_get_data(blob, &length)
      let text = Digest128(of: UnsafeRawBufferPointer(start: data, count: Int(length))).description
      digest = text
      return text
    }
  }

  /// Lends HarfBuzz's font.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    body(font)
  }
}
