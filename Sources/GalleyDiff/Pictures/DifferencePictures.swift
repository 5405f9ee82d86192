import Foundation
import GalleyImage

/// Draws what differs between two pictures, in every ``DifferenceView``.
///
/// Masks, overlays and heat maps have few colours and make small files. Where the sizes differ, the pictures lie over
/// each other as ``SizeMismatch`` has it, and what only one of them has is shown as different.
public struct DifferencePictures {
  private let canvas: DifferenceCanvas
  private let boxes: [PixelRect]
  private let line: Int

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - comparison: What is said of both.
  public init(baseline: Bitmap, candidate: Bitmap, comparison: PixelComparison) {
    canvas = DifferenceCanvas(baseline, candidate, comparison)
    line = DifferenceBoxes.line(width: canvas.width, height: canvas.height)
    boxes = DifferenceBoxes.find(canvas.difference, line: line)
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - view: Which one.
  ///   - appearance: In which colours.
  /// - Returns: The picture; opaque.
  public func draw(_ view: DifferenceView, _ appearance: DifferenceAppearance = .light) -> Bitmap {
    switch view {
    case .mask: mask(appearance).bitmap
    case .overlay: overlay(appearance).bitmap
    case .heat: heat(appearance).bitmap
    case .strip: strip(appearance)
    case .before: spotlit(appearance, appearance.before) { canvas.baselineColor($0, $1) }
    case .after: spotlit(appearance, appearance.after) { canvas.candidateColor($0, $1) }
    }
  }

  /// Draws a picture as a PNG file.
  ///
  /// - Parameters:
  ///   - view: Which one.
  ///   - appearance: In which colours.
  ///   - effort: How much time to spend on a small file.
  /// - Returns: The whole file.
  /// - Throws: `PNGError.notWritten` when memory runs out.
  public func png(
    _ view: DifferenceView, _ appearance: DifferenceAppearance = .light, effort: PNG.Effort = .fast
  ) throws(PNGError) -> Data {
    switch view {
    case .mask: try mask(appearance).png(effort)
    case .overlay: try overlay(appearance).png(effort)
    case .heat: try heat(appearance).png(effort)
    case .strip, .before, .after: try PNG.encode(draw(view, appearance), effort: effort)
    }
  }

  private func mask(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = IndexedPicture(width: canvas.width, height: canvas.height, appearance.ground)
    let colors = picture.indices([appearance.tolerated, appearance.smoothed, appearance.different])
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        if let judgement = canvas.judgement(x, y), judgement != .same {
          picture.indices[y * canvas.width + x] = colors[Int(judgement.rawValue) - 1]
        }
      }
    }
    return picture
  }

  private func overlay(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = faded(appearance)
    let smoothed = picture.index(appearance.smoothed)
    // What is there is still to be read in the mark.
    let different = picture.indices(
      (0..<Self.shades).map { shade in
        let part = (appearance == .light ? 0.55 : 0.35) * (1 - Double(shade) / Double(Self.shades - 1))
        return appearance.different.mixed(part, of: .black)
      })
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        guard let judgement = canvas.judgement(x, y), judgement > .tolerated else { continue }
        let luma = canvas.color(x, y)?.luma ?? 255
        picture.indices[y * canvas.width + x] =
          judgement == .different ? different[luma * Self.shades / 256] : smoothed
      }
    }
    outline(&picture, appearance.different, appearance)
    return picture
  }

  /// So many shades the mark has, by what lies under it.
  private static let shades = 32

  private func heat(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = faded(appearance)
    let heat = appearance.heat(PixelMap.magnitudes)
    let colors = picture.indices(heat)
    // A single pixel would not be seen: what is near one has a breath of its colour.
    let glow = picture.indices(heat.map { $0.mixed(0.6, of: appearance.ground) })
    let (width, height) = (canvas.width, canvas.height)
    for y in 0..<height {
      for x in 0..<width {
        let step = canvas.step(x, y)
        if step == 0 || canvas.judgement(x, y) == .tolerated { continue }
        picture.indices[y * width + x] = colors[step - 1]
        for row in max(0, y - line)...min(height - 1, y + line) {
          for column in max(0, x - line)...min(width - 1, x + line) {
            let other = picture.indices[row * width + column]
            let isFree = !colors.contains(other) && (!glow.contains(other) || other < glow[step - 1])
            if isFree, canvas.step(column, row) == 0 {
              picture.indices[row * width + column] = glow[step - 1]
            }
          }
        }
      }
    }
    return picture
  }

  /// The new picture in greys near the ground.
  private func faded(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = IndexedPicture(width: canvas.width, height: canvas.height, appearance.ground)
    let greys = picture.indices(
      (0...255).map {
        let grey = appearance.faded($0)
        return RGBA(grey, grey, grey)
      })
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        if let color = canvas.color(x, y) { picture.indices[y * canvas.width + x] = greys[color.luma] }
      }
    }
    return picture
  }

  /// Draws the boxes; their corners are smoothed against the ground, so that few colours are enough.
  private func outline(_ picture: inout IndexedPicture, _ color: RGBA, _ appearance: DifferenceAppearance) {
    let shades = picture.indices((1...4).map { appearance.ground.mixed(Double($0) / 4, of: color) })
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: canvas.width, canvas.height) {
        let shade = Int(($2 * 4).rounded())
        if shade > 0 { picture.indices[$1 * canvas.width + $0] = shades[shade - 1] }
      }
    }
  }

  /// A picture that is faded outside of the boxes.
  private func spotlit(
    _ appearance: DifferenceAppearance, _ color: RGBA, _ pixel: (Int, Int) -> RGBA?
  ) -> Bitmap {
    let (width, height) = (canvas.width, canvas.height)
    var isLit = [Bool](repeating: boxes.isEmpty, count: width * height)
    for box in boxes {
      guard let part = box.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else { continue }
      let outline = BoxOutline(box: box, line: line, radius: 2 * line)
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX where outline.distance(Double(x) + 0.5, Double(y) + 0.5) <= 0 {
          isLit[y * width + x] = true
        }
      }
    }
    var picture = Bitmap(width: width, height: height, color: appearance.gutter)
    for y in 0..<height {
      for x in 0..<width {
        guard let found = pixel(x, y) else { continue }
        let shown = RGBA(found.over(SIMD3(repeating: 255)))
        picture[x, y] = isLit[y * width + x] ? shown : shown.mixed(0.6, of: appearance.ground)
      }
    }
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: width, height) {
        picture[$0, $1] = picture[$0, $1].mixed($2, of: color)
      }
    }
    return picture
  }

  /// Three pictures beside each other, each under a bar in its colour.
  private func strip(_ appearance: DifferenceAppearance) -> Bitmap {
    let gap = 8 * line
    let bar = 2 * line
    let pictures = [DifferenceView.before, .after, .overlay].map { view in
      view == .overlay ? overlay(appearance).bitmap : plain(view, appearance)
    }
    var strip = Bitmap(
      width: 3 * canvas.width + 4 * gap, height: canvas.height + 3 * gap + bar, color: appearance.gutter)
    for (index, color) in [appearance.before, appearance.after, appearance.different].enumerated() {
      let left = gap + index * (canvas.width + gap)
      for y in gap..<gap + bar { for x in left..<left + canvas.width { strip[x, y] = color } }
      strip.place(pictures[index], left, 2 * gap + bar)
    }
    return strip
  }

  private func plain(_ view: DifferenceView, _ appearance: DifferenceAppearance) -> Bitmap {
    var picture = Bitmap(width: canvas.width, height: canvas.height, color: appearance.gutter)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let found = view == .before ? canvas.baselineColor(x, y) : canvas.candidateColor(x, y)
        if let found { picture[x, y] = RGBA(found.over(SIMD3(repeating: 255))) }
      }
    }
    return picture
  }
}

extension Bitmap {
  /// Copies a picture into this one.
  fileprivate mutating func place(_ picture: Bitmap, _ x: Int, _ y: Int) {
    for row in 0..<picture.height {
      let from = row * picture.width * 4
      let to = ((y + row) * width + x) * 4
      bytes.replaceSubrange(to..<to + picture.width * 4, with: picture.bytes[from..<from + picture.width * 4])
    }
  }
}
