import Foundation
import GalleyImage
import GalleySystem
import GalleyTree

/// The evidence of a failure that is no check's, such as a load report.
package struct KeptEvidence: Sendable {
  /// The subject.
  package var title: String
  /// The whole report.
  package var text: String
  /// The picture of the same instant.
  package var picture: Bitmap?
  /// The picture of the frame before, where the failure is that the two differ.
  package var previous: Bitmap?
  /// The tree of the same instant.
  package var tree: Element?
  /// The audit that it is about.
  package var audit: JudgedAudit?
  /// The reason why a part of it cannot be shown, as a sentence without a full stop.
  package var fault: String?

  /// Makes a piece of a text.
  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}

extension Run {
  /// Longer than any report of a screen; a report of the run shows no more of one.
  private static let longestText = 200_000

  /// The number of pieces that of evidence the run kept.
  package var evidenceCount: Int { evidenceNames.count }

  /// The names without an extension, in the order in which each process wrote them.
  private var evidenceNames: [String] {
    let entries = (try? folder.inside(RunFileNames.evidence).entries()) ?? []
    let names = entries.map(\.name).filter { $0.hasSuffix(".txt") && !$0.hasPrefix(".") }
    return names.map { String($0.dropLast(4)) }.sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
  }

  /// The audits that the run kept, in the order in which each process wrote them; one that cannot be read is left out.
  package func audits() -> [JudgedAudit] {
    let folder = folder.inside(RunFileNames.evidence)
    return evidenceNames.compactMap { name in
      guard let bytes = (try? folder.readIfPresent(RunFileNames.audit(name))).flatMap({ $0 }) else {
        return nil
      }
      return try? StableJSON.read(JudgedAudit.self, from: bytes)
    }
  }

  /// Reads what the run kept to explain failures.
  ///
  /// Evidence decides nothing, so what of it cannot be read is said beside it and stops nothing.
  package func evidence() -> [KeptEvidence] { mapEvidence { $0 } }

  /// Reads what the run kept to explain failures, a piece at a time, so that no more than one needs memory.
  ///
  /// - Throws: What `transform` throws.
  package func mapEvidence<Result>(_ transform: (KeptEvidence) throws -> Result) rethrows -> [Result] {
    let folder = folder.inside(RunFileNames.evidence)
    return try evidenceNames.map { name in
      var piece = KeptEvidence(title: name, text: "")
      var shown = RunFileNames.picture(name)
      do {
        let bytes = try folder.read("\(name).txt")
        let text = String(decoding: bytes.prefix(Self.longestText), as: UTF8.self)
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        piece.title = String(lines[0])
        piece.text = lines.dropFirst().joined().trimmingCharacters(in: .newlines)
        if bytes.count > Self.longestText {
          piece.fault = "\(folder.displayPath("\(name).txt")) is longer than what is shown"
        }
        if let tree = try folder.readIfPresent("\(name).json") {
          piece.tree = try? StableJSON.read(Element.self, from: tree)
        }
        if let audit = try folder.readIfPresent(RunFileNames.audit(name)) {
          piece.audit = try? StableJSON.read(JudgedAudit.self, from: audit)
        }
        let pictures = [
          RunFileNames.previousPicture(name), RunFileNames.actualPicture(name), RunFileNames.picture(name),
        ]
        for file in pictures {
          guard let bytes = try folder.readIfPresent(file) else { continue }
          shown = file
          let picture = try PNG.decode(Data(bytes))
          if file == pictures[0] { piece.previous = picture } else { piece.picture = picture }
        }
      } catch let error as PNGError {
        piece.fault = PictureDescription.reason(error, folder.displayPath(shown))
      } catch {
        piece.fault = ErrorWords.of(error)
      }
      return try transform(piece)
    }
  }
}
