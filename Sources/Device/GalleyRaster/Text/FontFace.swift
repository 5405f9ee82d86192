import CHarfBuzz
import Foundation
import GalleyImage
import Synchronization

/// One font file, ready for shaping and drawing.
///
/// All lengths are in font units.
///
/// Faces are shared by all devices of the process: the file is mapped once and HarfBuzz keeps what it has
/// parsed. The HarfBuzz objects are made immutable, which HarfBuzz requires for use from several threads,
/// hence the promise to be `Sendable`.
final class FontFace: @unchecked Sendable {
  /// The face's name, which is its file's: such as `Inter-SemiBoldItalic`.
  let name: String
  /// Font units in the size of the font, which is less than the file says where the face is enlarged.
  let unitsPerEm: Double
  /// The measures that the file gives.
  let measures: Measures

  private let blob: OpaquePointer
  /// The radius of outer corners, in font units; 0 to leave them sharp.
  let cornerRadius: Double
  private let font: OpaquePointer
  private let digestOnce = Mutex<String?>(nil)

  /// A face's vertical measures.
  struct Measures {
    /// The distance from the baseline up to the top of a line.
    var ascent: Double
    /// The distance from the baseline down to the bottom of a line.
    var descent: Double
    /// The gap between lines.
    var lineGap: Double
    /// The height of flat capitals.
    var capHeight: Double
    /// The height of flat small letters.
    var xHeight: Double
    /// The line below text.
    var underline: Rule
    /// The line through text.
    var strikethrough: Rule
    /// The largest reach of a glyph from its origin, as a part of the size.
    var reach: Double
  }

  /// A line that goes with the text.
  struct Rule {
    /// The height above the baseline, as its table counts.
    var position: Double
    var thickness: Double
  }

  private static let loaded = Mutex<[String: FontFace]>([:])

  /// The largest file that is read, in bytes; the largest of Debian's, Noto's collections of Chinese, have 27 million.
  private static let largestFile = 128 << 20

  /// The deviations of a face's drawing from its file.
  struct Adjustment: Hashable {
    /// The factor of its size.
    var scale = 1.0
    /// Whether outer corners are rounded.
    var isRounded = false
    /// The place on the axis of weights, in a font that has one.
    var weight: Int?
  }

  /// The face in a file, read when it is first asked for.
  ///
  /// In a collection it is the face with the name as its PostScript name.
  static func at(path: String, name: String, _ adjustment: Adjustment = Adjustment()) throws(FontError)
    -> FontFace
  {
    let key = "\(name) \(adjustment.isRounded) \(adjustment.scale) \(adjustment.weight ?? 0) \(path)"
    if let face = loaded.withLock({ $0[key] }) { return face }
    let face = try FontFace(path: path, name: name, adjustment)
    return loaded.withLock { faces in
      if let earlier = faces[key] { return earlier }
      faces[key] = face
      return face
    }
  }

  init(path: String, name: String, _ adjustment: Adjustment = Adjustment()) throws(FontError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largestFile,
      let blob = hb_blob_create_from_file_or_fail(path)
    else { throw .unreadable(face: name, path: path) }
    let face = Self.face(in: blob, named: name)
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0, let font = hb_font_create(face)
    else {
      hb_blob_destroy(blob)
      throw .unreadable(face: name, path: path)
    }
    hb_face_make_immutable(face)
    if let weight = adjustment.weight {
      var variation = hb_variation_t(tag: openTypeTag("wght"), value: Float(weight))
      hb_font_set_variations(font, &variation, 1)
    }
    hb_font_make_immutable(font)
    self.name = name
    self.blob = blob
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face)) / adjustment.scale
    cornerRadius = adjustment.isRounded ? Self.stem(of: font) * Self.roundness : 0

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
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT),
      underline: Rule(
        position: metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
        thickness: metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)),
      strikethrough: Rule(
        position: metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
        thickness: metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)),
      reach: Self.reach(of: face, unitsPerEm: unitsPerEm))
  }

  /// The face of a name: in a file with one face that one, in a collection the one whose PostScript name it is.
  private static func face(in blob: OpaquePointer, named name: String) -> OpaquePointer? {
    let count = min(hb_face_count(blob), 64)
    guard count > 1 else { return hb_face_create(blob, 0) }
    for index in 0..<count {
      let face = hb_face_create(blob, index)
      var length: UInt32 = 128
      var text = [CChar](repeating: 0, count: Int(length))
      _ = hb_ot_name_get_utf8(face, postScriptName, hb_language_from_string("en", -1), &length, &text)
      let bytes = text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
      if String(decoding: bytes, as: UTF8.self) == name { return face }
      hb_face_destroy(face)
    }
    // No face of that name: the empty face has no glyphs and is refused.
    return hb_face_get_empty()
  }

  /// The reach of its glyphs by the bounding box in the table `head`, and at least that of Inter's.
  private static func reach(of face: OpaquePointer?, unitsPerEm: Double) -> Double {
    let head = hb_face_reference_table(face, openTypeTag("head"))
    defer { hb_blob_destroy(head) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(head, &length), length >= 44 else { return GlyphCache.reach }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    let corners = stride(from: 36, to: 44, by: 2).map { place in
      abs(Double(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]))))
    }
    return max(GlyphCache.reach, (corners.max() ?? 0) / unitsPerEm + 1)
  }

  /// The width of a stem, by that of the letter I; 0 without one.
  private static func stem(of font: OpaquePointer) -> Double {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, 0x49, &glyph) != 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return 0 }
    return Double(abs(extents.width))
  }

  /// The radius of rounded corners in stems: a little more than a half, so that points and the ends of thick strokes are round, too.
  private static let roundness = 0.56

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0
  }

  /// Name 6 of the table `name`.
  private static let postScriptName: hb_ot_name_id_t = 6

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
