import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyExplanation

/// The check of an explanation's account of pixels: that it finds what is wrong with one.
@Suite struct PixelAccountTests {
  /// A text of 100 × 20 points on a screen, and three differing pixels.
  private static let text = CGRect(x: 16, y: 40, width: 100, height: 20)

  /// The fault of an explanation by one text, whose places are given, and which explains all differing pixels.
  private func fault(
    differing pixels: [(x: Int, y: Int)], places: [PixelCluster], veils: [PixelRect] = [],
    rest: [(x: Int, y: Int)] = []
  ) -> String? {
    func tree(_ label: String) -> FlatElementTree {
      FlatElementTree(
        Placed.screen([
          Placed.element(
            .staticText, "", label, Self.text.minX, Self.text.minY, Self.text.width, Self.text.height)
        ]))
    }
    func set(_ pixels: [(x: Int, y: Int)]) -> PixelDifference {
      var set = PixelDifference(width: 320, height: 480)
      for pixel in pixels { set.insert(pixel.x, pixel.y) }
      return set
    }
    let areas = FindingAreas(ElementMatching(tree("Tea"), tree("Coffee")), scale: 1, width: 320, height: 480)
    let finding = Finding(
      change: .text(.label, before: "Tea", after: "Coffee"), subject: .init(baseline: 1, candidate: 1),
      veils: veils, places: places)
    return PixelAccount.fault(in: [finding], set(rest), of: set(pixels), areas)
  }

  private func place(_ x: Int, _ y: Int, _ count: Int) -> PixelCluster {
    PixelCluster(bounds: PixelRect(x: x, y: y, width: count, height: 1), count: count)
  }

  @Test func `each pixel once, at its place, is no fault`() {
    #expect(fault(differing: [(20, 50), (21, 50)], places: [place(20, 50, 2)]) == nil)
    #expect(fault(differing: [(20, 50), (200, 300)], places: [place(20, 50, 1)], rest: [(200, 300)]) == nil)
    #expect(fault(differing: [], places: []) == nil)
  }

  @Test(arguments: [0, 1, 3])
  func `a sum that is not that of the differing pixels is a fault`(_ count: Int) {
    let places = count == 0 ? [] : [place(20, 50, count)]
    let found = fault(differing: [(20, 50), (21, 50)], places: places)
    #expect(found == "the findings have \(count) pixels and the remainder 0, of 2")
  }

  @Test func `a pixel at no place is a fault`() {
    let found = fault(
      differing: [(20, 50), (80, 50)], places: [PixelCluster(bounds: place(20, 50, 1).bounds, count: 2)])
    #expect(found == "1 pixels of the findings have no place")
  }

  @Test func `a place far from the change is a fault`() {
    let found = fault(differing: [(200, 300)], places: [place(200, 300, 1)])
    #expect(found?.contains("cannot have altered") ?? false)
  }

  /// The blur of a material carries a change further than a shadow or ground.
  @Test func `a place beside the change is a fault unless a material blurs it there`() {
    #expect(fault(differing: [(60, 75)], places: [place(60, 75, 1)]) == nil)
    #expect(fault(differing: [(60, 100)], places: [place(60, 100, 1)]) != nil)
    let bar = PixelRect(x: 0, y: 90, width: 320, height: 40)
    #expect(fault(differing: [(60, 100)], places: [place(60, 100, 1)], veils: [bar]) == nil)
  }
}
