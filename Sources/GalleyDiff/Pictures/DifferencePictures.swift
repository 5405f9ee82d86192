import Foundation
import GalleyImage

/// Draws what differs between two pictures, in every ``DifferenceView``.
///
/// Masks, overlays and heat maps have few colours and make small files. Where the sizes differ, the pictures lie over
/// each other as ``SizeMismatch`` has it, and what only one of them has is shown as different.
public struct DifferencePictures: Sendable {
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

  /// Whether there is nothing to show: every pixel is the same.
  public var isEmpty: Bool { !canvas.judgements.contains { $0 != 0 && $0 != DifferenceCanvas.nothing } }

  /// The size of a view.
  ///
  /// - Parameter view: Which one.
  /// - Returns: Its width and height in pixels.
  public func size(of view: DifferenceView) -> PixelSize {
    view == .strip
      ? PixelSize(width: 3 * reduced.width + 4 * gap, height: reduced.height + 3 * gap + bar)
      : PixelSize(width: canvas.width, height: canvas.height)
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
    case .before: spotlit(.before, appearance, appearance.before)
    case .after: spotlit(.after, appearance, appearance.after)
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
    let colors = picture.indices([
      appearance.ground, appearance.tolerated, appearance.smoothed, appearance.different,
    ])
    picture.fill { index in
      let judgement = canvas.judgements[index]
      return judgement == DifferenceCanvas.nothing ? 0 : colors[Int(judgement)]
    }
    return picture
  }

  private func overlay(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = IndexedPicture(width: canvas.width, height: canvas.height, appearance.ground)
    // Sixteen colours in all take half a byte a pixel.
    let greys = faded(&picture, appearance, steps: 8)
    let smoothed = picture.index(appearance.smoothed)
    // What is there is still to be read in the mark.
    let different = picture.indices(
      (0..<Self.shades).map { shade in
        let part = (appearance == .light ? 0.55 : 0.35) * (1 - Double(shade) / Double(Self.shades - 1))
        return appearance.different.mixed(part, of: .black)
      })
    picture.fill { index in
      let luma = Int(canvas.lumas[index])
      return switch canvas.judgements[index] {
      case DifferenceCanvas.nothing: 0
      case PixelJudgement.different.rawValue: different[luma * Self.shades / 256]
      case PixelJudgement.smoothed.rawValue: smoothed
      default: greys[luma]
      }
    }
    outline(&picture, appearance.different, appearance)
    return picture
  }

  /// So many shades the mark has, by what lies under it.
  private static let shades = 4

  private func heat(_ appearance: DifferenceAppearance) -> IndexedPicture {
    var picture = IndexedPicture(width: canvas.width, height: canvas.height, appearance.ground)
    let greys = faded(&picture, appearance, steps: 8)
    let heat = appearance.heat(PixelMap.magnitudes)
    let colors = picture.indices(heat)
    // A single pixel would not be seen: what is near one has a breath of the strongest colour around.
    let glow = picture.indices(heat.map { $0.mixed(0.6, of: appearance.ground) })
    let glowing = glows()
    picture.fill { index in
      let (step, judgement) = (canvas.steps[index], canvas.judgements[index])
      if judgement == DifferenceCanvas.nothing { return 0 }
      if step > 0, judgement != PixelJudgement.tolerated.rawValue { return colors[Int(step) - 1] }
      if step == 0, glowing[index] > 0 { return glow[Int(glowing[index]) - 1] }
      return greys[Int(canvas.lumas[index])]
    }
    return picture
  }

  /// The greatest step near each pixel that has none itself; 0 where there is none.
  private func glows() -> [UInt8] {
    let (width, height) = (canvas.width, canvas.height)
    var glows = [UInt8](repeating: 0, count: width * height)
    glows.withUnsafeMutableBufferPointer { glows in
      for y in 0..<height {
        for x in 0..<width {
          let step = canvas.steps[y * width + x]
          if step == 0 || canvas.judgements[y * width + x] == PixelJudgement.tolerated.rawValue { continue }
          let (left, right) = (max(0, x - line), min(width - 1, x + line))
          for row in max(0, y - line)...min(height - 1, y + line) {
            for index in row * width + left...row * width + right where glows[index] < step {
              glows[index] = step
            }
          }
        }
      }
    }
    return glows
  }

  /// The greys of a picture near the ground, one for each luma.
  private func faded(_ picture: inout IndexedPicture, _ appearance: DifferenceAppearance, steps: Int)
    -> [UInt8]
  {
    picture.indices(
      (0...255).map {
        let grey = appearance.faded(Self.step($0, of: steps))
        return RGBA(grey, grey, grey)
      })
  }

