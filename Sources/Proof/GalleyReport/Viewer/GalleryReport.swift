import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// A gallery of previews: the page of a run's report, without baselines and decisions.
package struct GalleryReport: Sendable {
  /// The largest size of the small pictures that the page shows, in pixels.
  package static let thumbnail = PreviewRequest.Size(
    width: PictureFolder.thumbnail.width, height: PictureFolder.thumbnail.height)

  private let entries: [PreviewEntry]
  private let source: String
  private let places: [String: String]

  /// Sets up a gallery.
  ///
  /// - Parameters:
  ///   - entries: The previews, in the order of the list.
  ///   - source: The folder of their pictures, an absolute path.
  ///   - places: File and line of each preview by its id, as far as they are known.
  package init(_ entries: [PreviewEntry], from source: String, places: [String: String]) {
    (self.entries, self.source, self.places) = (entries, source, places)
  }

  /// Writes the gallery.
  ///
  /// - Parameters:
  ///   - path: The folder, an absolute path; it is made if it is missing.
  ///   - package: The name of the package.
  /// - Returns: The page, an absolute path.
  /// - Throws: ``ReportError``, `FileError`, or an error of reading or writing a picture.
  package func write(to path: String, package: String) throws -> String {
    let folder = try ReportFolder(path)
    let pictures = folder.pictures
    let shown = entries.flatMap { entry -> [(PreviewEntry, PreviewEntry.Picture?)] in
      entry.pictures.isEmpty ? [(entry, nil)] : entry.pictures.map { (entry, $0) }
    }
    let results = shown.concurrentMap { pair in Result { try gather(pair.0, pair.1, into: pictures) } }
    let items = try results.map { try $0.get() }
    return try folder.write(
      ViewerPage(ViewerDocument(items, of: entries, package: CleanText.line(package, limit: 60))))
  }

  /// A row of the list, with its detail.
  typealias Shown = (item: ViewerItem, detail: ViewerDetail)

  private func gather(_ entry: PreviewEntry, _ picture: PreviewEntry.Picture?, into folder: PictureFolder)
    throws
    -> Shown
  {
    let owner = "\(entry.module)/\(entry.owner)"
    var item = ViewerItem(
      text: "\(owner): \(entry.name)" + (picture.map { ", \($0.variant)" } ?? ""), name: entry.name,
      owner: owner,
      suite: owner, device: picture?.device ?? "Not shown", environment: picture?.variant ?? "",
      status: "new",
      label: "shown")
    var detail = ViewerDetail()
    item.place = places[entry.id] ?? entry.line.map { "\(owner):\($0)" } ?? ""
    item.line = entry.line ?? 0
    detail.facts = [["Preview", entry.name], ["Module", entry.module]]
    if !item.place.isEmpty { detail.facts.append(["Source", item.place]) }
    guard let picture else {
      (item.status, item.label, item.note) = ("unusable", "not shown", "not shown")
      detail.fault = entry.failure.map { "\($0)." } ?? "It was not shown."
      return (item, detail)
    }
    func place(_ file: String, as kind: String, of slug: String) throws -> String {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(source)/\(file)")))
      return try folder.place(bytes, as: "\(slug)-\(kind).png")
    }
    let slug = "\(Digest128(of: Data((item.text).utf8)))"
    item.thumb = try place(picture.thumbnail, as: "thumb", of: slug)
    item.note = picture.variant
    detail.candidate = ViewerPicture(
      file: try place(picture.file, as: "candidate", of: slug), width: picture.width,
      height: picture.height, scale: picture.scale)
    detail.facts += [
      ["Shown", picture.variant], ["Device", picture.device],
      ["Size", "\(picture.width) × \(picture.height) px"],
    ]
    return (item, detail)
  }
}

extension ViewerDocument {
  /// Converts previews.
  init(_ shown: [GalleryReport.Shown], of entries: [PreviewEntry], package name: String) {
    items = shown.map(\.item)
    details = shown.map(\.detail)
    let failed = entries.count { $0.pictures.isEmpty }
    title =
      failed == 0
      ? "All previews are shown." : "\(EnglishNoun.count(failed, "preview")) could not be shown."
    summary =
      EnglishNoun.count(entries.count, "preview") + ", \(EnglishNoun.count(shown.count - failed, "picture"))"
    run = name
    isClean = failed == 0
    isDecidable = false
    sides = ["Baseline", "Preview"]
    statuses = Self.counts(of: items)
    (causes, notes, orphans, renames, evidence) = ([], [], [], [], [])
  }
}
