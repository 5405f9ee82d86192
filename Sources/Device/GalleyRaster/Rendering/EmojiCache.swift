import Foundation
import GalleyImage

/// Glyphs that are pictures: as their font has them, and at the sizes at which they were drawn.
struct EmojiCache {
  private struct Key: Hashable {
    var face: FaceID
    var glyph: UInt32
    var width = 0
    var height = 0
  }

  /// 4 million pixels, 16 MB: 240 of Noto's pictures.
  private var glyphs = BoundedCache<Key, FontFace.ColorGlyph?>(limit: 4 << 20)
  /// 4 million pixels, 16 MB: 1000 pictures in body text at three pixels a point.
  private var pictures = BoundedCache<Key, Picture?>(limit: 4 << 20)

  /// A glyph's picture as its font has it.
  mutating func glyph(_ id: FaceID, _ glyph: UInt32, of face: FontFace) -> FontFace.ColorGlyph? {
    glyphs.value(
      Key(face: id, glyph: glyph), weight: { 64 + ($0.map { $0.bitmap.width * $0.bitmap.height } ?? 0) }
    ) { face.colorGlyph(glyph) }
  }

  /// A glyph's picture, at most of a size.
  mutating func picture(_ id: FaceID, _ glyph: UInt32, of face: FontFace, width: Int, height: Int) -> Picture?
  {
    guard let color = self.glyph(id, glyph, of: face) else { return nil }
    let width = min(width, color.bitmap.width)
    let height = min(height, color.bitmap.height)
    let key = Key(face: id, glyph: glyph, width: width, height: height)
    return pictures.value(key, weight: { 64 + ($0?.pixels.count ?? 0) }) {
      Picture(color.bitmap).shrunk(toWidth: width, height: height)
    }
  }
}
