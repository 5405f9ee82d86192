import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// The pictures and the tree difference of one check.
package struct ReviewPictures {
  var baseline: ScreenSnapshot?
  var candidate: ScreenSnapshot?
  /// The new picture with differing pixels marked.
  var difference: Bitmap?
  /// The regions with differing pixels, in pixels, largest first.
  var regions: [PixelRect] = []
  /// The changed lines of the trees, or of the texts.
  var lines: TextDifference?
  /// The reason why something cannot be shown.
  var fault: String?

  /// Baseline, candidate and difference, as far as there are any: the whole pictures for zoom 0, or else a region by its
  /// number with its surroundings, extended to an aspect ratio.
  ///
  /// `isDifference`: whether the difference is shown alone.
  package func panels(zoom: Int, aspect: Double, isDifference: Bool = false) -> [PictureStrip.Panel] {
    let sides = isDifference ? [] : [("baseline", baseline?.picture), ("candidate", candidate?.picture)]
    let pictures = sides + [("difference", difference)]
    return pictures.compactMap { name, picture in
      guard let picture else { return nil }
      return PictureStrip.Panel(name: name, picture: picture, part: part(of: picture, zoom, aspect))
    }
  }

  private func part(of picture: Bitmap, _ zoom: Int, _ aspect: Double) -> PixelRect {
    guard zoom > 0, zoom <= regions.count else { return picture.extent }
    let region = regions[zoom - 1]
    // A margin of half the region, and at least 24 pixels, shows what the region belongs to.
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

extension ReviewPictures {
  /// Reads the pictures and trees of a check.
  package init(_ check: Verdict.JudgedCheck, with service: DecisionService) {
    if check.record.kind == .text {
      lines = check.outcome.comparison?.text
      return
    }
    if case .found(let found)? = try? service.store.read(check.key) { baseline = found.snapshot }
    do { candidate = try service.run.snapshot(of: check.record) } catch { fault = "\(error)" }
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
  /// A record is a file, and its numbers can be anything.
  private static func pixels(_ rect: CGRect, _ snapshot: ScreenSnapshot) -> PixelRect {
    func pixel(_ value: Double, _ most: Int) -> Int {
      value.isFinite ? Int(min(max(0, value * snapshot.scale), Double(most))) : 0
    }
    let (width, height) = (snapshot.picture.width, snapshot.picture.height)
    let (left, top) = (pixel(rect.minX, width - 1), pixel(rect.minY, height - 1))
    return PixelRect(
      x: left, y: top, width: max(1, pixel(rect.maxX, width) - left),
      height: max(1, pixel(rect.maxY, height) - top))
  }
}
