import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Every way to draw a scene gives the same bytes.
@Suite struct SceneEqualityTests {
  private let library: FontLibrary
  private let renderer: Renderer
  private let text: SceneText

  init() throws {
    library = try FontLibrary()
    renderer = Renderer(library)
    text = SceneText(typesetter: Typesetter(library))
  }

  private func frame(of scene: TestScene) -> RenderTarget {
    RenderTarget(size: TestScene.size, scale: scene.scale, background: scene.background)
  }

  /// Every seventh scene has to do where nobody looks for faults: some of each kind, at each scale.
  private static let step = Soak.factor > 1 ? 1 : 7

  /// The numbers of the scenes that fail a test.
  private func failures(_ isEqual: (TestScene, Bitmap) throws -> Bool) rethrows -> [Int] {
    try stride(from: 0, to: TestScene.count, by: Self.step).filter { number in
      let scene = TestScene(number, text)
      return try !isEqual(scene, scene.picture(renderer))
    }
  }

  @Test func `twice in one process`() {
    #expect(failures { scene, picture in scene.picture(renderer) == picture } == [])
  }

  @Test func `by two and three threads`() {
    let resources = (0..<3).map { _ in RenderingResources(FontLibrary(sharing: library)) }
    func draw(_ scene: TestScene, _ count: Int) -> Bitmap {
      let frame = frame(of: scene)
      var bitmap = Bitmap(width: frame.bounds.width, height: frame.bounds.height)
      bitmap.bytes.withUnsafeMutableBytes {
        let layer = Layer(bounds: frame.bounds, lent: $0.bindMemory(to: UInt32.self))
        ParallelRenderer(resources: Array(resources[..<count])).draw(scene.list, in: frame, on: layer)
      }
      return bitmap
    }
    #expect(failures { scene, picture in draw(scene, 2) == picture && draw(scene, 3) == picture } == [])
  }

  @Test func `in bands`() {
    func bands(_ scene: TestScene, _ height: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      renderer.renderBands(
        scene.list, size: TestScene.size, scale: scene.scale, background: scene.background, bandHeight: height
      ) { band in
        #expect(band.top * band.bitmap.width * 4 == bytes.count)
        bytes += band.bitmap.bytes
      }
      return bytes
    }
    #expect(failures { scene, picture in bands(scene, 17) == picture.bytes } == [])
    #expect(failures { scene, picture in bands(scene, 64) == picture.bytes } == [])
  }

  @Test func `in tiles`() {
    func tiles(_ scene: TestScene, _ seed: Int) -> Bitmap {
      var dice = SceneGenerator(seed: UInt64(seed))
      let frame = frame(of: scene)
      let bounds = frame.bounds
      let footprints = Footprints(scene.list, transform: frame.transform, bounds: bounds)
      var bitmap = Bitmap(width: bounds.width, height: bounds.height)
      bitmap.bytes.withUnsafeMutableBytes {
        let layer = Layer(bounds: bounds, lent: $0.bindMemory(to: UInt32.self))
        let (width, height) = (dice.whole(20, 90), dice.whole(20, 90))
        for top in stride(from: 0, to: bounds.height, by: height) {
          for left in stride(from: 0, to: bounds.width, by: width) {
            let tile = PixelBounds(left: left, top: top, right: left + width, bottom: top + height)
            frame.draw(
              scene.list, footprints: footprints, window: footprints.closed(tile.intersection(bounds)),
              on: layer,
              resources: renderer.resources)
          }
        }
      }
      return bitmap
    }
    var seed = 0
    #expect(
      failures { scene, picture in
        seed += 1
        return tiles(scene, seed) == picture
      } == [])
  }

  @Test func `over an old picture`() {
    func over(_ scene: TestScene, _ picture: Bitmap) -> Bitmap {
      var bitmap = Bitmap(width: picture.width, height: picture.height, color: RGBA(1, 2, 3, 4))
      renderer.render(scene.list, into: &bitmap, scale: scene.scale, background: scene.background)
      return bitmap
    }
    #expect(failures { over($0, $1) == $1 } == [])
  }
}
