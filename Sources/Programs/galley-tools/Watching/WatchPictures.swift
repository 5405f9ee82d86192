import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyImage

/// The new pictures of a round.
enum WatchPictures {
  /// The part of the document of `galley render` that says where pictures are.
  private struct Rendered: Decodable {
    struct Data: Decodable {
      struct View: Decodable {
        struct Picture: Decodable { var picture: String }

        var view: String
        var pictures: [Picture]
      }

      var views: [View]
    }

    var data: Data
  }

  /// The pictures that `galley render` wrote, by their captions.
  static func rendered(_ json: String) -> [(caption: String, path: String)] {
    guard let document = try? JSONDecoder().decode(Rendered.self, from: Data(json.utf8)) else { return [] }
    return document.data.views.flatMap { view in
      view.pictures.map { (caption: ($0.picture as NSString).lastPathComponent, path: $0.picture) }
    }
  }

  /// The panels of rendered pictures, as many as are seen at once.
  static func panels(_ pictures: [(caption: String, path: String)]) -> [PictureStrip.Panel] {
    pictures.prefix(4).compactMap { picture in
      guard let data = FileManager.default.contents(atPath: picture.path), let bitmap = try? PNG.decode(data)
      else {
        return nil
      }
      return PictureStrip.Panel(name: picture.caption, picture: bitmap, part: bitmap.extent)
    }
  }

  /// The panels of the first check of a run that is not clean.
  static func panels(of run: Run) -> [PictureStrip.Panel] {
    let service = DecisionService(run: run, store: BaselineStore(run.project))
    let verdict = Gate().verdict(on: run, against: service.store)
    guard let check = verdict.checks.first(where: { !$0.outcome.passes && $0.record.kind != .text }) else {
      return []
    }
    return ReviewPictures(check, with: service).panels(zoom: 0, aspect: 1)
  }

  /// The text that draws panels below the cursor of a terminal, and leaves the cursor below them.
  static func text(
    _ panels: [PictureStrip.Panel], _ method: PictureMethod, _ depth: ColorDepth, _ window: Terminal.Window
  ) -> String {
    let rows = max(2, window.rows - 6)
    let space =
      method.drawsPixels
      ? PictureStrip.Space(
        columns: window.columns, rows: rows, cellWidth: window.cellWidth, cellHeight: window.cellHeight)
      : .blocks(window.columns, rows)
    guard method != .none, let strip = PictureStrip(panels, in: space) else { return "" }
    return PictureStripWriter(method: method, depth: depth).text(below: strip)
  }
}
