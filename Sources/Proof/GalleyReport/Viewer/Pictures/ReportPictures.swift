import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// Writes the pictures of a run into the report's folder.
///
/// The pictures of a check have stable names, so that a pull request can link to them: the key's slug and the view.
/// Matches and evidence share pictures, named by their digest.
struct ReportPictures: Sendable {
  let folder: PictureFolder
  let run: Run
  let store: BaselineStore
  let mode: ViewerPage.Mode

  /// The views of a difference that are drawn; the page makes all other views of both sides.
  static let views: [DifferenceView] = [.overlay, .heat]

  /// The number of checks with a strip, one of each cause first: a pull request shows only a few strips, and a strip takes
  /// longer to draw than all other pictures.
  static let mostStrips = 20

  /// The number of matches whose pictures are written: they are in the store anyway, and nobody decides about them.
  private static let mostMatches = 1000

  /// Writes the pictures of all checks, on several cores; a picture that cannot be read becomes a note of its check.
  func gather(_ checks: [Verdict.JudgedCheck]) throws -> [PicturedCheck] {
    var matches = 0
    let shown = checks.map { check in
      if check.outcome == .match { matches += 1 }
      return check.outcome != .match || matches <= Self.mostMatches
    }
    let strips = Self.strips(checks)
    let jobs = checks.indices.map { (check: checks[$0], isShown: shown[$0], hasStrip: strips.contains($0)) }
    return try jobs.concurrentMap { job in
      Result { try job.isShown ? gather(job.check, job.hasStrip) : PicturedCheck(check: job.check) }
    }.map { try $0.get() }
  }

  /// The indices of the checks with a strip.
  private static func strips(_ checks: [Verdict.JudgedCheck]) -> Set<Int> {
    var causes: Set<String> = []
    var (first, other): ([Int], [Int]) = ([], [])
    for (index, check) in checks.enumerated() {
      guard case .mismatch(let comparison) = check.outcome else { continue }
      let isNew = comparison.causes.reduce(false) { causes.insert($1.id).inserted || $0 }
      if isNew { first.append(index) } else { other.append(index) }
    }
    return Set((first + other).prefix(mostStrips))
  }

  private func gather(_ check: Verdict.JudgedCheck, _ hasStrip: Bool) throws -> PicturedCheck {
    if check.record.kind == .text { return try gatherText(check) }
    var result = PicturedCheck(check: check)
    if check.outcome == .match {
      try gatherMatch(&result)
      return result
    }
    var baseline: Baseline?
    if case .found(let found)? = try? store.read(check.key) { baseline = found }
    let slug = check.key.slug
    var seen: (file: [UInt8], snapshot: ScreenSnapshot)?
    do {
      // The approved file and the kept one are small already, and the page shows the bytes that are approved.
      let (file, picture) = try run.picture(of: check.record)
      seen = (
        file,
        ScreenSnapshot(picture: picture, tree: try run.tree(of: check.record), scale: check.record.scale)
      )
    } catch {
      result.note = ErrorWords.of(error)
    }
    if let baseline { result.baseline = try place(baseline.file, baseline.snapshot, "\(slug)-baseline") }
    if let seen { result.candidate = try place(seen.file, seen.snapshot, "\(slug)-candidate") }
    if let shown = seen?.snapshot.picture ?? baseline?.snapshot.picture {
      result.thumb = try folder.placeThumbnail(shown, as: "\(slug)-thumb.png")
    }
    result.trees = Self.trees(baseline?.snapshot.tree, seen?.snapshot.tree)
    if let baseline, let seen, baseline.digest.pixels != check.record.candidate.pixels {
      let pictures = DifferencePictures(
        baseline: baseline.snapshot, candidate: seen.snapshot, settings: check.record.settings,
        uses: check.outcome.comparison?.regionUses ?? [])
      result.views = try folder.placeViews(
        Self.views + (hasStrip ? [.strip] : []), of: pictures, as: slug, scale: result.candidate?.scale ?? 1)
    }
    if mode == .offline {
      result.pixels = try folder.placePixels(baseline?.file, seen?.file, as: "\(slug).css")
    }
    return result
  }

