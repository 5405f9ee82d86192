import Foundation
import GalleyAutomation
import GalleyBaselines
import Synchronization

/// Writes load reports, their pictures and the attachments of tests to the run folder, beside the checks' records;
/// and reads the known issues of the project.
package final class RunEvidenceRecorder: EvidenceRecorder, AttachmentRecorder, KnownIssueSource {
  private static let attached = Mutex<[KeptAttachment]>([])

  /// What the running test has attached so far and wants to keep; forgotten by that.
  static func takeAttached() -> [KeptAttachment] {
    attached.withLock { attached in
      defer { attached = [] }
      return attached
    }
  }

  /// Makes a recorder.
  package init() {}

  package func record(_ evidence: Evidence) {
    // Evidence helps to understand a failure that has been reported already; it must not cause another one.
    guard let runner = try? CheckContext.runner(forTestAt: CheckContext.packagePath) else { return }
    let steps = evidence.steps.isEmpty ? "" : "\nsteps:\n" + evidence.steps.map { "  \($0)\n" }.joined()
    try? runner.recorder.keepEvidence(
      title: evidence.title, text: evidence.text + steps, picture: evidence.capture?.picture,
      tree: evidence.capture?.snapshot.screen, previous: evidence.previous?.picture,
      audit: evidence.audit)
  }

  package func knownIssues(of subject: String, forTestAt filePath: String) throws -> [String] {
    try CheckContext.project(forTestAt: filePath).settings.knownIssues[subject] ?? []
  }

  package func keep(_ attachment: AttachedFile) throws -> String {
    let recorder = try CheckContext.runner(forTestAt: CheckContext.packagePath).recorder
    let kept = try recorder.keepAttachment(
      name: attachment.name, type: attachment.type, fileExtension: attachment.fileExtension,
      content: [UInt8](attachment.content), activities: attachment.activities)
    Self.attached.withLock { $0.append(kept) }
    return kept.file
  }

  package func remove(_ name: String) {
    let attachment = Self.attached.withLock { attached in
      attached.firstIndex { $0.file == name }.map { attached.remove(at: $0) }
    }
    guard let attachment else { return }
    try? CheckContext.runner(forTestAt: CheckContext.packagePath).recorder.remove(attachment)
  }
}
