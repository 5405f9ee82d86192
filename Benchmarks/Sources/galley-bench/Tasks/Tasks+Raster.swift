import Foundation
import GalleyImage
import GalleyRaster

extension Task {
  /// Each scene drawn whole by a renderer that has drawn it before.
  static func raster(_ scenes: [Scene], library: FontLibrary) -> [Task] {
    scenes.map { scene in
      let renderer = Renderer(library)
      // As Skia draws on the same surface again and again.
      var bitmap = renderer.draw(scene)
      return Task(
        name: "raster.\(scene.name)",
        run: {
          renderer.render(scene.list, into: &bitmap, scale: scene.scale, background: scene.background)
          return bitmap.width
        })
    }
  }

  /// Each scene drawn whole into a new picture.
  static func fresh(_ scenes: [Scene], library: FontLibrary) -> [Task] {
    scenes.map { scene in
      let renderer = Renderer(library)
      return Task(name: "fresh.\(scene.name)", run: { renderer.draw(scene) })
    }
  }

  /// Each scene written as a PNG file at the default effort.
  static func encode(_ scenes: [Scene], library: FontLibrary) -> [Task] {
    scenes.map { scene in
      let picture = Renderer(library).draw(scene)
      return Task(
        name: "encode.\(scene.name)", run: { encoded(picture) },
        facts: { ["bytes": Double(encoded(picture).count)] })
    }
  }

  private static func encoded(_ picture: Bitmap) -> Data {
    do { return try PNG.encode(picture) } catch { fatalError("\(error)") }
  }
}

extension Renderer {
  /// Draws a scene.
  func draw(_ scene: Scene) -> Bitmap {
    render(scene.list, size: scene.size, scale: scene.scale, background: scene.background)
  }
}
