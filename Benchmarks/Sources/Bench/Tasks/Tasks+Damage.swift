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

  /// A list 100 000 points high at three pixels a point, in bands of 256 rows.
  static func tall(_ typesetter: Typesetter, library: FontLibrary) -> Task {
    var sketch = Sketch(typesetter)
    for row in 0..<1724 {
      let top = Double(row) * 58
      sketch.box(16, top, 358, 52, radius: 12, Ink.card)
      sketch.text("Row \(row)", x: 74, y: top + 6, size: 17, Ink.label)
      sketch.text("in a list without an end", x: 74, y: top + 28, size: 13, Ink.secondary)
    }
    let list = sketch.list
    let renderer = Renderer(library)
    func draw() -> Int {
      var rows = 0
      renderer.renderBands(
        list, size: CGSize(width: 390, height: 100_000), scale: 3, background: Ink.ground, bandHeight: 256
      ) { rows += $0.bitmap.height }
      return rows
    }
    return Task(
      name: "tall.bands", run: { draw() },
      facts: {
        Memory.resetPeak()
        let before = Memory.peak()
        let rows = draw()
        return ["rows": Double(rows), "peak MB above before": Memory.peak() - before]
      })
  }
}

/// What the system says of this process's memory.
enum Memory {
  /// Lets the peak begin anew.
  static func resetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  /// The most memory since, in MB.
  static func peak() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
    return (number ?? 0) / 1024
  }
}
