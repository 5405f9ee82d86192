import Foundation
import GalleyDiff
import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyExplanation

/// What is told of bands between pictures without trees.
@Suite struct BandAlignmentTests {
  private let width = 30

  /// A picture of rows, each a colour by its number; 0 is white.
  private func picture(_ rows: [Int]) -> Bitmap {
    var picture = Bitmap(width: width, height: rows.count, color: .white)
    for (y, row) in rows.enumerated() where row != 0 {
      for x in 0..<width { picture[x, y] = RGBA(UInt8(row % 256), UInt8(x), UInt8(row / 256)) }
    }
    return picture
  }

  /// The same with rows and columns exchanged.
  private func turned(_ picture: Bitmap) -> Bitmap {
    var turned = Bitmap(width: picture.height, height: picture.width, color: .white)
    for y in 0..<picture.height { for x in 0..<picture.width { turned[y, x] = picture[x, y] } }
    return turned
  }

  private func told(_ a: Bitmap, _ b: Bitmap) -> [String] {
    let comparison = Comparator.compare(
      baseline: ScreenSnapshot(picture: a), candidate: ScreenSnapshot(picture: b))
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels)
    expectPlaces(comparison, a, b)
    return comparison.causes.map(\.sentence)
  }

  /// Expects that the places of bands have nothing in common with those of other causes, and that each pixel is at one.
  private func expectPlaces(_ comparison: Comparison, _ a: Bitmap, _ b: Bitmap) {
    var places = comparison.causes.map { $0.areas ?? [] }
    var open = PixelDifference(a, b)
    for area in places.joined() { open.clear(PixelRect(area, scale: 1, within: open.width, open.height)) }
    #expect(open.isEmpty, "\(comparison.causes.map(\.sentence))")
    guard comparison.causes.first.map({ [.moved, .appeared, .vanished].contains($0.kind) }) ?? false else {
      return
    }
    let bands = places.removeFirst()
    for area in places.joined() {
      #expect(
        bands.allSatisfy { $0.intersection(area).isEmpty },
        "\(comparison.causes.map(\.sentence)): \(bands), \(area)")
    }
  }

  private let head = Array(1...30)
  private let body = Array(101...160)
  private let band = Array(301...356)
  private func ground(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }

  @Test func aBandThatCameIn() {
    #expect(
      told(picture(head + body + ground(70)), picture(head + band + body + ground(14)))
        == ["a band of 56 px was inserted at y = 30"])
    #expect(
      told(picture(head + band + body + ground(14)), picture(head + body + ground(70)))
        == ["a band of 56 px was removed at y = 30"])
  }

  @Test func aBandBesideAChange() {
    var changed = picture(head + band + body + ground(14))
    for x in 4..<9 { changed[x, 120] = .black }
    #expect(
      told(picture(head + body + ground(70)), changed)
        == ["a band of 56 px was inserted at y = 30", "5 × 1 px at (4, 120) look different (5 px differ)"])
  }

  @Test func evenGroundThatCameInTwice() {
    #expect(
      told(
        picture(head + body + band + ground(20)),
        picture(head + ground(4) + body + ground(6) + band + ground(10)))
        == ["everything below y = 30 moved down 4 px", "everything below y = 90 moved down 6 px"])
  }

  @Test func whatMovedAboveABarThatStayed() {
    let bar = Array(901...920)
    var changed = picture(head + ground(8) + body + bar)
    changed[3, 3] = .black
    #expect(
      told(picture(head + body + ground(8) + bar), changed)
        == [
          "everything from y = 30 to y = 90 moved down 8 px",
          "1 × 1 px at (3, 3) look different (1 px differs)",
        ])
  }

  @Test func bandsThatChangedPlaces() {
    #expect(
      told(picture(head + band + body), picture(head + body + band))
        == ["the band of 56 px at y = 30 moved down 60 px"])
  }

  @Test func columnsAreToldLikeRows() {
    #expect(
      told(
        turned(picture(head + body + ground(70))), turned(picture(head + band + body + ground(14))))
        == ["a band of 56 px was inserted at x = 30"])
    #expect(
      told(turned(picture(head + body + ground(9))), turned(picture(head + ground(9) + body)))
        == ["everything right of x = 30 moved right 9 px"])
  }

  @Test func aTallerPictureIsToldByItsBand() {
    #expect(
      told(picture(head + body), picture(head + band + body)) == ["a band of 56 px was inserted at y = 30"])
    var changed = picture(head + band + body)
    changed[0, 0] = .black
    #expect(
      told(picture(head + body), changed)
        == ["a band of 56 px was inserted at y = 30", "1 × 1 px at (0, 0) look different (1 px differs)"])
  }

  @Test func aWiderPictureIsWider() {
    let before = picture(head)
    var after = Bitmap(width: width + 12, height: head.count, color: .white)
    for y in 0..<head.count { for x in 0..<width { after[x, y] = before[x, y] } }
    #expect(told(before, after).last == "the picture is 12 px wider: 42 × 30 px, before 30 × 30 px")
  }

  @Test func noiseIsNoBand() {
    var generator = SeededGenerator(seed: 3)
    let (a, b) = (Noise.colors(40, 40, &generator), Noise.colors(40, 40, &generator))
    #expect(BandAlignment.find(a, b, differing: 1600) == nil)
    let ground = Bitmap(width: 20, height: 50, color: .white)
    #expect(BandAlignment.find(ground, Bitmap(width: 20, height: 60, color: .white), differing: 200) == nil)
  }

  /// Whatever is planted, the pixels add up and nothing is told of equal pictures.
  @Test(arguments: Soak.seeds(60))
  func everyPixelIsAccountedForOnce(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func rows(_ start: Int) -> [Int] {
      (0..<Int.random(in: 0...40, using: &generator)).map {
        Bool.random(using: &generator) ? 0 : start + $0
      }
    }
    let parts = [rows(1), rows(101), rows(201), rows(301)]
    let before = [1] + parts.flatMap { $0 }
    let after =
      [1] + [0, 2, 1, 3].filter { _ in Int.random(in: 0..<6, using: &generator) > 0 }.flatMap { parts[$0] }
    #expect(told(picture(before), picture(before)) == [])
    _ = told(picture(before), picture(after))
    _ = told(turned(picture(before)), turned(picture(after)))
  }
}
