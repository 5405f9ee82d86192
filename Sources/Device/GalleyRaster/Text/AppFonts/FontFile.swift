import CHarfBuzz
import Foundation

/// The names and weights of the faces in a font file.
package enum FontFile {
  /// Whether a file's name ends as those of fonts do.
  package static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains((name as NSString).pathExtension.lowercased())
  }

  /// The faces of a file, in its order; none of a file that is no font.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: For each face its usual form, then its named instances.
  package static func faces(at path: String) -> [AppFace] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<min(hb_face_count(blob), mostFaces)).flatMap { index -> [AppFace] in
      guard let face = hb_face_create(blob, index) else { return [] }
      defer { hb_face_destroy(face) }
      return hb_face_get_glyph_count(face) > 0 ? faces(of: face, path: path) : []
    }
  }

  /// Collections of Chinese have some thirty; a file that says more is damaged.
  private static let mostFaces: UInt32 = 64

  private static func faces(of face: OpaquePointer, path: String) -> [AppFace] {
    guard let postScript = text(6, of: face), let font = hb_font_create(face) else { return [] }
    defer { hb_font_destroy(font) }
    let family = text(16, of: face) ?? text(1, of: face) ?? postScript
    let usual = AppFace(
      path: path, fileName: postScript, name: postScript, family: family,
      fullName: text(4, of: face) ?? postScript,
      weight: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
      weights: weights(of: face))
    return [usual] + instances(of: face, as: usual)
  }

  /// The range of the axis of weights.
  private static func weights(of face: OpaquePointer) -> ClosedRange<Int>? {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, openTypeTag("wght"), &axis) != 0, axis.min_value < axis.max_value
    else { return nil }
    return Int(axis.min_value.rounded(.up))...Int(axis.max_value.rounded(.down))
  }

  /// The named instances of a font with an axis of weights.
  private static func instances(of face: OpaquePointer, as usual: AppFace) -> [AppFace] {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, openTypeTag("wght"), &axis) != 0 else { return [] }
    return (0..<min(hb_ot_var_get_named_instance_count(face), mostFaces)).compactMap { index in
      var count: UInt32 = 16
      var places = [Float](repeating: 0, count: Int(count))
      _ = hb_ot_var_named_instance_get_design_coords(face, index, &count, &places)
      let style = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
      guard Int(axis.axis_index) < Int(count), let style = text(style, of: face) else { return nil }
      var instance = usual
      instance.weight = Int(places[Int(axis.axis_index)].rounded())
      instance.fullName = "\(usual.family) \(style)"
      let name = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      let words = (usual.family + "-" + style).filter { $0 != " " }
      instance.name = text(name, of: face) ?? words
      return instance.name == usual.name ? nil : instance
    }
  }

  /// A text of the table `name` in English.
  private static func text(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var length: UInt32 = 256
    var text = [CChar](repeating: 0, count: Int(length))
    _ = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &text)
    let bytes = text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
