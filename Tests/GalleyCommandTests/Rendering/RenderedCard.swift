import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyImage
import GalleyTree

@testable import GalleyCommands

/// A program that shows one card.
enum RenderedCard {
  static func prepare(_ fake: FakeBuild) throws {
    let sandbox = fake.sandbox
    let picture = Bitmap(width: 30, height: 60, color: RGBA(200, 80, 20))
    try Data(PNG.encode(picture)).write(to: URL(fileURLWithPath: sandbox.root + "/0.png"))
    let tree = Element(.application, label: "Shop", frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    try sandbox.write(String(decoding: try JSONEncoder().encode(tree), as: UTF8.self), to: "0.json")
    var entry = PreviewEntry(
      id: "Shop/<galley render>: Shop.Card", name: "Shop.Card", module: "Shop",
      owner: PreviewRequest.renderedFile,
      line: 1)
    var shown = PreviewEntry.Picture(
      variant: "light", device: "iPhone X", file: "0.png", thumbnail: "0.png", width: 30, height: 60, scale: 3
    )
    shown.tree = "0.json"
    shown.configuration = Configuration(
      device: "iPhone X", size: CGSize(width: 10, height: 20), scale: 3, appearance: .light)
    entry.pictures = [shown]
    let events: [PreviewEvent] = [.found(1), .began(entry), .ended(entry.id, [entry]), .finished]
    let lines = try events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    try sandbox.write(lines.joined(), to: "events")
    try sandbox.write(
      """
      #!/bin/sh
      cd '\(sandbox.root)'
      folder=$(sed -E 's/.*"folder":"([^"]*)".*/\\1/; s#\\\\/#/#g' "$GALLEY_PREVIEWS")
      cp 0.png 0.json "$folder"
      cp events "$folder/events"

      """, to: "program")
  }
}
