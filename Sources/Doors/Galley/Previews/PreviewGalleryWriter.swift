import Foundation
import GalleyBaselines
import GalleyPreviews
import GalleySimulator
import GalleySystem
import Glibc
import SwiftUI
import Synchronization

/// Shows the previews that `galley previews` has asked for, and tells what became of each.
///
/// A preview that traps ends the process: the events say which were shown then, and the command has each of those shown alone.
struct PreviewGalleryWriter {
  private let request: PreviewRequest
  private let watch = PreviewWatch()

  init(requestAt path: String) throws {
    request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write() throws {
    let profile = try PreviewScreen.profile(named: request.device)
    try Data().write(to: URL(fileURLWithPath: request.events))
    let entries = PreviewRegistry.entries()
    try tell(.found(entries.count))
    let wanted = entries.enumerated().filter { isWanted($0.element) }
    for group in groups(wanted.map { Named(number: $0.offset, entry: $0.element) }) {
      for preview in group { try tell(.began(preview.described)) }
      watch.begin()
      defer { watch.end() }
      let shown = PreviewRenderer.together(group) { preview in
        watch.renew(after: show(preview, on: profile))
      }
      for (preview, entries) in zip(group, shown) { try tell(.ended(preview.id, entries)) }
    }
    try tell(.finished)
  }

  /// A preview with its number among all of the program.
  private struct Named: Sendable {
    let number: Int
    let entry: PreviewRegistry.Entry

    var id: String { "\(entry.place): \(entry.name)" }

    var described: PreviewEntry {
      PreviewEntry(
        id: id, name: entry.name, module: entry.module, owner: entry.file ?? entry.typeName, line: entry.line)
    }
  }

  /// The previews that are shown together: as many as keep all cores at work, and each alone that is asked for so.
  private func groups(_ previews: [Named]) -> [[Named]] {
    let left = previews.filter { !request.without.contains($0.id) }
    let alone = left.filter { request.alone.contains($0.id) }
    let others = left.filter { !request.alone.contains($0.id) }
    return alone.map { [$0] } + PreviewRenderer.groups(of: others)
  }

  private func isWanted(_ entry: PreviewRegistry.Entry) -> Bool {
    guard request.isRendering == (entry.file == PreviewRequest.renderedFile) else { return false }
    let id = Named(number: 0, entry: entry).id
    return request.filters.isEmpty || request.filters.contains { id.localizedStandardContains($0) }
  }

  private func show(_ named: Named, on profile: DeviceProfile) -> [PreviewEntry] {
    func failed(_ error: any Error) -> [PreviewEntry] {
      var described = named.described
      described.failure = "\(error)"
      return [described]
    }
    let previews = MainActorEntry.run { ShownPreview.all(of: named.entry) }
    do {
      try PreviewNames.check(previews, with: PreviewRegistry.entries())
    } catch {
      return failed(error)
    }
    return previews.enumerated().map { index, preview in
      var described = named.described
      described.name = preview.name
      if index > 0 { described.id = preview.id }
      do {
        described.pictures = try PreviewRenderer.pictures(
          of: preview, on: profile, in: variants(),
          thumbnail: (request.thumbnail.width, request.thumbnail.height)
        ).enumerated().map { variant, picture in
          try write(picture, as: "\(named.number)-\(index)-\(variant)")
        }
      } catch {
        described.failure = "\(error)"
      }
      return described
    }
  }

  /// The ways in which each preview is shown.
  private func variants() throws(PreviewError) -> [PreviewVariant] {
    guard !request.settings.isEmpty else { return PreviewVariant.all }
    return try request.settings.map { setting throws(PreviewError) in
      PreviewVariant(
        name: setting.appearance.rawValue, appearance: setting.appearance, textSize: setting.textSize,
        locale: setting.locale, isRightToLeft: setting.isRightToLeft,
        device: try setting.device.map { name throws(PreviewError) in try PreviewScreen.profile(named: name)
        },
        scale: setting.scale)
    }
  }

  /// Writes the files of a picture.
  private func write(_ picture: PreviewRenderer.Picture, as name: String) throws -> PreviewEntry.Picture {
    let (file, thumbnail, tree) = (name + ".png", name + "-thumb.png", name + ".json")
    func write(_ bytes: [UInt8], to file: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: request.folder + "/" + file))
    }
    try write(picture.file, to: file)
    try write(picture.thumbnail, to: thumbnail)
    var entry = PreviewEntry.Picture(
      variant: picture.variant.name, device: picture.device, file: file, thumbnail: thumbnail,
      width: picture.width, height: picture.height, scale: picture.scale)
    guard request.isRendering else { return entry }
    try write([UInt8](JSONEncoder().encode(picture.tree)), to: tree)
    entry.tree = tree
    entry.configuration = picture.configuration
    entry.remarks = picture.remarks
    return entry
  }

  private func tell(_ event: PreviewEvent) throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: request.events))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: JSONEncoder().encode(event) + Data("\n".utf8))
  }
}

/// Ends the process when a preview takes longer than any should, as where a body never returns.
private final class PreviewWatch: Sendable {
  private let deadline = Mutex<ContinuousClock.Instant?>(nil)

  init() {
    let watched = Weak(self)
    Thread.detachNewThread {
      while let watch = watched.value {
        if let end = watch.deadline.withLock({ $0 }), ContinuousClock.now > end {
          _exit(PreviewRequest.stuck)
        }
        Thread.sleep(forTimeInterval: 0.25)
      }
    }
  }

  func begin() { deadline.withLock { $0 = ContinuousClock.now + PreviewRequest.patience } }

  /// Gives those that are still shown the whole time once more, as they may have waited for this one.
  func renew<Value>(after value: Value) -> Value {
    begin()
    return value
  }

  func end() { deadline.withLock { $0 = nil } }

  private struct Weak: @unchecked Sendable {
    weak var value: PreviewWatch?

    init(_ value: PreviewWatch) { self.value = value }
  }
}