  /// The nearest of so many steps from 0 to 255: what is faded is there to find one's way, and few colours make small
  /// files.
  private static func step(_ value: Int, of steps: Int) -> Int {
    (value * (steps - 1) + 127) / 255 * 255 / (steps - 1)
  }

  /// Draws the boxes; their corners are smoothed against the ground, so that few colours are enough.
  private func outline(_ picture: inout IndexedPicture, _ color: RGBA, _ appearance: DifferenceAppearance) {
    let shades = picture.indices((1...3).map { appearance.ground.mixed(Double($0) / 3, of: color) })
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: canvas.width, canvas.height) {
        let shade = Int(($2 * 3).rounded())
        if shade > 0 { picture.indices[$1 * canvas.width + $0] = shades[shade - 1] }
      }
    }
  }

  /// A picture that is faded outside of the boxes.
  private func spotlit(_ view: DifferenceView, _ appearance: DifferenceAppearance, _ color: RGBA) -> Bitmap {
    let (width, height) = (canvas.width, canvas.height)
    var picture = canvas.placed(view, on: appearance.gutter)
    if !boxes.isEmpty {
      let isLit = lit
      let extent = canvas.extent(view)
      let grounds = [appearance.ground.red, appearance.ground.green, appearance.ground.blue]
      let tables = grounds.map { ground in
        (0...255).map { value in
          let shown = Double(Self.step(value, of: 32))
          return UInt8((shown + (Double(ground) - shown) * 0.6).rounded())
        }
      }
      picture.bytes.withUnsafeMutableBytes { bytes in
        for y in extent.minY..<extent.maxY {
          for index in y * width + extent.minX..<y * width + extent.maxX where !isLit[index] {
            for channel in 0..<3 {
              bytes[index * 4 + channel] = tables[channel][Int(bytes[index * 4 + channel])]
            }
          }
        }
      }
    }
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: width, height) {
        picture[$0, $1] = picture[$0, $1].mixed($2, of: color)
      }
    }
    return picture
  }

  /// Which pixels lie in a box.
  private var lit: [Bool] {
    let (width, height) = (canvas.width, canvas.height)
    var isLit = [Bool](repeating: false, count: width * height)
    for box in boxes {
      guard let part = box.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) else { continue }
      let outline = BoxOutline(box: box, line: line, radius: 2 * line)
      for y in part.minY..<part.maxY {
        let isEnd = y < box.minY + 2 * line || y >= box.maxY - 2 * line
        for x in part.minX..<part.maxX {
          let isCorner = isEnd && (x < box.minX + 2 * line || x >= box.maxX - 2 * line)
          if !isCorner || outline.distance(Double(x) + 0.5, Double(y) + 0.5) <= 0 {
            isLit[y * width + x] = true
          }
        }
      }
    }
    return isLit
  }

  /// How many pixels of a row become one in a strip: it is for a glance, and a phone's screen shown at a third is still
  /// wider than most places that a strip is shown in.
  private var reduction: Int { max(1, canvas.width / Self.leastStripWidth) }

  /// Pictures in a strip are no narrower than this, unless they are.
  private static let leastStripWidth = 360

  /// The size of a picture in a strip.
  private var reduced: PixelSize {
    PixelSize(
      width: max(1, canvas.width / reduction), height: max(1, canvas.height / reduction))
  }

  /// What is between the pictures of a strip.
  private var gap: Int { 8 * DifferenceBoxes.line(width: reduced.width, height: reduced.height) }

  /// How high the bar over each is.
  private var bar: Int { gap / 4 }

  /// Three pictures beside each other, each under a bar in its colour.
  private func strip(_ appearance: DifferenceAppearance) -> Bitmap {
    let pictures = [DifferenceView.before, .after, .overlay].map { view in
      (view == .overlay ? overlay(appearance).bitmap : canvas.placed(view, on: appearance.gutter))
        .reduced(by: reduction, to: reduced)
    }
    let size = size(of: .strip)
    var strip = Bitmap(width: size.width, height: size.height, color: appearance.gutter)
    for (index, color) in [appearance.before, appearance.after, appearance.different].enumerated() {
      let left = gap + index * (reduced.width + gap)
      strip.place(Bitmap(width: reduced.width, height: bar, color: color), left, gap)
      strip.place(pictures[index], left, 2 * gap + bar)
    }
    return strip
  }
}
