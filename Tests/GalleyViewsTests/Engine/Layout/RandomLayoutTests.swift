import Foundation
import GalleyViews
import SeededCases
import Testing

/// Random trees of containers and modifiers have the places that a second, naive layout gives them.
@MainActor @Suite struct RandomLayoutTests {
  /// So many pixels a point that rounding to pixels does not matter.
  private static let scale = 1024.0
  /// Two roundings of half a pixel each, and what sums in another order differ by.
  private static let tolerance = 1.5 / scale

  /// A slice of the seeds for each of ten cases, so that they are told apart where one fails.
  @Test(arguments: 0..<10) func theEngineAgreesWithTheNaiveLayout(_ slice: UInt64) throws {
    var stage = try LayoutTreeStage()
    stage.scale = Self.scale
    for seed in Soak.seeds(300, oneIn: 4) {
      stage.direction = seed % 4 == 0 ? .rightToLeft : .leftToRight
      var generator = LayoutTreeGenerator(seed: seed * 10 + slice)
      // The naive layout takes longer by an order of magnitude for each level.
      let tree = generator.tree(depth: seed % 5 == 0 ? 3 : 2)
      let offer = generator.offer()
      let expected = NaiveLayout(
        pixel: 1 / Self.scale, isMirrored: stage.direction == .rightToLeft
      ).frames(of: tree, offered: offer)
      let found = stage.frames(
        of: tree, offered: offer.proposal)
      #expect(Set(found.keys) == Set(expected.keys), "seed \(seed * 10 + slice): \(tree)")
      for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
        guard let own = found[name], frame.isFinite else { continue }
        let difference = frame.difference(to: own)
        guard difference > Self.tolerance else { continue }
        Issue.record(
          """
          seed \(seed * 10 + slice), \(name) of \(tree)
          offered \(offer): expected \(frame), found \(own)
          """)
        return
      }
    }
  }
}

extension NaiveLayout.Offer {
  /// The same offer to the engine.
  fileprivate var proposal: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }
}

extension NaiveLayout.Frame {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }

  /// The greatest difference of an edge.
  fileprivate func difference(to other: CGRect) -> Double {
    [x - other.minX, y - other.minY, x + width - other.maxX, y + height - other.maxY].map(abs).max() ?? 0
  }
}
