import Foundation
import GalleyViews
import Testing

/// The numbers by which shapes are shown on their way.
@Suite struct AnimatableShapeTests {
  /// A shape in the middle between two.
  private func middle<Outline: Shape>(_ a: Outline, _ b: Outline) -> Outline {
    var shape = a
    var way = b.animatableData - a.animatableData
    way.scale(by: 0.5)
    shape.animatableData += way
    return shape
  }

  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test func shapesOfTheLibraryAreShownInTheMiddle() {
    #expect(
      middle(RoundedRectangle(cornerRadius: 4), RoundedRectangle(cornerRadius: 8)).cornerSize
        == CGSize(width: 6, height: 6))
    let uneven = middle(
      UnevenRoundedRectangle(topLeadingRadius: 10), UnevenRoundedRectangle(bottomTrailingRadius: 10))
    #expect(uneven.cornerRadii == RectangleCornerRadii(topLeading: 5, bottomTrailing: 5))
    let half = middle(Rectangle().trim(from: 0, to: 0), Rectangle().trim(from: 0, to: 1))
    #expect(half.path(in: rect) == Rectangle().trim(from: 0, to: 0.5).path(in: rect))
    let moved = middle(Rectangle().offset(x: 0), Rectangle().offset(x: 10))
    #expect(moved.offset == CGSize(width: 5, height: 0))
    #expect(middle(Rectangle().rotation(.zero), Rectangle().rotation(.degrees(90))).angle.degrees == 45)
    #expect(middle(Rectangle().scale(1), Rectangle().scale(2)).scale == CGSize(width: 1.5, height: 1.5))
    let lines = middle(Rectangle().stroke(lineWidth: 2), Rectangle().stroke(lineWidth: 4))
    #expect(lines.path(in: rect).boundingRect == rect.insetBy(dx: -1.5, dy: -1.5))
  }
}
