import Foundation
import GalleyImage

extension Canvas {
  /// Draws a bitmap into a rectangle.
  ///
  /// Where it becomes smaller it is first brought to about its size on the screen by averaging areas; the rest, turning and
  /// growing included, is bilinear. By its nearest pixels it is read as it is.
  func draw(_ bitmap: Bitmap, in rect: CGRect, _ interpolation: DisplayList.Interpolation) {
    guard rect.isDrawable else { return }
    let transform = state.transform
    let across = Vector(transform.a, transform.b).length * rect.width
    let down = Vector(transform.c, transform.d).length * rect.height
    let isExact = interpolation == .nearest
    let width = isExact ? bitmap.width : pixels(across, atMost: bitmap.width)
    let height = isExact ? bitmap.height : pixels(down, atMost: bitmap.height)
    let picture = resources.picture(bitmap, width: width, height: height)

    let placed = Transform.scale(x: rect.width / Double(width), y: rect.height / Double(height))
      .then(.translation(x: rect.minX, y: rect.minY)).then(transform)
    guard let map = placed.inverted, map.isModerate else { return }
    var painter = PicturePainter(
      layer: layer,
      sampler: PictureSampler(
        picture, map: map, columns: layer.bounds.left..<layer.bounds.right, interpolation: interpolation))
    if transform.isUpright {
      emit(BoxCoverage(transform.applyUpright(rect)), into: &painter)
    } else {
      let outline = outline(of: Path(rect: rect))
      emit(
        OutlineCoverage(outline: outline, rule: .nonZero, rasterizer: resources.rasterizer), into: &painter)
    }
  }

  /// A length on the screen as a number of pixels for a side of a picture.
  private func pixels(_ length: Double, atMost limit: Int) -> Int {
    length < Double(limit) ? max(1, Int(length.rounded())) : limit
  }
}
