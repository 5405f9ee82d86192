import Foundation
import GalleyImage
import GalleyRaster

extension Task {
  /// A list of which one row changes its title, and back: drawn whole, and drawn where it changed.
  static func damage(_ scene: Scene, _ changed: Scene, library: FontLibrary) -> [Task] {
    var turn = 0
    func next() -> Scene {
      turn += 1
      return turn.isMultiple(of: 2) ? scene : changed
    }
    let renderer = Renderer(library)
    var bitmap = renderer.draw(scene)
    let picture = RetainedPicture(Renderer(library))
    func update(_ scene: Scene) -> Int {
      picture.update(scene.list, size: scene.size, scale: scene.scale, background: scene.background).width
    }
    return [
      Task(
        name: "damage.full",
        run: {
          let scene = next()
          renderer.render(scene.list, into: &bitmap, scale: scene.scale, background: scene.background)
          return bitmap.width
        }),
      Task(name: "damage.row", run: { update(next()) }),
      Task(name: "damage.none", run: { update(scene) }),
    ]
  }

  /// Each scene by one thread and by two.
  static func threads(_ scenes: [Scene], library: FontLibrary) -> [Task] {
    scenes.flatMap { scene in
      [1, 2].map { count in
        let renderer = Renderer(library)
        var bitmap = renderer.draw(scene)
        return Task(
          name: "threads\(count).\(scene.name)",
          run: {
            renderer.render(
              scene.list, into: &bitmap, scale: scene.scale, background: scene.background, threads: count)
            return bitmap.width
          })
      }
    }
  }
}
