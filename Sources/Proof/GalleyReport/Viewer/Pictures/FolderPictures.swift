import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyFileDiff
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// Writes the pictures of two folders into a report's folder.
///
/// The files are named by digests of the pictures' paths, so no file has a name from outside.
struct FolderPictures: Sendable {
  let folder: PictureFolder
  let roots: (first: String, second: String)
  let files: FileComparison

  /// A picture of both folders as the page shows it.
  struct Pictured: Sendable {
    var entry: FolderDifference.Entry
    var item: ViewerItem
    var detail: ViewerDetail
  }

  /// The number of equal pictures that are written: nobody looks for what is the same.
  private static let mostEqual = 200

  /// Sorts entries: those that cannot be compared, that differ, that only one folder has, and that are equal.
  static func order(_ entries: [FolderDifference.Entry]) -> [FolderDifference.Entry] {
    entries.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
      \.element)
  }

  private static func rank(_ entry: FolderDifference.Entry) -> Int {
    switch entry.outcome {
    case .failed: 0
    case .compared(let found): found.isEqual ? 4 : 1
    case .onlyInFirst: 2
    case .onlyInSecond: 3
    }
  }

  /// Whether each entry has pictures beside the page.
  static func shown(_ entries: [FolderDifference.Entry]) -> [Bool] {
    var equal = 0
    return entries.map { entry in
      if entry.isEqual { equal += 1 }
      return !entry.isEqual || equal <= mostEqual
    }
  }

  /// Writes the pictures of an entry; one that cannot be read becomes a note.
  func gather(_ entry: FolderDifference.Entry, isShown: Bool) throws -> Pictured {
    var result = Pictured(entry: entry, item: ViewerItem(entry), detail: ViewerDetail())
    result.detail.facts = [["File", entry.path]]
    if case .failed(let reason) = entry.outcome { result.detail.fault = "\(reason)." }
    guard isShown else { return result }
    let slug = "\(Digest128(of: Data(entry.path.utf8)))"
    let isBoth = if case .compared = entry.outcome { true } else { false }
    let old = isBoth || entry.outcome == .onlyInFirst ? read(roots.first, entry, &result) : nil
    let new =
      isBoth && entry.isEqual || entry.outcome == .onlyInFirst
      ? nil : isBoth || entry.outcome == .onlyInSecond ? read(roots.second, entry, &result) : nil
    if let old { result.detail.baseline = try place(old, "\(slug)-baseline") }
    if let new { result.detail.candidate = try place(new, "\(slug)-candidate") }
    if let seen = (new ?? old)?.picture {
      result.item.device = "\(seen.width) × \(seen.height) px"
      result.item.environment = result.item.device
      result.detail.facts.append(["Size", result.item.device])
      result.item.thumb = try folder.placeThumbnail(seen, as: "\(slug)-thumb.png")
    }
    if case .compared(let found) = entry.outcome, let old, let new {
      try explain(found, (old.picture, new.picture), slug, &result)
    }
    if !entry.isEqual {
      result.detail.pixels = try folder.placePixels(old?.file, new?.file, as: "\(slug).css")
    }
    return result
  }

  private func explain(
    _ found: FileDifference, _ pair: (old: Bitmap, new: Bitmap), _ slug: String, _ result: inout Pictured
  ) throws {
    let masks = files.ignored.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    let exact = Comparator.compare(
      baseline: ScreenSnapshot(picture: pair.old), candidate: ScreenSnapshot(picture: pair.new),
      ignoring: masks)
    // Bands and blocks cover every pixel that differs; the chosen engine may count fewer.
    result.detail.causes = exact.causes.map(ViewerDetail.Reason.init)
    result.item.causes = exact.causes.reduce(into: []) { if !$0.contains($1.id) { $0.append($1.id) } }
    result.detail.differences = exact.regions.map(ViewerBox.init)
    result.item.shot = result.detail.candidate.map { ViewerShot($0, exact) }
    result.detail.numbers = result.item.note
    func draw(_ engine: some PixelEngine) throws {
      let pictures = DifferencePictures(
        baseline: pair.old, candidate: pair.new,
        comparison: PixelComparison(
          baseline: pair.old, candidate: pair.new, engine: engine, ignoring: files.ignored))
      if pictures.isEmpty { return }
      let views = try folder.placeViews(ReportPictures.views, of: pictures, as: slug, scale: 1)
      (result.detail.overlay, result.detail.heat) = (views[.overlay], views[.heat])
    }
    try draw(files.engine)
  }

  private struct Side {
    var file: [UInt8]
    var picture: Bitmap
  }

  private func read(_ root: String, _ entry: FolderDifference.Entry, _ result: inout Pictured) -> Side? {
    let path = "\(root)/\(entry.path)"
    do {
      let data = try BoundedFile.read(path, limit: files.limits.fileBytes, links: files.links)
      return Side(file: [UInt8](data), picture: try PictureFile.decode(data, limits: files.limits))
    } catch {
      result.detail.notes.append("\(CleanText.line(path)) cannot be shown: \(ErrorWords.of(error)).")
      return nil
    }
  }

  private func place(_ side: Side, _ stem: String) throws -> ViewerPicture {
    ViewerPicture(
      file: try folder.placePicture(side.file, as: stem), width: side.picture.width,
      height: side.picture.height)
  }
}

extension ViewerItem {
  init(_ entry: FolderDifference.Entry) {
    let path = entry.path as NSString
    self.init(
      text: entry.path, name: path.lastPathComponent, owner: path.deletingLastPathComponent,
      suite: path.deletingLastPathComponent, device: "Size not known", environment: "", status: "", label: "")
    switch entry.outcome {
    case .failed: (status, label, note) = ("unusable", "not comparable", "could not be compared")
    case .compared(let found):
      if found.isEqual {
        (status, label) = ("equal", "equal")
      } else {
        (status, label) = ("mismatch", "differs")
        note = Self.numbers(found)
      }
    case .onlyInFirst: (status, label) = ("missing", "missing")
    case .onlyInSecond: (status, label) = ("extra", "extra")
    }
  }

  private static func numbers(_ found: FileDifference) -> String {
    var parts: [String] = []
    if found.sizesDiffer, let first = found.first, let second = found.second {
      parts.append("\(first.width) × \(first.height) became \(second.width) × \(second.height) px")
    }
    if found.differingPixels > 0 { parts.append(EnglishNoun.count(found.differingPixels, "pixel")) }
    if let shown = found.appearances {
      let words = PNGAppearance.descriptions(shown.first, shown.second)
      parts.append("shown \(words.0), then \(words.1)")
    }
    return parts.joined(separator: ", ")
  }
}
