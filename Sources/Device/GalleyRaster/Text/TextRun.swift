import Foundation
import GalleyImage

/// Shaped text on one line: glyphs with their places, ready to be drawn.
package struct TextRun: Hashable, Sendable {
  /// One glyph and its place.
  package struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    package var id: UInt32
    /// The face; a fallback face where the font does not have the character.
    package var face: FaceID
    /// The distance of its origin from the run's left end, in points.
    package var x: Double
    /// The distance of its origin below the baseline, in points.
    package var y: Double
    /// The distance to the next glyph's place, in points.
    package var advance: Double
    /// The place of its first character in the text, in UTF-8 bytes.
    package var cluster: Int

    package init(
      id: UInt32, face: FaceID = .interRegular, x: Double, y: Double, advance: Double = 0, cluster: Int
    ) {
      self.id = id
      self.face = face
      self.x = x
      self.y = y
      self.advance = advance
      self.cluster = cluster
    }
  }

  /// A part of the text that runs in one direction.
  package struct Level: Hashable, Sendable {
    /// Its end, in UTF-8 bytes; it begins at the end of the one before.
    package var end: Int
    /// The embedding level; odd levels run from right to left.
    package var level: UInt8

    package init(end: Int, level: UInt8) {
      self.end = end
      self.level = level
    }
  }

  /// A line that belongs to the text.
  package struct Decoration: Hashable, Sendable {
    /// The rectangle in points, from the run's left end and baseline.
    package var rect: CGRect
    /// Its colour; `nil` for the text's.
    package var color: RGBA?

    package init(rect: CGRect, color: RGBA?) {
      self.rect = rect
      self.color = color
    }
  }

  package var text: String
  package var font: FontSpec
  /// The glyphs, from left to right.
  package var glyphs: [Glyph]
  /// The width, in points.
  package var width: Double
  /// The parts that run in different directions, in the text's order; none when all of it runs from left to right.
  package var levels: [Level]
  /// The lines below and through the text.
  package var decorations: [Decoration]
  /// No glyph reaches further than this from its place, in points.
  package var reach: Double

  /// Creates a run of placed glyphs.
  package init(
    text: String, font: FontSpec, glyphs: [Glyph], width: Double, levels: [Level] = [],
    decorations: [Decoration] = [], reach: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.glyphs = glyphs
    self.width = width
    self.levels = levels
    self.decorations = decorations
    self.reach = reach ?? GlyphCache.reach * font.size
  }

  /// The faces its glyphs are from, in the order of the list of all faces.
  package var faces: [FaceID] {
    var faces: Set<FaceID> = []
    var last: FaceID?
    for glyph in glyphs where glyph.face != last {
      faces.insert(glyph.face)
      last = glyph.face
    }
    faces.remove(.missing)
    return faces.sorted()
  }

  /// The characters that no installed font has and that are drawn as boxes, in the order of their numbers.
  package var missing: [MissingCharacter] {
    var scalars: Set<Unicode.Scalar> = []
    for glyph in glyphs where glyph.face == .missing {
      if let scalar = Unicode.Scalar(glyph.id) { scalars.insert(scalar) }
    }
    return scalars.sorted().map(MissingCharacter.init)
  }
}
