import Foundation
import GalleyImage

/// Draws what differs between two pictures, in every ``DifferenceView``.
///
/// Masks, overlays and heat maps have few colours and make small files. Where the sizes differ, the pictures lie over
/// each other as ``SizeMismatch`` has it, and what only one of them has is shown as different.
package struct DifferencePictures: Sendable {
  private let canvas: DifferenceCanvas
  private let boxes: [PixelRect]
  private let line: Int

  /// Prepares to draw.
  package init(baseline: Bitmap, candidate: Bitmap, comparison: PixelComparison) {
    canvas = DifferenceCanvas(baseline, candidate, comparison)
    line = DifferenceBoxes.line(width: canvas.width, height: canvas.height)
    boxes = DifferenceBoxes.find(canvas.difference, line: line)
  }

  /// Whether there is nothing to show: every pixel is the same.
  package var isEmpty: Bool { !canvas.judgements.contains { $0 != 0 && $0 != DifferenceCanvas.nothing } }

  /// The size of a view.
  ///
  /// - Parameter view: Which one.
  /// - Returns: Its width and height in pixels.
  package func size(of view: DifferenceView) -> PixelSize {
    switch view {
    case .strip: PixelSize(width: 3 * reduced.width + 4 * gap, height: reduced.height + 3 * gap + bar)
    case .before, .after: size(reducedBy: halving)
    case .mask, .overlay, .heat: PixelSize(width: canvas.width, height: canvas.height)
    }
  }

  /// Draws a picture.
  package func draw(_ view: DifferenceView, _ appearance: DifferenceAppearance = .light) -> Bitmap {
    switch view {
    case .mask: mask.bitmap(appearance)
    case .overlay: overlay.bitmap(appearance)
    case .heat: heat.bitmap(appearance)
    case .strip: strip([appearance])[0]
    case .before: spotlit(.before, [appearance])[0]
    case .after: spotlit(.after, [appearance])[0]
    }
  }

  /// Draws a picture as PNG files, light and dark: both together take little more time than one of them.
  ///
  /// - Throws: `PNGError.notWritten` when memory runs out.
  package func pngs(_ view: DifferenceView, effort: PNG.Effort = .fast) throws(PNGError) -> DifferenceFiles {
    let pictures: [Bitmap]
    switch view {
    case .mask: return try mask.pngs(effort)
    case .overlay: return try overlay.pngs(effort)
    case .heat: return try heat.pngs(effort)
    case .strip: pictures = strip([.light, .dark])
    case .before: pictures = spotlit(.before, [.light, .dark])
    case .after: pictures = spotlit(.after, [.light, .dark])
    }
    return DifferenceFiles(
      light: try PNG.encode(pictures[0], effort: effort), dark: try PNG.encode(pictures[1], effort: effort))
  }

  private func indexed(_ indices: [UInt8], _ palette: (DifferenceAppearance) -> [RGBA]) -> IndexedPicture {
    IndexedPicture(width: canvas.width, height: canvas.height, indices, palette)
  }

  private var mask: IndexedPicture {
    let indices = canvas.map { judgement, _ in judgement == DifferenceCanvas.nothing ? 0 : judgement }
    return indexed(indices) { [$0.ground, $0.tolerated, $0.smoothed, $0.different] }
  }

  /// Sixteen colours in all take half a byte a pixel: the ground, greys, what was smoothed, the mark by what lies under
  /// it, and the boxes' smoothed corners.
  private var overlay: IndexedPicture {
    let (smoothed, different) = (UInt8(1 + Self.greys), UInt8(2 + Self.greys))
    var indices = faded
    let marks = (0...255).map { different + UInt8($0 * Self.shades / 256) }
    indices.withUnsafeMutableBufferPointer { indices in
      marks.withUnsafeBufferPointer { marks in
        canvas.forEachJudged { index, judgement, luma in
          switch judgement {
          case PixelClassification.different.rawValue: indices[index] = marks[Int(luma)]
          case PixelClassification.smoothed.rawValue: indices[index] = smoothed
          default: break
          }
        }
      }
    }
    let edge = different + UInt8(Self.shades)
    for box in boxes {
      BoxOutline(box: box, line: line, radius: 2 * line).draw(within: canvas.width, canvas.height) {
        let shade = Int(($2 * 3).rounded())
        if shade > 0 { indices[$1 * canvas.width + $0] = shade == 3 ? edge - 1 : edge + UInt8(shade) - 1 }
      }
    }
    return indexed(indices) { appearance in
      // What is there is still to be read in the mark; its last shade is the mark's own colour.
      let shades = (0..<Self.shades).map { shade in
        let part = (appearance == .light ? 0.55 : 0.35) * (1 - Double(shade) / Double(Self.shades - 1))
        return appearance.different.mixed(part, of: .black)
      }
      let edges = (1...2).map { appearance.ground.mixed(Double($0) / 3, of: appearance.different) }
      return [appearance.ground] + Self.faded(appearance) + [appearance.smoothed] + shades + edges
    }
  }

  /// The number of shades of the mark, by the luma below it.
  private static let shades = 4

  private var heat: IndexedPicture {
    let first = UInt8(1 + Self.greys)
    let glow = first + UInt8(PixelMap.magnitudes) - 1
    var indices = faded
    // A single pixel would not be seen: what is near one has a breath of the strongest colour around.
    let glows = MaximumFilter(canvas.steps, width: canvas.width, height: canvas.height, reach: line)
    canvas.withFacts { judgements, steps in
      indices.withUnsafeMutableBufferPointer { indices in
        glows.forEachRow { row, greatest in
          let start = row &* canvas.width
          for x in 0..<canvas.width where greatest[x] > 0 {
            let step = steps[start &+ x]
            if step > 0 {
              indices[start &+ x] = first &+ step &- 1
            } else if judgements[start &+ x] != DifferenceCanvas.nothing {
              indices[start &+ x] = glow &+ greatest[x]
            }
          }
        }
      }
    }
    return indexed(indices) { appearance in
      let heat = appearance.heat(PixelMap.magnitudes)
      return [appearance.ground] + Self.faded(appearance) + heat
        + heat.map { $0.mixed(0.6, of: appearance.ground) }
    }
  }

  /// The number of greys of a faded picture, which is only for orientation: few colours make small files.
  private static let greys = 8

  /// The numbers of the greys of the canvas, from 1 up; 0 where no picture has a pixel.
  private var faded: [UInt8] {
    let count = canvas.width * canvas.height
    var numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, initialized in
      initialized = count
      canvas.lumas.withUnsafeBufferPointer { lumas in
        let most = UInt16(Self.greys - 1)
        for index in 0..<count {
          // A division by 255, rounded, that is done for many at a time.
          let share = UInt16(lumas[index]) &* most &+ 127
          numbers[index] = UInt8(truncatingIfNeeded: (share &+ 1 &+ share &>> 8) &>> 8) &+ 1
        }
      }
    }
    if canvas.hasNothing {
      for index in 0..<count where canvas.judgements[index] == DifferenceCanvas.nothing { numbers[index] = 0 }
    }
    return numbers
  }

  /// The greys of a picture near the ground.
  private static func faded(_ appearance: DifferenceAppearance) -> [RGBA] {
    (0..<greys).map { step in
      let grey = appearance.faded(step * 255 / (greys - 1))
      return RGBA(grey, grey, grey)
    }
  }

  /// A picture that is faded outside of the boxes.
  private func spotlit(_ view: DifferenceView, _ appearances: [DifferenceAppearance]) -> [Bitmap] {
    let spotlight = BoxHighlighter(boxes, on: size(of: view), reducedBy: halving, extent: canvas.extent(view))
    let shared = isWhole(view) ? reduced(view, on: .white, by: halving) : nil
    return appearances.map { appearance in
      var picture = shared ?? reduced(view, on: appearance.gutter, by: halving)
      spotlight.draw(on: &picture, appearance, view == .before ? appearance.before : appearance.after)
      return picture
    }
  }

  /// Whether a picture covers the canvas.
  private func isWhole(_ view: DifferenceView) -> Bool {
    let extent = canvas.extent(view)
    return extent.width == canvas.width && extent.height == canvas.height
  }

  private func reduced(_ view: DifferenceView, on ground: RGBA, by factor: Int) -> Bitmap {
    canvas.placed(view, on: ground).reduced(by: factor, to: size(reducedBy: factor))
  }

  private func size(reducedBy factor: Int) -> PixelSize {
    PixelSize(width: max(1, canvas.width / factor), height: max(1, canvas.height / factor))
  }

  /// The factor by which faded pictures are reduced, since both pictures exist in full beside them.
  private var halving: Int { max(1, canvas.width / Self.leastSpotlitWidth) }

  /// Pictures that are faded outside of boxes are no narrower than this, unless they are.
  private static let leastSpotlitWidth = 560

  /// The factor by which the pictures of a strip are reduced: at a third, a phone's screen is still wider than most
  /// places that show a strip.
  private var reduction: Int { max(1, canvas.width / Self.leastStripWidth) }

  /// Pictures in a strip are no narrower than this, unless they are.
  private static let leastStripWidth = 360

  /// The size of a picture in a strip.
  private var reduced: PixelSize { size(reducedBy: reduction) }

  /// The gap between the pictures of a strip.
  private var gap: Int { 8 * DifferenceBoxes.line(width: reduced.width, height: reduced.height) }

  /// The height of the bar over each picture.
  private var bar: Int { gap / 4 }

  /// Three pictures beside each other, each under a bar in its colour.
  private func strip(_ appearances: [DifferenceAppearance]) -> [Bitmap] {
    let overlay = overlay
    let size = size(of: .strip)
    let sides = [DifferenceView.before, .after].map { view in
      (view: view, shared: isWhole(view) ? reduced(view, on: .white, by: reduction) : nil)
    }
    return appearances.map { appearance in
      let pictures =
        sides.map { $0.shared ?? reduced($0.view, on: appearance.gutter, by: reduction) }
        + [overlay.reduced(by: reduction, to: reduced, appearance)]
      var strip = Bitmap(width: size.width, height: size.height, color: appearance.gutter)
      for (index, color) in [appearance.before, appearance.after, appearance.different].enumerated() {
        let left = gap + index * (reduced.width + gap)
        strip.place(Bitmap(width: reduced.width, height: bar, color: color), left, gap)
        strip.place(pictures[index], left, 2 * gap + bar)
      }
      return strip
    }
  }
}

/// A kind of difference picture.
package enum DifferenceView: String, Sendable, Hashable, Codable, CaseIterable {
  /// The classification of each pixel, in four colours.
  case mask
  /// The new picture faded, with what differs in a strong colour and boxes around it.
  case overlay
  /// The new picture faded, with what changed in a colour for how far the colours are apart.
  case heat
  /// The approved picture, the new one and the overlay beside each other.
  case strip
  /// The approved picture with boxes around what differs; the rest fades.
  case before
  /// The new picture with boxes around what differs; the rest fades.
  case after

  /// The end of the file's name: `-mask.png`, and `-mask.dark.png` for the dark one.
  package func fileSuffix(_ appearance: DifferenceAppearance) -> String {
    appearance == .light ? "-\(rawValue).png" : "-\(rawValue).\(appearance.rawValue).png"
  }
}

/// A view of a difference as PNG files, one for each appearance.
package struct DifferenceFiles: Sendable, Hashable {
  /// The light picture.
  package var light: Data
  /// The dark picture.
  package var dark: Data

  /// The file of an appearance.
  package subscript(appearance: DifferenceAppearance) -> Data {
    appearance == .light ? light : dark
  }
}
