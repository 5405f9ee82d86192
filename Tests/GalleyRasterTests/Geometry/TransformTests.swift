import Foundation
import Testing

@testable import GalleyRaster

@Suite struct TransformTests {
  @Test func rotationIsClockwiseOnTheScreen() {
    let turned = Transform.rotation(radians: .pi / 2).apply(CGPoint(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-15 && abs(turned.y - 1) < 1e-15)
  }

  @Test func invertsWhatCanBeInverted() throws {
    let map = Transform.rotation(radians: 0.3).then(.scale(x: 2, y: -3)).then(.translation(x: 5, y: 6))
    let back = try #require(map.inverted)
    let point = back.apply(map.apply(CGPoint(x: 7, y: 8)))
    #expect(abs(point.x - 7) < 1e-12 && abs(point.y - 8) < 1e-12)
    #expect(Transform.scale(x: 0, y: 1).inverted == nil)
  }

  @Test func knowsHowMuchALengthCanGrow() {
    #expect(abs(Transform.rotation(radians: 1).then(.scale(x: 3, y: 3)).largestScale - 3) < 1e-12)
    #expect(abs(Transform.scale(x: 2, y: 5).then(.rotation(radians: 1)).largestScale - 5) < 1e-12)
  }

  @Test func knowsWhenRectanglesStayUpright() {
    #expect(Transform.scale(x: 2, y: 3).isUpright)
    #expect(!Transform.scale(x: -2, y: 3).isUpright)
    #expect(!Transform.rotation(radians: 0.1).isUpright)
    #expect(Transform.scale(x: 2, y: 2).uniformScale == 2)
    #expect(Transform.scale(x: 2, y: 3).uniformScale == nil)
  }
}
