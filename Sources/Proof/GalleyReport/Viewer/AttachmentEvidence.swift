import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

extension KeptEvidence {
  /// Longer than a person reads; a report shows no more of a text.
  private static let longestText = 20_000

  /// What a test attached, as a report shows it: pictures and texts as they are, anything else by its size and place.
  ///
  /// What cannot be read is said beside it and stops nothing.
  init(_ attachment: JudgedTest.Attachment, of test: JudgedTest) {
    let kept = attachment.kept
    let name = CleanText.line(kept.name, limit: 100)
    let activities = (kept.activities ?? []).map { CleanText.line($0, limit: 100) }
    self.init(
      title: "\(test.text) attached “\(name)”",
      text: activities.isEmpty ? "" : "In: \(activities.joined(separator: " › "))\n\n")
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: attachment.path))
      switch (attachment.path as NSString).pathExtension {
      case "png": picture = try PNG.decode(data)
      case "txt", "json", "xml", "html", "csv", "plist":
        text += String(decoding: data.prefix(Self.longestText), as: UTF8.self)
        if data.count > Self.longestText { fault = "\(attachment.path) is longer than what is shown" }
      default: text += "\(CleanText.line(kept.type, limit: 100)), \(data.count) bytes: \(attachment.path)"
      }
    } catch let error as PNGError {
      fault = PictureDescription.reason(error, attachment.path)
    } catch {
      fault = ErrorWords.of(error)
    }
  }
}
