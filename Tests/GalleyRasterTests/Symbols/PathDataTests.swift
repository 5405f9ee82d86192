import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct PathDataTests {
  private func bounds(_ data: String) throws -> CGRect { try PathData.path(data).boundingRect }

  @Test func everyCommandIsRead() throws {
    let path = try PathData.path("M1 2 3 4L5,6H7V8h-1v-1l.5-.5C1 1 2 2 3 3s1 1 2 2q1 1 2 0T9 9zm1 1l1 1")
    #expect(
      path.segments == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 6)),
        .line(CGPoint(x: 7, y: 6)), .line(CGPoint(x: 7, y: 8)), .line(CGPoint(x: 6, y: 8)),
        .line(CGPoint(x: 6, y: 7)), .line(CGPoint(x: 6.5, y: 6.5)),
        .cubic(
          control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2), to: CGPoint(x: 3, y: 3)),
        .cubic(
          control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 4, y: 4), to: CGPoint(x: 5, y: 5)),
        .quad(control: CGPoint(x: 6, y: 6), to: CGPoint(x: 7, y: 5)),
        .quad(control: CGPoint(x: 8, y: 4), to: CGPoint(x: 9, y: 9)), .close,
        .move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 3, y: 4)),
      ])
  }

  @Test func numbersAndFlagsNeedNoSpace() throws {
    #expect(try PathData.path("M-.5.25-1e1+2E-1") == PathData.path("M -0.5 0.25 L -10 0.2"))
    #expect(try PathData.path("M0 0a1 1 0 01-1 1") == PathData.path("M 0 0 a 1 1 0 0 1 -1 1"))
    #expect(try PathData.path(" ").isEmpty)
  }

  @Test func aPartAfterACloseBeginsWhereTheLastDid() throws {
    let path = try PathData.path("M1 1h2v2zl-1 0")
    #expect(path.segments.suffix(2) == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 0, y: 1))])
  }

  @Test(arguments: [
    // Half circles, both ways; three quarters; the corners of SVG 2's example.
    ("M0 0A1 1 0 0 1 2 0", CGRect(x: 0, y: -1, width: 2, height: 1)),
    ("M0 0A1 1 0 0 0 2 0", CGRect(x: 0, y: 0, width: 2, height: 1)),
    ("M1 0A1 1 0 1 1 0 -1", CGRect(x: -1, y: -1, width: 2, height: 2)),
    ("M1 0A1 1 0 0 0 0 -1", CGRect(x: 0, y: -1, width: 1, height: 1)),
    // Radii that are too small are made larger; an ellipse turned by a right angle.
    ("M0 0A.1 .1 0 0 1 4 0", CGRect(x: 0, y: -2, width: 4, height: 2)),
    ("M0 0A1 3 90 0 1 6 0", CGRect(x: 0, y: -1, width: 6, height: 1)),
  ]) func arcsReachAsFarAsTheyShould(data: String, expected: CGRect) throws {
    let bounds = try bounds(data)
    for (found, wanted) in [
      (bounds.minX, expected.minX), (bounds.minY, expected.minY), (bounds.maxX, expected.maxX),
      (bounds.maxY, expected.maxY),
    ] { #expect(abs(found - wanted) < 0.003, "\(data): \(bounds)") }
  }

  @Test func everyPointOfAnArcHasItsRadius() throws {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      let radius = Double.random(in: 0.5...8, using: &generator)
      let end = (
        Double.random(in: -0.9...0.9, using: &generator) * radius,
        Double.random(in: -0.9...0.9, using: &generator) * radius
      )
      let flags = (Int.random(in: 0...1, using: &generator), Int.random(in: 0...1, using: &generator))
      let path = try PathData.path("M0 0a\(radius) \(radius) 0 \(flags.0) \(flags.1) \(end.0) \(end.1)")
      // All ends of its curves are on one circle through both ends.
      let points = path.segments.compactMap { segment in
        if case .cubic(_, _, let point) = segment { Vector(point) } else { nil as Vector? }
      }
      let chord = Vector(end.0, end.1)
      let height = (radius * radius - chord.dot(chord) / 4).squareRoot()
      let normal = Vector(chord.y, -chord.x) / chord.length
      let centers = [chord / 2 + normal * height, chord / 2 - normal * height]
      let isOnOne = centers.contains { center in
        points.allSatisfy { abs(($0 - center).length - radius) < 1e-6 * radius }
      }
      #expect(isOnOne)
      let count = points.count
      #expect(flags.0 == 1 ? count >= 2 : count <= 2)
    }
  }

  @Test(arguments: [
    ("L1 1", "the path begins with no move at byte 0"),
    ("M1", "the path has no number where one has to be, at byte 2"),
    ("M1 2 3", "the path has no number where one has to be, at byte 6"),
    ("M1 2X", "the path has \"X\", which is no command, at byte 4"),
    ("M1 2L1e999 0", "the path has no number where one has to be, at byte 5"),
    ("M0 0A1 1 0 2 0 1 1", "the path has no flag, 0 or 1, where one has to be, at byte 11"),
    ("M0 0L1,,2", "the path has no number where one has to be, at byte 7"),
    ("M0 0L.", "the path has no number where one has to be, at byte 5"),
    (String(repeating: "M0 0", count: 70000), "the path has more than 262144 bytes"),
  ]) func whatIsWrongIsSaid(data: String, message: String) {
    #expect {
      _ = try PathData.path(data)
    } throws: {
      "\($0)" == message
    }
  }
}
