import Dispatch
import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree
import Synchronization

/// A check with the pictures that show it.
struct PicturedCheck: Sendable {
  var check: Verdict.JudgedCheck
  /// What was approved.
  var baseline: ReportPicture?
  /// What was seen.
  var candidate: ReportPicture?
  /// What differs, in every view.
  var views: [PicturedView] = []
  /// How what is forgiven grew, for a check that passed with tolerance.
  var drift: Drift?
  /// What was approved and seen, of a check of a text.
  var text: ReportText?
  /// Why a picture or text cannot be shown.
  var note: String?
}

/// A report of a failure that is no check's, with its picture.
struct PicturedEvidence {
  var evidence: KeptEvidence
  var picture: ReportPicture?
  var previous: ReportPicture?
}

/// A picture of the report.
struct ReportPicture: Sendable {
  /// Its file, from the page.
  var file: String
  /// Its size in pixels.
  var width: Int
  var height: Int
  /// How many pixels a point has.
  var scale: Double
}

/// A picture of a difference, for readers who like it light and for those who like it dark.
struct PicturedView: Sendable {
  var view: DifferenceView
  /// Its files, from the page.
  var light: String
  var dark: String
  /// Its size in pixels.
  var width: Int
  var height: Int
}

/// Puts pictures into the report's folder.
///
/// What belongs to a check that is shown has a stable name, so that a pull request can link to it: the key's slug and
/// what it shows. Matches and evidence share pictures, called by their digest.
final class ReportPictures: Sendable {
  private let folder: Folder
  private let run: Run
  private let store: BaselineStore
  private let written = Mutex<Set<String>>([])

  init(folder: Folder, run: Run, store: BaselineStore) {
    self.folder = folder
    self.run = run
    self.store = store
  }

