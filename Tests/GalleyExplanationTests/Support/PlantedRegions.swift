import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyTree
import SeededCases

/// Regions made of a seed that leave an element, what holds it and what is in it alone.
struct PlantedRegions {
  /// The regions.
  private(set) var regions: [MatchRegion] = []

  /// Makes regions.
  ///
  /// - Parameters:
  ///   - generator: Where chance comes from.
  ///   - count: How many.
  ///   - tree: The new tree.
  ///   - spared: The element that no region may hold, touch or be held by.
  ///   - levels: Levels of regions that are given one.
  init(
    _ generator: inout SeededGenerator, count: Int, in tree: Element, sparing spared: ElementPath,
    levels: [MatchLevel] = MatchLevel.allCases
  ) {
    let outline = FlatElementTree(tree)
    guard let number = outline.number(at: spared) else { return }
    let frame = outline[number].element.frame
    let others = outline.nodes.indices.filter { other in
      !outline.isInside(other, of: number) && !outline.isInside(number, of: other)
        && !outline[other].element.frame.insetBy(dx: -20, dy: -20).intersects(frame)
    }
    for place in 0..<count {
      var padding = RegionEdges.zero
      if Bool.random(using: &generator) { padding.right = .random(in: 0...12, using: &generator) }
      if Bool.random(using: &generator) { padding.up = .random(in: 0...12, using: &generator) }
      let kind = Self.kind(&generator, levels)
      let name = "region \(place)"
      if Bool.random(using: &generator), let other = others.randomElement(using: &generator) {
        regions.append(MatchRegion(kind, .element(outline.path(of: other)), padding: padding, name: name))
        // Now and then another one on the same element.
        if Bool.random(using: &generator) {
          regions.append(
            MatchRegion(Self.kind(&generator, levels), .element(outline.path(of: other)), name: name))
        }
      } else {
        let rect = CGRect(
          x: .random(in: -20...330, using: &generator), y: .random(in: -20...490, using: &generator),
          width: .random(in: 0...200, using: &generator), height: .random(in: 0...200, using: &generator))
        if rect.insetBy(dx: -20, dy: -20).intersects(frame) { continue }
        regions.append(MatchRegion(kind, .rectangle(rect), padding: padding, name: name))
      }
    }
    regions.shuffle(using: &generator)
  }

  private static func kind(_ generator: inout SeededGenerator, _ levels: [MatchLevel]) -> RegionKind {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: .ignore
    case 2: .level(levels.randomElement(using: &generator)!)
    case 3: .floating(RegionEdges(.random(in: 0...40, using: &generator)))
    default: .dynamic(Bool.random(using: &generator) ? nil : .expression(".*"))
    }
  }
}
