import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyImage

/// A check with the pictures that show it.
struct PicturedCheck {
  var check: Verdict.JudgedCheck
  /// What was approved.
  var baseline: ReportPicture?
  /// What was seen.
  var candidate: ReportPicture?
  /// Where both differ.
  var difference: ReportPicture?
  /// Why a picture cannot be shown.
  var note: String?
}

/// A report of a failure that is no check's, with its picture.
struct PicturedEvidence {
  var evidence: KeptEvidence
  var picture: ReportPicture?
  var previous: ReportPicture?
}

/// A picture of the report.
struct ReportPicture {
  /// Its file, from the page.
  var file: String
  /// Its size in pixels.
  var width: Int
  var height: Int
  /// How many pixels a point has.
  var scale: Double
}

/// Puts pictures into the report's folder, each once, called by its digest.
final class ReportPictures {
  private let folder: Folder
  private let run: Run
  private let store: BaselineStore
  private var written: Set<String> = []

  init(folder: Folder, run: Run, store: BaselineStore) {
    self.folder = folder
    self.run = run
    self.store = store
  }

  /// Finds and writes the pictures of a check; what cannot be shown is said, and stops no other check.
  func gather(_ check: Verdict.JudgedCheck) throws -> PicturedCheck {
    var result = PicturedCheck(check: check)
    var baseline: Baseline?
    if case .found(let found)? = try? store.read(check.key) { baseline = found }
    if let baseline {
      result.baseline = try write(
        baseline.proof.picture, "\(baseline.digest.pixels)", scale: baseline.proof.scale)
    }
    if check.outcome == .match { return result }
    do {
      let proof = try run.proof(of: check.record)
      result.candidate = try write(proof.picture, "\(check.record.candidate.pixels)", scale: proof.scale)
      if let baseline, baseline.digest.pixels != check.record.candidate.pixels {
        let difference = DifferencePicture.draw(baseline: baseline.proof.picture, candidate: proof.picture)
        let name = "\(baseline.digest.pixels)-\(check.record.candidate.pixels)"
        result.difference = try write(difference, name, scale: proof.scale)
      }
    } catch let fault as RunFault {
      result.note = "\(fault)"
    }
    return result
  }

  /// Writes the pictures of a piece of evidence.
  func gather(_ evidence: KeptEvidence) throws -> PicturedEvidence {
    PicturedEvidence(
      evidence: evidence,
      // What a pixel measures in points does not matter here: nothing is drawn over the picture.
      picture: try evidence.picture.map { try write($0, "\($0.digest)", scale: 1) },
      previous: try evidence.previous.map { try write($0, "\($0.digest)", scale: 1) })
  }

  private func write(_ picture: Bitmap, _ name: String, scale: Double) throws -> ReportPicture {
    let file = "\(name).png"
    if written.insert(file).inserted, try !folder.contains(file) {
      try folder.write([UInt8](try PNG.encode(picture, effort: .fast)), to: file)
    }
    return ReportPicture(file: "pictures/\(file)", width: picture.width, height: picture.height, scale: scale)
  }

  /// Removes the pictures of a report that was in the folder before.
  func removeRest() throws {
    for entry in try folder.entries() where entry.kind == .file && entry.name.hasSuffix(".png") {
      if !written.contains(entry.name) { try folder.remove(entry.name) }
    }
  }
}