  /// Writes the approved picture of a match, once for all matches with the same pixels.
  ///
  /// The gate has judged the file, so it is copied. Only a picture whose thumbnail does not exist yet is decoded.
  private func gatherMatch(_ result: inout PicturedCheck) throws {
    let key = result.check.key
    guard let pixels = result.check.baseline?.pixels, let size = store.pictureSize(of: key) else {
      return
    }
    do {
      result.baseline = ViewerPicture(
        file: try folder.placeShared(store.sharedName(of: key, "\(pixels)")) {
          try store.pictureFile(of: key)
        },
        width: size.width, height: size.height, scale: result.check.record.scale)
    } catch let fault as FileError where fault.action == .read {
      return  // It was removed since; there is nothing to show.
    }
    result.thumb = try? folder.placeShared("\(pixels)-thumb.png") {
      try PictureFolder.thumbnail(of: try PictureFile.decode(Data(try store.pictureFile(of: key))))
    }
    result.trees = Self.trees(store.tree(of: key), nil)
  }

  private static func trees(_ before: Element?, _ after: Element?) -> ViewerDetail.Trees? {
    if before == nil, after == nil { return nil }
    let (old, new) = (before.map(ViewerElement.list), after.map(ViewerElement.list))
    let shown = (old?.elements.count ?? 0) + (new?.elements.count ?? 0)
    return ViewerDetail.Trees(
      baseline: old?.elements ?? [], candidate: new?.elements ?? [],
      hidden: (old?.count ?? 0) + (new?.count ?? 0) - shown)
  }

  /// Reads the text of a check, and writes the picture of the screen that it was read on, if there is one.
  private func gatherText(_ check: Verdict.JudgedCheck) throws -> PicturedCheck {
    var result = PicturedCheck(check: check)
    if case .text(let found)? = try? store.read(check.key) { result.text = found.text }
    if check.outcome == .match { return result }
    do throws(RunError) {
      let text = try run.text(of: check.record)
      (result.text, result.formerText) = (text, result.text)
    } catch {
      result.note = "\(error)"
    }
    guard let walk = check.record.walk else { return result }
    let shown: (bytes: [UInt8], bitmap: Bitmap)
    do throws(RunError) { shown = try run.picture(of: walk, in: check.record) } catch {
      result.note = "\(error)"
      return result
    }
    let snapshot = ScreenSnapshot(picture: shown.bitmap, scale: walk.scale)
    result.candidate = try place(shown.bytes, snapshot, "\(check.key.slug)-candidate")
    result.thumb = try folder.placeThumbnail(shown.bitmap, as: "\(check.key.slug)-thumb.png")
    return result
  }

  /// Writes the pictures of a piece of evidence.
  func gather(_ evidence: KeptEvidence) throws -> ViewerDocument.Evidence {
    // Only the issues of an audit are drawn over a picture.
    let width = evidence.audit == nil ? 0 : evidence.tree?.frame.width ?? 0
    func place(_ picture: Bitmap?) throws -> ViewerPicture? {
      guard let picture else { return nil }
      let file = try folder.placeShared("\(picture.digest).png") {
        [UInt8](try PNG.encode(picture, effort: .fast))
      }
      let scale = width > 0 ? Double(picture.width) / width : 1
      return ViewerPicture(file: file, width: picture.width, height: picture.height, scale: scale)
    }
    return ViewerDocument.Evidence(
      title: evidence.title, text: evidence.text, picture: try place(evidence.picture),
      previous: try place(evidence.previous), audit: evidence.audit.map(ViewerAudit.init),
      fault: evidence.fault.map { "\($0)." })
  }

  private func place(_ data: [UInt8], _ snapshot: ScreenSnapshot, _ stem: String) throws -> ViewerPicture {
    ViewerPicture(
      file: try folder.placePicture(data, as: stem), width: snapshot.picture.width,
      height: snapshot.picture.height,
      scale: snapshot.scale)
  }
}