  /// Finds and writes the pictures of all checks, on all cores.
  ///
  /// - Throws: What the first of them that failed met with; what cannot be shown is said instead, and stops no other.
  func gather(_ checks: [Verdict.JudgedCheck]) throws -> [PicturedCheck] {
    let results = Mutex([Result<PicturedCheck, any Error>?](repeating: nil, count: checks.count))
    DispatchQueue.concurrentPerform(iterations: checks.count) { index in
      let result = Result { try gather(checks[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { $0 }.compactMap { try $0?.get() }
  }

  private func gather(_ check: Verdict.JudgedCheck) throws -> PicturedCheck {
    if check.record.kind == .text { return gatherText(check) }
    var result = PicturedCheck(check: check)
    if check.outcome == .match, let pixels = check.baseline?.pixels,
      let shared = try placeApproved(check, "\(pixels)")
    {
      result.baseline = shared
      return result
    }
    var baseline: Baseline?
    if case .found(let found)? = try? store.read(check.key) { baseline = found }
    if check.outcome == .match {
      if let baseline, let pixels = baseline.digest.pixels {
        result.baseline = try placeShared(
          baseline.file, baseline.proof.picture, "\(pixels)", scale: baseline.proof.scale)
      }
      return result
    }
    let slug = check.key.slug
    if let baseline {
      result.baseline = try place(
        baseline.file, baseline.proof.picture, "\(slug)-baseline.png", scale: baseline.proof.scale)
    }
    do {
      // The approved file and the kept one are small already, and what was shown is what is approved.
      let (file, picture) = try run.picture(of: check.record)
      let proof = Proof(picture: picture, scale: check.record.scale)
      result.candidate = try place(file, picture, "\(slug)-candidate.png", scale: proof.scale)
      if let baseline, baseline.digest.pixels != check.record.candidate.pixels {
        result.views = try draw(baseline.proof, proof, check, slug)
      }
    } catch let fault as RunFault {
      result.note = "\(fault)"
    }
    return result
  }

  /// Finds the texts of a check.
  private func gatherText(_ check: Verdict.JudgedCheck) -> PicturedCheck {
    var result = PicturedCheck(check: check, text: ReportText(difference: check.outcome.comparison?.text))
    if case .text(let found)? = try? store.read(check.key) { result.text?.baseline = found.text }
    if check.outcome == .match { return result }
    do throws(RunFault) { result.text?.candidate = try run.text(of: check.record) } catch {
      result.note = "\(error)"
    }
    return result
  }

  /// Draws every view of a difference, light and dark.
  private func draw(
    _ baseline: Proof, _ candidate: Proof, _ check: Verdict.JudgedCheck, _ slug: String
  ) throws -> [PicturedView] {
    let pictures = DifferencePictures(
      baseline: baseline, candidate: candidate, settings: check.record.settings,
      uses: check.outcome.comparison?.regionUses ?? [])
    return try DifferenceView.allCases.map { view in
      let names = DifferenceAppearance.allCases.map { slug + view.fileSuffix($0) }
      let files = try pictures.pngs(view)
      for (appearance, name) in zip(DifferenceAppearance.allCases, names) {
        try place([UInt8](files[appearance]), name)
      }
      let size = pictures.size(of: view)
      return PicturedView(
        view: view, light: Self.link(names[0]), dark: Self.link(names[1]), width: size.width,
        height: size.height)
    }
  }

  /// Writes the pictures of a piece of evidence, and holds them no longer.
  func gather(_ evidence: KeptEvidence) throws -> PicturedEvidence {
    // What a pixel measures in points does not matter here: nothing is drawn over the picture.
    func place(_ picture: Bitmap?) throws -> ReportPicture? {
      guard let picture else { return nil }
      return try placeShared(nil, picture, "\(picture.digest)", scale: 1)
    }
    var result = PicturedEvidence(
      evidence: evidence, picture: try place(evidence.picture), previous: try place(evidence.previous))
    result.evidence.picture = nil
    result.evidence.previous = nil
    result.evidence.tree = nil
    return result
  }

  /// Puts an approved picture there without decoding it: the gate has just verified it, and of most checks nothing else
  /// is shown.
  private func placeApproved(_ check: Verdict.JudgedCheck, _ digest: String) throws -> ReportPicture? {
    guard let size = store.pictureSize(of: check.key) else { return nil }
    let file = "\(digest).png"
    let isNew = written.withLock { $0.insert(file).inserted }
    if isNew, try !folder.contains(file) { try place(try store.pictureFile(of: check.key), file) }
    return ReportPicture(
      file: Self.link(file), width: size.width, height: size.height, scale: check.record.scale)
  }

  /// Puts a picture there whose name is its content's, unless it is there.
  private func placeShared(_ data: [UInt8]?, _ picture: Bitmap, _ digest: String, scale: Double) throws
    -> ReportPicture
  {
    let file = "\(digest).png"
    let isNew = written.withLock { $0.insert(file).inserted }
    if isNew, try !folder.contains(file) {
      try place(try data ?? [UInt8](try PNG.encode(picture, effort: .fast)), file)
    }
    return ReportPicture(
      file: Self.link(file), width: picture.width, height: picture.height, scale: scale)
  }

  private func place(_ data: [UInt8], _ picture: Bitmap, _ file: String, scale: Double) throws
    -> ReportPicture
  {
    try place(data, file)
    return ReportPicture(
      file: Self.link(file), width: picture.width, height: picture.height, scale: scale)
  }

  private func place(_ data: [UInt8], _ file: String) throws {
    _ = written.withLock { $0.insert(file) }
    try folder.place(data, as: file)
  }

  private static func link(_ file: String) -> String { "pictures/\(file)" }

  /// Removes the pictures of a report that was in the folder before.
  func removeRest() throws {
    let written = written.withLock { $0 }
    for entry in try folder.entries() where entry.kind == .file && entry.name.hasSuffix(".png") {
      if !written.contains(entry.name) { try folder.remove(entry.name) }
    }
  }
}
