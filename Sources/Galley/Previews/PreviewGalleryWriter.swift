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
/// A preview that traps ends the process: the last event says which it was, and the command goes on without it.
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
    for (number, entry) in entries.enumerated() where isWanted(entry) {
      let id = "\(entry.place): \(entry.name)"
      guard !request.without.contains(id) else { continue }
      let described = PreviewEntry(
        id: id, name: entry.name, module: entry.module, owner: entry.file ?? entry.typeName, line: entry.line)
      try tell(.began(described))
      watch.begin()
      defer { watch.end() }
      for shown in show(entry, described, number, on: profile) { try tell(.ended(shown)) }
    }
    try tell(.finished)
  }

  private func isWanted(_ entry: PreviewRegistry.Entry) -> Bool {
    let text = "\(entry.place): \(entry.name)"
    return request.filters.isEmpty || request.filters.contains { text.localizedStandardContains($0) }
  }

  private func show(
    _ entry: PreviewRegistry.Entry, _ described: PreviewEntry, _ number: Int, on profile: DeviceProfile
  ) -> [PreviewEntry] {
    func failed(_ error: any Error) -> [PreviewEntry] {
      var described = described
      described.failure = "\(error)"
      return [described]
    }
    let previews = MainActorEntry.run { ShownPreview.all(of: entry) }
    do {
      try PreviewNames.check(previews, with: PreviewRegistry.entries())
    } catch {
      return failed(error)
    }
    return previews.enumerated().map { index, preview in
      var described = described
      described.name = preview.name
      if index > 0 { described.id = preview.id }
      do {
        described.pictures = try PreviewRenderer.pictures(of: preview, on: profile).enumerated().map {
          variant, picture in
          let file = "\(number)-\(index)-\(variant).png"
          try Data(picture.file).write(to: URL(fileURLWithPath: request.folder + "/" + file))
          return PreviewEntry.Picture(
            variant: picture.variant.name, device: picture.device, file: file, width: picture.width,
            height: picture.height, scale: picture.scale)
        }
      } catch {
        described.failure = "\(error)"
      }
      return described
    }
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

  func end() { deadline.withLock { $0 = nil } }

  private struct Weak: @unchecked Sendable {
    weak var value: PreviewWatch?

    init(_ value: PreviewWatch) { self.value = value }
  }
}
