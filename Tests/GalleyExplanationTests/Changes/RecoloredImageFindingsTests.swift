import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// Where colours do not count, pictures still do.
@Suite struct RecoloredImageFindingsTests {
  private func snapshot(_ ground: String, shape: Int?) -> ScreenSnapshot {
    var tree = Sketch.screen([]).tree()
    var button = Element(
      .button, identifier: "pay", label: "Pay", frame: CGRect(x: 20, y: 20, width: 120, height: 60))
    button.appearance = Appearance()
    button.appearance?.background = ground
    button.children = [Element(.image, label: "Icon", frame: CGRect(x: 30, y: 30, width: 40, height: 40))]
    tree.children = [button]
    let color: RGBA = ground == "#FF3B30FF" ? RGBA(255, 59, 48) : RGBA(0, 122, 255)
    var picture = Bitmap(width: 320, height: 480, color: .white)
    for y in 20..<80 { for x in 20..<140 { picture[x, y] = color } }
    if let shape {
      for y in 38..<62 { for x in 38 + shape..<44 + shape { picture[x, y] = .white } }
    }
    return ScreenSnapshot(picture: picture, tree: tree)
  }

  private func compare(_ after: ScreenSnapshot) throws -> Comparison {
    try Comparator.compare(
      baseline: snapshot("#FF3B30FF", shape: 0), candidate: after, settings: .init(level: .ignoreColors))
  }

  @Test func anotherColourPasses() throws {
    let found = try compare(snapshot("#007AFFFF", shape: 0))
    #expect(found.passes && found.forgiven.map(\.kind) == [.restyled])
  }

  @Test(arguments: [nil, 14] as [Int?]) func anotherPictureInItDoesNot(_ shape: Int?) throws {
    let found = try compare(snapshot("#007AFFFF", shape: shape))
    #expect(found.causes.map(\.element) == ["image “Icon”"])
    #expect(found.causes.map(\.kind) == [.pixels])
  }
}
