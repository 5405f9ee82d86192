import Foundation
import GalleyBaselines
import GalleyPreviews
import GalleyReport
import GalleySimulator
import GalleySystem
import SwiftUI
import Synchronization

extension Task {
  /// What `galley previews` does behind the build: 100 previews in three variants, shown, drawn and written as files; and the page
  /// of them.
  static func previews() throws -> [Task] {
    let folder = NSTemporaryDirectory() + "galley-bench-previews-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let entries = (0..<100).map { number in
      PreviewRegistry.Entry(
        kind: .declaration, name: "Order \(number)", module: "Shop", file: "Order.swift", line: number,
        makeTraits: { [] }, makeView: { OrderPage(number: number) }, typeName: "Order")
    }
    return [
      Task(
        name: "previews.300",
        run: {
          offMain {
            do {
              let numbered = entries.enumerated().map { (number: $0.offset, entry: $0.element) }
              var shown: [PreviewEntry] = []
              for group in PreviewRenderer.groups(of: numbered) {
                shown += try PreviewRenderer.together(group) { numbered in
                  Result { try write(numbered.entry, numbered.number, to: folder) }
                }.map { try $0.get() }
              }
              return try GalleryReport(shown, from: folder, places: [:]).write(
                to: folder + "/page", package: "Shop")
            } catch {
              fatalError("\(error)")
            }
          }
        })
    ]
  }

  /// Does something off the main actor, as tests do, while that goes on.
  private static func offMain(_ work: @escaping @Sendable () -> String) -> String {
    let outcome = Outcome()
    DispatchQueue.global().async {
      let value = work()
      outcome.value.withLock { $0 = value }
    }
    while true {
      if let value = outcome.value.withLock({ $0 }) { return value }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }

  private final class Outcome: Sendable {
    let value = Mutex<String?>(nil)
  }

  private static func write(_ entry: PreviewRegistry.Entry, _ number: Int, to folder: String) throws
    -> PreviewEntry
  {
    var shown = PreviewEntry(
      id: "\(entry.place): \(entry.name)", name: entry.name, module: entry.module, owner: "Order.swift",
      line: entry.line)
    let previews = MainActorEntry.run { ShownPreview.all(of: entry) }
    let thumbnail = GalleryReport.thumbnail
    for picture in try PreviewRenderer.pictures(
      of: previews[0], on: .iPhoneX, thumbnail: (thumbnail.width, thumbnail.height))
    {
      let (file, small) = (
        "\(number)-\(picture.variant.name).png", "\(number)-\(picture.variant.name)-thumb.png"
      )
      for (file, bytes) in [(file, picture.file), (small, picture.thumbnail)] {
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + file))
      }
      shown.pictures.append(
        .init(
          variant: picture.variant.name, device: picture.device, file: file, thumbnail: small,
          width: picture.width, height: picture.height, scale: picture.scale))
    }
    return shown
  }
}

/// A screen as previews have it: a list in a stack.
private struct OrderPage: View {
  let number: Int

  var body: some View {
    NavigationStack {
      List {
        Section("Order \(number)") {
          ForEach(0..<8) { row in
            HStack {
              Image(systemName: "cart")
              VStack(alignment: .leading) {
                Text("Article \(row)").font(.headline)
                Text("\(row + 1) pieces").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
      }
      .navigationTitle("Orders")
    }
  }
}
