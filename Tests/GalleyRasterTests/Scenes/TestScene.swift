import Foundation
import GalleyImage
import GalleyRaster

/// One of the numbered scenes: all that it shows follows from its number.
struct TestScene {
  let nodes: [SceneNode]
  let scale: Double
  let background: RGBA

  static let size = CGSize(width: 60, height: 80)
  /// The number of scenes of each kind.
  static let familySize = 50
  /// The number of scenes.
  static let count = familySize * SceneFamily.allCases.count

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - number: Which.
  ///   - text: What sets its text.
  init(_ number: Int, _ text: SceneText) {
    var dice = SceneGenerator(seed: UInt64(number))
    scale = Double(number % 3 + 1)
    background = dice.flip(0.7) ? .white : dice.flip() ? .clear : RGBA(30, 60, 90, 128)
    nodes = Self.family(of: number).nodes(&dice, text)
  }

  /// The kind of scene of a number; numbers beyond the list begin with the first kind again.
  static func family(of number: Int) -> SceneFamily {
    SceneFamily.allCases[number / familySize % SceneFamily.allCases.count]
  }

  var list: DisplayList { SceneNode.list(nodes) }

  /// The picture by a renderer.
  func picture(_ renderer: Renderer) -> Bitmap {
    renderer.render(list, size: Self.size, scale: scale, background: background)
  }
}
