import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Making pictures smaller and reading between their pixels.
@Suite struct PictureTests {
  private func random(width: Int, height: Int, seed: UInt64) -> Picture {
    var generator = SeededGenerator(seed: seed)
    return Picture(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &generator) | 0xFF00_0000
      })
  }

  @Test func halvingAveragesFourPixels() {
    let picture = Picture(
      width: 2, height: 2, pixels: [0xFF00_0000, 0xFF00_0064, 0xFF00_00C8, 0xFF00_0014])
    let small = picture.shrunk(toWidth: 1, height: 1)
    // The rows' means are 50 and 110; their mean is 80.
    #expect(small.pixels == [0xFF00_0050])
  }

  @Test func partsOfPixelsCountByTheirArea() {
    // Three pixels become two: each new one has a whole and a half of another, 2/3 and 1/3 of it.
    let picture = Picture(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_005A, 0xFF00_00B4])
    #expect(picture.shrunk(toWidth: 2, height: 1).pixels == [0xFF00_001E, 0xFF00_0096])
  }

  @Test func aPlainPictureStaysPlain() {
    let plain = Picture(width: 97, height: 53, pixels: Array(repeating: 0xFF12_3456, count: 97 * 53))
    for (width, height) in [(96, 53), (1, 1), (31, 17), (50, 52)] {
      #expect(plain.shrunk(toWidth: width, height: height).pixels.allSatisfy { $0 == 0xFF12_3456 })
    }
  }

  @Test func theMeanIsKept() {
    let picture = random(width: 60, height: 40, seed: 2)
    func mean(_ picture: Picture) -> Double {
      picture.pixels.reduce(0) { $0 + Double($1 & 255) } / Double(picture.pixels.count)
    }
    #expect(abs(mean(picture) - mean(picture.shrunk(toWidth: 7, height: 9))) < 0.5)
  }

  @Test func sidesThatWouldGrowAreKept() {
    let picture = random(width: 4, height: 4, seed: 3)
    #expect(picture.shrunk(toWidth: 9, height: 4).pixels == picture.pixels)
  }

  @Test func centresAreReadExactly() {
    let picture = random(width: 6, height: 5, seed: 4)
    let sampler = PictureSampler(picture, map: .translation(x: -3, y: -2), columns: 0..<9)
    var row = [UInt32](repeating: 0, count: 6)
    row.withUnsafeMutableBufferPointer { sampler.read(x: 3, y: 4, into: $0) }
    #expect(row == Array(picture.pixels[12..<18]))
  }

  @Test func halfwayIsTheMean() {
    let picture = Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_00C8])
    let sampler = PictureSampler(picture, map: .scale(x: 0.25, y: 1), columns: 0..<8)
    var row = [UInt32](repeating: 0, count: 8)
    row.withUnsafeMutableBufferPointer { sampler.read(x: 0, y: 0, into: $0) }
    // Places −3/8, −1/8, 1/8, 3/8 … between the two centres, and the borders go on.
    #expect(row.map { $0 & 255 } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func theWayAlongRowsReadsAsTheGeneralOne() {
    let picture = random(width: 13, height: 11, seed: 5)
    let along = Transform(a: 0.37, b: 0, c: 0, d: 0.61, tx: -1.3, ty: 0.2)
    var hardlyTurned = along
    hardlyTurned.b = 1e-12
    for y in -3..<20 {
      var rows = [[UInt32](repeating: 0, count: 40), [UInt32](repeating: 0, count: 40)]
      for (index, map) in [along, hardlyTurned].enumerated() {
        rows[index].withUnsafeMutableBufferPointer {
          PictureSampler(picture, map: map, columns: -5..<35).read(x: -5, y: y, into: $0)
        }
      }
      #expect(rows[0] == rows[1], "row \(y)")
    }
  }

  @Test func aPlainPictureIsPlainBetweenPixels() {
    let plain = Picture(width: 3, height: 3, pixels: Array(repeating: 0x80_40_20_10, count: 9))
    let map = Transform.rotation(radians: 0.7).then(.scale(x: 0.31, y: 0.17))
    var row = [UInt32](repeating: 0, count: 40)
    row.withUnsafeMutableBufferPointer {
      PictureSampler(plain, map: map, columns: -10..<30).read(x: -10, y: 3, into: $0)
    }
    #expect(row.allSatisfy { $0 == 0x80_40_20_10 })
  }
}
