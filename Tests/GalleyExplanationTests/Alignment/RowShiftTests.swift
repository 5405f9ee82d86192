import GalleyDiff
import GalleyImage
import Testing

@testable import GalleyExplanation

@Suite struct RowShiftTests {
  private let width = 12

  /// A picture of rows, each a colour by its number; 0 is white.
  private func picture(_ rows: [Int]) -> Bitmap {
    var picture = Bitmap(width: width, height: rows.count, color: .white)
    for (y, row) in rows.enumerated() where row != 0 {
      for x in 0..<width { picture[x, y] = RGBA(UInt8(row % 256), UInt8(x), UInt8(row / 256)) }
    }
    return picture
  }

  private let head = Array(1...30)
  private let body = Array(101...140)

  @Test func rowsThatMovedDownOntoEvenGround() {
    let shift = RowShift.find(
      picture(head + body + Array(repeating: 0, count: 20)),
      picture(head + [0, 0, 0, 0] + body + Array(repeating: 0, count: 16)))
    #expect(shift == RowShift(start: 30, end: nil, rows: 4))
  }

  @Test func rowsThatMovedUpAboveABar() {
    let bar = [200, 201, 202]
    let shift = RowShift.find(
      picture(head + [0, 0] + body + [0, 0, 0] + bar), picture(head + body + [0, 0, 0, 0, 0] + bar))
    #expect(shift == RowShift(start: 30, end: 72, rows: -2))
  }

  @Test func rowsThatCameIntoATallerPicture() {
    #expect(
      RowShift.find(picture(head + body), picture(head + [7, 7, 7] + body))
        == RowShift(start: 30, end: nil, rows: 3))
    #expect(
      RowShift.find(picture(head + [7, 7, 7] + body), picture(head + body))
        == RowShift(start: 30, end: nil, rows: -3))
  }

  @Test func anythingBesideTheShiftMakesItNone() {
    var changed = body
    changed[20] = 999
    let before = picture(head + body + Array(repeating: 0, count: 20))
    #expect(
      RowShift.find(before, picture(head + [0, 0, 0, 0] + changed + Array(repeating: 0, count: 16))) == nil)
    #expect(RowShift.find(before, picture(head + changed + Array(repeating: 0, count: 20))) == nil)
  }

  @Test func evenGroundAndFewRowsAreNoContent() {
    let ground = Array(repeating: 5, count: 40)
    #expect(RowShift.find(picture(head + [0] + ground), picture(head + [0, 0] + ground.dropLast())) == nil)
    #expect(RowShift.find(picture(head + [0, 1, 2, 3]), picture(head + [1, 2, 3, 0])) == nil)
  }

  @Test func otherWidthsAreNotLookedAt() {
    #expect(RowShift.find(Bitmap(width: 2, height: 20), Bitmap(width: 3, height: 20)) == nil)
  }
}
