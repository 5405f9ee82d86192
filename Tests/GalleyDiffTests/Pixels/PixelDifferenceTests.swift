import Foundation
import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct PixelDifferenceTests {
  private func differs(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int) -> Bool {
    func pixel(_ picture: Bitmap) -> RGBA? { x < picture.width && y < picture.height ? picture[x, y] : nil }
    return pixel(a) != pixel(b)
  }

  @Test(arguments: 1...150)
  func itFindsWhatAPixelByPixelLookFinds(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...150, using: &generator), Int.random(in: 1...30, using: &generator)
    )
    let a = Noise.picture(width, height, &generator)
    let b =
      seed % 4 == 0
      ? Noise.picture(
        Int.random(in: 1...150, using: &generator), Int.random(in: 1...30, using: &generator), &generator)
      : Noise.changed(a, &generator)
    let masks =
      seed % 3 == 0 ? [Noise.rect(in: max(a.width, b.width), max(a.height, b.height), &generator)] : []
    let difference = PixelDifference(a, b, ignoring: masks)
    var count = 0
    for y in 0..<difference.height {
      var runs = Set<Int>()
      difference.forEachRun(inRow: y) { run in
        #expect(!run.isEmpty && !runs.contains(run.lowerBound - 1) && !runs.contains(run.lowerBound))
        runs.formUnion(run)
      }
      for x in 0..<difference.width {
        let isMasked = masks.contains { ($0.minX..<$0.maxX).contains(x) && ($0.minY..<$0.maxY).contains(y) }
        let expected = differs(a, b, x, y) && !isMasked
        count += expected ? 1 : 0
        if difference.differs(x, y) != expected { Issue.record("(\(x), \(y))") }
        if runs.contains(x) != expected { Issue.record("run at (\(x), \(y))") }
      }
    }
    #expect(difference.count == count)
    #expect(PixelDifference(b, a, ignoring: masks).count == count, "symmetric")
  }

  @Test(arguments: 1...60)
  func aRectangleDiffersIfAPixelInItDoes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.picture(140, 12, &generator)
    let difference = PixelDifference(a, Noise.changed(a, &generator))
    for _ in 0..<20 {
      let rect = Noise.rect(in: 140, 12, &generator)
      let expected = (rect.minY..<rect.maxY).contains { y in
        (rect.minX..<rect.maxX).contains { difference.differs($0, y) }
      }
      #expect(difference.differs(in: rect) == expected, "\(rect)")
    }
  }

  @Test func everyByteOfAPixelCounts() {
    let a = Bitmap(width: 9, height: 1, color: RGBA(10, 20, 30, 40))
    for channel in 0..<4 {
      var b = a
      b.bytes[8 * 4 + channel] += 1
      #expect(PixelDifference(a, b).count == 1)
    }
  }

  @Test func pointsBecomeTheirPixels() {
    func pixels(_ rect: CGRect, _ scale: Double) -> [Int] {
      let area = PixelRect(rect, scale: scale, within: 100, 50)
      return [area.minX, area.minY, area.maxX, area.maxY]
    }
    #expect(pixels(CGRect(x: 1, y: 2, width: 3, height: 4), 3) == [3, 6, 12, 18])
    #expect(pixels(CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 1.0 / 3, height: 1), 3) == [1, 2, 2, 5])
    #expect(pixels(CGRect(x: 0.5, y: 0.2, width: 1, height: 1), 1) == [0, 0, 2, 2])
    #expect(pixels(CGRect(x: -10, y: 40, width: 1000, height: 1000), 1) == [0, 40, 100, 50])
    #expect(PixelRect(CGRect(x: 5, y: 5, width: 0, height: 9), scale: 1, within: 100, 50).isEmpty)
    #expect(PixelRect(CGRect(x: 500, y: 5, width: 9, height: 9), scale: 1, within: 100, 50).isEmpty)
    #expect(PixelRect(CGRect(x: Double.nan, y: 0, width: .nan, height: 9), scale: 1, within: 100, 50).isEmpty)
    #expect(
      PixelRect(
        CGRect(x: 0, y: 0, width: Double.infinity, height: Double.infinity), scale: 1, within: 100, 50
      ).area == 5000)
  }
}
