import Foundation
import GalleyImage

/// The resources that one thread keeps between pictures: scratch memory and caches, which show only in speed.
final class RenderingResources {
  let library: FontLibrary
  let rasterizer = CoverageRasterizer()
  private var glyphs = GlyphCache()
  var shapes = ShapeCache()
  private var emoji = EmojiCache()
  private var pictures = PictureCache()
  private var corners = BoundedCache<CornerKey, CoverageMask>(limit: 4 << 20)

  private var shadows = BoundedCache<ShadowCoverage.Key, CoverageMask>(limit: 16 << 20)
  private var ramps = BoundedCache<Gradient, GradientRamp>(limit: 32)

  init(_ library: FontLibrary) {
    self.library = library
  }

  /// The coverage of an outline that is given in another unit.
  func mask(_ path: Path, transform: Transform) -> CoverageMask {
    var outline = Outline()
    Flattener(transform: transform, tolerance: Flattener.tolerance).flatten(path, into: &outline)
    return CoverageMask(OutlineCoverage(outline: outline, rule: .nonZero, rasterizer: rasterizer))
  }

  /// The coverage of a glyph; `nil` when it is too large to be kept.
  func glyph(_ key: GlyphCache.Key) -> CoverageMask? {
    if let mask = glyphs[key] { return mask }
    guard let (path, unitsPerEm) = outline(key.face, key.glyph) else { return nil }
    let scale = key.size / unitsPerEm
    if !key.face.advancesAsInter {
      let bounds = path.boundingRect
      guard bounds.isNull || bounds.width * scale * bounds.height * scale < GlyphCache.largestArea else {
        return nil
      }
    }
    return glyphs.mask(key) {
      let shift = Double(key.quarter) / Double(GlyphCache.quarters)
      return mask(path, transform: Transform(a: scale, b: 0, c: 0, d: scale, tx: shift, ty: 0))
    }
  }

  /// A glyph's outline, y downwards, and how many of its units are the font's size.
  func outline(_ id: FaceID, _ glyph: UInt32) -> (path: Path, unitsPerEm: Double)? {
    if let face = library.face(id) { return (face.outline(of: glyph), face.unitsPerEm) }
    guard id == .missing else { return nil }
    let digits = library.face(FontSpec(size: OpticalSpacing.textSize, weight: .semibold))
    return (MissingGlyphBox.outline(glyph, digits: digits), MissingGlyphBox.unitsPerEm)
  }

  /// The frame of a glyph's picture, in units of its face, y downwards; `nil` when it has none.
  func pictureFrame(_ id: FaceID, _ glyph: UInt32) -> (frame: CGRect, unitsPerEm: Double)? {
    guard let face = library.face(id), let color = emoji.glyph(id, glyph, of: face) else { return nil }
    return (color.frame, face.unitsPerEm)
  }

  /// The picture of a glyph, brought to a size where it is larger than that.
  func glyphPicture(_ id: FaceID, _ glyph: UInt32, width: Int, height: Int) -> Picture? {
    library.face(id).flatMap { emoji.picture(id, glyph, of: $0, width: width, height: height) }
  }

  /// The coverage of a square with corners, its upper left corner in the origin; radii and side are in pixels.
  func roundedSquare(_ square: Corners, side: Int) -> CoverageMask {
    corners.value(CornerKey(corners: square, side: side), weight: { 64 + $0.bytes.count }) {
      let rect = CGRect(x: 0, y: 0, width: Double(side), height: Double(side))
      return mask(Path(roundedRect: rect, corners: square), transform: .identity)
    }
  }

  /// The mask of a small rectangle's shadow.
  func shadow(_ key: ShadowCoverage.Key, blur: GaussianBlur) -> CoverageMask {
    shadows.value(key, weight: { 128 + $0.bytes.count }) {
      let shape = mask(Path(roundedRect: key.rect, corners: key.corners), transform: .identity)
      return shape.blurred(blur, in: BoxCoverage(key.rect).bounds.grown(by: blur.reach))
    }
  }

  /// A gradient's colours; 32 ramps are 1 MB.
  func ramp(_ gradient: Gradient) -> GradientRamp {
    ramps.value(gradient) { GradientRamp(gradient) }
  }

  /// A bitmap, premultiplied and at most of a size.
  func picture(_ bitmap: Bitmap, width: Int, height: Int) -> Picture {
    pictures.picture(bitmap, width: width, height: height)
  }
}

private struct CornerKey: Hashable {
  var corners: Corners
  var side: Int
}
