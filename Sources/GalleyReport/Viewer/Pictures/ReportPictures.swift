import Dispatch
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Synchronization

/// Puts the pictures of a run into the report's folder.
///
/// What belongs to a check that is shown has a stable name, so that a pull request can link to it: the key's slug and
/// what it shows. Matches and evidence share pictures, called by their digest.
struct ReportPictures: Sendable {
  let folder: PictureFolder
  let run: Run
  let store: BaselineStore
  let mode: ViewerMode

  /// The pictures of a difference that are drawn; the page makes all other views of both sides.
  static let views: [DifferenceView] = [.overlay, .heat]

  /// So many checks have a strip too, those that stand for causes first: it is for a glance in a pull request, which
  /// shows a few, and takes longer to draw than all else.
  static let mostStrips = 20

  /// Of more matches than these no pictures are put beside the page: they are in the store, and wait for nobody.
  private static let mostMatches = 1000

  /// Finds and writes the pictures of all checks, on all cores.
  ///
  /// - Throws: What the first of them that failed met with; what cannot be shown is said instead, and stops no other.
  func gather(_ checks: [Verdict.JudgedCheck]) throws -> [PicturedCheck] {
    var matches = 0
    let shown = checks.map { check in
      if check.outcome == .match { matches += 1 }
      return check.outcome != .match || matches <= Self.mostMatches
    }
    let strips = Self.strips(checks)
    let results = Mutex([Result<PicturedCheck, any Error>?](repeating: nil, count: checks.count))
    DispatchQueue.concurrentPerform(iterations: checks.count) { index in
      let check = checks[index]
      let result =
        shown[index]
        ? Result { try gather(check, strips.contains(index)) } : .success(PicturedCheck(check: check))
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }

  /// The places of the checks that have a strip.
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
    if check.record.kind == .text { return gatherText(check) }
    var result = PicturedCheck(check: check)
    if check.outcome == .match {
      try gatherMatch(&result)
      return result
    }
    var baseline: Baseline?
    if case .found(let found)? = try? store.read(check.key) { baseline = found }
    let slug = check.key.slug
    var seen: (file: [UInt8], proof: Proof)?
    do {
      // The approved file and the kept one are small already, and what was shown is what is approved.
      let (file, picture) = try run.picture(of: check.record)
      seen = (file, Proof(picture: picture, tree: try run.tree(of: check.record), scale: check.record.scale))
    } catch {
      result.note = "\(error)"
    }
    if let baseline { result.baseline = try place(baseline.file, baseline.proof, "\(slug)-baseline.png") }
    if let seen { result.candidate = try place(seen.file, seen.proof, "\(slug)-candidate.png") }
    if let shown = seen?.proof.picture ?? baseline?.proof.picture {
      result.thumb = try folder.placeThumbnail(shown, as: "\(slug)-thumb.png")
    }
    result.trees = Self.trees(baseline?.proof.tree, seen?.proof.tree)
    if let baseline, let seen, baseline.digest.pixels != check.record.candidate.pixels {
      let pictures = DifferencePictures(
        baseline: baseline.proof, candidate: seen.proof, settings: check.record.settings,
        uses: check.outcome.comparison?.regionUses ?? [])
      result.views = try folder.placeViews(Self.views + (hasStrip ? [.strip] : []), of: pictures, as: slug)
    }
    if mode == .offline {
      result.pixels = try folder.placePixels(baseline?.file, seen?.file, as: "\(slug).css")
    }
    return result
  }

  /// A match shows what was approved, from one file for all that are the same.
  ///
  /// The gate has judged it, so it is put there as it is. Only a picture whose thumbnail is not there yet is decoded.
  private func gatherMatch(_ result: inout PicturedCheck) throws {
    let key = result.check.key
    guard let pixels = result.check.baseline?.pixels, let size = store.pictureSize(of: key) else {
      return
    }
    do {
      result.baseline = ReportPicture(
        file: try folder.placeShared("\(pixels).png") { try store.pictureFile(of: key) },
        width: size.width, height: size.height, scale: result.check.record.scale)
    } catch let fault as FileFault where fault.action == .read {
      return  // It went away since; there is nothing to show.
    }
    result.thumb = try? folder.placeShared("\(pixels)-thumb.png") {
      try PictureFolder.thumbnail(of: try PNG.decode(Data(try store.pictureFile(of: key))))
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

  /// Finds the texts of a check.
  private func gatherText(_ check: Verdict.JudgedCheck) -> PicturedCheck {
    var result = PicturedCheck(check: check, text: PicturedText())
    if case .text(let found)? = try? store.read(check.key) { result.text?.baseline = found.text }
    if check.outcome == .match { return result }
    do throws(RunFault) { result.text?.candidate = try run.text(of: check.record) } catch {
      result.note = "\(error)"
    }
    return result
  }

  /// Writes the pictures of a piece of evidence, and holds them no longer.
  func gather(_ evidence: KeptEvidence) throws -> PicturedEvidence {
    // What a pixel measures in points does not matter here: nothing is drawn over the picture.
    func place(_ picture: Bitmap?) throws -> ReportPicture? {
      guard let picture else { return nil }
      let file = try folder.placeShared("\(picture.digest).png") {
        [UInt8](try PNG.encode(picture, effort: .fast))
      }
      return ReportPicture(file: file, width: picture.width, height: picture.height, scale: 1)
    }
    var result = PicturedEvidence(
      evidence: evidence, picture: try place(evidence.picture), previous: try place(evidence.previous))
    result.evidence.picture = nil
    result.evidence.previous = nil
    result.evidence.tree = nil
    return result
  }

  private func place(_ data: [UInt8], _ proof: Proof, _ file: String) throws -> ReportPicture {
    ReportPicture(
      file: try folder.place(data, as: file), width: proof.picture.width, height: proof.picture.height,
      scale: proof.scale)
  }
}
