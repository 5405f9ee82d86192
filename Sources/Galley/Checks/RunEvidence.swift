import GalleyAutomation
import GalleyBaselines
import GalleyImage

/// Leaves load reports and their pictures in the run folder, beside the checks' records.
final class RunEvidence: EvidenceRecorder {
  private let filePath: String

  init(filePath: String = ProofRoom.packagePath) {
    self.filePath = filePath
  }

  func record(_ evidence: Evidence) {
    // Evidence helps to understand a failure that has been reported already; it must not cause another one.
    guard let room = try? ProofRoom.proofing(for: filePath) else { return }
    let steps = evidence.steps.isEmpty ? "" : "\nsteps:\n" + evidence.steps.map { "  \($0)\n" }.joined()
    try? room.recorder.keepEvidence(
      title: evidence.title, text: evidence.text + steps, picture: evidence.capture?.picture,
      tree: evidence.capture?.snapshot.screen, previous: evidence.previous?.picture)
  }
}
