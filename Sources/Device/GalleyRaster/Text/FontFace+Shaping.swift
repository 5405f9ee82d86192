import CHarfBuzz

/// Glyphs with their places in font units, before they are given a size.
struct ShapedText {
  /// One glyph.
  struct Glyph {
    var id: UInt32
    var face: FaceID
    var advance: Int32
    var offsetX: Int32
    /// Upwards, as in the font.
    var offsetY: Int32
    /// The place of its first character, in UTF-8 bytes; along a part in one direction it is monotonic.
    var cluster: Int
  }

  /// The glyphs, from left to right.
  var glyphs: [Glyph] = []
  /// The parts that run in different directions, in the text's order; none when all runs from left to right.
  var levels: [TextRun.Level] = []
}

/// A range of text that is shaped at once, in one face, script and direction.
struct ShapingItem {
  /// The indices of the characters.
  var range: Range<Int>
  /// The script as HarfBuzz numbers it; 0 to take that of the first letter.
  var script: UInt32
  /// The embedding level: odd ones run from right to left.
  var level: UInt8
}

/// The characters of a text, as they are shaped.
struct ShapingSource {
  /// The code points that are shaped, one for each character.
  private(set) var codepoints: [UInt32] = []
  /// The places of the characters in UTF-8 bytes; empty where they are the indices.
  private var offsets: [Int] = []

  /// The characters of a text.
  init(_ text: String) {
    codepoints.reserveCapacity(text.utf8.count)
    if text.isASCII {
      for byte in text.utf8 { codepoints.append(Self.shown(UInt32(byte))) }
      return
    }
    offsets.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      codepoints.append(Self.shown(scalar.value))
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
  }

  /// The place of a character, in UTF-8 bytes.
  func offset(_ index: Int) -> Int {
    offsets.isEmpty ? index : offsets[index]
  }

  /// A range in parts, none with more marks or invisible characters in a row than any real text.
  ///
  /// HarfBuzz looks back over all of them from each one, so that ten thousand would take minutes (CVE-2023-25193).
  func shortened(_ item: ShapingItem) -> [ShapingItem] {
    guard item.range.count > Self.mostMarks else { return [item] }
    var parts: [ShapingItem] = []
    var part = item
    var marks = 0
    for place in item.range {
      marks = Self.isMark(codepoints[place]) ? marks + 1 : 0
      guard marks > Self.mostMarks else { continue }
      part.range = part.range.lowerBound..<place
      parts.append(part)
      part.range = place..<item.range.upperBound
      marks = 1
    }
    parts.append(part)
    return parts
  }

  /// Stacks of marks made for fun have some thirty.
  private static let mostMarks = 128

  private static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD, let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// The code point that is shaped for a character: a space for a tab, the zero-width space for other controls.
  private static func shown(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x09: 0x20
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: 0x200B
    default: scalar
    }
  }
}

extension String {
  /// Whether there is no character but those of ASCII.
  var isASCII: Bool {
    let fast = utf8.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80
    }
    return fast ?? utf8.allSatisfy { $0 < 0x80 }
  }
}

/// HarfBuzz's memory for a text and its glyphs, used again and again.
final class ShapingBuffer {
  fileprivate let handle = hb_buffer_create()

  deinit {
    hb_buffer_destroy(handle)
  }
}

extension FontFace {
  /// Chooses glyphs for a stretch of text and places them, with kerning and ligatures.
  ///
  /// Sizes do not matter here, since nothing is hinted: one result serves all of them. Letters that join also
  /// depend on the text before and after the stretch.
  ///
  /// - Parameters:
  ///   - source: The whole text.
  ///   - item: Which part of it, and how.
  ///   - id: Which face this is.
  ///   - features: The features that are switched on or off.
  ///   - language: A BCP 47 tag.
  ///   - memory: Where HarfBuzz works.
  ///   - glyphs: Where the glyphs go, from left to right.
  func shape(
    _ source: ShapingSource, _ item: ShapingItem, id: FaceID, features: [FontFeature], language: String,
    with memory: ShapingBuffer, into glyphs: inout [ShapedText.Glyph]
  ) {
    let parts = source.shortened(item)
    for part in item.level & 1 == 0 ? parts : parts.reversed() {
      shapeAtOnce(
        source, part, id: id, features: features, language: language, with: memory, into: &glyphs)
    }
  }

  private func shapeAtOnce(
    _ source: ShapingSource, _ item: ShapingItem, id: FaceID, features: [FontFeature], language: String,
    with memory: ShapingBuffer, into glyphs: inout [ShapedText.Glyph]
  ) {
    let buffer = memory.handle
    hb_buffer_clear_contents(buffer)
    source.codepoints.withUnsafeBufferPointer {
      hb_buffer_add_codepoints(
        buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, item.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    // Set before guessing, because the guess would ask the machine for its language.
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    if item.script != 0 { hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script)) }
    hb_buffer_guess_segment_properties(buffer)

    let settings = features.map {
      hb_feature_t(tag: openTypeTag($0.tag), value: UInt32(clamping: $0.value), start: 0, end: .max)
    }
    withFont { hb_shape($0, buffer, settings, UInt32(settings.count)) }

    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return }
    // Only once: an array whose capacity is reserved for each part is copied for each part.
    if glyphs.isEmpty { glyphs.reserveCapacity(Int(count)) }
    for index in 0..<Int(count) {
      glyphs.append(
        ShapedText.Glyph(
          id: infos[index].codepoint, face: id, advance: positions[index].x_advance,
          offsetX: positions[index].x_offset, offsetY: positions[index].y_offset,
          cluster: source.offset(Int(infos[index].cluster))))
    }
  }

  /// The mean advance in an English sentence with every letter in it, as a part of the size.
  var meanAdvance: Double {
    let source = ShapingSource("The quick brown fox jumps over the lazy dog")
    var glyphs: [ShapedText.Glyph] = []
    let item = ShapingItem(range: source.codepoints.indices, script: 0, level: 0)
    shape(source, item, id: .missing, features: [], language: "en", with: ShapingBuffer(), into: &glyphs)
    return glyphs.reduce(0) { $0 + Double($1.advance) } / Double(glyphs.count) / unitsPerEm
  }
}
