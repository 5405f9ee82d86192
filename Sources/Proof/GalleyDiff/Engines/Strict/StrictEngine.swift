import CPixelKernels
import GalleyImage

/// An engine that finds the differences a person would see, for the level *Strict*.
///
/// A pixel **differs** unless one of these holds. Each is a rule of the pixel and what lies near it, so that bands and
/// threads change nothing, and each is the same with the pictures exchanged.
///
/// 1. *It is not visible.* Over white, and over black where alpha is not full, the colours are less than
///    ``justNoticeable`` apart by CIEDE2000.
/// 2. *The anti-aliasing of an edge changed.* That makes other shades between two colours, but no other colours. So,
///    channel by channel: the change is at most an eighth of what the three by three pixels around span in each
///    picture, it stays within what they span in the other picture (by 3 of 255, for rounding), and the darkest and the
///    lightest value in nine by nine pixels is what it was (by 2 of 255). A line that moved, a letter that changed and a
///    thin thing of another colour all break one of these.
/// 3. *Noise.* The change is at most 2 of 255 in each channel; or at most 4, where the picture rises or falls there by at least as much
///    in five pixels, as shadows and blurs do; or at most 8, and in the mean of the nine pixels along each of the four lines through
///    the pixel at most 2: what a picture that was encoded again leaves, or another dither. The
///    eye sees the mean of pixels as small as these; Zhang and Wandell, "A spatial extension of CIELAB for digital
///    color-image reproduction", Journal of the Society for Information Display 5 (1), 1997, doi:10.1889/1.1985127. It
///    finds lines best, so that a hairline of another colour is none, however little it has changed. Colour is seen less finely: a
///    channel may change by 16, where that holds of the mean of the channels, and in the mean of nine by nine pixels none changes by
///    more than 1 otherwise than that mean; Mullen, "The contrast sensitivity of human colour vision to red-green and blue-yellow
///    chromatic gratings", Journal of Physiology 359, 1985, doi:10.1113/jphysiol.1985.sp015591.
/// 4. *The same shapes drawn anew*, at another fraction of a pixel or with another smoothing. Each channel's change is explained by
///    moving the picture by at most 0.7 pixels along either axis, in a window of nine by nine pixels whose middle is at most one pixel
///    away, and in one of five by five pixels that holds the pixel: what the least squares leave is at most a quarter of
///    the gradient's energy, and in the mean at most 0.4 of the change's amount and 0.3 of 255, so that nothing gets bolder, darker or
///    another colour; the changes of a window add up to 648 at most. The pixel's own change is explained but for half of
///    what the three by three pixels around it span (and 1 of 255), and at least four pixels of nine by nine have changed. Lucas
///    and Kanade, "An iterative image registration technique with an application to stereo vision", Proceedings of the 7th
///    International Joint Conference on Artificial Intelligence, 1981.
/// 5. *A speck at an edge.* At most two by two pixels, faint (at most ``faintest`` apart), alone within eight pixels,
///    and beside an edge that has twice its contrast in both pictures: what a browser's or a graphics card's joints
///    leave. Contrast beside an edge is masked by it; Legge and Foley, "Contrast masking in human vision", Journal of
///    the Optical Society of America 70 (12), 1980, doi:10.1364/JOSA.70.001458.
/// 6. *The little that is left of shapes drawn anew.* Of the seventeen by seventeen pixels around, at most sixteen remain after the
///    fourth rule, at least half as many were forgiven by the second or the fourth, and none that remains has changed by more than a
///    third of what the nine by nine pixels around it span in each picture (and 2 of 255): what another rasteriser leaves where lines
///    meet, bend and cross.
///
/// The constants of the third rule were chosen on generated textures: 24 of 25 pass when they are encoded again as JPEG of the
/// highest quality, 13 with a mean of 1, and from a change of 6 on no more pass with a larger one. Those of the fourth were chosen on
/// labelled pairs of a browser's pictures and on generated changes: strokes of one to three pixels are seen to get bolder from 0.15
/// pixels on, wider ones from 0.3, and a piece of an edge that moves by a pixel while the rest of the shape stays is forgiven where
/// fewer than sixteen pixels change strongly, and by the sixth rule one such piece of 1 800 with more, of 26. Those of shades, of colour
/// and of the sixth were chosen on such pairs, and judged by sixty that were made afterwards: of forty small changes amid noise none is
/// missed, of twenty pairs that are the same eleven pass. The other constants are the tightest round ones that pass what Playwright's
/// fixtures call rendering noise; a sixteenth of the span is the most there.
package struct StrictEngine: NamedPixelEngine, Hashable {
  package static let name = "strict"
  package static let options = EngineOptions(hasCaret: true)

  /// The CIEDE2000 distance from which people see one.
  package static let justNoticeable = 1.0
  /// The largest CIEDE2000 distance of a speck that is forgiven.
  package static let faintest = 10.0

  /// The treatment of a text field's caret.
  package var caret: CaretRule

  /// Makes the engine.
  package init(caret: CaretRule = .counted) {
    self.caret = caret
  }

  /// Creates the engine with the values of options.
  package init(_ choices: EngineChoices) {
    self.init(caret: choices.caret)
  }

  /// The isolation distance of a speck, and the reach of the other rules beyond it.
  package var contextRows: Int {
    Self.speckReach + max(PixelNeighborhood.extremesReach, RedrawingRule.reach)
  }

  /// Two by two pixels, and eight around.
  static let speckReach = Int(galley_speck_reach)
  /// The rows that are processed together.
  static let bandRows = 256

  /// Classifies the pixels of some rows.
  package func judge(_ rows: Range<Int>, of pair: borrowing PixelPair, into marks: inout PixelMarks) {
    var colors = LabColorCache()
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.bandRows) {
      judgeBand(start..<min(start + Self.bandRows, rows.upperBound), of: pair, &colors, into: &marks)
    }
  }

  private func judgeBand(
    _ rows: Range<Int>, of pair: borrowing PixelPair, _ colors: inout LabColorCache,
    into marks: inout PixelMarks
  ) {
    let (a, b) = pair.sides
    let looked =
      max(0, rows.lowerBound - Self.speckReach)..<min(pair.height, rows.upperBound + Self.speckReach)
    var remaining = RemainingDifferences(rows: looked, width: pair.width)
    var pixels: [(x: Int, y: Int, distance: Double, isDarker: Bool)] = []
    for y in looked {
      let isJudged = rows.contains(y)
      pair.forEachUnequalPixel(inRow: y) { x in
        let found = look(x, y, a, b, &colors)
        switch found.judgement {
        case .same: break
        case .tolerated, .smoothed:
          if found.judgement == .smoothed { remaining.addRedrawn(x, y) }
          if isJudged {
            marks.set(x, y, found.judgement, magnitude: found.distance / 100, isDarker: found.isDarker)
          }
        case .different:
          remaining.add(x, y, isFaint: found.distance <= Self.faintest)
          if isJudged { pixels.append((x, y, found.distance, found.isDarker)) }
        }
      }
    }
    var redrawing = RedrawingRule(a, b)
    redrawing.takeOut(of: &remaining, in: looked) { _, _ in }
    for pixel in pixels {
      let isForgiven =
        !remaining.contains(pixel.x, pixel.y)
        || pixel.distance <= Self.faintest && isSpeck(pixel.x, pixel.y, a, b, among: remaining)
        || isLittleLeft(pixel.x, pixel.y, a, b, of: &remaining, in: looked)
      marks.set(
        pixel.x, pixel.y, isForgiven ? .smoothed : .different, magnitude: pixel.distance / 100,
        isDarker: pixel.isDarker)
    }
  }

  /// Whether a remaining pixel is a speck at an edge.
  func isSpeck(
    _ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide, among remaining: RemainingDifferences
  ) -> Bool {
    remaining.isAlone(x, y)
      && overBackdrops(x, y, a, b) { $0.isBesideEdge(x, y) }
  }

  /// Whether a remaining pixel belongs to the little that is left where shapes were drawn anew, as far as some rows tell.
  func isLittleLeft(
    _ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide, of remaining: inout RemainingDifferences,
    in rows: Range<Int>
  ) -> Bool {
    remaining.isLittleLeft(x, y, in: rows) { x, y in overBackdrops(x, y, a, b) { $0.isSlight(x, y) } }
  }

  /// Whether something holds of a pixel's neighbourhood over white, and over black where the pixel is not opaque.
  private func overBackdrops(
    _ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide, _ holds: (PixelNeighborhood) -> Bool
  ) -> Bool {
    PixelNeighborhood.backdrops(a.color(x, y), b.color(x, y))
      .allSatisfy { holds(PixelNeighborhood(a, b, over: $0)) }
  }

  /// The first three rules.
  func look(
    _ x: Int, _ y: Int, _ a: PixelSide, _ b: PixelSide, _ colors: inout LabColorCache
  ) -> (judgement: PixelClassification, distance: Double, isDarker: Bool) {
    let (before, after) = (a.color(x, y), b.color(x, y))
    var judgement = PixelClassification.same
    var greatest = 0.0
    var isDarker = false
    for backdrop in PixelNeighborhood.backdrops(before, after) {
      let (left, right) = (before.opaque(over: backdrop), after.opaque(over: backdrop))
      if left == right { continue }
      let (distance, darkens) = colors.distance(left, right)
      if distance > greatest { (greatest, isDarker) = (distance, darkens) }
      judgement = max(
        judgement,
        distance < Self.justNoticeable
          ? .tolerated : Self.classify(x, y, PixelNeighborhood(a, b, over: backdrop)))
    }
    return (judgement, greatest, isDarker)
  }

  /// The second and the third rule.
  private static func classify(_ x: Int, _ y: Int, _ around: PixelNeighborhood) -> PixelClassification {
    around.isSmoothing(x, y) ? .smoothed : around.isNoise(x, y) ? .tolerated : .different
  }
}

extension RGBA {
  /// The colour over a ground of one grey, as four bytes, red lowest.
  func opaque(over backdrop: UInt8) -> UInt32 {
    if alpha == 255 { return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000 }
    func channel(_ value: UInt8) -> UInt32 {
      (UInt32(value) * UInt32(alpha) + UInt32(backdrop) * UInt32(255 - alpha) + 127) / 255
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | 0xFF00_0000
  }
}
