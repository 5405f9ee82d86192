import CHarfBuzz
import Foundation
import GalleyImage

extension FontFace {
  /// A glyph that is a picture.
  struct ColorGlyph {
    /// The picture.
    var bitmap: Bitmap
    /// The frame in font units, y downwards, the origin on the baseline.
    var frame: CGRect
  }

  /// The glyph that a character has by itself; `nil` when the face does not have it.
  func glyph(of scalar: UInt32) -> UInt32? {
    withFont { font in
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }
  }

  /// The largest picture that the face has of a glyph; `nil` when there is none or it cannot be read.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    withFont { font in
      guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
      let data = Data(bytes: bytes, count: Int(length))
      var extents = hb_glyph_extents_t()
      guard let bitmap = try? PNG.decode(data, limits: Self.pictureLimits),
        hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
      else { return nil }
      let frame = CGRect(
        x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
        height: -Double(extents.height)
      ).standardized
      return ColorGlyph(bitmap: bitmap, frame: frame)
    }
  }

  /// Pictures of emoji have 136 pixels a side; a file that says a thousand times as many is damaged.
  private static let pictureLimits = ImageLimits(side: 1024, area: 1 << 20, fileBytes: 1 << 22)
}
