import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

/// Shapes that share their borders cover every pixel once.
@Suite struct PartitionTests {
  /// A square of 24 pixels cut into triangles: the corners of a grid are moved about, and each cell is halved.
  private func triangulation(seed: UInt64) -> [[(Double, Double)]] {
    var generator = SeededGenerator(seed: seed)
    let cells = 4
    let corners = (0...cells).map { row in
      (0...cells).map { column -> (Double, Double) in
        func moved(_ place: Int) -> Double {
          let isBorder = place == 0 || place == cells
          return Double(place) * 6 + (isBorder ? 0 : Double.random(in: -1.4...1.4, using: &generator))
        }
        return (2 + moved(column), 2 + moved(row))
      }
    }
    var triangles: [[(Double, Double)]] = []
    for row in 0..<cells {
      for column in 0..<cells {
        let (a, b) = (corners[row][column], corners[row][column + 1])
        let (c, d) = (corners[row + 1][column + 1], corners[row + 1][column])
        triangles += [[a, b, c], [a, c, d]]
      }
    }
    return triangles
  }

  @Test(arguments: 0..<40)
  func signedAreasOfTrianglesAddUpExactly(seed: UInt64) {
    var parts = AreaAccumulator()
    let window = PixelBounds(left: 0, top: 0, right: 28, bottom: 28)
    parts.begin(window: window)
    for triangle in triangulation(seed: seed) {
      var outline = Outline()
      Flattener(transform: .identity, tolerance: 1).flatten(polygon(triangle), into: &outline)
      for edge in outline.edges { parts.add(edge) }
    }
    for row in 0..<28 {
      let (first, numbers) = parts.numbers(row: row)
      var sum: Int32 = 0
      var areas = [Int32](repeating: 0, count: 28)
      for column in 0..<28 {
        if column >= first, column - first < numbers.count { sum += numbers[column - first] }
        areas[column] = sum
      }
      // All triangles run clockwise, with their left sides upwards: the area is below zero.
      let expected = (0..<28).map { column -> Int32 in
        (2..<26).contains(column) && (2..<26).contains(row) ? -AreaAccumulator.whole : 0
      }
      #expect(areas == expected, "row \(row)")
      parts.clear(row: row)
    }
  }

  @Test(arguments: 0..<40)
  func coveragesOfTrianglesAddUpButForRounding(seed: UInt64) {
    let masks = triangulation(seed: seed).map { coverage(polygon($0)) }
    for y in 0..<28 {
      for x in 0..<28 {
        let pixel = PixelBounds(left: x, top: y, right: x + 1, bottom: y + 1)
        let shares = masks.filter { $0.bounds.contains(pixel) }.map { Int($0[x, y]) }
        let isInside = (2..<26).contains(x) && (2..<26).contains(y)
        let difference = abs(shares.reduce(0, +) - (isInside ? 255 : 0))
        // Each share rounds by at most a half.
        #expect(difference * 2 <= max(1, shares.count), "pixel \(x), \(y): \(shares)")
      }
    }
  }

  @Test func twoHalvesOfASquareLackNothing() {
    for step in 0...256 {
      let cut = Double(step) / 256
      let left = coverage(Path(rect: CGRect(x: 0, y: 0, width: 1 + cut, height: 1)))
      let right = coverage(Path(rect: CGRect(x: 1 + cut, y: 0, width: 2 - cut, height: 1)))
      let sum = Int(left[1, 0]) + Int(right[1, 0])
      // Only two equal halves both round up.
      #expect(sum == (step == 128 ? 256 : 255), "cut at \(step)/256")
    }
  }
}
