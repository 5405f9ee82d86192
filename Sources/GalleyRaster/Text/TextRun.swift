import Foundation
import GalleyImage

/// Shaped text on one line: glyphs with their places, ready to be drawn.
public struct TextRun: Hashable, Sendable {
  /// One glyph and its place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The face; one that stands in where the font does not have the character.
    public var face: FaceID
    /// How far right of the run's left end its origin is, in points.
    public var x: Double
    /// How far below the baseline its origin is, in points.
    public var y: Double
    /// How far right of this glyph's place the next one's is, in points.
    public var advance: Double
    /// Where in the text its first character is, in UTF-8 bytes.
    public var cluster: Int

    /// Makes a placed glyph.
    ///
    /// - Parameters:
    ///   - id: The glyph's number in its face.
    ///   - face: The face.
    ///   - x: Points right of the run's left end.
    ///   - y: Points below the baseline.
    ///   - advance: Points to the next glyph's place.
    ///   - cluster: Where its first character is, in UTF-8 bytes.
    public init(
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
  public struct Level: Hashable, Sendable {
    /// Where it ends, in UTF-8 bytes; it begins where the one before ends.
    public var end: Int
    /// How deep it is embedded; odd levels run from right to left.
    public var level: UInt8

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - end: Where it ends, in UTF-8 bytes.
    ///   - level: How deep it is embedded.
    public init(end: Int, level: UInt8) {
      self.end = end
      self.level = level
    }
  }

  /// A line that belongs to the text.
  public struct Decoration: Hashable, Sendable {
    /// Where, in points from the run's left end and baseline.
    public var rect: CGRect
    /// Its colour; `nil` for the text's.
    public var color: RGBA?

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - rect: Where, in points from the run's left end and baseline.
    ///   - color: Its colour, or `nil` for the text's.
    public init(rect: CGRect, color: RGBA?) {
      self.rect = rect
      self.color = color
    }
  }

  /// The text.
  public var text: String
  /// What it is set in.
  public var font: FontSpec
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// How wide the run is, in points.
  public var width: Double
  /// The parts that run in different directions, in the text's order; none when all of it runs from left to right.
  public var levels: [Level]
  /// The lines below and through the text.
  public var decorations: [Decoration]
  /// No glyph reaches further than this from its place, in points.
  public var reach: Double

  /// Makes a run of placed glyphs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What it is set in.
  ///   - glyphs: The glyphs, from left to right.
  ///   - width: How wide the run is, in points.
  ///   - levels: The parts that run in different directions.
  ///   - decorations: The lines below and through the text.
  ///   - reach: How far a glyph may reach from its place, in points; `nil` for what is enough for Inter's.
  public init(
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
  public var faces: [FaceID] {
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
  public var missing: [MissingCharacter] {
    var scalars: Set<Unicode.Scalar> = []
    for glyph in glyphs where glyph.face == .missing {
      if let scalar = Unicode.Scalar(glyph.id) { scalars.insert(scalar) }
    }
    return scalars.sorted().map(MissingCharacter.init)
  }
}
