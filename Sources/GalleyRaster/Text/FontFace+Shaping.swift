import CHarfBuzz

/// Glyphs with their places in font units, before they are given a size.
struct ShapedText {
  /// One glyph.
  struct Glyph {
    var id: UInt32
    var advance: Int32
    var offsetX: Int32
    /// Upwards, as in the font.
    var offsetY: Int32
    /// Where its first character is, in UTF-8 bytes; never falls from glyph to glyph.
    var cluster: Int
  }

  var glyphs: [Glyph]
}

extension FontFace {
  /// Chooses glyphs for a text and places them, with kerning and ligatures, from left to right.
  ///
  /// Sizes do not matter here, since nothing is hinted: one result serves all of them. Characters that only control
  /// (line ends among them) have no glyph to see; a tab is a space. Text that runs from right to left, and the reordering of
  /// mixed text (Unicode's UAX 9), are not done here.
  func shape(_ text: String, isMonospacedDigit: Bool) -> ShapedText {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      hb_buffer_add(buffer, shown(scalar), offset)
      offset += UInt32(UTF8.width(scalar))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    // Set before guessing, because the guess would ask the machine for its language.
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)

    var features = [hb_feature_t]()
    if isMonospacedDigit {
      features.append(hb_feature_t(tag: tabularFigures, value: 1, start: 0, end: .max))
    }
    withFont { hb_shape($0, buffer, features, UInt32(features.count)) }

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return ShapedText(glyphs: []) }
    return ShapedText(
      glyphs: (0..<Int(count)).map { index in
        ShapedText.Glyph(
          id: infos[index].codepoint, advance: positions[index].x_advance,
          offsetX: positions[index].x_offset, offsetY: positions[index].y_offset,
          cluster: Int(infos[index].cluster))
      })
  }

  /// The mean advance in an English sentence with every letter in it, as a part of the size.
  var meanAdvance: Double {
    let glyphs = shape("The quick brown fox jumps over the lazy dog", isMonospacedDigit: false).glyphs
    return glyphs.reduce(0) { $0 + Double($1.advance) } / Double(glyphs.count) / unitsPerEm
  }

  /// What is shaped for a character: a tab as a space, other controls as the zero-width space, which is not shown.
  private func shown(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x09: 0x20
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: 0x200B
    default: scalar.value
    }
  }
}

/// The OpenType feature `tnum`: all digits equally wide.
private let tabularFigures: hb_tag_t = "tnum".unicodeScalars.reduce(0) { $0 << 8 | $1.value }
