import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The pictures and trees of one check, read once.
struct CardPictures {
  /// What was approved.
  var baseline: Proof?
  /// What was seen.
  var candidate: Proof?
  /// Where pixels differ, over the new picture.
  var difference: Bitmap?
  /// Where pixels differ, in pixels, largest first.
  var regions: [PixelRect] = []
  /// The changed lines of the trees, or of the texts.
  var lines: TextDifference?
  /// Why something cannot be shown.
  var fault: String?

  /// The pictures side by side, of the whole or of a region with what is around it.
  ///
  /// - Parameters:
  ///   - zoom: 0 for the whole, else the number of a region.
  ///   - aspect: How wide a picture may be to be as high as there is room.
  /// - Returns: Baseline, candidate and difference, as far as there are any.
  func panels(zoom: Int, aspect: Double) -> [PictureStrip.Panel] {
    let pictures = [
      ("baseline", baseline?.picture), ("candidate", candidate?.picture), ("difference", difference),
    ]
    return pictures.compactMap { name, picture in
      guard let picture else { return nil }
      return PictureStrip.Panel(name: name, picture: picture, part: part(of: picture, zoom, aspect))
    }
  }

  private func part(of picture: Bitmap, _ zoom: Int, _ aspect: Double) -> PixelRect {
    guard zoom > 0, zoom <= regions.count else { return picture.extent }
    let region = regions[zoom - 1]
    // As much again around it as it is large, and no less than a thumb's width: what it is of must be seen.
    let margin = max(24, max(region.width, region.height) / 2)
    var width = region.width + 2 * margin
    var height = region.height + 2 * margin
    if Double(width) < Double(height) * aspect { width = Int(Double(height) * aspect) }
    if Double(width) > Double(height) * aspect { height = Int(Double(width) / max(0.01, aspect)) }
    width = min(width, picture.width)
    height = min(height, picture.height)
    let x = max(0, min(picture.width - width, region.x + region.width / 2 - width / 2))
    let y = max(0, min(picture.height - height, region.y + region.height / 2 - height / 2))
    return PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension CardPictures {
  /// Reads what a check is about.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - desk: Where it is decided.
  init(_ check: Verdict.JudgedCheck, at desk: DecisionDesk) {
    if check.record.kind == .text {
      lines = check.outcome.comparison?.text
      return
    }
    if case .found(let found)? = try? desk.store.read(check.key) { baseline = found.proof }
    do { candidate = try desk.run.proof(of: check.record) } catch { fault = "\(error)" }
    guard let baseline, let candidate else { return }
    if let old = baseline.tree, let new = candidate.tree {
      lines = Comparator.compare(baseline: ElementText.tree(old), candidate: ElementText.tree(new)).text
    }
    let comparison = check.outcome.comparison
    regions = (comparison?.regions ?? []).map {
      Self.pixels($0, candidate)
    }
    if baseline.picture != candidate.picture {
      difference = DifferencePictures(
        baseline: baseline, candidate: candidate, settings: check.record.settings,
        uses: comparison?.regionUses ?? []
      ).draw(.overlay, check.key.environment.appearance == .dark ? .dark : .light)
    }
  }

  /// The pixels of a rectangle in points.
  ///
  /// A record is a file, and may say anything.
  private static func pixels(_ rect: CGRect, _ proof: Proof) -> PixelRect {
    func pixel(_ value: Double, _ most: Int) -> Int {
      value.isFinite ? Int(min(max(0, value * proof.scale), Double(most))) : 0
    }
    let (width, height) = (proof.picture.width, proof.picture.height)
    let (left, top) = (pixel(rect.minX, width - 1), pixel(rect.minY, height - 1))
    return PixelRect(
      x: left, y: top, width: max(1, pixel(rect.maxX, width) - left),
      height: max(1, pixel(rect.maxY, height) - top))
  }
}
