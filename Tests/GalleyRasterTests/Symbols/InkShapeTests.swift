import Foundation
import Testing

@testable import GalleyRaster

@Suite struct InkShapeTests {
  private func shape(_ data: String, _ rule: DisplayList.FillRule = .nonZero) throws -> InkShape {
    InkShape([(try PathData.path(data), rule)])
  }

  private func area(_ shape: InkShape) -> Double {
    coverage(shape.path.transformed(by: .scale(x: 8, y: 8))).area / 64
  }

  private static let frame = "M0 0h10v10h-10zM2 2v6h6v-6z"

  @Test func holesAreToldFromPiecesWhateverTheDirection() throws {
    for data in [Self.frame, "M0 0v10h10v-10zM2 2h6v6h-6z"] {
      let shape = try shape(data)
      #expect(shape.pieces.map(\.polygons.count) == [2])
      #expect(area(shape) == 64)
    }
    let same = try shape("M0 0h10v10h-10zM2 2h6v6h-6z")
    #expect(area(same) == 100)
    #expect(area(try shape("M0 0h10v10h-10zM2 2h6v6h-6z", .evenOdd)) == 64)
    #expect(try shape("M0 0h2v2h-2zM4 0h2v2h-2z").pieces.count == 2)
  }

  @Test func edgesMoveByTheDistance() throws {
    let shape = try shape(Self.frame)
    #expect(abs(area(shape.grown(by: 0.5)) - (121 - 25)) < 0.01)
    #expect(abs(area(shape.grown(by: -0.5)) - (81 - 49)) < 0.01)
    #expect(shape.grown(by: 0.5).bounds == CGRect(x: -0.5, y: -0.5, width: 11, height: 11))
  }

  @Test func whatIsMirroredKeepsItsInk() throws {
    let shape = try shape(Self.frame + "M4 4h1v1h-1z")
    let mirrored = shape.mapped(by: .scale(x: -1, y: 1))
    #expect(area(mirrored.mapped(by: .translation(x: 12, y: 0))) == 65)
    #expect(
      abs(area(mirrored.grown(by: 0.25).mapped(by: .translation(x: 12, y: 0))) - area(shape.grown(by: 0.25)))
        < 0.01)
  }

  @Test func aFilledShapeHasNoHolesButWhatStoodInThem() throws {
    let shape = try shape(Self.frame + "M4 4h1v1h-1z")
    #expect(area(shape.filled) == 99)
    #expect(area(try self.shape(Self.frame).filled) == 100)
  }
}
